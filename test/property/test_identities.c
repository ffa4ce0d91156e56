/* test_identities: the formulas of the papers, each proved; where the print is wrong, the
   correction is proved and the print refuted (CASES.md, `identities` of cases.json).

   A row is a model and a statement `left = right` about it:
     EXACT   an identity of kinematics: holds for all u' that respect the constraints
     REST    equal up to terms free of accelerations, the "+ …" of the books: ∂/∂u' agree
     GIBBS   left is S up to such terms: ∂left/∂u' = ∂S/∂u' of the derived system
     GAUSS   left is R = S − Σ f·a − Σ M·α: ∂left/∂u' = 0 are the equations
     MOTION  an equation of motion: check proves it, or refutes it with a witness
     FORCE   left is the generalized force of the n-th speed
   D Desloge, R Rostamian, B Beghin, WP Wang & Pao, RH Roithmayr & Hodges. */
#include "support.h"

typedef enum { EXACT, REST, GIBBS, GAUSS, MOTION, FORCE } kind;

typedef struct identity {
  const char *label;
  kind kind;
  const char *model;
  const char *right, *wrong; /* either may be missing; GIBBS, GAUSS, FORCE: only the left side */
  uint32_t speed;            /* FORCE: of which */
} identity;

/* --- models --- */

#define POLAR "system t\ncoord al, be\nlet X = al*sin(be), Y = al*cos(be)\nparticle P at O + X*N.x + Y*N.y, mass 1\n"

#define PENDULUM                                                                                                       \
  "system t\nparam m = 1.3, l = 0.7, g = 9.81\ncoord phi\nlet er = sin(phi)*N.x + cos(phi)*N.y\n"                      \
  "particle P at O + l*er, mass m\ngravity g*N.y\n"

#define DOUBLE                                                                                                         \
  "system t\nparam m1 = 1.3, m2 = 0.8, l1 = 0.7, l2 = 1.1, g = 9.81\ncoord phi, psi\n"                                 \
  "particle P1 at O + l1*sin(phi)*N.x + l1*cos(phi)*N.y, mass m1\n"                                                    \
  "particle P2 at P1 + l2*sin(psi)*N.x + l2*cos(psi)*N.y, mass m2\ngravity g*N.y\n"

#define SPHERICAL                                                                                                      \
  "system t\nparam m = 1.3, l = 0.9, g = 9.81\ncoord theta, phi\n"                                                     \
  "particle P at O + l*sin(theta)*cos(phi)*N.x + l*sin(theta)*sin(phi)*N.y - l*cos(theta)*N.z, mass m\ngravity "       \
  "-g*N.z\n"

#define HOOP(coordinate, angle)                                                                                        \
  "system t\nparam m = 1.3, a = 0.7, g = 9.81\ncoord " coordinate "\nlet an = " angle "\n"                             \
  "particle P at O + (a*an + a*sin(an))*N.x + (a + a*cos(an))*N.y, mass m\ngravity -g*N.y\n"

#define SLEIGH(speeds)                                                                                                 \
  "system t\nparam m1 = 1.3, m2 = 0.8, l = 0.7\ncoord x, y, phi\nframe B = rotate(N, z, phi)\n"                        \
  "particle P1 at O + x*N.x + y*N.y, mass m1\nparticle P2 at P1 + l*B.x, mass m2\n" speeds                             \
  "constraint blade: dot(velocity(P1), B.y) = 0\n"

#define DUMBBELL                                                                                                       \
  "system t\nparam m = 1.3, l = 0.7, g = 9.81\ncoord x, y, phi\nframe B = rotate(N, z, phi)\n"                         \
  "point C = O + x*N.x + y*N.y\nparticle P1 at C - l/2*B.x, mass m\nparticle P2 at C + l/2*B.x, mass m\n"              \
  "gravity -g*N.y\nspeed v = dot(velocity(C), B.x), om = phi'\nconstraint blade: dot(velocity(C), B.y) = 0\n"

/* without the blade: the S of (10.60) is written before the constraint is used */
#define DUMBBELL_FREE                                                                                                  \
  "system t\nparam m = 1.3, l = 0.7, g = 9.81\ncoord x, y, phi\nframe B = rotate(N, z, phi)\n"                         \
  "point C = O + x*N.x + y*N.y\nparticle P1 at C - l/2*B.x, mass m\nparticle P2 at C + l/2*B.x, mass m\ngravity "      \
  "-g*N.y\n"

#define COIN(values)                                                                                                   \
  "system t\n" values "\ncoord x, y, theta, phi, psi\nspeed w1, w2, w3\n"                                              \
  "frame E = rotate(N, z, phi, x, theta), B = rotate(E, z, psi)\ndefine omega(B) = w1*E.x + w2*E.y + w3*E.z\n"         \
  "point C = O + x*N.x + y*N.y + a*sin(theta)*N.z, P = C - a*E.y\n"                                                    \
  "body coin { frame B; center C; mass m; shape disk(radius a, axis z) }\ngravity -g*N.z\n"                            \
  "constraint rolling: velocity(P, coin) = 0\nlet al = m*a^2/4, be = m*a^2/2\n"                                        \
  "let Iw = al*dot(B.x, omega(B))*B.x + al*dot(B.y, omega(B))*B.y + be*dot(B.z, omega(B))*B.z\n"                       \
  "let Ia = al*dot(B.x, alpha(B))*B.x + al*dot(B.y, alpha(B))*B.y + be*dot(B.z, alpha(B))*B.z\n"
#define DISK COIN("param m = 1.3, a = 0.7, g = 9.81")
#define UNIT COIN("let m = 1, a = 1, g = 1")

/* a free body known at its point D, which is not its mass centre G; F is an arbitrary frame that turns
   against the body; a general tensor about D, as a function, and its components in F */
#define BODY(centre, about)                                                                                            \
  "system t\nparam m = 1.3, r1 = 0.2, r2 = -0.3, r3 = 0.5, J11 = 1, J22 = 1.7, J33 = 2.3, J12 = 0.1, J23 = -0.2, "     \
  "J31 = 0.3, nu = 2\n" centre "speed w1, w2, w3\nframe B = rotate(N, z, phi, x, theta, z, psi)\n"                     \
  "define omega(B) = w1*B.x + w2*B.y + w3*B.z\nlet rho = r1*B.x + r2*B.y + r3*B.z\npoint G = D + rho\n"                \
  "body b { frame B; center G; mass m; inertia [J11, J22, J33, J12, J23, J31] " about " }\n"                           \
  "let J(v) = (J11*dot(v, B.x) + J12*dot(v, B.y) + J31*dot(v, B.z))*B.x"                                               \
  "    + (J12*dot(v, B.x) + J22*dot(v, B.y) + J23*dot(v, B.z))*B.y"                                                    \
  "    + (J31*dot(v, B.x) + J23*dot(v, B.y) + J33*dot(v, B.z))*B.z\n"                                                  \
  "let al = alpha(B), om = omega(B), ao = acceleration(D)\n"
#define FREE_BODY BODY("coord x, y, z, phi, theta, psi\npoint D = O + x*N.x + y*N.y + z*N.z\n", "about D")
#define FREE_BODY_CENTRE                                                                                               \
  BODY("coord x, y, z, phi, theta, psi\npoint D = O + x*N.x + y*N.y + z*N.z - r1*B.x - r2*B.y - r3*B.z\n", "")

/* B note 9: a solid about O, and a trihedron F in any given motion; p q r and P Q R on its axes */
#define TRIHEDRON                                                                                                      \
  BODY("coord phi, theta, psi\npoint D = O\n", "about D")                                                              \
  "frame F = rotate(N, x, nu*t, y, 3*t)\nparam X = 0.3, Y = -0.5, Z = 0.8\n"                                           \
  "let p = dot(om, F.x), q = dot(om, F.y), r = dot(om, F.z)\n"                                                         \
  "let P = dot(omega(F), F.x), Q = dot(omega(F), F.y), R = dot(omega(F), F.z)\n"                                       \
  "let P1 = q*R - r*Q, Q1 = r*P - p*R, R1 = p*Q - q*P, R1printed = q*Q - q*P\n"                                        \
  "point K = O + X*F.x + Y*F.y + Z*F.z\n"                                                                              \
  "let v(x, y, z) = x*F.x + y*F.y + z*F.z\nlet f(x, y, z) = dot(v(x, y, z), J(v(x, y, z)))\n"                          \
  "let fp = 2*dot(F.x, J(om)), fq = 2*dot(F.y, J(om)), fr = 2*dot(F.z, J(om))\n"

/* B 21: a sphere that rolls on a plane which slides */
#define SPHERE_PLANE                                                                                                   \
  "system t\nparam M = 1.3, R = 0.5, Mp = 2\ncoord u, v, xi, eta\ncoord e: quaternion\nframe B = orient(N, e)\n"       \
  "point A = O + u*N.x + v*N.y, C = O + xi*N.x + eta*N.y + R*N.z, P = C - R*N.z\n"                                     \
  "body plane { frame N; center A; mass Mp }\nbody ball { frame B; center C; mass M; shape sphere(radius R) }\n"       \
  "speed ud = u', vd = v', xid = xi', etad = eta', nu = dot(omega(B), N.z)\n"                                          \
  "constraint rolling: velocity(P, ball) = velocity(P, plane)\n"

/* WP: two wheels on an axle, seven coordinates, all its constraints */
#define AXLE                                                                                                           \
  "system t\nparam M = 3, mr = 1.2, a = 0.4, l = 1.1, g = 9.81, al = 0.3\ncoord x1, y1, psi1, x2, y2, psi2, phi\n"     \
  "frame A = rotate(N, z, phi), W1 = rotate(A, y, psi1), W2 = rotate(A, y, psi2)\n"                                    \
  "point C1 = O + x1*N.x + y1*N.y + a*N.z, C2 = O + x2*N.x + y2*N.y + a*N.z\n"                                         \
  "body wheel1 { frame W1; center C1; mass M; inertia diag(mr*a^2/2, mr*a^2, mr*a^2/2) }\n"                            \
  "body wheel2 { frame W2; center C2; mass M; inertia diag(mr*a^2/2, mr*a^2, mr*a^2/2) }\n"                            \
  "gravity g*sin(al)*N.x - g*cos(al)*N.z\nspeed psi1d = psi1', phid = phi'\n"                                          \
  "constraint roll1: velocity(C1 - a*N.z, wheel1) = 0\nconstraint roll2: velocity(C2 - a*N.z, wheel2) = 0\n"           \
  "constraint axle: velocity(C2) = velocity(C1) - l*phi'*A.x\n"

/* R ex. 5.4, 5.5: three masses, their nine coordinates, rods that may change their lengths */
#define TRIANGLE                                                                                                       \
  "system t\nparam b = 1, c = 0.4, h = 0.8, nu = 2\ncoord X, Y, Z, phi, theta, psi\n"                                  \
  "frame B = rotate(N, z, phi, x, theta, z, psi)\nlet s = b + c*sin(nu*t)\n"                                           \
  "particle P1 at O + X*N.x + Y*N.y + Z*N.z, mass 1\nparticle P2 at P1 + s*B.x, mass 2\n"                              \
  "particle P3 at P1 + c*B.x + h*B.y, mass 3\nlet l23 = sqrt((s - c)^2 + h^2)\n"                                       \
  "let x4 = dot(P2 - O, N.x), x5 = dot(P2 - O, N.y), x6 = dot(P2 - O, N.z)\n"                                          \
  "let x7 = dot(P3 - O, N.x), x8 = dot(P3 - O, N.y), x9 = dot(P3 - O, N.z)\n"

/* R (8.8): a tensor without symmetry by its columns in N, and an orthonormal basis E */
#define TENSOR                                                                                                         \
  "system t\nparam a = 1, b = 2, c = 3, d = -1, e = 4, f = 0.5, g = 2, h = -3, i = 1.5, x1 = 1, x2 = 2, x3 = 3\n"      \
  "coord s, t1\nframe E = rotate(N, z, s, x, t1)\nparticle P at O + s*N.x + t1*N.y, mass 1\n"                          \
  "let L(v) = dot(v, N.x)*(a*N.x + b*N.y + c*N.z) + dot(v, N.y)*(d*N.x + e*N.y + f*N.z)"                               \
  "    + dot(v, N.z)*(g*N.x + h*N.y + i*N.z)\nlet w = x1*N.x + x2*N.y + x3*N.z\n"                                      \
  "let right(p, q) = dot(L(p), q)*dot(p, w)*q, printed(p, q) = dot(L(p), q)*dot(q, w)*p\n"
#define NINE(f)                                                                                                        \
  f "(E.x, E.x) + " f "(E.x, E.y) + " f "(E.x, E.z) + " f "(E.y, E.x) + " f "(E.y, E.y) + " f "(E.y, E.z) + " f        \
    "(E.z, E.x) + " f "(E.z, E.y) + " f "(E.z, E.z)"

/* --- the list --- */

static const identity LIST[] = {
    {"D (20)", REST, POLAR, "X''^2 + Y''^2 = al''^2 + al^2*be''^2 - 2*al*al''*be'^2 + 4*al*al'*be'*be''",
     "X''^2 + Y''^2 = al''^2 + al^2*be''^2 - 2*al*al''*be'' + 4*al*al'*be'*be''", 0},
    {"D (20), the rest written out", EXACT, POLAR,
     "X''^2 + Y''^2 = al''^2 + al^2*be''^2 - 2*al*al''*be'^2 + 4*al*al'*be'*be'' + al^2*be'^4 + 4*al'^2*be'^2",
     "(al''*sin(be))^2 + (al''*cos(be))^2 = al''^2 + al^2*be''^2 - 2*al*al''*be'^2 + 4*al*al'*be'*be''", 0},

    {"R (11.1): S about a point that is not the mass centre", GIBBS, FREE_BODY,
     "m/2*dot(ao, ao) + m*dot(cross(ao, al), rho) + m*dot(cross(ao, om), cross(om, rho)) + dot(al, J(al))/2"
     " + dot(cross(al, om), J(om))",
     "m/2*dot(ao, ao) + m*dot(cross(ao, al), rho) + dot(al, J(al))/2 + dot(cross(al, om), J(om))", 0},
    {"R (11.1), sign of its second term", GIBBS, FREE_BODY, NULL,
     "m/2*dot(ao, ao) - m*dot(cross(ao, al), rho) + m*dot(cross(ao, om), cross(om, rho)) + dot(al, J(al))/2"
     " + dot(cross(al, om), J(om))",
     0},
    {"R (11.2)", GIBBS, FREE_BODY_CENTRE,
     "m/2*dot(acceleration(G), acceleration(G)) + dot(al, J(al))/2 + dot(cross(al, om), J(om))",
     "m/2*dot(acceleration(G), acceleration(G)) + dot(al, J(al))/2 - dot(cross(al, om), J(om))", 0},

    {"B note 9: J_x, squares and primes restored", EXACT, TRIHEDRON,
     "dot(acceleration(K, b), F.x) = -X*(p^2 + q^2 + r^2) + p*(p*X + q*Y + r*Z) + (q' - Q1)*Z - (r' - R1)*Y",
     "dot(acceleration(K, b), F.x) = -X*(p + q + r) + p*(p*X + q*Y + r*Z) + (q - Q1)*Z - (r - R1)*Y", 0},
    {"B note 9: J_y", EXACT, TRIHEDRON,
     "dot(acceleration(K, b), F.y) = -Y*(p^2 + q^2 + r^2) + q*(p*X + q*Y + r*Z) + (r' - R1)*X - (p' - P1)*Z", NULL, 0},
    {"B note 9: R_1 = pQ - qP", EXACT, TRIHEDRON, "dot(al, F.z) = r' - R1", "dot(al, F.z) = r' - R1printed", 0},
    {"B note 9: 2S", GIBBS, TRIHEDRON,
     "(f(p' - P1, q' - Q1, r' - R1) + (p' - P1)*(q*fr - r*fq) + (q' - Q1)*(r*fp - p*fr) + (r' - R1)*(p*fq - q*fp))/2",
     "(f(p', q', r') + p'*(q*fr - r*fq) + q'*(r*fp - p*fr) + r'*(p*fq - q*fp))/2", 0},

    {"R (11.11)", EXACT, DISK,
     "alpha(B) = (w1' + w2*w3 - w2^2*cot(theta))*E.x + (w2' - w3*w1 + w1*w2*cot(theta))*E.y + w3'*E.z",
     "alpha(B) = w1'*E.x + w2'*E.y + w3'*E.z", 0},
    {"R 11.6, before (11.14), i: a restored", EXACT, DISK,
     "x' - a*theta'*sin(phi)*sin(theta) + a*(phi'*cos(theta) + psi')*cos(phi) = 0",
     "x' - a*theta'*sin(phi)*sin(theta) + (phi'*cos(theta) + psi')*cos(phi) = 0", 0},
    {"R 11.6, before (11.14), j: a and sin restored", EXACT, DISK,
     "y' + a*theta'*cos(phi)*sin(theta) + a*(phi'*cos(theta) + psi')*sin(phi) = 0",
     "y' + a*theta'*cos(phi)*sin(theta) + (phi'*cos(theta) + psi')*cos(phi) = 0", 0},
    {"R (11.18), first line, beta restored", EXACT, DISK,
     "dot(alpha(B), Ia) = al*(w1' + w2*w3 - w2^2*cot(theta))^2 + al*(w2' - w3*w1 + w1*w2*cot(theta))^2 + be*w3'^2",
     "dot(alpha(B), Ia) = al*(w1' + w2*w3 - w2^2*cot(theta))^2 + al*(w2' - w3*w1 + w1*w2*cot(theta))^2 + w3'^2", 0},
    {"R (11.18), second line", EXACT, DISK,
     "dot(alpha(B), Ia) = al*w1'^2 + al*w2'^2 + be*w3'^2 - 2*al*(w1'*w2 - w1*w2')*(w2*cot(theta) - w3)"
     " + al*(w1^2 + w2^2)*(w2*cot(theta) - w3)^2",
     NULL, 0},
    {"R (11.19)", EXACT, DISK,
     "dot(cross(alpha(B), omega(B)), Iw) = (be - al)*(w1'*w2 - w1*w2')*w3 - (be - al)*(w1^2 + w2^2)*(w2*cot(theta) - "
     "w3)*w3",
     "dot(cross(alpha(B), omega(B)), Iw) = (be - al)*(w1'*w2 - w1*w2')*w3", 0},
    {"R (11.16)", REST, DISK, "dot(acceleration(C), acceleration(C)) = a^2*(w1'^2 + w3'^2 + 2*w1'*w2*w3 - 2*w1*w2*w3')",
     NULL, 0},
    {"R 11.8, Gibbs function", GAUSS, DISK,
     "m*a^2/2*(w1'^2 + w3'^2 + 2*w1'*w2*w3 - 2*w1*w2*w3') + al/2*w1'^2 + al/2*w2'^2 + be/2*w3'^2"
     " - (w1'*w2 - w1*w2')*(al*w2*cot(theta) - be*w3) + m*g*a*w1'*cos(theta)",
     NULL, 0},

    {"D (30), rotational part", REST, UNIT,
     "dot(alpha(B), Ia)/2 + dot(cross(alpha(B), omega(B)), Iw) = w1'^2/8 + w2'^2/8 + w3'^2/4 + w1'*w2*w3/2 - "
     "w1*w2'*w3/2"
     " - w1'*w2^2*cot(theta)/4 + w1*w2'*w2*cot(theta)/4",
     NULL, 0},
    {"D (37)", EXACT, UNIT,
     "x'' = w1'*sin(theta)*sin(phi) - w3'*cos(phi) + w1^2*cos(theta)*sin(phi) + w1*w2*cos(phi) + "
     "w2*w3*csc(theta)*sin(phi)",
     NULL, 0},
    {"D (38), two signs corrected", EXACT, UNIT,
     "y'' = -w1'*sin(theta)*cos(phi) - w3'*sin(phi) - w1^2*cos(theta)*cos(phi) + w1*w2*sin(phi) - "
     "w2*w3*csc(theta)*cos(phi)",
     "y'' = -w1'*sin(theta)*cos(phi) - w3'*sin(phi) + w1^2*cos(theta)*cos(phi) + w1*w2*sin(phi) + "
     "w2*w3*csc(theta)*cos(phi)",
     0},
    {"D (40)", REST, UNIT, "dot(acceleration(C), acceleration(C)) = w1'^2 + w3'^2 + 2*w1'*w2*w3 - 2*w1*w2*w3'", NULL,
     0},
    {"D (41)", GAUSS, UNIT,
     "5/8*w1'^2 + w2'^2/8 + 3/4*w3'^2 + 3/2*w1'*w2*w3 - w1*w2'*w3/2 - w1*w2*w3' - w1'*w2^2*cot(theta)/4"
     " + w1*w2'*w2*cot(theta)/4 + w1'*cos(theta)",
     NULL, 0},
    {"D (47), dot of theta restored", MOTION, DISK, "3*w3' - 2*phi'*theta'*sin(theta) = 0",
     "3*w3' - 2*phi'*theta*sin(theta) = 0", 0},

    {"R 10.4, Gibbs function, mass restored", GAUSS, PENDULUM,
     "m*l^2/2*(phi''^2 + phi'^4) + m*g*l*(phi''*sin(phi) + phi'^2*cos(phi))",
     "l^2/2*(phi''^2 + phi'^4) + m*g*l*(phi''*sin(phi) + phi'^2*cos(phi))", 0},
    {"R 10.4, equation, mass restored", MOTION, PENDULUM, "m*l^2*phi'' + m*g*l*sin(phi) = 0",
     "l^2*phi'' + m*g*l*sin(phi) = 0", 0},
    {"R ex. 6.1: de_r/dphi with the book's e_phi", EXACT, PENDULUM, "er' = -phi'*(-cos(phi)*N.x + sin(phi)*N.y)",
     "er' = phi'*(-cos(phi)*N.x + sin(phi)*N.y)", 0},
    {"R 1.4, l1 restored", MOTION, DOUBLE,
     "(m1 + m2)*l1^2*phi'' + m2*l1*l2*(psi''*cos(psi - phi) - psi'^2*sin(psi - phi)) + (m1 + m2)*g*l1*sin(phi) = 0",
     "(m1 + m2)*l1^2*phi'' + m2*l1*l2*(psi''*cos(psi - phi) - psi'^2*sin(psi - phi)) + (m1 + m2)*g*sin(phi) = 0", 0},

    {"R 10.5, v2", EXACT, SLEIGH("speed xd = x', om = phi'\n"),
     "velocity(P2) = (x' - l*phi'*sin(phi))*N.x + (y' + l*phi'*cos(phi))*N.y",
     "velocity(P2) = (x' + l*phi'*sin(phi))*N.x + (y' + l*phi'*cos(phi))*N.y", 0},
    {"R (10.53), l^2 and dots restored", GIBBS, SLEIGH("speed xd = x', om = phi'\n"),
     "(m1 + m2)/(2*cos(phi)^2)*x''^2 + ((m1 + m2)*x'*sin(phi) - m2*l*phi'*cos(phi)^2)/cos(phi)^3*phi'*x'' + "
     "m2*l^2/2*phi''^2"
     " + m2*l*x'*phi'*phi''/cos(phi)",
     "(m1 + m2)/(2*cos(phi)^2)*x''^2 + ((m1 + m2)*x'*sin(phi) - m2*l*phi'*cos(phi)^2)/cos(phi)^3*phi'*x'' + "
     "m2*l/2*phi''^2"
     " + m2*l*x'*phi'*phi''/cos(phi)",
     0},
    {"R (10.53) as printed, without the dots", GIBBS, SLEIGH("speed xd = x', om = phi'\n"), NULL,
     "(m1 + m2)/(2*cos(phi)^2)*x'^2 + ((m1 + m2)*x'*sin(phi) - m2*l*phi'*cos(phi)^2)/cos(phi)^3*phi'*x' + m2*l/2*phi'^2"
     " + m2*l*x'*phi'*phi''/cos(phi)",
     0},
    {"R (10.54b), l^2 restored", MOTION, SLEIGH("speed xd = x', om = phi'\n"),
     "m2*l^2*phi'' + m2*l*x'*phi'/cos(phi) = 0", "m2*l*phi'' + m2*l*x'*phi'/cos(phi) = 0", 0},
    {"R 10.6, Gibbs function", GIBBS, SLEIGH("speed v = x'/cos(phi), om = phi'\n"),
     "(m1 + m2)/2*v'^2 + m2*l^2/2*om'^2 + m2*l*v*om*om' - m2*l*om^2*v'", NULL, 0},

    {"R (10.60), m l^2/4 restored", EXACT, DUMBBELL_FREE,
     "m/2*dot(acceleration(P1), acceleration(P1)) + m/2*dot(acceleration(P2), acceleration(P2)) = "
     "m*(x''^2 + y''^2) + m*l^2/4*(phi''^2 + phi'^4)",
     "m/2*dot(acceleration(P1), acceleration(P1)) + m/2*dot(acceleration(P2), acceleration(P2)) = "
     "m*(x''^2 + y''^2) + m*l/2*(phi''^2 + phi'^4)",
     0},
    {"R 10.7, S in v and om", GIBBS, DUMBBELL, "m*v'^2 + m*l^2/4*om'^2", "m*v'^2 + m*l/2*om'^2", 0},
    {"R 10.7, Gibbs function", GAUSS, DUMBBELL, "m*v'^2 + m*l^2/4*om'^2 + 2*m*g*v'*sin(phi)",
     "m*v'^2 + m*l/2*om'^2 + 2*m*g*v'*sin(phi)", 0},

    {"B 21: 2S, square of nu'' restored", GIBBS, SPHERE_PLANE,
     "(M*(xi''^2 + eta''^2) + 2/5*M*((v'' - eta'')^2 + (xi'' - u'')^2 + R^2*nu'^2) + Mp*(u''^2 + v''^2))/2",
     "(M*(xi''^2 + eta''^2) + 2/5*M*((v'' - eta'')^2 + (xi'' - u'')^2 + R^2*nu') + Mp*(u''^2 + v''^2))/2", 0},
    {"B 21 (1)", EXACT, SPHERE_PLANE,
     "(xi' - R*dot(omega(B), N.y) - u')*N.x + (eta' + R*dot(omega(B), N.x) - v')*N.y = 0", NULL, 0},

    {"WP (65), row 4 corrected", EXACT, AXLE, "y2' - a*sin(phi)*psi2' = 0", "x2' - a*sin(phi)*psi2' = 0", 0},
    {"WP (65), rows 1 and 2", EXACT, AXLE, "(x1' - a*cos(phi)*psi1')*N.x + (y1' - a*sin(phi)*psi1')*N.y = 0", NULL, 0},
    {"WP (65), row 3 and 5", EXACT, AXLE, "(x2' - a*cos(phi)*psi2')*N.x + (-a*psi1' + a*psi2' + l*phi')*N.y = 0", NULL,
     0},
    {"WP (64a)", MOTION, AXLE, "2*a*(M + mr)*psi1'' - l*(M + mr)*phi'' = 2*M*g*sin(al)*cos(phi)", NULL, 0},
    {"WP (64b)", MOTION, AXLE, "a*l*(M + mr)*psi1'' - (M*l^2 + mr*l^2 + mr*a^2)*phi'' = M*g*l*sin(al)*cos(phi)", NULL,
     0},
    {"WP (64), a consequence", MOTION, AXLE, "phi'' = 0", "psi1'' = 0", 0},

    {"R (8.8), dyads turned round", EXACT, TENSOR, "L(w) = " NINE("right"), "L(w) = " NINE("printed"), 0},

    {"R ex. 5.4, 5.5, second rod corrected", EXACT, TRIANGLE, "(x4 - x7)^2 + (x5 - x8)^2 + (x6 - x9)^2 = l23^2",
     "(x4 - x7)^2 + (x6 - x8)^2 + (x7 - x9)^2 = l23^2", 0},

    /* generalized forces */
    {"R ex. 5.10", FORCE, PENDULUM, "-m*g*l*sin(phi)", "m*g*l*sin(phi)", 0},
    {"R ex. 5.11, Q_phi corrected", FORCE, DOUBLE, "-(m1 + m2)*g*l1*sin(phi)", "-m1*g*l1*sin(phi) - m2*g*l2*sin(phi)",
     0},
    {"R ex. 5.11, Q_psi", FORCE, DOUBLE, "-m2*g*l2*sin(psi)", NULL, 1},
    {"R ex. 5.11, first constraint corrected", EXACT, DOUBLE, "dot(P1 - O, N.x)^2 + dot(P1 - O, N.y)^2 = l1^2",
     "(dot(P1 - O, N.x) - dot(P1 - O, N.y))^2 = l1^2", 0},
    {"R ex. 5.11, second constraint corrected", EXACT, DOUBLE, "dot(P2 - P1, N.x)^2 + dot(P2 - P1, N.y)^2 = l2^2",
     "(dot(P2 - O, N.x) - dot(P2 - O, N.y))^2 = l2^2", 0},
    {"R exercise 5.1, Q_theta", FORCE, SPHERICAL, "-m*g*l*sin(theta)", "m*g*l*sin(theta)", 0},
    {"R exercise 5.1, Q_phi", FORCE, SPHERICAL, "0", "m*g*l*sin(phi)", 1},
    {"R exercise 5.2", FORCE, HOOP("phi", "phi"), "m*g*a*sin(phi)", NULL, 0},
    {"R exercise 5.3", FORCE, HOOP("x", "x/a"), "m*g*sin(x/a)", NULL, 0},
    {"R (10.64), Pi", FORCE, DUMBBELL, "-2*m*g*sin(phi)", "-m*g*sin(phi)", 0},
    {"R (10.64), Phi", FORCE, DUMBBELL, "0", "-m*g*l*cos(phi)", 1},
};
enum { COUNT = sizeof LIST / sizeof *LIST };

/* --- proving a row --- */

typedef struct judge {
  world w;
  ex rows[3];
  uint32_t n;
} judge;

/* the model with the statement in it, derived; its rows in q, u, u' */
static void open_row(judge *j, const identity *x, const char *statement) {
  static char text[16384];
  bool one_sided = x->kind == GIBBS || x->kind == GAUSS || x->kind == FORCE;
  int n = snprintf(text, sizeof text, one_sided ? "%soutput %s\n" : "%sclaim \"it\": %s\n", x->model, statement);
  ck_assert_int_lt(n, (int)sizeof text);
  world_derive(&j->w, text);
  ck_assert_msg(j->w.sys != NULL, "%s: %s", x->label, world_said(&j->w));
  const mech_claim *c = one_sided ? NULL : &j->w.m->claims.at[0];
  j->n = one_sided ? 1 : c->nrows;
  for (uint32_t i = 0; i < j->n; i++)
    j->rows[i] = derive_reduce(j->w.sys, one_sided ? world_output(&j->w, 0) : c->rows[i]);
}

/* all that must vanish */
static uint32_t differences(judge *j, const identity *x, ex *out) {
  derive_system *sys = j->w.sys;
  expr_graph *g = sys->g;
  uint32_t n = 0;
  if (x->kind == EXACT) {
    memcpy(out, j->rows, j->n * sizeof *out);
    return j->n;
  }
  if (x->kind == FORCE) {
    out[0] = expr_sub(g, j->rows[0], sys->Q[x->speed]);
    return 1;
  }
  for (uint32_t r = 0; r < sys->u.n; r++) { /* ∂/∂u'_r */
    ex d = expr_diff(g, j->rows[0], sys->u.at[r].dot);
    if (x->kind == GIBBS) d = expr_sub(g, d, expr_add(g, sys->residual[r], sys->Q[r]));
    if (x->kind == GAUSS) d = expr_sub(g, d, sys->residual[r]);
    out[n++] = d;
  }
  return n;
}

static void prove(const identity *x, const char *statement, bool right) {
  judge j;
  open_row(&j, x, statement);
  if (x->kind == MOTION || x->kind == EXACT) { /* also as a claim, through the front door */
    if (right) checks(j.w.text, AP_OK);
    else refutes(j.w.text);
  }
  if (x->kind != MOTION) {
    ex d[16];
    uint32_t n = differences(&j, x, d), not_zero = 0;
    for (uint32_t i = 0; i < n; i++) {
      expr_answer got = normal_is_zero(j.w.sys->g, derive_expand(j.w.sys, d[i]), &j.w.m->facts, NULL);
      ck_assert_msg(got != ANSWER_UNKNOWN, "%s: unknown", x->label);
      not_zero += got == ANSWER_NO;
      ck_assert_msg(!right || got == ANSWER_YES, "%s: refuted: %s", x->label, statement);
    }
    ck_assert_msg(right || not_zero, "%s: the wrong form is proved: %s", x->label, statement);
  }
  world_close(&j.w);
}

START_TEST(papers) {
  const identity *x = &LIST[_i];
  ck_assert(x->right || x->wrong);
  if (x->right) prove(x, x->right, true);
  if (x->wrong) prove(x, x->wrong, false);
}
END_TEST

/* --- D (22), (23): S in any frame, by indices --- */

static int epsilon(int i, int j, int k) {
  return (i - j) * (j - k) * (k - i) / 2;
}

/* ½ ΣΣ I_ij o_i' o_j' + Σ ε_ijk I_kl o_i' o_j o_l − Σ ε_ijk I_kl o_i W_j o_l'; (23) is the diagonal case */
static void put_s(base_text *t, bool diagonal, bool last) {
  base_puts(t, "output 0");
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (!diagonal || i == j) base_printf(t, " + I%d%d*o%d'*o%d'/2", i, j, i, j);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) {
        int e = epsilon(i, j, k);
        for (int l = 0; e && l < 3; l++) {
          if (diagonal && l != k) continue;
          base_printf(t, " + (%d)*I%d%d*o%d'*o%d*o%d", e, k, l, i, j, l);
          if (last && !diagonal) base_printf(t, " - (%d)*I%d%d*o%d*W%d*o%d'", e, k, l, i, j, l);
        }
        if (last && diagonal && e) base_printf(t, " + (%d)*I%d%d*o%d'*W%d*o%d", e, i, i, i, j, k);
      }
  base_puts(t, "\n");
}

/* F is the frame of the components, `from` what its own angular velocity W is taken against */
static void indexed_s(const char *model, const char *F, const char *from, bool diagonal, bool last, bool right) {
  world maker, w;
  world_open(&maker, "system t\ncoord q\nparticle P at O + q*N.x, mass 1\n");
  base_text t;
  base_text_init(&t, &maker.arena);
  base_puts(&t, model);
  for (int i = 0; i < 3; i++) {
    base_printf(&t, "let o%d = dot(om, %s.%c), W%d = dot(omega(%s)%s, %s.%c)\n", i, F, "xyz"[i], i, F, from, F,
                "xyz"[i]);
    for (int j = 0; j < 3; j++) base_printf(&t, "let I%d%d = dot(%s.%c, J(%s.%c))\n", i, j, F, "xyz"[i], F, "xyz"[j]);
  }
  put_s(&t, diagonal, last);
  world_derive(&w, base_text_str(&t));
  ck_assert_ptr_nonnull(w.sys);
  ex S = derive_reduce(w.sys, world_output(&w, 0));
  uint32_t wrong = 0;
  for (uint32_t r = 0; r < w.sys->u.n; r++) {
    ex d = expr_sub(w.sys->g, expr_diff(w.sys->g, S, w.sys->u.at[r].dot),
                    expr_add(w.sys->g, w.sys->residual[r], w.sys->Q[r]));
    expr_answer got = normal_is_zero(w.sys->g, derive_expand(w.sys, d), &w.m->facts, NULL);
    ck_assert_msg(got != ANSWER_UNKNOWN && (!right || got == ANSWER_YES), "frame %s%s: %s", F, from, test_answers[got]);
    wrong += got == ANSWER_NO;
  }
  ck_assert(right || wrong);
  world_close(&w);
  world_close(&maker);
}

#define ABOUT_O BODY("coord phi, theta, psi\npoint D = O\n", "about D")
/* of revolution, with the intermediate frame E, in which the tensor stays diagonal */
#define TOP                                                                                                            \
  "system t\nparam A = 1.1, C = 0.4\ncoord phi, theta, psi\nspeed w1, w2, w3\n"                                        \
  "frame E = rotate(N, z, phi, x, theta), B = rotate(E, z, psi)\ndefine omega(B) = w1*E.x + w2*E.y + w3*E.z\n"         \
  "body b { frame B; center O; inertia diag(A, A, C) }\nlet om = omega(B)\n"                                           \
  "let J(v) = A*dot(v, B.x)*B.x + A*dot(v, B.y)*B.y + C*dot(v, B.z)*B.z\n"

START_TEST(desloge_22) {
  static const char TURNING[] = ABOUT_O "frame F = rotate(B, z, nu*t)\n",
                    FIXED[] = ABOUT_O "frame F = rotate(N, x, nu)\n";
  indexed_s(TURNING, "F", "", false, true, true);            /* against the inertial frame */
  indexed_s(TURNING, "F", " - omega(B)", false, true, true); /* or against the body */
  indexed_s(TURNING, "F", "", false, false, false);          /* Desloge's book, without the last term */
  indexed_s(FIXED, "F", "", false, true, true);
  indexed_s(FIXED, "F", "", false, false, true);   /* in an inertial frame it is not needed */
  indexed_s(ABOUT_O, "B", "", false, false, true); /* nor in the body */
}
END_TEST

START_TEST(desloge_23) {
  indexed_s(TOP, "E", "", true, true, true);
  indexed_s(TOP, "E", " - omega(B)", true, true, true);
  indexed_s(TOP, "E", "", true, false, false);
  indexed_s(TOP, "B", "", true, false, true);
}
END_TEST

/* --- R (10.47) and (10.51) --- */

/* Pi_s by (10.39), (10.41): from positions and virtual displacements alone; then ∂U/∂u' − Pi_s = ∂G/∂u' */
START_TEST(appell_and_desloge) {
  static const char *const MODELS[] = {PENDULUM "speed w = 2*phi' + t\n",
                                       DOUBLE "speed a = phi' + psi', b = sin(phi)*psi' - phi'\n",
                                       SPHERICAL,
                                       DUMBBELL "force -k*velocity(P1) on P1\nparam k = 0.3\n",
                                       DISK,
                                       DOUBLE "spring 3, length 1, between O and P2\nforce t*N.x + phi*N.y on P1\n"};
  world w;
  world_derive(&w, MODELS[_i]);
  ck_assert_ptr_nonnull(w.sys);
  derive_system *sys = w.sys;
  expr_graph *g = sys->g;
  uint32_t nq = w.m->coords.n, n = sys->u.n;
  ex grad[8];
  ck_assert_uint_le(n, 8);
  for (uint32_t s = 0; s < n; s++) {
    ex total = EXPR_ZERO;
    for (uint32_t i = 0; i < w.m->loads.n; i++) {
      ex f[3], x[3];
      vec_express(sys->s, sys_to_u(sys, w.m->loads.at[i].value), 0, f);
      vec_express(sys->s, w.m->loads.at[i].at, 0, x);
      for (uint32_t q = 0; q < nq; q++)
        for (int k = 0; k < 3; k++) {
          ex virtual = expr_mul(g, expr_diff(g, x[k], w.m->coords.at[q].sym),
                                expr_diff(g, sys->qdot[q], sys->u.at[s].sym));
          total = expr_add(g, total, expr_mul(g, f[k], virtual));
        }
    }
    is_zero(g, expr_sub(g, total, sys->Q[s]), &w.m->facts, "Pi by virtual work");
    ex S = expr_diff(g, sys->gibbs, sys->u.at[s].dot);
    expr_subst *zero = expr_subst_new(g, &w.arena);
    for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(zero, sys->sigma.at[k].dot, EXPR_ZERO);
    grad[s] = expr_sub(g, expr_subst_of(zero, S), total);
    is_zero(g, expr_sub(g, grad[s], sys->residual[s]), &w.m->facts, "(10.47) = (10.51)");
    is_not_zero(g, grad[s], &w.m->facts, "and is not empty");
  }
  world_close(&w);
}
END_TEST

/* --- statements of algebra alone --- */

/* RH (24): partial accelerations of (40)–(41) annihilate C1 = v2, C2 = v1; of (69), Appell's force, for u3 > 0 */
START_TEST(zero_power) {
  base_ctx ctx = {0};
  expr_graph *g = expr_new(&ctx);
  ex u[5], d[5];
  for (int i = 1; i <= 4; i++) {
    char name[16];
    (void)snprintf(name, sizeof name, "u%d", i);
    u[i] = expr_symbol(g, name, 0);
    name[0] = 'd';
    d[i] = expr_symbol(g, name, 0);
  }
  /* v1·v2 = 0 differentiated and solved for u4' */
  ex t[3] = {expr_mul(g, u[3], d[1]), expr_mul(g, u[4], d[2]), expr_mul(g, u[1], d[3])};
  ex u4 = expr_neg(g, expr_div(g, expr_sum(g, 3, t), u[2]));
  ex a1[2] = {d[1], d[2]}, a2[2] = {d[3], u4};
  for (int r = 1; r <= 3; r++) {
    ex power = EXPR_ZERO, other = EXPR_ZERO;
    for (int k = 0; k < 2; k++) {
      ex p1 = expr_diff(g, a1[k], d[r]), p2 = expr_diff(g, a2[k], d[r]);
      power = expr_add(g, power, expr_add(g, expr_mul(g, p1, u[3 + k]), expr_mul(g, p2, u[1 + k])));
      other = expr_add(g, other, expr_add(g, expr_mul(g, p1, u[1 + k]), expr_mul(g, p2, u[3 + k])));
    }
    is_zero(g, power, NULL, "RH (24) for (40), (41)");
    is_not_zero(g, other, NULL, "C1 = v1, C2 = v2 would work");
  }
  /* u3 = ±a √(u1² + u2²); a~_r = e_r + (∂u3/∂u_r) e_3; W = e_3 − (a²/u3)(u1 e_1 + u2 e_2) */
  ex a = expr_symbol(g, "a", 0), root = expr_sqrt(g, expr_add(g, expr_powi(g, u[1], 2), expr_powi(g, u[2], 2)));
  for (int sign = 1; sign >= -1; sign -= 2)
    for (int r = 1; r <= 2; r++) {
      ex u3 = expr_mul(g, expr_int(g, sign), expr_mul(g, a, root)),
         by = expr_mul(g, a, expr_div(g, u[r], root)); /* (69) */
      ex power = expr_sub(g, by, expr_div(g, expr_mul(g, expr_powi(g, a, 2), u[r]), u3));
      answers(g, power, NULL, sign > 0 ? ANSWER_YES : ANSWER_NO, "RH (24) for (69): only for u3 > 0");
      is_zero(g, expr_sub(g, expr_mul(g, expr_int(g, sign), by), expr_diff(g, u3, u[r])), NULL, "with its sign");
    }
  expr_free(g);
  ck_assert_uint_eq(ctx.bytes, 0);
}
END_TEST

/* the mean over a turn of theta, exact for sums of sines and cosines of theta and 2 theta: three equal steps */
static ex mean(expr_graph *g, base_arena *a, ex e, ex theta) {
  ex t[3];
  for (int k = 0; k < 3; k++) {
    expr_subst *s = expr_subst_new(g, a);
    expr_subst_set(s, theta, expr_mul(g, expr_ratio(g, 2 * k, 3), expr_pi(g)));
    t[k] = expr_subst_of(s, e);
  }
  return expr_mul(g, expr_ratio(g, 1, 3), expr_sum(g, 3, t));
}

/* R (4.3) to (4.6), exercise 4.2: phi = psi + xi, xi fast and small, the force averaged over theta = w t.
   Units with g/l = k, a/l = e. The pivot moves along the vertical: e = 1; along the horizontal: 0. */
START_TEST(kapitza) {
  base_ctx ctx = {0};
  expr_graph *g = expr_new(&ctx);
  base_arena arena;
  base_arena_init(&arena, &ctx);
  ex psi = expr_symbol(g, "psi", 0), w = expr_symbol(g, "w", 0), e = expr_symbol(g, "e", 0),
     theta = expr_symbol(g, "theta", 0);
  ex s = expr_sin(g, psi), c = expr_cos(g, psi), ct = expr_cos(g, theta), st = expr_sin(g, theta),
     ew2 = expr_mul(g, e, expr_powi(g, w, 2));
  for (int vertical = 0; vertical < 2; vertical++) {
    /* force −e w² sin(phi) cos(theta), or e w² cos(phi) cos(theta); linear in xi */
    ex at = vertical ? expr_neg(g, s) : c, slope = vertical ? expr_neg(g, c) : expr_neg(g, s);
    ex xi = expr_neg(g, expr_mul(g, e, expr_mul(g, at, ct))); /* w² d²xi/dtheta² is the force at psi */
    ex fast = expr_mul(g, expr_powi(g, w, 2), expr_diff(g, expr_diff(g, xi, theta), theta));
    is_zero(g, expr_sub(g, fast, expr_mul(g, ew2, expr_mul(g, at, ct))), NULL, "xi");
    ex force = expr_mul(g, ew2, expr_mul(g, expr_add(g, at, expr_mul(g, slope, xi)), ct));
    ex V = expr_mul(g, expr_ratio(g, 1, 4), expr_powi(g, expr_mul(g, expr_mul(g, e, w), vertical ? s : c), 2));
    is_zero(g, expr_add(g, mean(g, &arena, force, theta), expr_diff(g, V, psi)), NULL, "effective potential");
    ex printed = expr_mul(g, ew2, expr_mul(g, expr_add(g, at, expr_mul(g, slope, xi)), st));
    is_zero(g, mean(g, &arena, printed, theta), NULL, "the line before (4.3) as printed averages to nothing");
    is_not_zero(g, expr_diff(g, V, psi), NULL, "which the potential does not");
  }
  /* table 4.1: where V' = 0 with cos psi = −2k/(e w)², V'' = −(e²w²/2) sin² psi: unstable */
  ex k = expr_symbol(g, "k", 0), half = expr_mul(g, expr_ratio(g, 1, 2), expr_powi(g, expr_mul(g, e, w), 2));
  ex V = expr_sub(g, expr_mul(g, expr_mul(g, half, expr_ratio(g, 1, 2)), expr_powi(g, s, 2)), expr_mul(g, k, c));
  expr_subst *there = expr_subst_new(g, &arena);
  expr_subst_set(there, k, expr_neg(g, expr_mul(g, half, c)));
  ex V1 = expr_diff(g, V, psi), table = expr_neg(g, expr_mul(g, half, expr_powi(g, s, 2)));
  is_zero(g, expr_subst_of(there, V1), NULL, "an equilibrium");
  is_zero(g, expr_sub(g, expr_subst_of(there, expr_diff(g, V1, psi)), table), NULL, "table 4.1");
  base_arena_free(&arena);
  expr_free(g);
  ck_assert_uint_eq(ctx.bytes, 0);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("identities");
  TCase *t = test_case(suite, "papers");
  tcase_add_loop_test(t, papers, 0, COUNT);
  tcase_add_test(t, desloge_22);
  tcase_add_test(t, desloge_23);
  tcase_add_loop_test(t, appell_and_desloge, 0, 6);
  t = test_case(suite, "algebra");
  tcase_add_test(t, zero_power);
  tcase_add_test(t, kapitza);
  return test_main(suite);
}
