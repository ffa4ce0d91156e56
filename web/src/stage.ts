// The animation: a scene of three.js whose objects are put where the motion says.
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { Line2 } from "three/addons/lines/Line2.js";
import { LineGeometry } from "three/addons/lines/LineGeometry.js";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { Moment, Motion, SceneObject, at, number } from "./data";
import { element, tint } from "./dom";
import { Arrow, CurvedArrow, bar, bodyColor, coil, dashpot, seeThrough, shapeOf, solid, span } from "./shapes";
import { Ground } from "./ground";

export type Layer = "forces" | "traces" | "frames" | "names";
type Update = (m: Moment) => void;
const SHAPES = new Set(["disk", "ring", "hoop", "sphere", "shell", "cylinder", "rod", "box", "cone", "ellipsoid", "inertia"]);
const FORCE_COLORS = { constraint: "force", reaction: "reaction", actuator: "actuator" } as const;

export class Stage {
  readonly camera: THREE.PerspectiveCamera;
  readonly layers: Record<Layer, boolean> = { forces: false, traces: true, frames: false, names: false };
  private renderer: THREE.WebGLRenderer;
  private world = new THREE.Scene();
  private controls: OrbitControls;
  private updates: Update[] = [];
  private inLayer: Record<Layer, THREE.Object3D[]> = { forces: [], traces: [], frames: [], names: [] };
  private tags: { at: THREE.Vector3; element: HTMLElement; layer: Layer | null; shown: () => boolean }[] = [];
  private lines: LineMaterial[] = [];
  private up = new THREE.Vector3(0, 0, 1);
  private center = new THREE.Vector3();
  private extent = 1; // half the size of everything, over all the motion
  private unit = 1; // what widths and arrows are measured by
  private small = 0; // the size of everything at the start, if that is little beside the way it goes; else 0
  private points: THREE.Vector3[] = [];
  private view = new THREE.Vector3();
  private named = new Map<string, () => THREE.Object3D>();
  private ground: Ground;
  private now: Moment = { i: 0, f: 0 };
  private light = new THREE.DirectionalLight(0xffffff, 1.9);
  private following: number | null = null; // the track of the point that the camera stays with
  private followed = new THREE.Vector3();

  constructor(private motion: Motion, private box: HTMLElement, private overlay: HTMLElement) {
    this.renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.domElement.setAttribute("role", "img");
    this.renderer.domElement.setAttribute("aria-label", `Animation: ${motion.scene.title}`);
    this.renderer.domElement.tabIndex = -1;
    box.prepend(this.renderer.domElement);
    this.camera = new THREE.PerspectiveCamera(30, 1, 0.1, 100);
    this.measure();
    this.measureMarkers();
    this.orient();
    this.camera.up.copy(this.up);
    this.controls = new OrbitControls(this.camera, this.renderer.domElement);
    this.controls.enableDamping = false;
    this.controls.addEventListener("change", () => this.render());
    this.ground = new Ground(this.motion, this.up, this.center, this.extent, this.unit);
    this.world.add(this.ground);
    const first = this.leader();
    if (this.small && first) this.following = first.at[0];
    this.lights();
    this.motion.scene.objects.forEach((o, i) => this.object(o, i));
    this.frames();
    this.forces();
    this.theme();
    new ResizeObserver(() => this.resize()).observe(box);
    this.resize();
    this.reset();
  }

  // --- size, camera, light ---

  /** The size of an object's own body, not of where it goes. */
  private reach(o: SceneObject): number {
    const sizes = (o.size ?? []).map((t) => this.motion.scalar(t, { i: 0, f: 0 })).filter(Number.isFinite);
    switch (o.kind) {
      case "particle": return 0;
      case "rod": return sizes[0] / 2;
      case "cylinder":
      case "cone": return Math.hypot(sizes[0], o.vector === undefined ? (sizes[1] ?? 0) / 2 : 0);
      case "box":
      case "inertia": return sizes.length === 3 ? Math.hypot(...sizes) / 2 : 0;
      default: return sizes.length ? Math.max(...sizes) : 0;
    }
  }

  private measure(): void {
    const boxes = new THREE.Box3(), still = new THREE.Box3();
    const some = this.motion.some(120);
    let largest = 0;
    for (const o of this.motion.scene.objects) {
      if (o.kind === "plane" || o.kind === "arrow") continue;
      const reach = this.reach(o);
      if (o.body) largest = Math.max(largest, reach);
      for (const track of o.at)
        some.forEach((m, k) => {
          const p = new THREE.Vector3(...this.motion.vector(track, m));
          if (!Number.isFinite(p.x + p.y + p.z)) return;
          for (const x of [-reach, reach]) for (const b of k === 0 ? [boxes, still] : [boxes]) b.expandByPoint(p.clone().addScalar(x));
          if (reach > 0) for (let j = 0; j < 6; j++) this.points.push(p.clone().setComponent(j >> 1, p.getComponent(j >> 1) + (j % 2 ? reach : -reach)));
          else this.points.push(p);
        });
    }
    const size = boxes.isEmpty() ? 0 : boxes.getSize(new THREE.Vector3()).length();
    if (size > 0 && size < 1e-12) boxes.makeEmpty();
    if (size === 0 && !boxes.isEmpty()) boxes.expandByScalar(1); // all of it in one point
    if (boxes.isEmpty()) boxes.set(new THREE.Vector3(-1, -1, -1), new THREE.Vector3(1, 1, 1));
    if (!this.points.length) this.points.push(boxes.min.clone(), boxes.max.clone());
    boxes.getCenter(this.center);
    this.extent = Math.max(boxes.getSize(new THREE.Vector3()).length() / 2, 1e-9);
    const s = still.isEmpty() ? this.extent : Math.max(still.getSize(new THREE.Vector3()).length() / 2, 1e-3 * this.extent);
    this.small = s < 0.22 * this.extent && s > 1.1e-3 * this.extent ? s : 0;
    this.unit = this.small ? 2.2 * s : Math.max(Math.min(this.extent, 2.2 * s), 0.5 * this.extent, Math.min(1.5 * largest, this.extent));
  }

  /** Bodies of unknown size are drawn with a size of our own, and must be in the picture as well. */
  private measureMarkers(): void {
    for (const o of this.motion.scene.objects) {
      if (o.kind !== "inertia" || this.reach(o) > 0) continue;
      for (const m of this.motion.some(40)) {
        const p = new THREE.Vector3(...this.motion.vector(o.at[0], m));
        if (Number.isFinite(p.x + p.y + p.z)) for (let j = 0; j < 6; j++) this.points.push(p.clone().setComponent(j >> 1, p.getComponent(j >> 1) + (j % 2 ? 0.3 : -0.3) * this.unit));
      }
    }
  }

  /** Up is against gravity; a plane mechanism is seen face-on, any other from above and aside. */
  private orient(): void {
    const { gravity, flat } = this.motion.scene;
    const axis = (k: number) => new THREE.Vector3().setComponent(k, 1);
    if (gravity) this.up.set(...gravity).negate();
    if (flat !== undefined) {
      const normal = axis(flat);
      if (Math.abs(this.up.dot(normal)) > 0.99) this.up.copy(axis(flat === 1 ? 2 : 1));
      else this.up.addScaledVector(normal, -this.up.dot(normal)).normalize();
      if (!gravity) this.up.copy(axis(flat === 1 ? 2 : 1));
      this.view.copy(normal);
      return;
    }
    const right = Math.abs(this.up.x) > 0.9 ? axis(1) : axis(0);
    right.addScaledVector(this.up, -right.dot(this.up)).normalize();
    const away = new THREE.Vector3().crossVectors(this.up, right);
    this.view.copy(away).multiplyScalar(-0.8).addScaledVector(right, 0.5).addScaledVector(this.up, 0.5).normalize();
  }

  reset(): void {
    const right = new THREE.Vector3().crossVectors(this.up, this.view).normalize();
    const top = new THREE.Vector3().crossVectors(this.view, right).normalize();
    const v = Math.tan((this.camera.fov * Math.PI) / 360), h = v * this.camera.aspect;
    // in the middle of what is seen, and so far away that every point is inside
    const low = new THREE.Vector2(Infinity, Infinity), high = new THREE.Vector2(-Infinity, -Infinity);
    for (const p of this.points) {
      const d = p.clone().sub(this.center), q = new THREE.Vector2(d.dot(right), d.dot(top));
      low.min(q);
      high.max(q);
    }
    const target = this.center.clone().addScaledVector(right, (low.x + high.x) / 2).addScaledVector(top, (low.y + high.y) / 2);
    let distance = 0;
    for (const p of this.points) {
      const d = p.clone().sub(target), near = d.dot(this.view);
      distance = Math.max(distance, near + Math.abs(d.dot(right)) / h, near + Math.abs(d.dot(top)) / v);
    }
    distance = Math.max(1.14 * distance, 0.3 * this.extent);
    if (this.following !== null && this.small) distance = Math.min(distance, (2.4 * this.small) / Math.min(v, h)); // near enough to see it
    this.camera.near = distance / 100;
    this.camera.far = distance * 40;
    this.camera.updateProjectionMatrix();
    if (this.following !== null) target.set(...this.motion.vector(this.following, this.now));
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(this.view, distance);
    this.followed.copy(target);
    this.controls.update();
    this.render();
  }

  /** Whom the camera follows: the first body with a shape, else the first. */
  private leader(): SceneObject | undefined {
    const bodies = this.motion.scene.objects.filter((o) => o.body);
    return bodies.find((o) => o.kind !== "particle" && o.kind !== "inertia") ?? bodies[0];
  }

  get follows(): boolean {
    return this.following !== null;
  }

  /** The camera stays with the first body. */
  follow(on: boolean): void {
    const first = this.leader();
    this.following = on && first ? first.at[0] : null;
    if (first) this.followed.copy(this.place(first.at[0], this.now));
    this.reset();
  }

  private lights(): void {
    this.world.add(new THREE.HemisphereLight(0xffffff, 0xb8b2a6, 2.6));
    const s = this.light.shadow, r = this.small ? 4 * this.small : 1.25 * this.extent;
    this.light.castShadow = true;
    s.mapSize.set(2048, 2048);
    Object.assign(s.camera, { left: -r, right: r, top: r, bottom: -r, near: 0.1 * r, far: 9 * r });
    s.bias = -0.0008;
    s.normalBias = 0.003 * r;
    this.shine(this.center, r);
    this.world.add(this.light, this.light.target);
  }

  /** The light stands above what it shines on. */
  private shine(on: THREE.Vector3, r: number): void {
    const aside = new THREE.Vector3().crossVectors(this.up, this.view);
    this.light.position.copy(on).addScaledVector(this.up, 3.2 * r).addScaledVector(this.view, 1.2 * r).addScaledVector(aside, -1.1 * r);
    this.light.target.position.copy(on);
  }

  theme(): void {
    this.world.background = new THREE.Color(tint("stage"));
    this.ground.theme();
    this.render();
  }

  // --- objects ---

  private place(track: number, m: Moment): THREE.Vector3 {
    return new THREE.Vector3(...this.motion.vector(track, m));
  }

  private turned(track: number, m: Moment): THREE.Quaternion {
    const [w, x, y, z] = this.motion.turn(track, m);
    return new THREE.Quaternion(x, y, z, w).normalize();
  }

  private tag(text: string, kind: string, layer: Layer | null, where: THREE.Vector3, shown: () => boolean = () => true): HTMLElement {
    const e = element("span", { class: `tag ${kind}` }, text);
    this.overlay.append(e);
    this.tags.push({ at: where, element: e, layer, shown });
    return e;
  }

  private object(o: SceneObject, i: number): void {
    if (SHAPES.has(o.kind) && o.turn !== undefined) this.body(o, i);
    else if (o.kind === "particle") this.particle(o, i);
    else if (o.kind === "line") this.wire(o);
    else if (o.kind === "spring" || o.kind === "damper") this.spring(o);
    else if (o.kind === "trace") this.trace(o, i);
    else if (o.kind === "circle") this.circle(o);
    else if (o.kind === "ball") this.ball(o, i);
    else if (o.kind === "cylinder") this.shaft(o);
    else if (o.kind === "arrow") this.arrow(o);
    else if (o.kind === "label") this.label(o);
    else if (o.kind === "plane") this.updates.push((m) => this.ground.move(o, m));
  }

  private add(o: THREE.Object3D, update: Update): void {
    this.world.add(o);
    this.updates.push(update);
  }

  private body(o: SceneObject, i: number): void {
    const group = new THREE.Group(), marker = (0.3 + 0.13 * (i % 4)) * this.unit; // those at one place differ
    let made = "";
    const shape = (m: Moment) => { // sizes may depend on time
      const size = (o.size ?? []).map((t) => this.motion.scalar(t, m)), key = size.join();
      if (key === made && made) return;
      made = key || "none";
      group.clear();
      const color = o.body ? bodyColor(i) : tint("prop");
      const mesh = shapeOf(o.kind, size, o.axis ?? 2, color) ?? shapeOf("box", [marker, marker, 0.02 * this.unit / marker * this.unit], 2, color)!; // nothing is known of its size
      if (o.translucent || o.kind === "inertia" || (o.kind === "box" && !o.body)) seeThrough(mesh);
      group.add(mesh);
    };
    this.add(group, (m) => {
      shape(m);
      group.position.copy(this.place(o.at[0], m));
      group.quaternion.copy(this.turned(o.turn!, m));
    });
    this.named.set(o.name, () => group);
    const where = group.position;
    if (o.body) this.tag(o.name, "name", "names", where);
  }

  private particle(o: SceneObject, i: number): void {
    const masses = this.motion.scene.objects.filter((x) => x.kind === "particle" && x.size)
      .map((x) => this.motion.scalar(x.size![0], { i: 0, f: 0 }));
    const mass = o.size ? this.motion.scalar(o.size[0], { i: 0, f: 0 }) : NaN, most = Math.max(...masses);
    const relative = mass > 0 && most > 0 ? Math.cbrt(mass / most) : 0.6;
    const inside = this.motion.scene.objects.filter((x) => x.translucent).map((x) => this.reach(x));
    const start = { i: 0, f: 0 }, here = this.place(o.at[0], start);
    const apart = this.motion.scene.objects.filter((x) => x.kind === "particle" && x !== o) // in a chain they must not touch
      .map((x) => this.place(x.at[0], start).distanceTo(here)).filter((d) => d > 1e-6 * this.unit);
    const radius = Math.max(0.5, relative) * Math.min(0.035 * this.unit, ...inside.map((r) => 0.13 * r), ...apart.map((d) => 0.3 * d));
    const ball = new THREE.Mesh(new THREE.SphereGeometry(radius, 32, 20), solid(inside.length ? "#c0392b" : bodyColor(i)));
    ball.castShadow = true;
    this.add(ball, (m) => ball.position.copy(this.place(o.at[0], m)));
    this.named.set(o.name, () => ball);
    this.tag(o.name, "name", "names", ball.position);
  }

  private wire(o: SceneObject): void {
    const r = 0.0085 * this.unit, color = tint("rod");
    const bars = o.at.slice(1).map(() => bar(r, color));
    const joints = o.at.map(() => new THREE.Mesh(new THREE.SphereGeometry(1.5 * r, 16, 10), solid(color)));
    const group = new THREE.Group();
    group.add(...bars, ...joints);
    this.add(group, (m) => {
      const p = o.at.map((t) => this.place(t, m));
      bars.forEach((b, k) => span(b, p[k], p[k + 1]));
      joints.forEach((j, k) => j.position.copy(p[k]));
    });
  }

  private spring(o: SceneObject): void {
    const first = this.place(o.at[0], { i: 0, f: 0 }).distanceTo(this.place(o.at[1], { i: 0, f: 0 }));
    const r = 0.03 * this.unit, wire = 0.006 * this.unit, color = tint("spring");
    const mesh = o.kind === "spring" ? coil(r, first > 0 ? wire : wire, color) : dashpot(r, wire, color);
    this.add(mesh, (m) => span(mesh, this.place(o.at[0], m), this.place(o.at[1], m)));
  }

  /** The whole path faintly, what has been run through so far strongly. */
  private trace(o: SceneObject, i: number): void {
    const inFrame = o.turn, flat: number[] = [];
    const index: number[] = []; // of the last point drawn at each sample
    for (let k = 0; k < this.motion.n; k++) {
      const m = { i: k, f: 0 }, p = this.place(o.at[0], m);
      if (inFrame !== undefined) p.applyQuaternion(this.turned(inFrame, m).invert());
      if (Number.isFinite(p.x + p.y + p.z)) flat.push(p.x, p.y, p.z);
      index.push(Math.max(0, flat.length / 3 - 1));
    }
    if (flat.length < 6) return;
    const color = bodyColor(this.colorOf(o, i));
    const group = new THREE.Group();
    const make = (opacity: number, width: number) => {
      const material = new LineMaterial({ color, linewidth: width, transparent: true, opacity, depthWrite: false });
      this.lines.push(material);
      const line = new Line2(new LineGeometry().setPositions(flat), material);
      line.renderOrder = 2;
      group.add(line);
      return line;
    };
    make(0.28, 1.5);
    const past = make(1, 2.5);
    this.inLayer.traces.push(group);
    this.add(group, (m) => {
      past.geometry.instanceCount = index[m.i];
      past.visible = index[m.i] > 0;
      if (inFrame !== undefined) group.quaternion.copy(this.turned(inFrame, m));
    });
  }

  /** A trace has the colour of the body whose point it is. */
  private colorOf(o: SceneObject, i: number): number {
    const owner = this.motion.scene.objects.findIndex((x) => x.body && x.at[0] === o.at[0]);
    return owner >= 0 ? owner : i;
  }

  private circle(o: SceneObject): void {
    const group = new THREE.Group(), r = 0.008 * this.unit;
    let made = NaN;
    this.add(group, (m) => {
      const radius = Math.abs(this.motion.scalar(o.size![0], m));
      if (radius !== made) {
        made = radius;
        group.clear();
        const ring = new THREE.Mesh(new THREE.TorusGeometry(radius, r, 12, 120), solid(tint("rod")));
        ring.castShadow = true;
        group.add(ring);
      }
      group.position.copy(this.place(o.at[0], m));
      group.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), this.place(o.vector!, m).normalize());
    });
  }

  private ball(o: SceneObject, i: number): void {
    const mesh = shapeOf("ball", [1], 2, bodyColor(i))!;
    this.add(mesh, (m) => {
      mesh.scale.setScalar(Math.abs(this.motion.scalar(o.size![0], m)));
      mesh.position.copy(this.place(o.at[0], m));
    });
  }

  private shaft(o: SceneObject): void {
    const mesh = bar(1, tint("prop"));
    this.add(mesh, (m) => {
      const r = Math.abs(this.motion.scalar(o.size![0], m)), v = this.place(o.vector!, m), c = this.place(o.at[0], m);
      span(mesh, c.clone().addScaledVector(v, -0.5), c.clone().addScaledVector(v, 0.5));
      mesh.scale.x = mesh.scale.z = r;
    });
  }

  /** Arrows that say the same kind of thing, "velocity(…)", share a scale. */
  private arrow(o: SceneObject): void {
    const kind = (o.text ?? "").split("(")[0];
    const alike = this.motion.scene.objects.filter((x) => x.kind === "arrow" && (x.text ?? "").split("(")[0] === kind);
    let most = 0;
    for (const x of alike) for (const m of this.motion.some(200)) most = Math.max(most, this.place(x.vector!, m).length() || 0);
    const arrow = new Arrow(0.007 * this.unit, tint("arrow")), tip = new THREE.Vector3();
    this.add(arrow, (m) => {
      const p = this.place(o.at[0], m), v = this.place(o.vector!, m);
      arrow.set(p, v, most > 0 ? (0.32 * this.unit) / most : 0);
      tip.copy(p).addScaledVector(v, most > 0 ? (0.32 * this.unit) / most : 0);
    });
    this.tag(o.text ?? "", "arrow", "names", tip, () => arrow.visible);
  }

  private label(o: SceneObject): void {
    const where = new THREE.Vector3();
    this.updates.push((m) => where.copy(this.place(o.at[0], m)));
    this.tag(o.text ?? "", "label", null, where);
  }

  private frames(): void {
    const triad = (name: string, where: (m: Moment) => THREE.Vector3, turn: (m: Moment) => THREE.Quaternion) => {
      const group = new THREE.Group(), length = 0.24 * this.unit;
      const ends = ["axis-x", "axis-y", "axis-z"].map((color, k) => {
        const a = new Arrow(0.006 * this.unit, tint(color)), end = new THREE.Vector3();
        a.set(new THREE.Vector3(), new THREE.Vector3().setComponent(k, 1), length);
        group.add(a);
        this.tag(`${name}${"xyz"[k]}`, "axis", "frames", end);
        return end;
      });
      this.inLayer.frames.push(group);
      this.add(group, (m) => {
        group.position.copy(where(m));
        group.quaternion.copy(turn(m));
        ends.forEach((e, k) => e.setComponent(0, 0).setComponent(1, 0).setComponent(2, 0).setComponent(k, 1.12 * length)
          .applyQuaternion(group.quaternion).add(group.position));
      });
    };
    triad("", () => new THREE.Vector3(), () => new THREE.Quaternion());
    for (const o of this.motion.scene.objects)
      if (o.body && o.turn !== undefined) triad("", (m) => this.place(o.at[0], m), (m) => this.turned(o.turn!, m));
  }

  private forces(): void {
    const list = this.motion.scene.forces, some = this.motion.some(400);
    const greatest = (torque: boolean) => {
      const sizes = list.filter((f) => f.torque === torque)
        .flatMap((f) => some.map((m) => Math.hypot(...at(f.value, m)))).filter((x) => x > 0).sort((a, b) => a - b);
      return sizes.length ? Math.max(sizes[Math.floor(0.98 * (sizes.length - 1))], 1e-300) : 1;
    };
    const force = greatest(false), torque = greatest(true);
    for (const f of list) {
      const color = tint(FORCE_COLORS[f.kind]), tip = new THREE.Vector3();
      const straight = new Arrow(0.009 * this.unit, color), curved = new CurvedArrow(0.13 * this.unit, 0.007 * this.unit, color);
      const arrow = f.torque ? curved : straight;
      this.inLayer.forces.push(arrow);
      const tag = this.tag("", f.kind, "forces", tip, () => arrow.visible);
      this.add(arrow, (m) => {
        const p = new THREE.Vector3(...at(f.at, m)), v = new THREE.Vector3(...at(f.value, m)), scale = (0.42 * this.unit) / force;
        if (v.length() < 1e-11) v.set(0, 0, 0); // rounding, not a force
        if (f.torque) curved.set(p, v, torque);
        else straight.set(p, v, scale);
        tip.copy(p).addScaledVector(v, f.torque ? (0.13 * this.unit) / (v.length() || 1) : scale * 1.04);
        tag.textContent = `${f.name} ${number(v.length(), 3)}`;
      });
    }
  }

  // --- showing ---

  set(m: Moment): void {
    this.now = m;
    for (const f of this.updates) f(m);
    const leader = this.small ? this.leader() : undefined;
    if (leader) this.shine(this.place(leader.at[0], m), 4 * this.small);
    if (this.following !== null) {
      const p = this.place(this.following, m), shift = p.clone().sub(this.followed);
      this.camera.position.add(shift);
      this.controls.target.add(shift);
      this.followed.copy(p);
      this.controls.update();
    }
    this.render();
  }

  show(layer: Layer, on: boolean): void {
    this.layers[layer] = on;
    this.set(this.now);
  }

  /** Where the object of that name is now; for tests and the curious. */
  position(name: string): [number, number, number] | null {
    const o = this.named.get(name)?.();
    return o ? [o.position.x, o.position.y, o.position.z] : null;
  }

  /** The picture with its labels, as a PNG. */
  picture(clock: string): string {
    this.render();
    const from = this.renderer.domElement, canvas = document.createElement("canvas"), scale = from.width / this.box.clientWidth;
    canvas.width = from.width;
    canvas.height = from.height;
    const c = canvas.getContext("2d")!;
    c.drawImage(from, 0, 0);
    c.scale(scale, scale);
    c.textBaseline = "middle";
    for (const t of this.tags) {
      if (t.element.hidden) continue;
      const [x, y] = /translate\((\S+)px, (\S+)px\)/.exec(t.element.style.transform)!.slice(1).map(Number), style = getComputedStyle(t.element);
      c.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      if (style.backgroundColor !== "rgba(0, 0, 0, 0)") {
        c.fillStyle = style.backgroundColor;
        c.fillRect(x, y, t.element.offsetWidth, t.element.offsetHeight);
      }
      c.fillStyle = style.color;
      c.fillText(t.element.textContent ?? "", x + 5, y + t.element.offsetHeight / 2 + 1);
    }
    c.font = `13px ${getComputedStyle(document.body).fontFamily}`;
    c.fillStyle = tint("muted");
    c.fillText(clock, 10, this.box.clientHeight - 14);
    return canvas.toDataURL("image/png");
  }

  /** Fits the box; called by itself when the box changes. */
  resize(): void {
    const w = Math.max(1, this.box.clientWidth), h = Math.max(1, this.box.clientHeight);
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(w, h, false);
    const before = this.camera.aspect;
    this.camera.aspect = w / h;
    this.camera.updateProjectionMatrix();
    for (const m of this.lines) m.resolution.set(w, h);
    if (Math.abs(before - this.camera.aspect) > 0.02 * before) this.reset();
    this.render();
  }

  render(): void {
    if (!this.controls) return;
    for (const layer of ["traces", "frames"] as const) for (const o of this.inLayer[layer]) o.visible = this.layers[layer];
    if (!this.layers.forces) for (const o of this.inLayer.forces) o.visible = false;
    this.renderer.render(this.world, this.camera);
    this.putTags();
  }

  private putTags(): void {
    const w = this.box.clientWidth, h = this.box.clientHeight, taken: [number, number, number, number][] = [];
    for (const t of this.tags) {
      const p = t.at.clone().project(this.camera);
      const show = (t.layer === null || this.layers[t.layer]) && t.shown() && p.z < 1 && Math.abs(p.x) < 1.1 && Math.abs(p.y) < 1.1;
      t.element.hidden = !show;
      if (!show) continue;
      const width = t.element.offsetWidth, height = t.element.offsetHeight;
      const x = Math.min(Math.max(((p.x + 1) / 2) * w + 6, 2), w - width - 2);
      let y = Math.min(Math.max(((1 - p.y) / 2) * h - height / 2, 2), h - height - 2);
      for (let tries = 0; tries < 6; tries++) { // not over another one
        const hit = taken.find((r) => x < r[2] && x + width > r[0] && y < r[3] && y + height > r[1]);
        if (!hit) break;
        y = hit[3] + 1;
      }
      taken.push([x, y, x + width, y + height]);
      t.element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  }
}
