// Meshes for the objects of a scene. Solids carry a pattern, or a spin about their own axis could not be seen.
import * as THREE from "three";

export const AXES = [new THREE.Vector3(1, 0, 0), new THREE.Vector3(0, 1, 0), new THREE.Vector3(0, 0, 1)];
const UP = AXES[1];

/** Colours of bodies: calm, apart from each other, good on light and dark. */
const BODY = ["#3f7cbf", "#d0702f", "#3a9472", "#8a64b0", "#bf9a2e", "#5aa0a8", "#b5566f", "#7a8a3a"];
export const bodyColor = (i: number) => BODY[i % BODY.length];

function paint(width: number, height: number, draw: (c: CanvasRenderingContext2D) => void): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d")!);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

const shade = (color: string, k: number) => {
  const c = new THREE.Color(color);
  return "#" + (k < 0 ? c.lerp(new THREE.Color(0, 0, 0), -k) : c.lerp(new THREE.Color(1, 1, 1), k)).getHexString();
};

/** A face cut like a cake, one piece marked, so that half turns differ. */
function cake(color: string): THREE.Texture {
  return paint(512, 512, (c) => {
    const n = 8;
    c.fillStyle = color;
    c.fillRect(0, 0, 512, 512);
    for (let i = 0; i < n; i++) {
      c.beginPath();
      c.moveTo(256, 256);
      c.arc(256, 256, 380, (2 * Math.PI * i) / n, (2 * Math.PI * (i + 1)) / n);
      c.fillStyle = i === 0 ? shade(color, 0.75) : i % 2 ? shade(color, -0.22) : shade(color, 0.18);
      c.fill();
    }
    c.beginPath();
    c.arc(256, 256, 34, 0, 7);
    c.fillStyle = shade(color, -0.5);
    c.fill();
    c.lineWidth = 10;
    c.strokeStyle = shade(color, -0.4);
    c.beginPath();
    c.arc(256, 256, 250, 0, 7);
    c.stroke();
  });
}

/** Stripes around a side or a ring: n of them, one marked. */
function stripes(color: string, n: number): THREE.Texture {
  return paint(1024, 16, (c) => {
    for (let i = 0; i < n; i++) {
      c.fillStyle = i === 0 ? shade(color, 0.75) : i % 2 ? shade(color, -0.25) : shade(color, 0.2);
      c.fillRect((1024 * i) / n, 0, 1024 / n + 1, 16);
    }
  });
}

/** A beach ball: gores in two shades, the upper and lower half exchanged, one gore marked. */
function gores(color: string): THREE.Texture {
  return paint(1024, 512, (c) => {
    const n = 8;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < 2; j++) {
        c.fillStyle = i === 0 && j === 0 ? shade(color, 0.8) : (i + j) % 2 ? shade(color, -0.22) : shade(color, 0.22);
        c.fillRect((1024 * i) / n, 256 * j, 1024 / n + 1, 257);
      }
    c.fillStyle = shade(color, -0.45);
    c.fillRect(0, 252, 1024, 8);
  });
}

export function solid(color: string, more: THREE.MeshStandardMaterialParameters = {}): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ color, roughness: 0.55, metalness: 0.05, ...more });
}
const patterned = (map: THREE.Texture) => solid("#ffffff", { map });

/** What turns three's y axis into the given axis of the body. */
function toAxis(axis: number): THREE.Quaternion {
  return new THREE.Quaternion().setFromUnitVectors(UP, AXES[axis]);
}

function mesh(geometry: THREE.BufferGeometry, material: THREE.Material | THREE.Material[]): THREE.Mesh {
  const m = new THREE.Mesh(geometry, material);
  m.castShadow = true;
  m.receiveShadow = true;
  return m;
}

function disk(radius: number, height: number, color: string): THREE.Mesh {
  return mesh(new THREE.CylinderGeometry(radius, radius, height, 72),
    [patterned(stripes(color, 16)), patterned(cake(color)), patterned(cake(color))]);
}

function ring(radius: number, color: string, spokes: boolean): THREE.Object3D {
  const group = new THREE.Group(), tube = 0.045 * radius;
  const torus = mesh(new THREE.TorusGeometry(radius - tube, tube, 20, 96), patterned(stripes(color, 16)));
  torus.rotation.x = Math.PI / 2; // its axis is y now
  group.add(torus);
  for (let i = 0; spokes && i < 3; i++) {
    const spoke = mesh(new THREE.CylinderGeometry(0.3 * tube, 0.3 * tube, 2 * radius - 2 * tube, 8), solid(shade(color, -0.3)));
    spoke.rotation.set(Math.PI / 2, 0, (Math.PI * i) / 3);
    group.add(spoke);
  }
  return group;
}

function box(size: number[], color: string): THREE.Mesh {
  const shades = [0.3, -0.25, 0.1, -0.1, 0.45, 0.2];
  const m = mesh(new THREE.BoxGeometry(...(size as [number, number, number])), shades.map((k) => solid(shade(color, k))));
  const edges = new THREE.LineSegments(new THREE.EdgesGeometry(m.geometry), new THREE.LineBasicMaterial({ color: shade(color, -0.5) }));
  m.add(edges);
  return m;
}

/** The mesh of a body's shape, in the axes of its frame; null if there is none to be had (a size is not a number). */
export function shapeOf(kind: string, size: number[], axis: number, color: string): THREE.Object3D | null {
  if (size.some((x) => !(x >= 0))) return null;
  const [a, b, c] = size;
  const turned = (o: THREE.Object3D) => {
    const g = new THREE.Group();
    o.quaternion.premultiply(toAxis(axis));
    g.add(o);
    return g;
  };
  switch (kind) {
    case "disk": return turned(disk(a, 0.03 * a, color));
    case "ring": return turned(ring(a, color, true));
    case "hoop": return turned(ring(a, color, true));
    case "sphere":
    case "shell":
    case "ball": {
      const ball = mesh(new THREE.SphereGeometry(a, 64, 40), patterned(gores(color)));
      ball.quaternion.copy(toAxis(2));
      return ball;
    }
    case "cylinder": return turned(disk(a, b, color));
    case "rod": return turned(mesh(new THREE.CylinderGeometry(0.025 * a, 0.025 * a, a, 16), patterned(stripes(color, 2))));
    case "cone": {
      const cone = mesh(new THREE.ConeGeometry(a, b, 64), [patterned(stripes(color, 12)), patterned(cake(color)), patterned(cake(color))]);
      cone.position.y = b / 4; // three's centre is half way up, the mass centre a quarter
      const g = new THREE.Group();
      g.add(cone);
      return turned(g);
    }
    case "ellipsoid": {
      const g = new THREE.Group(), ball = mesh(new THREE.SphereGeometry(1, 64, 40), patterned(gores(color)));
      ball.quaternion.copy(toAxis(2));
      g.add(ball);
      g.scale.set(a, b, c);
      return g;
    }
    case "inertia":
    case "box": {
      const thin = 0.04 * Math.max(a, b, c);
      return size.length === 3 && thin > 0 ? box(size.map((x) => Math.max(x, thin)), color) : null;
    }
    default: return null;
  }
}

export function seeThrough(o: THREE.Object3D): void {
  o.traverse((x) => {
    if (!(x instanceof THREE.Mesh)) return;
    x.castShadow = false;
    for (const m of Array.isArray(x.material) ? x.material : [x.material]) {
      m.transparent = true;
      m.opacity = 0.36;
      m.depthWrite = false;
    }
  });
}

/** A coil of unit length along y, to be stretched. */
export function coil(radius: number, wire: number, color: string): THREE.Mesh {
  const turns = 9, points: THREE.Vector3[] = [];
  for (let i = 0; i <= 24 * turns; i++) {
    const s = i / (24 * turns), angle = 2 * Math.PI * turns * s, inner = Math.min(1, 12 * s, 12 * (1 - s));
    points.push(new THREE.Vector3(inner * radius * Math.cos(angle), 0.06 + 0.88 * s, inner * radius * Math.sin(angle)));
  }
  points.unshift(new THREE.Vector3(0, 0, 0));
  points.push(new THREE.Vector3(0, 1, 0));
  return mesh(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 400, wire, 6), solid(color, { metalness: 0.4 }));
}

/** A dashpot of unit length along y. */
export function dashpot(radius: number, wire: number, color: string): THREE.Group {
  const g = new THREE.Group();
  const part = (r: number, from: number, to: number, hue: string) => {
    const m = mesh(new THREE.CylinderGeometry(r, r, to - from, 20), solid(hue));
    m.position.y = (from + to) / 2;
    g.add(m);
  };
  part(wire, 0, 0.3, color);
  part(radius, 0.3, 0.65, color);
  part(wire, 0.65, 1, shade(color, 0.3));
  return g;
}

/** A bar of unit length along y. */
export function bar(radius: number, color: string): THREE.Mesh {
  const geometry = new THREE.CylinderGeometry(radius, radius, 1, 12);
  geometry.translate(0, 0.5, 0);
  return mesh(geometry, solid(color));
}

/** Puts something of unit length along y between two points. */
export function span(o: THREE.Object3D, from: THREE.Vector3, to: THREE.Vector3): void {
  const d = to.clone().sub(from), length = d.length();
  o.visible = length > 1e-12 && Number.isFinite(length);
  if (!o.visible) return;
  o.position.copy(from);
  o.quaternion.setFromUnitVectors(UP, d.divideScalar(length));
  o.scale.set(1, length, 1);
}

/** An arrow from the origin along y whose length is set later, the head keeping its form. */
export class Arrow extends THREE.Group {
  private shaft: THREE.Mesh;
  private head: THREE.Mesh;
  constructor(private radius: number, color: string) {
    super();
    const material = new THREE.MeshBasicMaterial({ color, depthTest: false, transparent: true });
    this.shaft = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, 1, 14), material);
    this.shaft.geometry.translate(0, 0.5, 0);
    this.head = new THREE.Mesh(new THREE.ConeGeometry(3 * radius, 8 * radius, 20), material);
    this.head.geometry.translate(0, -4 * radius, 0);
    this.shaft.renderOrder = this.head.renderOrder = 5; // never hidden by the body it acts on
    this.add(this.shaft, this.head);
  }
  set(at: THREE.Vector3, v: THREE.Vector3, scale: number): void {
    const length = v.length() * scale;
    this.visible = Number.isFinite(length) && length > 0.5 * this.radius;
    if (!this.visible) return;
    this.position.copy(at);
    this.quaternion.setFromUnitVectors(UP, v.clone().normalize());
    const head = Math.min(1, length / (12 * this.radius)); // a short arrow has a small head
    this.head.scale.setScalar(head);
    this.head.position.y = length;
    this.shaft.scale.set(Math.max(head, 0.4), Math.max(length - 8 * this.radius * head, 1e-6), Math.max(head, 0.4));
  }
}

/** A curved arrow about an axis: its angle tells the size of the torque, up to three quarters of a turn. */
export class CurvedArrow extends THREE.Group {
  private arc: THREE.Mesh;
  private head: THREE.Mesh;
  private shown = -1;
  constructor(private size: number, private wire: number, color: string) {
    super();
    const material = new THREE.MeshBasicMaterial({ color, depthTest: false, transparent: true });
    this.arc = new THREE.Mesh(new THREE.BufferGeometry(), material);
    this.head = new THREE.Mesh(new THREE.ConeGeometry(3 * wire, 8 * wire, 20), material);
    this.arc.renderOrder = this.head.renderOrder = 5;
    this.add(this.arc, this.head);
  }
  set(at: THREE.Vector3, v: THREE.Vector3, greatest: number): void {
    const part = v.length() / greatest;
    this.visible = Number.isFinite(part) && part > 0.01;
    if (!this.visible) return;
    const angle = 1.5 * Math.PI * Math.min(1, part);
    const rounded = Math.max(1, Math.round(angle * 40));
    if (rounded !== this.shown) {
      this.shown = rounded;
      this.arc.geometry.dispose();
      this.arc.geometry = new THREE.TorusGeometry(this.size, this.wire, 10, 48, angle);
      this.head.position.set(this.size * Math.cos(angle), this.size * Math.sin(angle), 0);
      this.head.rotation.z = angle;
    }
    this.position.copy(at);
    this.quaternion.setFromUnitVectors(AXES[2], v.clone().normalize());
  }
}

export function dispose(o: THREE.Object3D): void {
  o.traverse((x) => {
    const m = x as THREE.Mesh;
    m.geometry?.dispose();
    for (const material of m.material ? (Array.isArray(m.material) ? m.material : [m.material]) : []) {
      (material as THREE.MeshStandardMaterial).map?.dispose();
      material.dispose();
    }
  });
}
