// Plots beside the animation: uPlot, with a cursor that runs with the time.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { Curve, Motion, number } from "./data";
import { SERIES, element, tint } from "./dom";

export class Plots {
  private made: { plot: uPlot; cursor: HTMLElement; curves: Curve[] }[] = [];
  private hovered: number | null = null;
  private now = 0;

  constructor(private motion: Motion, private box: HTMLElement, private seek: (t: number) => void) {
    this.build();
    let width = 0;
    new ResizeObserver(() => {
      if (Math.abs(box.clientWidth - width) < 2) return;
      width = box.clientWidth;
      for (const p of this.made) p.plot.setSize({ width: this.width(), height: p.plot.height });
      this.set(this.now);
    }).observe(box);
  }

  private width(): number {
    return Math.max(240, this.box.clientWidth);
  }

  build(): void {
    for (const p of this.made) p.plot.destroy();
    this.made = [];
    this.box.replaceChildren();
    for (const curves of this.panels()) this.panel(curves);
    this.set(this.now);
  }

  /** One panel for each plot statement, unless its curves differ too much in size to share one. */
  private panels(): Curve[][] {
    return this.motion.scene.plots.flatMap((curves) => {
      const sizes = curves.map((c) => {
        const x = this.motion.column(c.track).filter((v): v is number => v !== null);
        return x.length ? Math.max(...x) - Math.min(...x) || Math.abs(x[0]) : 0;
      });
      const most = Math.max(...sizes), least = Math.min(...sizes.filter((s) => s > 1e-9 * most)); // less is noise
      return curves.length > 1 && curves.length <= 8 && most > 25 * least ? curves.map((c) => [c]) : [curves];
    });
  }

  private panel(curves: Curve[]): void {
    const holder = element("figure", { class: "plot" });
    this.box.append(holder);
    const color = (i: number) => tint(SERIES[i % SERIES.length]);
    const axis: Partial<uPlot.Axis> = {
      stroke: tint("muted"), grid: { stroke: tint("hair"), width: 1 }, ticks: { stroke: tint("hair"), width: 1 },
      font: "12px system-ui, sans-serif",
    };
    const short = (_: uPlot, values: number[]) => values.map((v) => (v === null ? "" : String(Number(v.toPrecision(6))).replace("-", "\u2212")));
    const columns = curves.map((c) => this.motion.column(c.track));
    const scale = columns.reduce((a, c) => c.reduce<number>((b, x) => Math.max(b, Math.abs(x ?? 0)), a), 0);
    const shown = (v: number | null) => (v === null ? "\u2013" : number(Math.abs(v) < 1e-12 * scale ? 0 : v)); // rounding is zero
    const plot: uPlot = new uPlot({
      width: this.width(), height: 190,
      padding: [10, 12, 0, 0],
      scales: { x: { time: false } },
      axes: [{ ...axis, values: short, size: 30 }, { ...axis, values: short, size: 58, space: 26 }],
      series: [
        { label: "t", value: (_, v) => (v === null ? "" : number(v)) },
        ...curves.map((c, i): uPlot.Series => ({
          label: c.label, stroke: color(i), width: 1.8, points: { show: false }, value: (_, v) => shown(v),
          dash: i >= SERIES.length ? [6, 4] : undefined,
        })),
      ],
      cursor: { sync: { key: "time" }, drag: { x: true, y: false }, points: { size: 7 } },
      hooks: {
        setCursor: [(u) => {
          this.hovered = u.cursor.idx ?? null;
          if (this.hovered === null) this.set(this.now);
        }],
        setSize: [() => this.set(this.now)],
        setScale: [() => requestAnimationFrame(() => this.set(this.now))],
      },
    }, [this.motion.scene.t, ...columns] as uPlot.AlignedData, holder);
    plot.over.addEventListener("click", () => {
      if (plot.cursor.left !== undefined && plot.cursor.left >= 0) this.seek(plot.posToVal(plot.cursor.left, "x"));
    });
    const cursor = element("div", { class: "now" });
    plot.over.append(cursor);
    holder.append(element("figcaption", { class: "unseen" }, `${curves.map((c) => c.label).join(", ")} against t`));
    this.made.push({ plot, cursor, curves });
  }

  set(t: number): void {
    this.now = t;
    const m = this.motion.moment(t);
    for (const p of this.made) {
      const x = p.plot.valToPos(t, "x");
      p.cursor.style.transform = `translateX(${x.toFixed(1)}px)`;
      p.cursor.hidden = !(x >= 0 && x <= p.plot.over.clientWidth + 1);
      if (this.hovered === null) p.plot.setLegend({ idx: m.f > 0.5 ? m.i + 1 : m.i }, false);
    }
  }
}
