// Bundles src/ into dist/viewer.js and dist/viewer.css, which the library embeds. `node build.mjs --check` compares only.
import { build } from "esbuild";
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";

// of KaTeX's fonts only those that our equations use, as woff2 inside the style sheet
const fonts = /KaTeX_(Main-(Regular|Bold|Italic|BoldItalic)|Math-(Italic|BoldItalic)|AMS-Regular|Size[1-4]-Regular)/;
const trim = {
  name: "trim",
  setup(b) {
    b.onLoad({ filter: /katex[^/]*\.css$/ }, (file) => {
      const css = readFileSync(file.path, "utf8").replace(/@font-face\s*{[^}]*}/g, (face) =>
        fonts.test(face) ? face.replace(/,\s*url\([^)]*\.(woff|ttf)\)\s*format\([^)]*\)/g, "") : "");
      return { contents: css, loader: "css" };
    });
  },
};
const result = await build({
  entryPoints: ["src/main.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2020",
  charset: "ascii", // so that the bundle is the same text in every encoding
  outdir: "dist",
  write: false,
  legalComments: "inline",
  loader: { ".woff2": "dataurl" },
  plugins: [trim],
  logLevel: "warning",
});
const check = process.argv.includes("--check");
let stale = 0;
mkdirSync("dist", { recursive: true });
for (const file of result.outputFiles) {
  const js = file.path.endsWith(".js");
  const text = js ? file.text.replace(/<\/(script)/gi, "<\\/$1").replace(/<!--/g, "<\\!--") : file.text;
  const name = js ? "dist/viewer.js" : "dist/viewer.css";
  if (!check) writeFileSync(name, text);
  else if (readFileSync(name, "utf8") !== text) console.log(`${name} is not what src/ makes: run make web`, ++stale && "");
  if (!check) console.log(`${name}: ${Math.round(text.length / 1024)} kB`);
}
process.exit(stale ? 1 : 0);
