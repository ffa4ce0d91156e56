/* test_lang: the parser, seen through lang_dump and through its diagnostics.

   good(text, dump): no complaint, and exactly this tree. bad(text, codes): exactly
   these codes in the order of the text. says(text, part): the printed diagnostics
   contain that part. The forms are those of docs/language.md, line by line. */
#include "lang/tree.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct world {
  base_ctx ctx;
  base_arena arena;
  base_names names;
  base_source source;
  diag_list diags;
  lang_file *file;
} world;

static void parse_bytes(world *w, const char *text, size_t n) {
  memset(w, 0, sizeof *w);
  base_arena_init(&w->arena, &w->ctx);
  base_names_init(&w->names, &w->arena);
  base_source_init(&w->source, &w->arena, "test.mech", text, (uint32_t)n);
  diag_init(&w->diags, &w->arena);
  w->file = lang_parse(&w->arena, &w->names, &w->source, &w->diags);
}

static void parse(world *w, const char *text) {
  parse_bytes(w, text, strlen(text));
}

static void done(world *w) {
  base_arena_free(&w->arena);
  ck_assert_uint_eq(w->ctx.bytes, 0);
}

static const char *dumped(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  lang_dump(w->file, &w->names, &t);
  while (t.n && t.at[t.n - 1] == '\n') t.at[--t.n] = 0;
  return base_text_str(&t);
}

static const char *printed(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  diag_print(&w->diags, &w->source, false, &t);
  return base_text_str(&t);
}

static void good(const char *text, const char *dump) {
  world w;
  parse(&w, text);
  ck_assert_msg(w.diags.errors == 0, "unexpected complaint:\n%s", printed(&w));
  if (dump) ck_assert_str_eq(dumped(&w), dump);
  done(&w);
}

/* the dump of an expression */
static void expr(const char *text, const char *dump) {
  char source[512], whole[512];
  (void)snprintf(source, sizeof source, "potential %s", text);
  (void)snprintf(whole, sizeof whole, "(potential :value %s)", dump);
  good(source, whole);
}

static int by_place(const void *a, const void *b) {
  const diag_entry *x = a, *y = b;
  return (x->span.at > y->span.at) - (x->span.at < y->span.at);
}

static void bad_bytes(const char *text, size_t n, const char *codes) {
  world w;
  char seen[2048] = "";
  parse_bytes(&w, text, n);
  qsort(w.diags.entries.at, w.diags.entries.n, sizeof *w.diags.entries.at, by_place);
  for (uint32_t i = 0; i < w.diags.entries.n && i < 20; i++) {
    if (i) strcat(seen, " ");
    strcat(seen, diag_about(w.diags.entries.at[i].code)->code);
  }
  ck_assert_msg(strcmp(seen, codes) == 0, "wanted %s, got %s, for\n%.300s\n%.1000s", codes, seen, text, printed(&w));
  done(&w);
}

static void bad(const char *text, const char *codes) {
  bad_bytes(text, strlen(text), codes);
}

static void says(const char *text, const char *part) {
  world w;
  parse(&w, text);
  ck_assert_msg(strstr(printed(&w), part) != NULL, "wanted\n%s\nin\n%s", part, printed(&w));
  done(&w);
}

/* `count` times `piece` between two ends */
static void repeated(const char *head, const char *piece, size_t count, const char *tail, const char *codes) {
  size_t n = strlen(head) + strlen(piece) * count + strlen(tail);
  char *text = malloc(n + 1), *at = text;
  ck_assert_ptr_nonnull(text);
  at = strcpy(at, head) + strlen(head);
  for (size_t i = 0; i < count; i++) at = strcpy(at, piece) + strlen(piece);
  strcpy(at, tail);
  if (codes) bad(text, codes);
  else good(text, NULL);
  free(text);
}

/* --- expressions --- */

START_TEST(precedence) {
  expr("-x^2", "(neg (^ x 2))");
  expr("2^-1", "(^ 2 (neg 1))");
  expr("a^b^c", "(^ a (^ b c))");
  expr("2^-1^2", "(^ 2 (neg (^ 1 2)))");
  expr("a - b - c", "(+ a (neg b) (neg c))");
  expr("a/b/c*d", "(* a (inv b) (inv c) d)");
  expr("a + b*c^2", "(+ a (* b (^ c 2)))");
  expr("(a + b)*c", "(* (+ a b) c)");
  expr("-a*b", "(* (neg a) b)");
  expr("a*-b", "(* a (neg b))");
  expr("a - -b", "(+ a (neg (neg b)))");
  expr("+a", "a");
  expr("60 deg", "(deg 60)");
  expr("-60 deg", "(neg (deg 60))");
  expr("(2*x) deg", "(deg (* 2 x))");
  expr("60 deg^2", "(^ (deg 60) 2)");
  expr("phi''^2", "(^ (prime 2 phi) 2)");
  expr("(x + y)'", "(prime 1 (+ x y))");
}
END_TEST

START_TEST(postfix) {
  expr("A.x", "(member A x)");
  expr("A[i].x", "(member (index A i) x)");
  expr("P[i-1]", "(index P (+ i (neg 1)))");
  expr("phi[0]'", "(prime 1 (index phi 0))");
  expr("m[1..n]", "(index m (.. 1 n))");
  expr("f(x, y)", "(call f x y)");
  expr("f()", "(call f)");
  expr("disk(radius 2*a, axis z)", "(call disk (named radius (* 2 a)) (named axis z))");
  expr("rod(length 2, about P)", "(call rod (named length 2) (named about P))");
  expr("label(P, \"a b\")", "(call label P \"a b\")");
  expr("[1, -2, x]", "(list 1 (neg 2) x)");
  expr("dot(omega(B), B.z)", "(call dot (call omega B) (member B z))");
  expr("norm(P2\n - P1)", "(call norm (+ P2 (neg P1)))");
}
END_TEST

START_TEST(conditions) {
  expr("if x < 0 then -1 else 1 + y", "(if (< x 0) (neg 1) (+ 1 y))");
  expr("if not a <= b and c >= d or e != f then 1 else 2", "(if (or (and (not (<= a b)) (>= c d)) (!= e f)) 1 2)");
  expr("if (a == b) and (c > d) then 1 else 2", "(if (and (== a b) (> c d)) 1 2)");
  expr("2*if a < b then 1 else if c < d then 2 else 3", "(* 2 (if (< a b) 1 (if (< c d) 2 3)))");
  good("stop when theta < 5 deg", "(stop :value (< theta (deg 5)))");
  good("stop when x < 0 or y < 0", "(stop :value (or (< x 0) (< y 0)))");
}
END_TEST

START_TEST(numbers) {
  expr("0.1 + 2e-6 + 12", "(+ 0.1 2e-6 12)");
  expr(".5 + 2. + 3.e4 + 1E+2", "(+ 0.5 2 3e4 1E+2)");
  expr("2*e", "(* 2 e)");
  good("for i in 1..n {}", "(for i :lo 1 :hi n\n)");
  good("for i in 0..2*n-1 {}", "(for i :lo 0 :hi (+ (* 2 n) (neg 1))\n)");
  good("potential \xCE\xB1_1*\xCF\x89'", "(potential :value (* \xCE\xB1_1 (prime 1 \xCF\x89)))"); /* α_1*ω' */
}
END_TEST

/* --- the statements of docs/language.md --- */

static const char *const FORMS[][2] = {
    {"system pendulum \"Simple pendulum\"", "(system pendulum \"Simple pendulum\")"},
    {"param  m = 1, l = 1, g = 9.81", "(param (= m 1) (= l 1) (= g 9.81))"},
    {"param  n = 10 (integer), m[1..n] = 1", "(param (integer (= n 10)) (= (index m (.. 1 n)) 1))"},
    {"param  k = n (integer), free", "(param (integer (= k n)) free)"},
    {"coord  x, y, phi[1..n]", "(coord x y (index phi (.. 1 n)))"},
    {"coord e: quaternion, u", "(coord (quaternion e) u)"},
    {"speed  v = dot(velocity(P1), B.x), w = phi', u",
     "(speed (= v (call dot (call velocity P1) (member B x))) (= w (prime 1 phi)) u)"},
    {"frame  A = rotate(N, z, phi), E = rotate(A, x, theta)",
     "(frame (= A (call rotate N z phi)) (= E (call rotate A x theta)))"},
    {"frame H = rotate(B, sin(lam)*B.x + cos(lam)*B.z, steer)",
     "(frame (= H (call rotate B (+ (* (call sin lam) (member B x)) (* (call cos lam) (member B z))) steer)))"},
    {"frame F = axes(N, v1, v2, v3)", "(frame (= F (call axes N v1 v2 v3)))"},
    {"define omega(B) = w1*E.x + w2*E.y", "(define (= (call omega B) (+ (* w1 (member E x)) (* w2 (member E y)))))"},
    {"point  P = C - a*E.y", "(point (= P (+ C (neg (* a (member E y))))))"},
    {"particle bob at O + l*A.x, mass m", "(particle bob :value (+ O (* l (member A x))) :mass m)"},
    {"particle P[i] at P[i-1] mass m[i]", "(particle (index P i) :value (index P (+ i (neg 1))) :mass (index m i))"},
    {"body coin { frame B; center C; mass m; shape disk(radius a, axis z) }",
     "(body coin (frame B) (center C) (mass m) (shape (call disk (named radius a) (named axis z))))"},
    {"body b {\n  shape ellipsoid(a, b, c) at P\n  inertia diag(I1, I2, I3) in B about O\n}",
     "(body b (shape (call ellipsoid a b c) :at P) (inertia (call diag I1 I2 I3) :in B :about O))"},
    {"body b { inertia [I11, I22, I33, I12, I23, I31] in E }",
     "(body b (inertia (list I11 I22 I33 I12 I23 I31) :in E))"},
    {"body b\n{ inertia about z = I }", "(body b (inertia :axis z I))"},
    {"body b { inertia J about P }", "(body b (inertia J :about P))"},
    {"gravity -g*N.z", "(gravity :value (* (neg g) (member N z)))"},
    {"gravity -g*N.z on A, B", "(gravity :value (* (neg g) (member N z)) :on (A B))"},
    {"force  F*N.x on H", "(force :value (* F (member N x)) :on (H))"},
    {"force  F*N.x on coin at P", "(force :value (* F (member N x)) :on (coin) :at P)"},
    {"torque  -c*omega(B) on B from A", "(torque :value (* (neg c) (call omega B)) :on (B) :from A)"},
    {"spring k, length L0, between P and Q", "(spring :value k :length L0 :between (P Q))"},
    {"spring k length L0 between P and Q", "(spring :value k :length L0 :between (P Q))"},
    {"spring k,\n  length L0,\n  between P and Q", "(spring :value k :length L0 :between (P Q))"},
    {"damper c between P and Q", "(damper :value c :between (P Q))"},
    {"potential k/2*phi^2", "(potential :value (* k (inv 2) (^ phi 2)))"},
    {"gravitation G between P and Q", "(gravitation :value G :between (P Q))"},
    {"let rho = sqrt(x^2 + y^2)", "(let (= rho (call sqrt (+ (^ x 2) (^ y 2)))))"},
    {"let p(s) = s^3*(10 - 15*s + 6*s^2)", "(let (= (fn p s) (* (^ s 3) (+ 10 (neg (* 15 s)) (* 6 (^ s 2))))))"},
    {"given xi(t), eta(t)", "(given (fn xi t) (fn eta t))"},
    {"constraint rod:   norm(P2 - P1) = L", "(constraint rod (= (call norm (+ P2 (neg P1))) L))"},
    {"constraint loop:  E = B - s*K3.y, E = A", "(constraint loop (= E (+ B (neg (* s (member K3 y))))) (= E A))"},
    {"constraint cone:  v3^2 = a^2*(v1^2 + v2^2)", "(constraint cone (= (^ v3 2) (* (^ a 2) (+ (^ v1 2) (^ v2 2)))))"},
    {"constraint gears: velocity(P, g1) = velocity(P, g2)",
     "(constraint gears (= (call velocity P g1) (call velocity P g2)))"},
    {"constraint fork:  dot(a, b) = 0 branch u2 + q4*u3 = 0",
     "(constraint fork (= (call dot a b) 0) :branch (+ u2 (* q4 u3)) :is 0)"},
    {"actuator motor: torque N.z on wheel", "(actuator motor :on (wheel) :along ((member N z)) :torque)"},
    {"actuator drive: force N.x, N.y on plane", "(actuator drive :on (plane) :along ((member N x) (member N y)))"},
    {"actuator legs:  torque B.y on crank from carrier",
     "(actuator legs :on (crank) :from carrier :along ((member B y)) :torque)"},
    {"servo square: alpha - beta = pi/2 by motor",
     "(servo square (= (+ alpha (neg beta)) (* pi (inv 2))) :by (motor))"},
    {"servo circle: xi' = -Om*eta, eta' = Om*xi by drive",
     "(servo circle (= (prime 1 xi) (* (neg Om) eta)) (= (prime 1 eta) (* Om xi)) :by (drive))"},
    {"servo cruise: phi' = Om by coordinate phi", "(servo cruise (= (prime 1 phi) Om) :by-coordinate :by (phi))"},
    {"servo ideal_: norm(velocity(P)) = V by ideal", "(servo ideal_ (= (call norm (call velocity P)) V) :by-ideal)"},
    {"reaction rod between O and bob", "(reaction rod :between (O bob))"},
    {"reaction rod[i] between P[i-1] and P[i]",
     "(reaction (index rod i) :between ((index P (+ i (neg 1))) (index P i)))"},
    {"reaction hinge on arm at P from base along N.x, N.y torque",
     "(reaction hinge :on (arm) :at P :from base :along ((member N x) (member N y)) :torque)"},
    {"reaction hinge on arm, along N.x,\n N.y,\n torque",
     "(reaction hinge :on (arm) :along ((member N x) (member N y)) :torque)"},
    {"initial theta = 70 deg, theta' ~ 0", "(initial (= theta (deg 70)) (~ (prime 1 theta) 0))"},
    {"initial phi[1..3] = [1.2, -0.4, 2]", "(initial (= (index phi (.. 1 3)) (list 1.2 (neg 0.4) 2)))"},
    {"initial e = turn(90 deg, N.x)", "(initial (= e (call turn (deg 90) (member N x))))"},
    {"case fast: w = 40, initial phi = 5*pi/6", "(case fast (= w 40) (initial (= phi (* 5 pi (inv 6)))))"},
    {"case fast: w = 40,\n  initial phi ~ 1", "(case fast (= w 40) (initial (~ phi 1)))"},
    {"claim \"R (1.5)\": phi'' + g/l*sin(phi) = 0, x = y",
     "(claim \"R (1.5)\" (= (+ (prime 2 phi) (* g (inv l) (call sin phi))) 0) (= x y))"},
    {"claim x = 0", "(claim (= x 0))"},
    {"exact v = cos(t), w = 2", "(exact (= v (call cos t)) (= w 2))"},
    {"steady straight: roll = 0, chi' = -v/r", "(steady straight (= roll 0) (= (prime 1 chi) (* (neg v) (inv r))))"},
    {"simulate 10", "(simulate :value 10)"},
    {"simulate 0.4 to 2.8", "(simulate :value 0.4 :until 2.8)"},
    {"event top: phi'", "(event top :value (prime 1 phi))"},
    {"output dot(omega(B), B.z)", "(output (call dot (call omega B) (member B z)))"},
    {"independent u1, u3", "(independent u1 u3)"},
    {"plot phi, x[1]", "(plot phi (index x 1))"},
    {"draw trace(P) in E, line(O, bob)", "(draw (in (call trace P) E) (call line O bob))"},
    {"for i in 1..n {\n  frame A[i] = rotate(N, z, phi[i])\n  for k in 1..i { coord x[k] }\n}",
     "(for i :lo 1 :hi n\n  (frame (= (index A i) (call rotate N z (index phi i))))\n"
     "  (for k :lo 1 :hi i\n    (coord (index x k))\n  )\n)"},
};

START_TEST(forms) {
  good(FORMS[_i][0], FORMS[_i][1]);
}
END_TEST

/* all of them in one text, with every kind of line end */
START_TEST(together) {
  static const char *const ends[] = {"\n", "\r\n", "\r", " ; ", "  # comment\n\n\n"};
  enum { N = sizeof FORMS / sizeof *FORMS };
  for (size_t e = 0; e < sizeof ends / sizeof *ends; e++) {
    static char text[32768], dump[32768];
    text[0] = dump[0] = 0;
    strcat(text, "\xEF\xBB\xBF");
    for (size_t i = 0; i < N; i++) {
      strcat(strcat(text, FORMS[i][0]), ends[e]);
      strcat(strcat(dump, i ? "\n" : ""), FORMS[i][1]);
    }
    good(text, dump);
  }
}
END_TEST

/* rule 8: words are reserved only where they mean something */
START_TEST(words_as_names) {
  good("coord omega, alpha, e, u, sphere, mass, frame, at, on, length, to, force, for",
       "(coord omega alpha e u sphere mass frame at on length to force for)");
  good("let F = mass*frame + force - at^2", "(let (= F (+ (* mass frame) force (neg (^ at 2)))))");
  good("force mass*N.x on on at at", "(force :value (* mass (member N x)) :on (on) :at at)");
  good("spring length length L0 between P and Q", "(spring :value length :length L0 :between (P Q))");
  good("initial frame = 3, mass' = 2", "(initial (= frame 3) (= (prime 1 mass) 2))");
  good("body sphere { mass mass; center center }", "(body sphere (mass mass) (center center))");
  good("case initial: initial = 3, initial initial = 4", "(case initial (= initial 3) (initial (= initial 4)))");
  good("let a = (b +\n force)", "(let (= a (+ b force)))");
}
END_TEST

START_TEST(line_structure) {
  good("coord x,\n\n  y,   # why\n  z\nplot x", "(coord x y z)\n(plot x)");
  good("let a = f(1,\n 2\n ,3)\n", "(let (= a (call f 1 2 3)))");
  good("let a = [1,\n 2]; let b = 2;; let c = 3;", "(let (= a (list 1 2)))\n(let (= b 2))\n(let (= c 3))");
  good("", "");
  good("\n\n # nothing\n", "");
  good("\xEF\xBB\xBF", "");
}
END_TEST

/* --- complaints --- */

START_TEST(codes) {
  bad("let a = $ + 1", "E101");
  bad("let a = b $$$ c c", "E101");
  bad("let y = \xE2\x88\x92x \xC3\x97 2", "E101 E101"); /* −x × 2 */
  bad_bytes("let a\0\0 = 1", 11, "E102");
  bad("let a = \xFF\xFE\x80 b", "E102");
  bad("# caf\xE9\nlet a = 1", "E102");
  bad("system s \"\xC0\xAF\"", "E102");    /* overlong */
  bad("let a = \xED\xA0\x80", "E102");     /* a surrogate */
  bad("let a = \xF4\x90\x80\x80", "E102"); /* beyond Unicode */
  bad("let a = 1e10001", "E103");
  good("let a = 1e10000", NULL);
  repeated("let a = ", "1", 10001, "", "E103");
  repeated("let a = ", "1", 10000, "", NULL);
  repeated("let a = 1e", "0", 100000, "", "E103");
  bad("system s \"no end\ncoord x", "E104");
  bad("draw label(P, \"no end)\ncoord x", "E104");
  bad("let a = 2 b", "E106");
  bad("particel bob at O", "E107");
  bad("let a = (b\nlet c = 1", "E108");
  bad("body b { colour red }", "E109");
  bad("body b { inertia J in B in C }", "E110");
  bad("particle p at O, mass 1, mass 2", "E110");
  bad("force F on A at P at Q", "E110");
}
END_TEST

START_TEST(recovery) {
  world w;
  parse(&w, "coord x\nforce on coin\nlet a = (1\nframe A = rotate(N, z, x)\npoint P = \nplot x\n");
  ck_assert_uint_eq(w.diags.errors, 3);
  ck_assert_str_eq(dumped(&w), "(coord x)\n(frame (= A (call rotate N z x)))\n(plot x)");
  done(&w);
  bad("let a = (b + c\nlet d = f(a,\ncoord x\n", "E108 E108");
  bad("let a = f(b,\n  c c c,\n  d)\ncoord x", "E106");
  bad("for i in 1..3 {\n let a = \n let b = 3 +\n coord x\n}\nplot", "E106 E106 E106");
  bad("body q { frame B; mss m; center C\n mass = 3\n shape sphere\n inertia about P = 3\n}\ncoord x",
      "E109 E106 E106 E106");
  bad("bdy q {\n frame B\n mass 2\n}\ncoord x", "E107");
  bad("for i 1..3 {\n frame B\n mass 2\n}\ncoord x", "E106");
  bad("for i in 1..3\n coord x\n}\ncoord y", "E106");
  bad("coord y\n}\ncoord z", "E108");
  bad("body r { frame B; center C\ngravity g*N.x", "E108");
  bad("body r { frame B; center C\nframe D = N", "E108");
  bad("for i in 1..2 {\n for k in 1..2 {\n coord x", "E108");
  bad("coord x, y,\nframe B = rotate(N, z, a)", "E106");
  bad("let a = 1 let b = 2", "E106");
  bad("let x = (a]", "E108");
  repeated("for i in 1..2 {\nlet a = ", "(", 300, "\n}\nlet b = (1\nbody c {", "E105 E108 E108");
}
END_TEST

/* names of a statement that was given up are not unknown later */
START_TEST(lost_names) {
  world w;
  parse(&w, "particel bob at O\nplot bob\nbody coin { mss 1 }");
  bool bob = false, coin = false;
  for (uint32_t i = 0; i < w.file->nlost; i++) {
    const char *name = base_name_text(&w.names, w.file->lost[i]);
    bob = bob || strcmp(name, "bob") == 0;
    coin = coin || strcmp(name, "coin") == 0;
  }
  ck_assert(bob && coin);
  ck_assert_str_eq(dumped(&w), "(plot bob)");
  done(&w);
  parse(&w, "coord x\nplot x");
  ck_assert_uint_eq(w.file->nlost, 0);
  done(&w);
}
END_TEST

START_TEST(messages) {
  says("force on coin", "test.mech:1:7: error[E106]: expected a vector after 'force', found 'on'\n"
                        "    1 | force on coin\n"
                        "      |       ^~\n"
                        "  hint: The form is: force VECTOR on POINT or BODY [at POINT] [from BODY]\n");
  says("constrant c: x = 0", "1:1: error[E107]: there is no statement 'constrant'");
  says("constrant c: x = 0", "hint: Did you mean 'constraint'?");
  says("parameter a = 1", "Did you mean 'param'?");
  says("constraint c: x == 0", "1:17: error[E106]: expected '=' after the left side, found '=='");
  says("constraint c: x == 0", "hint: An equation has a single =");
  says("constraint x = 0", "expected a name and ':' after 'constraint', found 'x'");
  says("particle b at O, m", "1:18: error[E106]: expected 'mass' after ',', found 'm'");
  says("particle b at O, m", "hint: Write the word before its value: mass m.");
  says("let rho sqrt(x)", "expected '=' after the name, found 'sqrt'");
  says("let a = 2x", "hint: Multiplication is written with *.");
  says("let a = x**2", "hint: Powers are written with ^");
  says("let a = 1 // 2", "hint: A comment starts with #.");
  says("let a = x +\n y", "1:12: error[E106]: expected a term after '+', found the end of the line");
  says("let a = x +\n y", "hint: A line goes on only after a comma or inside ( ) or [ ].");
  says("let a = x deg", "write (phi) deg");
  says("let a = x\"", "two primes: phi''");
  says("x = 3", "let NAME = EXPRESSION");
  says("x' = 3", "initial NAME' = VALUE");
  says("stop when a = 3", "Equality in a condition is written ==.");
  says("coord z = 3", "A starting value is given with: initial NAME = VALUE");
  says("spring between P and Q", "expected a stiffness after 'spring', found 'between'");
  says("body b { mss 1 }", "a body has no property 'mss'");
  says("body b { mss 1 }", "Did you mean 'mass'?");
  says("let y = \xE2\x88\x92x", "Write the minus sign of the keyboard");
  says("coord x y", "expected ',' or the end of the statement, found 'y'");
  says("coord x y", "hint: Between the two stands a comma, or an operator such as *.");
  says("simulate 3 4", "hint: The form is: simulate DURATION | START to END");
  says("param m 1", "expected '=' after the name, found '1'");
  says("draw trace(P in E)", "hint: This word stands after the closing bracket.");
  says("force (F*N.x on P", "1:7: error[E108]: this '(' is not closed");
  says("let a = f(b,)", "hint: Take the comma away, or go on with the list.");
  says("let a = [1 2]", "hint: Put a comma between the two.");
  says("servo s: x = 0 by coordinate", "expected a coordinate after 'coordinate', found the end of the text");
  says("if x then y", "there is no statement 'if'");
}
END_TEST

/* --- places --- */

static void at(const char *text, uint32_t line, uint32_t column) {
  world w;
  uint32_t l, c;
  parse(&w, text);
  ck_assert_uint_eq(w.diags.entries.n, 1);
  base_source_place(&w.source, w.diags.entries.at[0].span.at, &l, &c);
  ck_assert_msg(l == line && c == column, "%u:%u, not %u:%u, in\n%s", l, c, line, column, printed(&w));
  done(&w);
}

START_TEST(carets) {
  at("coord x\nframe A = rotate(N, z, phi\nparticle p at O", 2, 17); /* the opener */
  at("coord x\r\nlet a = ) 2", 2, 9);
  at("coord x\rlet a = ) 2", 2, 9);
  at("let \xCE\xB1 = \xCE\xB2 \xCE\xB3", 1, 11); /* columns count characters: let α = β γ */
  at("\xEF\xBB\xBFlet a = 2 3", 1, 11);          /* a byte order mark is no column */
  at("for i in 1..2 {\n coord x\n", 1, 15);
  at("let a = b + 1e99999", 1, 13);
  at("point P = O + ", 1, 14);
}
END_TEST

static void span_is(const world *w, base_span s, const char *text) {
  ck_assert_msg(s.end - s.at == strlen(text) && memcmp(w->source.text + s.at, text, strlen(text)) == 0,
                "'%.*s' is not '%s'", (int)(s.end - s.at), w->source.text + s.at, text);
}

START_TEST(spans) {
  world w;
  parse(&w, "let  a = x - 2*(y + z)^2/f(u) , b[i] = -A.x'  # c\nspring k, between P and Q\n");
  const lang_stmt *s = w.file->stmts;
  ck_assert_uint_eq(w.file->nstmts, 2);
  span_is(&w, s->keyword, "let");
  span_is(&w, s->span, "let  a = x - 2*(y + z)^2/f(u) , b[i] = -A.x'");
  span_is(&w, s->items[0].span, "a = x - 2*(y + z)^2/f(u)");
  span_is(&w, s->items[0].left->span, "a");
  const tree *sum = s->items[0].right, *product = sum->kids[1]->kids[0];
  span_is(&w, sum->span, "x - 2*(y + z)^2/f(u)");
  span_is(&w, sum->kids[1]->span, "- 2*(y + z)^2/f(u)");
  span_is(&w, product->span, "2*(y + z)^2/f(u)");
  span_is(&w, product->kids[1]->span, "(y + z)^2");
  span_is(&w, product->kids[1]->kids[0]->span, "(y + z)");
  span_is(&w, product->kids[2]->span, "/f(u)");
  span_is(&w, product->kids[2]->kids[0]->span, "f(u)");
  span_is(&w, s->items[1].span, "b[i] = -A.x'");
  span_is(&w, s->items[1].left->span, "b[i]");
  span_is(&w, s->items[1].right->span, "-A.x'");
  span_is(&w, s->items[1].right->kids[0]->kids[0]->span, "A.x");
  span_is(&w, s[1].span, "spring k, between P and Q");
  span_is(&w, s[1].between[1]->span, "Q");
  done(&w);
}
END_TEST

/* --- limits --- */

START_TEST(depth) {
  repeated("let a = ", "(", 200, "", "E108");
  repeated("let a = ", "(", 201, "", "E105");
  repeated("let a = ", "(", 100000, "\ncoord x", "E105");
  repeated("let a = ", "[", 100000, "", "E105");
  repeated("let a = ", "-", 100000, "x", "E105");
  repeated("let a = ", "+", 100000, "x", "E105");
  repeated("let a = ", "x^", 100000, "x", "E105");
  repeated("let a = ", "f(", 100000, "x", "E105");
  repeated("let a = ", "if ", 100000, "x", "E105");
  repeated("stop when ", "not ", 100000, "x", "E105");
  repeated("let a = ", "if x then y else ", 100000, "x", "E105");
  repeated("let a = x", "[1]", 100000, "", "E105");
  repeated("let a = x", ".x'", 100000, "", "E105");
  repeated("let a = ", "x[", 100000, "", "E105");
  repeated("", "for i in 1..2 {\n", 100000, "coord x", "E105");
  repeated("", "for i in 1..2 {", 199, "coord x", "E108");
  repeated("", "}", 1000, "", "E108");
}
END_TEST

/* long is not deep */
START_TEST(length) {
  repeated("let a = x", "+ x", 100000, "", NULL);
  repeated("let a = x", "* x", 100000, "", NULL);
  repeated("let a = x", "/x - x", 100000, "", NULL);
  repeated("let a = f(x", ", x", 100000, ")", NULL);
  repeated("coord x", ", x", 100000, "", NULL);
  repeated("let a = x", "'", 100000, "", NULL);
  repeated("stop when x", " and x", 100000, "", NULL);
  repeated("", "coord x\n", 100000, "", NULL);
  repeated("let a = ", "(x", 150, "", "E108");
}
END_TEST

/* bad texts take linear time as well: each of these is a million bytes */
START_TEST(hopeless) {
  static const char *const pieces[] = {"x{",    "body {", "let (", "])",        "}\n",   "\"\n",
                                       "for {", "(]",     ",",     "let a=(\n", "$ \x80"};
  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
    size_t n = strlen(pieces[i]), count = 1000000 / n;
    char *text = malloc(n * count);
    ck_assert_ptr_nonnull(text);
    for (size_t k = 0; k < count; k++) memcpy(text + k * n, pieces[i], n);
    world w;
    parse_bytes(&w, text, n * count);
    ck_assert_uint_gt(w.diags.errors, 0);
    done(&w);
    free(text);
  }
}
END_TEST

/* a limit on memory ends in the caller's boundary */
START_TEST(memory_limit) {
  jmp_buf boundary;
  base_ctx ctx = {.max_bytes = 200000, .boundary = &boundary};
  base_arena arena;
  base_arena_init(&arena, &ctx);
  static char text[100000];
  memset(text, '(', sizeof text);
  if (setjmp(boundary) == 0) {
    base_names names;
    base_source source;
    diag_list diags;
    base_names_init(&names, &arena);
    base_source_init(&source, &arena, "big.mech", text, sizeof text);
    diag_init(&diags, &arena);
    (void)lang_parse(&arena, &names, &source, &diags);
    ck_abort_msg("the limit was not noticed");
  }
  ck_assert_int_eq(ctx.status, BASE_LIMIT);
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}
END_TEST

static void add_tests(Suite *suite) {
  TCase *t = tcase_create("expressions");
  tcase_add_test(t, precedence);
  tcase_add_test(t, postfix);
  tcase_add_test(t, conditions);
  tcase_add_test(t, numbers);
  suite_add_tcase(suite, t);
  t = tcase_create("statements");
  tcase_add_loop_test(t, forms, 0, sizeof FORMS / sizeof *FORMS);
  tcase_add_test(t, together);
  tcase_add_test(t, words_as_names);
  tcase_add_test(t, line_structure);
  suite_add_tcase(suite, t);
  t = tcase_create("complaints");
  tcase_add_test(t, codes);
  tcase_add_test(t, recovery);
  tcase_add_test(t, lost_names);
  tcase_add_test(t, messages);
  tcase_add_test(t, carets);
  tcase_add_test(t, spans);
  suite_add_tcase(suite, t);
  t = tcase_create("limits");
  tcase_set_timeout(t, 60);
  tcase_add_test(t, depth);
  tcase_add_test(t, length);
  tcase_add_test(t, hopeless);
  tcase_add_test(t, memory_limit);
  suite_add_tcase(suite, t);
}

int main(void) {
  Suite *suite = suite_create("lang");
  add_tests(suite);
  SRunner *runner = srunner_create(suite);
  srunner_run_all(runner, CK_ENV);
  int failed = srunner_ntests_failed(runner);
  srunner_free(runner);
  return failed ? 1 : 0;
}
