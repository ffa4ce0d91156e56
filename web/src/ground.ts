// Planes: those that the text draws, the ground where something rolls, and otherwise a faint floor for the eye.
import * as THREE from "three";
import { Moment, Motion, SceneObject } from "./data";
import { tint } from "./dom";

const START = { i: 0, f: 0 };

export class Ground extends THREE.Group {
  private surfaces: THREE.MeshStandardMaterial[] = [];
  private shadows: THREE.ShadowMaterial[] = [];
  private grids: THREE.LineBasicMaterial[] = [];

  private moving = new Map<SceneObject, { group: THREE.Group; step: number; center: THREE.Vector3 }>();

  constructor(private motion: Motion, up: THREE.Vector3, center: THREE.Vector3, extent: number, unit: number) {
    super();
    const scene = motion.scene, placed: { normal: THREE.Vector3; height: number }[] = [];
    const put = (p: THREE.Vector3, normal: THREE.Vector3, faint: boolean, drawn?: SceneObject) => {
      normal.normalize();
      const height = p.dot(normal);
      if (!(normal.length() > 0.5)) return;
      if (placed.some((q) => Math.abs(q.normal.dot(normal)) > 0.999 && Math.abs(q.height * Math.sign(q.normal.dot(normal)) - height) < 0.01 * unit)) return;
      placed.push({ normal, height });
      const made = this.plane(center.clone().addScaledVector(normal, height - center.dot(normal)), normal, extent, unit, faint);
      if (drawn) this.moving.set(drawn, { ...made, center });
    };
    for (const o of scene.objects)
      if (o.kind === "plane") put(new THREE.Vector3(...motion.vector(o.at[0], START)), new THREE.Vector3(...motion.vector(o.vector!, START)), false, o);
    if (scene.flat === undefined)
      for (const g of scene.ground) put(new THREE.Vector3(...motion.vector(g.at, START)), new THREE.Vector3().setComponent(g.axis, 1), false);
    else for (const g of scene.ground) this.rail(new THREE.Vector3(...motion.vector(g.at, START)), g.axis, scene.flat, center, extent, unit);
    if (placed.length || scene.flat !== undefined) return;
    put(center.clone().addScaledVector(up, -1.02 * extent), up.clone(), true); // nothing touches it
  }

  private plane(at: THREE.Vector3, normal: THREE.Vector3, extent: number, unit: number, faint: boolean): { group: THREE.Group; step: number } {
    const half = 1.7 * extent, group = new THREE.Group();
    const step = niceStep(Math.max(unit / 2.5, half / 50)), lines: number[] = [], n = Math.ceil(half / step);
    const edge = n * step;
    for (let i = -n; i <= n; i++) lines.push(-edge, i * step, 0, edge, i * step, 0, i * step, -edge, 0, i * step, edge, 0);
    const geometry = new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(lines, 3));
    const grid = new THREE.LineBasicMaterial({ transparent: true, opacity: faint ? 0.35 : 0.8, depthWrite: false });
    this.grids.push(grid);
    const net = new THREE.LineSegments(geometry, grid);
    net.renderOrder = -1;
    group.add(net);
    const square = new THREE.PlaneGeometry(2 * edge, 2 * edge);
    if (!faint) {
      const material = new THREE.MeshStandardMaterial({ roughness: 1, side: THREE.DoubleSide, transparent: true, opacity: 0.9,
        polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 });
      this.surfaces.push(material);
      const surface = new THREE.Mesh(square, material);
      surface.receiveShadow = true;
      surface.renderOrder = -2; // before translucent bodies, which do not hide it
      group.add(surface);
    } else {
      const material = new THREE.ShadowMaterial({ opacity: 0.16 });
      this.shadows.push(material);
      const surface = new THREE.Mesh(square, material);
      surface.receiveShadow = true;
      group.add(surface);
    }
    group.position.copy(at);
    group.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), normal);
    this.add(group);
    return { group, step };
  }

  /** A plane has no end, so that it moves is seen by its net: shifted with its point, by less than a mesh. */
  move(o: SceneObject, m: Moment): void {
    const made = this.moving.get(o);
    if (!made) return;
    const p = new THREE.Vector3(...this.motion.vector(o.at[0], m)), normal = new THREE.Vector3(...this.motion.vector(o.vector!, m)).normalize();
    if (!Number.isFinite(p.x + normal.x)) return;
    made.group.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), normal);
    const at = made.center.clone().addScaledVector(normal, p.dot(normal) - made.center.dot(normal)), d = p.sub(at);
    for (const axis of [new THREE.Vector3(1, 0, 0), new THREE.Vector3(0, 1, 0)]) {
      axis.applyQuaternion(made.group.quaternion);
      const along = d.dot(axis);
      at.addScaledVector(axis, along - made.step * Math.round(along / made.step));
    }
    made.group.position.copy(at);
  }

  /** The ground of a plane mechanism, seen from the edge: a line. */
  private rail(p: THREE.Vector3, axis: number, flat: number, center: THREE.Vector3, extent: number, unit: number): void {
    if (axis === flat) return;
    const along = new THREE.Vector3().setComponent(3 - axis - flat, 1), at = center.clone().setComponent(axis, p.getComponent(axis));
    const ends = [at.clone().addScaledVector(along, -1.6 * extent), at.clone().addScaledVector(along, 1.6 * extent)];
    const material = new THREE.MeshStandardMaterial({ roughness: 1 });
    this.surfaces.push(material);
    const r = 0.006 * unit, length = ends[0].distanceTo(ends[1]);
    const mesh = new THREE.Mesh(new THREE.BoxGeometry(r, length, r), material);
    mesh.position.copy(at).setComponent(axis, at.getComponent(axis) - r / 2);
    mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along);
    this.add(mesh);
  }

  theme(): void {
    for (const m of this.surfaces) m.color.set(tint("ground"));
    for (const m of this.grids) m.color.set(tint("grid"));
  }
}

function niceStep(x: number): number {
  const p = Math.pow(10, Math.floor(Math.log10(x))), m = x / p;
  return p * (m < 1.5 ? 1 : m < 3.5 ? 2 : m < 7.5 ? 5 : 10);
}
