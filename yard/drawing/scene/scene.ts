import { type Chance, chance } from '../chance.ts';
import { n1, n2, n4 } from '../geometry/numbers.ts';

const { floor } = Math;

export const WIDTH = 800;

export const HEIGHT = 1000;

export type Box = readonly [x: number, y: number, width: number, height: number];

type Stop = readonly [offset: number, colour: string, opacity?: number];

export class Scene {
  readonly rng: Chance;
  /** Seeds the choices that all views of a design share. */
  readonly style: string;
  readonly view: Box;
  readonly defs: string[] = [];
  out: string[] = [];
  /** Outlines that throw a shadow on the wall. */
  readonly sil: string[] = [];
  readonly wall: string;
  readonly accent: string;
  private readonly key: string;
  private readonly known = new Map<string, string>();
  private count = 0;
  constructor(seed: string, style: string, view: Box, wall = '#e7ddc9', accent = '#8a4a36') {
    this.wall = wall;
    this.accent = accent;
    this.rng = chance(seed);
    this.style = style;
    this.key = `t${floor(chance(`${seed}#id`)() * 0xffffff).toString(36)}`;
    this.view = view;
  }
  id(): string {
    return `${this.key}${(this.count++).toString(36)}`;
  }
  /** Stores a fragment once and returns its id. */
  def(make: (id: string) => string): string {
    const probe = make('@');
    const stored = this.known.get(probe);
    if (stored !== undefined) return stored;
    const id = this.id();
    this.known.set(probe, id);
    this.defs.push(make(id));
    return id;
  }
  group(svg: string): string {
    return this.def((id) => `<g id="${id}">${svg}</g>`);
  }
  clip(d: string): string {
    return this.def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }
  linear(
    stops: readonly Stop[],
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    units = 'userSpaceOnUse',
  ): string {
    return this.def(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="${units}" x1="${n2(x1)}" y1="${n2(y1)}" x2="${n2(x2)}" y2="${n2(y2)}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`,
    );
  }
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    return this.def(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`,
    );
  }
  blur(px: number | string): string {
    return this.def(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${px}"/></filter>`,
    );
  }
  /** Imitates an unsteady hand: edges wander by a pixel or two. */
  hand(scale: number, freq = 0.035, seed = 3): string {
    return this.def(
      (id) =>
        `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    );
  }
  /** Noise painted as alpha of one colour, for washes, grain and dry brush. */
  noise(
    fx: number,
    fy: number,
    octaves: number,
    seed: number,
    colour: string,
    gain: number,
    bias: number,
  ): string {
    const n = Number.parseInt(colour.slice(1), 16);
    const [r, g, b] = [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255].map((v) => n4(v));
    return this.def(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${bias}"/><feComposite operator="in" in2="SourceAlpha"/></filter>`,
    );
  }
  add(svg: string): void {
    this.out.push(svg);
  }
  shadowOf(d: string): void {
    this.sil.push(d);
  }
}
