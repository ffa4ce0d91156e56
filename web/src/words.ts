// The derivation, the equations and the model's text. Formulas by KaTeX, with MathML beside them for screen readers.
import katex from "katex";
import "katex/dist/katex.min.css";
import { PageData, Step } from "./data";
import { element } from "./dom";

/** A formula in a box of its own that scrolls when it is too long for the page. */
export function formula(tex: string, display: boolean): HTMLElement {
  const e = element(display ? "div" : "span", display ? { class: "formula", tabindex: "0", role: "group", "aria-label": "formula" } : { class: "inline" });
  try {
    katex.render(tex, e, { displayMode: display, throwOnError: true, strict: "ignore", trust: false, output: "htmlAndMathml", maxExpand: 100000 });
  } catch {
    e.classList.add("untypeset"); // shown as it was written
    e.textContent = tex;
  }
  return e;
}

/** Words with "(12)" made links to the equations of the page. */
function linked(text: string, known: Set<number>): (Node | string)[] {
  return text.split(/(\(\d+\))/).map((part) => {
    const n = /^\((\d+)\)$/.exec(part);
    return n && known.has(Number(n[1])) ? element("a", { href: `#eq-${n[1]}`, class: "ref" }, part) : part;
  });
}

export function derivation(steps: Step[], to: HTMLElement): void {
  const known = new Set(steps.filter((s) => s.kind === "equation").map((s) => s.number!));
  let sections = 0, box = to;
  for (const s of steps) {
    if (s.kind === "section") {
      const id = `section-${++sections}`;
      box = element("section", { class: "chapter", id });
      box.append(element("h3", {}, `${sections}. ${s.text}`));
      to.append(box);
    } else if (s.kind === "text") {
      const p = element("p");
      (s.pieces ?? [s.text ?? ""]).forEach((piece, i) => p.append(...(i % 2 ? [formula(piece, false)] : linked(piece, known))));
      box.append(p);
    } else {
      const row = element("div", { class: "equation", id: `eq-${s.number}` });
      row.append(formula(s.tex ?? "", true));
      row.append(element("a", { href: `#eq-${s.number}`, class: "number", title: "link to this equation" }, `(${s.number})`));
      if (!s.proved) row.append(element("span", { class: "doubt" }, "not proved"));
      box.append(row);
    }
  }
}

/** What `derive --format latex` says: headings in comments, lists of equations, words with formulas between dollars. */
export function equations(latex: string, to: HTMLElement, prefix: string): void {
  const parts = latex.split(/\\begin\{align\*\}([\s\S]*?)\\end\{align\*\}/);
  let list = 0, title = true;
  parts.forEach((part, i) => {
    if (i % 2) {
      const id = `${prefix}-${++list}`, row = element("div", { class: "equation", id });
      const apart = part.replace(/\\\\\n(\s*&(?!\s*\\quad))/g, "\\\\[0.6em]\n$1"); // not before a line that goes on
      row.append(formula(`\\begin{aligned}${apart}\\end{aligned}`, true));
      row.append(element("a", { href: `#${id}`, class: "number", title: "link to these equations" }, "#"));
      to.append(row);
      return;
    }
    for (const line of part.split("\n").map((x) => x.trim()).filter(Boolean)) {
      if (line.startsWith("%")) {
        const words = line.replace(/^%+\s*/, "");
        if (title) {
          title = false; // it stands above already
          continue;
        }
        if (!words.endsWith(".") && (i > 0 || !/^degrees of freedom/.test(words))) to.append(element("h3", {}, words.charAt(0).toUpperCase() + words.slice(1)));
        else to.append(element("p", {}, words.charAt(0).toUpperCase() + words.slice(1)));
      } else {
        const p = element("p");
        line.split(/(?<!\\)\$/).forEach((x, k) => p.append(k % 2 ? formula(x, false) : x.replace(/\\([#$%&_{}])/g, "$1")));
        to.append(p);
      }
    }
  });
}

/** What `appell forces` says, formulas between \u0001 and \u0002: names as headings, a line each. */
export function forces(text: string, to: HTMLElement): void {
  let title = true;
  for (const line of text.split("\n")) {
    if (!line.trim() || title) {
      title = title && !line.trim();
      continue;
    }
    const parts = line.trim().split(/[\u0001\u0002]/), whole = parts.length > 1;
    if (!whole && !line.startsWith(" ") && !/[.;:,]|^and /.test(line)) {
      to.append(element("h3", {}, line));
      continue;
    }
    if (!whole) {
      const last = to.lastElementChild; // the lines of a paragraph belong together
      if (last?.tagName === "P") last.append(` ${line.trim()}`);
      else to.append(element("p", {}, line.trim()));
      continue;
    }
    const row = element("div", { class: "force formula", tabindex: "0" });
    parts.forEach((x, i) => row.append(i % 2 ? formula(`\\displaystyle ${x}`, false) : x));
    to.append(row);
  }
}

const WORDS = new Set(("system param coord speed let given frame point define particle body gravity force torque spring damper potential " +
  "gravitation constraint actuator servo reaction independent initial case claim exact steady simulate stop event output plot draw for").split(" "));

/** The model as it was written, with its words, comments and texts in colour. */
export function modelText(data: PageData): HTMLElement {
  const pre = element("pre", { class: "model", tabindex: "0" });
  data.model.replace(/\n+$/, "").split("\n").forEach((line, i) => {
    const row = element("span", { class: "line", id: `line-${i + 1}` });
    const match = /^(\s*)([a-z]+)?/.exec(line)!;
    let rest = line;
    if (match[2] && WORDS.has(match[2])) {
      row.append(match[1], element("b", {}, match[2]));
      rest = line.slice(match[0].length);
    }
    for (const part of rest.split(/("[^"]*"|#.*$)/)) {
      if (part.startsWith("#")) row.append(element("i", {}, part));
      else if (part.startsWith('"')) row.append(element("q", {}, part));
      else row.append(part);
    }
    pre.append(row, "\n");
  });
  return pre;
}
