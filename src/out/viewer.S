/* The bundle of web/ as bytes of the library: web/dist is made by `make web` and committed, so that building needs no node. */
  .section .rodata
  .balign 16
  .globl out_viewer_css
  .type out_viewer_css, %object
out_viewer_css:
  .incbin VIEWER_CSS
  .byte 0
  .size out_viewer_css, . - out_viewer_css
  .balign 16
  .globl out_viewer_js
  .type out_viewer_js, %object
out_viewer_js:
  .incbin VIEWER_JS
  .byte 0
  .size out_viewer_js, . - out_viewer_js
  .section .note.GNU-stack,"",%progbits
