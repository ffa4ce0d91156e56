// What the page carries (docs/scene.md), and reading it between the samples.

export type Component = number | null | (number | null)[]; // one number: it never changes
export type Track = { kind: "scalar" | "vector" | "turn"; v: Component[] };
export type SceneObject = {
  kind: string;
  name: string;
  at: number[];
  turn?: number;
  vector?: number;
  size?: number[];
  axis?: number;
  body?: boolean;
  text?: string;
  automatic?: boolean;
  translucent?: boolean;
};
export type Force = {
  kind: "constraint" | "reaction" | "actuator";
  torque: boolean;
  name: string;
  on: string;
  where?: string;
  at: Component[];
  value: Component[];
};
export type Curve = { label: string; track: number };
export type Scene = {
  schema: number;
  name: string;
  title: string;
  ended?: string;
  gravity: [number, number, number] | null;
  flat?: number;
  ground: { at: number; axis: number }[];
  t: number[];
  tracks: Track[];
  objects: SceneObject[];
  forces: Force[];
  columns: { kind: string; name: string; label: string; angle?: boolean; track: number }[];
  plots: Curve[][];
};
export type Step = {
  kind: "section" | "text" | "equation";
  text?: string;
  pieces?: string[];
  number?: number;
  left?: string;
  right?: string;
  tex?: string;
  proved?: boolean;
};
export type PageData = {
  schema: number;
  scene: Scene;
  model: string;
  file: string;
  variant?: string;
  equations?: string;
  long_equations?: boolean; // too long to be read
  long_forces?: boolean;
  long_derivation?: boolean;
  forces?: string;
  derivation?: { steps: Step[] };
};

export type Vec = [number, number, number];
export type Moment = { i: number; f: number }; // sample i, and the fraction of the way to the next

export function component(c: Component, i: number): number {
  const x = Array.isArray(c) ? c[i] : c;
  return x === null || x === undefined ? NaN : x;
}

function between(c: Component, m: Moment): number {
  if (!Array.isArray(c)) return c === null ? NaN : c;
  const a = component(c, m.i);
  return m.f === 0 ? a : a + m.f * (component(c, m.i + 1) - a);
}

export function at(c: Component[], m: Moment): Vec {
  return [between(c[0], m), between(c[1], m), between(c[2], m)];
}

/** A unit quaternion, scalar first: along the great circle from sample to sample. */
export function turn(c: Component[], m: Moment): [number, number, number, number] {
  const p = c.map((x) => component(x, m.i));
  const last = Array.isArray(c.find(Array.isArray)) ? m.f : 0;
  const q = last ? c.map((x) => component(x, m.i + 1)) : p;
  const dot = Math.min(1, Math.abs(p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3]));
  const angle = Math.acos(dot);
  const [u, w] = angle < 1e-6 ? [1 - last, last] : [Math.sin((1 - last) * angle) / Math.sin(angle), Math.sin(last * angle) / Math.sin(angle)];
  return [0, 1, 2, 3].map((k) => u * p[k] + w * q[k]) as [number, number, number, number];
}

export class Motion {
  readonly n: number;
  readonly from: number;
  readonly to: number;
  constructor(readonly scene: Scene) {
    this.n = scene.t.length;
    this.from = scene.t[0];
    this.to = scene.t[this.n - 1];
  }
  moment(t: number): Moment {
    const T = this.scene.t;
    if (!(t > T[0])) return { i: 0, f: 0 };
    if (t >= T[this.n - 1]) return { i: this.n - 1, f: 0 };
    let low = 0, high = this.n - 1;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (T[mid] <= t) low = mid;
      else high = mid;
    }
    return { i: low, f: (t - T[low]) / (T[high] - T[low]) };
  }
  vector(track: number, m: Moment): Vec {
    return at(this.scene.tracks[track].v, m);
  }
  scalar(track: number, m: Moment): number {
    return between(this.scene.tracks[track].v[0], m);
  }
  turn(track: number, m: Moment) {
    return turn(this.scene.tracks[track].v, m);
  }
  /** a scalar track at all samples, for a plot */
  column(track: number): (number | null)[] {
    const c = this.scene.tracks[track].v[0];
    return this.scene.t.map((_, i) => (Array.isArray(c) ? c[i] : c));
  }
  /** about as many samples as asked for, the first and the last among them */
  some(most: number): Moment[] {
    const step = Math.max(1, Math.ceil(this.n / most));
    const out: Moment[] = [];
    for (let i = 0; i < this.n; i += step) out.push({ i, f: 0 });
    out.push({ i: this.n - 1, f: 0 });
    return out;
  }
}

const SUBSTITUTE = "\u2212";
/** A number as people write it: four digits, a true minus sign. */
export function number(x: number, digits = 4): string {
  if (!Number.isFinite(x)) return "\u2013";
  const a = Math.abs(x);
  let s = a !== 0 && (a < 1e-3 || a >= 1e6) ? x.toExponential(digits - 1) : x.toPrecision(digits);
  if (s.includes("e") && a < 1e6 && a >= 1e-3) s = String(Number(s));
  return s.replace(/-/g, SUBSTITUTE);
}
