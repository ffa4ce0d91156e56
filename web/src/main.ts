// The page: header, stage with its controls, plots, equations, derivation, model.
import { Motion, PageData, number } from "./data";
import { element, onTheme, reduced } from "./dom";
import { Plots } from "./plots";
import { Stage } from "./stage";
import { derivation, equations, forces, modelText } from "./words";
import "./style.css";

/** What `appell view --png`, `--frames` … ask for in the page's address: a list of times, the size, and what to show. */
function film(motion: Motion): { times: number[]; width: number; height: number; show: string[] } | null {
  if (!location.hash.startsWith("#film&")) return null;
  const words = new URLSearchParams(location.hash.slice(6)), value = (name: string, usual: number) => {
    const x = Number(words.get(name));
    return words.get(name) && Number.isFinite(x) ? x : usual;
  };
  const from = value("from", motion.from), to = value("to", motion.to), step = value("speed", 1) / value("fps", 30);
  const n = Math.min(Math.floor((to - from) / step + 1e-9), 20000);
  return {
    times: Array.from({ length: n + 1 }, (_, i) => from + i * step),
    width: value("width", 1280), height: value("height", 720), show: (words.get("show") ?? "").split(",").filter(Boolean),
  };
}

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10];

class Player {
  time: number;
  playing = false;
  loop = true;
  speed = 1;
  private last: number | null = null;
  constructor(private motion: Motion, private show: (t: number) => void) {
    this.time = motion.from;
  }
  seek(t: number): void {
    this.time = Math.min(Math.max(t, this.motion.from), this.motion.to);
    this.show(this.time);
  }
  play(on: boolean): void {
    if (on && this.time >= this.motion.to) this.time = this.motion.from;
    const start = on && !this.playing;
    this.playing = on;
    this.last = null;
    this.show(this.time);
    if (start) requestAnimationFrame((now) => this.tick(now));
  }
  private tick(now: number): void {
    if (!this.playing) return;
    if (this.last !== null) {
      let t = this.time + (this.speed * Math.min(now - this.last, 250)) / 1000;
      if (t >= this.motion.to) {
        if (this.loop) t = this.motion.from + ((t - this.motion.from) % Math.max(this.motion.to - this.motion.from, 1e-9));
        else this.playing = false;
      }
      this.time = Math.min(t, this.motion.to);
      this.show(this.time);
    }
    this.last = now;
    requestAnimationFrame((then) => this.tick(then));
  }
}

function button(text: string, title: string, key: string, press: () => void): HTMLButtonElement {
  const b = element("button", { type: "button", title: key ? `${title} (${key})` : title, "aria-label": title }, text);
  b.addEventListener("click", press);
  return b;
}

function section(id: string, title: string, ...children: Node[]): HTMLElement {
  return element("section", { id, class: "block" }, element("h2", {}, title), ...children);
}

function build(data: PageData, page: HTMLElement): void {
  const { scene } = data, motion = new Motion(scene);
  const reel = film(motion), bare = reel !== null || location.hash === "#stage"; // the animation alone, for pictures
  document.body.classList.toggle("bare", bare);

  const overlay = element("div", { class: "tags", "aria-hidden": "true" });
  const view = element("div", { class: "stage" }, overlay);
  const clock = element("output", { class: "clock" });
  const slider = element("input", { type: "range", min: "0", max: "10000", value: "0", step: "1", "aria-label": "time" });
  const plotBox = element("div", { class: "plots" });
  const controls = element("div", { class: "controls" });
  const figure = element("div", { class: "motion" }, view, controls);
  const hero = element("div", { class: "hero", id: "motion" }, figure, plotBox);
  if (reel) Object.assign(view.style, { width: `${reel.width}px`, height: `${reel.height}px`, minHeight: "0" });
  const derivationBox = element("div"), equationBox = element("div"), forceBox = element("div");
  const links: [string, string][] = [["motion", "Motion"], ["equations", "Equations"], ["derivation", "Derivation"], ["model", "Model"]];
  if (data.forces || data.long_forces) links.splice(2, 0, ["forces", "Forces"]);
  if (!data.derivation && !data.long_derivation) links.splice(links.findIndex(([id]) => id === "derivation"), 1);
  page.replaceChildren(
    element("header", {},
      element("h1", {}, scene.title),
      element("p", { class: "about" }, data.file + (data.variant ? `, case ${data.variant}` : "")),
      element("nav", {}, ...links.map(([id, text]) => element("a", { href: `#${id}` }, text)))),
    hero,
    section("equations", "Equations of motion", equationBox),
    ...(data.forces || data.long_forces ? [section("forces", "Forces that keep the constraints", forceBox)] : []),
    ...(data.derivation || data.long_derivation ? [section("derivation", "Derivation", derivationBox)] : []),
    section("model", "Model", modelText(data)),
    element("footer", {}, "Made by appell. The page needs no network; it contains three.js, KaTeX and uPlot (MIT licences)."));
  if (scene.ended) figure.append(element("p", { class: "ended" }, scene.ended));

  let plots: Plots | null = null, stage: Stage | null = null;
  const playButton = button("\u25b6", "play or pause", "space", () => player.play(!player.playing));
  const player = new Player(motion, (t) => {
    stage?.set(motion.moment(t));
    plots?.set(t);
    clock.textContent = `t = ${number(t, 4)}`;
    slider.value = String(Math.round((10000 * (t - motion.from)) / Math.max(motion.to - motion.from, 1e-12)));
    slider.setAttribute("aria-valuetext", `t = ${number(t, 4)}`);
    playButton.textContent = player.playing ? "\u275a\u275a" : "\u25b6";
  });
  const length = motion.to - motion.from;
  player.speed = length < 1.2 ? 0.1 : length < 3 ? 0.5 : length > 200 ? 10 : length > 60 ? 5 : 1;

  try {
    stage = new Stage(motion, view, overlay);
  } catch (e) {
    view.append(element("p", { class: "ended" }, `There is no 3-D picture here: this browser has no WebGL. ${e instanceof Error ? e.message : ""}`));
  }
  if (scene.plots.length) plots = new Plots(motion, plotBox, (t) => player.seek(t));
  else hero.classList.add("alone");

  slider.addEventListener("input", () => player.seek(motion.from + (Number(slider.value) / 10000) * length));
  const speed = element("select", { "aria-label": "speed", title: "speed ([ and ])" },
    ...SPEEDS.map((s) => element("option", { value: String(s) }, `${s}\u00d7`)));
  speed.value = String(player.speed);
  speed.addEventListener("change", () => (player.speed = Number(speed.value)));
  const faster = (by: number) => {
    const i = Math.min(Math.max(SPEEDS.indexOf(player.speed) + by, 0), SPEEDS.length - 1);
    player.speed = SPEEDS[i];
    speed.value = String(player.speed);
  };
  const toggles: [string, string, string, boolean, (on: boolean) => void][] = [
    ["loop", "Loop", "l", true, (on) => (player.loop = on)],
    ...(scene.forces.length ? [["forces", "Forces", "f", false, (on) => stage?.show("forces", on)] as [string, string, string, boolean, (on: boolean) => void]] : []),
    ["traces", "Traces", "t", true, (on) => stage?.show("traces", on)],
    ["frames", "Frames", "a", false, (on) => stage?.show("frames", on)],
    ["names", "Names", "n", false, (on) => stage?.show("names", on)],
    ["follow", "Follow", "c", stage?.follows ?? false, (on) => stage?.follow(on)],
  ];
  const press = new Map<string, () => void>();
  const toggleButtons = toggles.map(([id, text, key, start, act]) => {
    const b = element("button", { type: "button", class: "toggle", "data-toggle": id, "aria-pressed": String(start), title: `${text.toLowerCase()} (${key})` }, text);
    const flip = () => {
      const on = b.getAttribute("aria-pressed") !== "true";
      b.setAttribute("aria-pressed", String(on));
      act(on);
    };
    b.addEventListener("click", flip);
    press.set(key, flip);
    return b;
  });
  controls.append(
    element("div", { class: "row" }, playButton, slider, clock),
    element("div", { class: "row wrap" }, speed, ...toggleButtons, button("Reset view", "reset the camera", "r", () => stage?.reset())));

  const step = (by: number) => {
    player.play(false);
    player.seek(player.time + by);
  };
  addEventListener("keydown", (e) => {
    const at = e.target as HTMLElement;
    if (e.ctrlKey || e.metaKey || e.altKey || at.tagName === "SELECT") return;
    const keys: Record<string, () => void> = {
      " ": () => player.play(!player.playing), ArrowLeft: () => step(-length / 200), ArrowRight: () => step(length / 200),
      Home: () => player.seek(motion.from), End: () => player.seek(motion.to),
      "[": () => faster(-1), "]": () => faster(1), r: () => stage?.reset(),
    };
    const scrolls = at.closest(".formula, pre") !== null || (at.tagName === "BUTTON" && e.key === " ");
    const act = keys[e.key] ?? press.get(e.key);
    const here = hero.getBoundingClientRect().bottom > 0 || e.key === " ";
    if (!act || (scrolls && e.key.length > 1) || (at.tagName === "BUTTON" && e.key === " ") || !here) return;
    if (at.tagName === "INPUT" && (e.key.startsWith("Arrow") || e.key === "Home" || e.key === "End")) return;
    e.preventDefault();
    act();
  });
  onTheme(() => {
    stage?.theme();
    plots?.build();
  });

  const tooLong = (box: HTMLElement, command: string) =>
    box.append(element("p", {}, "This is too long for a page. "), element("p", {}, element("code", {}, command), " prints it."));
  if (data.long_equations) tooLong(equationBox, `appell derive ${data.file}`);
  if (data.long_forces) tooLong(forceBox, `appell forces ${data.file}`);
  if (data.long_derivation) tooLong(derivationBox, `appell derive --steps ${data.file}`);
  if (data.equations) equations(data.equations, equationBox, "motion-eq");
  if (data.forces) forces(data.forces, forceBox);
  if (data.derivation) derivation(data.derivation.steps, derivationBox);
  player.seek(motion.from);
  if (!reduced() && !bare && location.hash !== "#still") player.play(true);
  if (location.hash.length > 1 && !bare) document.getElementById(location.hash.slice(1))?.scrollIntoView();

  // for tests, and for whoever wants to drive the page
  const frames = (times: number[]) => times.map((t) => (player.seek(t), stage?.picture(`t = ${number(t, 4)}`) ?? ""));
  if (reel && stage) {
    stage.resize();
    stage.reset();
    for (const id of reel.show) controls.querySelector<HTMLElement>(`[data-toggle="${CSS.escape(id)}"]`)?.click();
    const lines = element("pre"), outside = reel.times.find((t) => !(t >= motion.from - 1e-9 * length && t <= motion.to + 1e-9 * length));
    if (outside !== undefined) lines.append(`\nrefused the motion goes from t = ${motion.from} to t = ${motion.to}, so there is no picture at ${outside}\n`);
    else for (const t of reel.times) lines.append(`\nframe ${frames([t])[0]}\n`);
    document.body.replaceChildren(lines); // nothing else: the document is read as lines
  }
  Object.assign(window, { appell: { data, motion, player, stage, frames } });
  document.documentElement.dataset.ready = "true";
}

const page = document.getElementById("page")!;
build(JSON.parse(document.getElementById("data")!.textContent!) as PageData, page);
