// The pages of `appell view` in a real browser: they load without a word on the console and without a network, equations
// are typeset, the animation moves and is where the numbers of `appell run` say, controls work, and text stays text.
//   node test/web/pages.mjs PAGES OUTPUT     the pages were written by test/web/run
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const [pages, output] = process.argv.slice(2).map((p) => resolve(p));
const { chromium } = createRequire(resolve("web/package.json"))("playwright-core");
mkdirSync(output, { recursive: true });
let passed = 0, failed = 0;
const check = (name, good, detail = "") => {
  good ? passed++ : failed++;
  if (!good) console.log(`FAILED ${name} ${typeof detail === "string" ? detail : JSON.stringify(detail)}`);
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});

/** A page in a context of its own, with everything it says and asks for. */
async function open(name, options = {}) {
  const context = await browser.newContext({ viewport: { width: 900, height: 640 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage(), said = [], asked = [];
  page.on("console", (m) => said.push(m.text()));
  page.on("pageerror", (e) => said.push(e.message));
  page.on("dialog", (d) => (said.push(`dialog ${d.message()}`), d.dismiss()));
  page.on("request", (r) => { if (!/^(data|blob|file):/.test(r.url())) asked.push(r.url()); });
  await context.setOffline(true);
  await page.goto(`file://${pages}/${name}.html`);
  await page.waitForFunction(() => document.documentElement.dataset.ready, null, { timeout: 30000 });
  return { page, context, said, asked, name };
}

/** The stage as pixels, reduced to a few bytes. */
const look = (page) => page.evaluate(() => {
  const from = document.querySelector(".stage canvas"), c = document.createElement("canvas");
  c.width = 120, c.height = 80;
  appell.stage.render();
  c.getContext("2d").drawImage(from, 0, 0, 120, 80);
  return [...c.getContext("2d").getImageData(0, 0, 120, 80).data];
});
const differing = (a, b) => {
  let n = 0;
  for (let i = 0; i < a.length; i += 4) if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 24) n++;
  return n;
};

function csv(name) {
  const file = `${pages}/${name}.csv`;
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, "utf8").trim().split("\n").filter((l) => !l.startsWith("#"));
  const head = rows[0].match(/("([^"]|"")*"|[^,]*)(,|$)/g).map((x) => x.replace(/,$/, "").replace(/^"|"$/g, "").replace(/""/g, '"'));
  return rows.slice(1).map((r) => Object.fromEntries(r.split(",").map((x, i) => [head[i], Number(x)])));
}

/** i of a quaternion product: q v q*, scalar first. */
const rotate = ([w, x, y, z], v) => {
  const c = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]], u = [x, y, z];
  const t = c(u, v).map((e) => 2 * e), s = c(u, t);
  return v.map((e, i) => e + w * t[i] + s[i]);
};

/** What the numbers of the run say of a place, by name of the model: nothing of it comes from the page. */
const PLACES = {
  rolling_disk: { coin: (r, p) => [r.x, r.y, p.a * Math.sin(r.theta)] },
  unbalanced_ball: {
    ball: (r, p) => [r.x, r.y, p.R],
    slug: (r, p) => [r.x, r.y, p.R].map((c, i) => c + p.a * rotate([r.q0, r.q1, r.q2, r.q3], [0, 0, 1])[i]),
  },
  pendulum_double: {
    P1: (r, p) => [p.l1 * Math.cos(r.phi1), p.l1 * Math.sin(r.phi1), 0],
    P2: (r, p) => [p.l1 * Math.cos(r.phi1) + p.l2 * Math.cos(r.phi2), p.l1 * Math.sin(r.phi1) + p.l2 * Math.sin(r.phi2), 0],
  },
  bead_on_hoop: {
    bead: (r, p) => [p.R * Math.sin(r.phi) * Math.cos(p.Om * r.t), p.R * Math.sin(r.phi) * Math.sin(p.Om * r.t), -p.R * Math.cos(r.phi)],
  },
  beghin_sphere_plane_servo: { ball: (r, p) => [r.xi, r.eta, p.R], table: (r) => [r.u, r.v, 0] },
  perp_velocities: { P1: (r) => [r.q1, r.q2, 0], P2: (r) => [r.q3, r.q4, 0] },
};

/** Pages that are looked at on a phone too: a wide equation, a long title, something small, something translucent. */
const PHONES = new Set(["rolling_disk", "unbalanced_ball", "beghin_plates_servo", "wheel_axle_seven", "pendulum_double"]);

/** Numbers that the model gives its parameters. */
const parameters = (text) => Object.fromEntries([...text.matchAll(/^param\s+(.*)$/gm)].flatMap((m) =>
  [...m[1].replace(/#.*/, "").matchAll(/(\w+)\s*=\s*(-?[\d.e]+)/g)].map((x) => [x[1], Number(x[2])])));

async function places(p) {
  const rows = csv(p.name), wanted = PLACES[p.name];
  if (!wanted) return;
  const values = parameters(await p.page.evaluate(() => appell.data.model));
  check(`${p.name}: numbers of the run`, rows && rows.length > 50);
  for (const [body, at] of Object.entries(wanted)) {
    let off = 0, size = 0;
    for (let i = 0; i < rows.length; i += 25) {
      const here = await p.page.evaluate(([t, b]) => (appell.player.seek(t), appell.stage.position(b)), [rows[i].t, body]), there = at(rows[i], values);
      off = Math.max(off, Math.hypot(...there.map((x, k) => x - here[k])));
      size = Math.max(size, Math.hypot(...there));
    }
    // seven digits, and a straight line between the samples of the page
    check(`${p.name}: ${body} follows the numbers`, off < 2e-4 * size, `off by ${off} of ${size}`);
  }
}

async function controls(p) {
  const { page, name } = p, time = () => page.evaluate(() => appell.player.time);
  const [from, to] = await page.evaluate(() => [appell.motion.from, appell.motion.to]);
  await page.evaluate((t) => appell.player.seek(t), from);
  const first = await look(page);
  await page.locator('input[type="range"]').evaluate((e) => { e.value = "3700"; e.dispatchEvent(new Event("input")); });
  check(`${name}: scrubbing sets the time`, Math.abs((await time()) - (from + 0.37 * (to - from))) < 1e-6 * (to - from));
  const later = await look(page);
  check(`${name}: the picture moves`, differing(first, later) > 8, `${differing(first, later)} of 9600 points`);
  await page.evaluate((t) => appell.player.seek(t), from);
  check(`${name}: and comes back`, differing(first, await look(page)) < 4);
  await page.keyboard.press("End");
  check(`${name}: the key End`, (await time()) === to);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  check(`${name}: the arrow key`, (await time()) > from && (await time()) < from + 0.02 * (to - from));
  await page.locator("button[aria-label='play or pause']").click();
  await page.waitForFunction((t) => appell.player.time !== t, await time(), { timeout: 5000 });
  await page.keyboard.press("p");
  await page.locator("button[aria-label='play or pause']").click();
  check(`${name}: paused`, !(await page.evaluate(() => appell.player.playing)));
  await page.evaluate(() => { // where the forces are largest
    const { scene } = appell.data, part = (c, i) => (Array.isArray(c) ? c[i] : c) ?? 0;
    const size = scene.t.map((_, i) => scene.forces.reduce((s, f) => s + Math.hypot(...f.value.map((c) => part(c, i))), 0));
    appell.player.seek(scene.t[size.indexOf(Math.max(...size))]);
  });
  const toggles = page.locator('[data-toggle="forces"]');
  const has = await page.evaluate(() => appell.data.scene.forces.length);
  check(`${name}: a button for forces`, (await toggles.count()) === (has ? 1 : 0));
  if (has) {
    const without = await look(page);
    await toggles.click();
    const shown = await page.locator(".tag.constraint:not([hidden]), .tag.reaction:not([hidden]), .tag.actuator:not([hidden])").count();
    check(`${name}: arrows appear with magnitudes`, differing(without, await look(page)) > 1 && shown > 0, `${shown} labels`);
  }
}

async function formulas(p) {
  const counts = await p.page.evaluate(() => ({
    shown: document.querySelectorAll(".katex").length, wrong: document.querySelectorAll(".untypeset, .katex-error").length,
    spoken: document.querySelectorAll(".katex math").length,
    equations: appell.data.derivation?.steps.filter((s) => s.kind === "equation").length ?? 0,
    boxes: document.querySelectorAll("#derivation .equation").length,
    plots: document.querySelectorAll(".plot canvas").length, wanted: appell.data.scene.plots.length,
  }));
  check(`${p.name}: equations are typeset`, counts.shown > 5 && counts.wrong === 0 && counts.boxes === counts.equations, counts);
  check(`${p.name}: each with MathML`, counts.spoken === counts.shown, counts);
  check(`${p.name}: plots`, counts.plots >= counts.wanted && counts.wanted > 0, counts);
}

async function narrow(name) {
  const p = await open(name, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const width = await p.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  check(`${name}: fits a phone`, width[0] <= width[1], width);
  const dark = await p.page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number).reduce((a, b) => a + b));
  check(`${name}: dark where wanted`, dark < 150, String(dark));
  await p.page.evaluate(() => appell.player.seek(0.4 * appell.motion.to + 0.6 * appell.motion.from));
  await p.page.screenshot({ path: `${output}/${name}_phone.png` });
  check(`${name}: quiet on a phone`, p.said.length === 0, p.said);
  await p.context.close();
}

const names = readdirSync(pages).filter((f) => f.endsWith(".html")).map((f) => f.slice(0, -5));
const queue = names.filter((n) => n !== "hostile");
const worker = async () => {
  for (let name; (name = queue.shift()); ) await everything(name);
};
async function everything(name) {
  try {
    const p = await open(name);
    await formulas(p);
    await controls(p);
    await p.page.screenshot({ path: `${output}/${name}.png` });
    await places(p);
    check(`${name}: no word on the console`, p.said.length === 0, p.said);
    check(`${name}: no network`, p.asked.length === 0, p.asked);
    check(`${name}: at most 2.5 MB`, readFileSync(`${pages}/${name}.html`).length <= 2.5e6);
    await p.context.close();
    if (PHONES.has(name)) await narrow(name);
  } catch (e) {
    check(`${name}: to the end`, false, e.message);
  }
}
await Promise.all([worker(), worker()]);

// text that would like to be more
if (names.includes("hostile")) {
  const p = await open("hostile");
  const found = await p.page.evaluate(() => ({
    title: document.querySelector("h1").textContent, tab: document.title, run: window.owned ?? null,
    images: document.querySelectorAll("img, iframe, #model script, h1 *").length, scripts: document.scripts.length,
    model: document.querySelector("pre.model").textContent,
  }));
  await p.page.locator('[data-toggle="names"]').click();
  const tags = await p.page.locator(".tag.label").allTextContents();
  check("hostile: the title is text", found.title.includes("</script><img src=x onerror=") && found.tab === found.title, found.title);
  check("hostile: nothing ran", found.run === null && found.images === 0 && found.scripts === 2, found);
  check("hostile: the model is there whole", found.model.includes("</script>") && found.model.includes("\\href{javascript:"));
  check("hostile: labels are text", tags.some((t) => t.includes("<b onclick=")), tags);
  check("hostile: quiet", p.said.length === 0, p.said);
  check("hostile: no network", p.asked.length === 0, p.asked);
  await p.context.close();
} else {
  check("hostile: a page", false);
}
await browser.close();
console.log(`screenshots: ${output}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
