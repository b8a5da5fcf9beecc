import { type ArmSection, armEdges, type Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { inked, mirrored, outline, type Point, pointAt, smooth, xAt } from '../pen.ts';
import type { Stroke } from '../strokes.ts';

export interface Cut {
  /** Room between body and cloth. */
  ease: number;
  /** Half the width of the neckline, as a share of the shoulder. */
  neckWidth: number;
  /** Where the neckline is deepest. */
  frontNeck: number;
  backNeck: number;
  /** How far down the arm a sleeve goes, 0 to 1; null without sleeves. */
  sleeve: number | null;
  /** More room at the end of the sleeve. */
  sleeveFlare: number;
  /** The side seam from the armpit down to the hem. */
  flank: readonly Point[];
  /** How much the hem hangs lower in the middle. */
  hemDrop: number;
}

/** The top of the shoulder seam's line, at a share of the way out from the neck. */
export function onShoulder({ neck, shoulder }: Figure, share: number): Point {
  const base = neck.at(-1) ?? shoulder;
  return [
    base[0] + (shoulder[0] + 2 - base[0]) * share,
    base[1] + (shoulder[1] - 3 - base[1]) * share - 3 * Math.sin(Math.PI * (0.25 + share * 0.6)),
  ];
}

/** The side of the body with ease, from the armpit down to a height above the hip. */
export function flankTo({ side, outerLeg }: Figure, bottom: number, ease: number): Point[] {
  const line = [...side, ...outerLeg.slice(1)];
  const above = line.filter(([, y]) => y < bottom - 4);
  return [...above, [xAt(line, bottom), bottom] as Point].map(
    ([x, y], place): Point => [x + ease * (place === 0 ? 0.6 : 1), place === 0 ? y + ease * 0.6 : y],
  );
}

/** The arm's sections as far as the sleeve goes. */
export function sleeveSections(arm: readonly ArmSection[], share: number): ArmSection[] {
  const spine = arm.map(([x, y]): Point => [x, y]);
  const end = pointAt(spine, share);
  const kept = arm.filter(([, y]) => y < end[1] - 6);
  const half = xAt(
    arm.map(([, y, wide]): Point => [wide, y]),
    end[1],
  );
  return [...kept, [end[0], end[1], half]];
}

/** The seam of the sleeve, from the tip of the shoulder to the armpit. */
export function armhole(tip: Point, armpit: Point): Point[] {
  const [x, y] = armpit;
  const [out, down] = [tip[0] - x, y - tip[1]];
  return [
    tip,
    [tip[0] - out * 0.35, tip[1] + down * 0.28],
    [x - out * 0.06, y - down * 0.44],
    [x - out * 0.15, y - down * 0.17],
    armpit,
  ];
}

export function neckline(figure: Figure, cut: Cut, side: Side): Point[] {
  const start = onShoulder(figure, cut.neckWidth);
  const deep = side === 'front' ? cut.frontNeck : cut.backNeck;
  const drop = deep - start[1];
  return [
    start,
    [start[0] * 0.93, start[1] + drop * 0.45],
    [start[0] * 0.62, start[1] + drop * 0.86],
    [0, deep],
  ];
}

/** A garment for the upper body: cloth, seams and contours, both halves. */
export function bodice(figure: Figure, cut: Cut, side: Side): Stroke[] {
  const { flank } = cut;
  const neck = neckline(figure, cut, side);
  const tip: Point = [figure.shoulder[0] + 2, figure.shoulder[1] - 3];
  const shoulderSeam = [neck[0] ?? tip, onShoulder(figure, (1 + cut.neckWidth) / 2), tip];
  const armpit = flank[0] ?? figure.armpit;
  const seam = armhole(tip, armpit);
  const hemEnd = flank.at(-1) ?? armpit;
  const hem: Point[] = [
    hemEnd,
    [hemEnd[0] * 0.5, hemEnd[1] + cut.hemDrop * 0.8],
    [0, hemEnd[1] + cut.hemDrop],
  ];
  const half = [shoulderSeam, seam, flank, hem, neck.toReversed()];
  const strokes: Stroke[] = [];
  if (cut.sleeve !== null) strokes.push(...sleeves(figure, cut, tip, armpit));
  const whole = [
    ...half.slice(0, 3),
    [...hem, ...mirrored(hem).toReversed().slice(1)],
    ...half
      .slice(0, 3)
      .toReversed()
      .map((run) => mirrored(run).toReversed()),
    [...mirrored(neck), ...neck.toReversed().slice(1)],
  ];
  strokes.push({ kind: 'cloth', d: outline(...whole) });
  for (const flip of [false, true]) {
    const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
    if (cut.sleeve !== null) strokes.push({ kind: 'seam', d: smooth(way(seam)) });
    else strokes.push({ kind: 'line', d: inked(way(seam), 1.6) });
    strokes.push({ kind: 'line', d: inked(way(shoulderSeam), 1.5) });
    strokes.push({ kind: 'line', d: inked(way(flank), 1.8) });
  }
  strokes.push({ kind: 'line', d: inked([...mirrored(neck), ...neck.toReversed().slice(1)], 1.8) });
  strokes.push({ kind: 'line', d: inked([...hem, ...mirrored(hem).toReversed().slice(1)], 1.9) });
  return strokes;
}

/** The edges of a sleeve: outside from the shoulder, the opening, inside up to the armpit. */
export function sleeveRuns(figure: Figure, cut: Cut, tip: Point, armpit: Point): Point[][] {
  const sections = sleeveSections(figure.arm, cut.sleeve ?? 0);
  const last = sections.length - 1;
  const eased = sections.map(
    ([x, y, half], place): ArmSection => [
      x,
      y,
      half + cut.ease * 0.7 + cut.sleeveFlare * (last === 0 ? 1 : place / last) ** 1.6,
    ],
  );
  const { outer, inner } = armEdges(eased);
  const outside: Point[] = [tip, ...(outer.length > 1 ? outer : outer)];
  const end = outside.at(-1) ?? tip;
  const inEnd = inner.at(-1) ?? armpit;
  const opening: Point[] = [end, [(end[0] + inEnd[0]) / 2 + 1, (end[1] + inEnd[1]) / 2 + 4], inEnd];
  const inside: Point[] = [...inner.toReversed().filter(([, y]) => y > armpit[1] + 6), armpit];
  return [outside, opening, inside];
}

function sleeves(figure: Figure, cut: Cut, tip: Point, armpit: Point): Stroke[] {
  const [outside = [], opening = [], inside = []] = sleeveRuns(figure, cut, tip, armpit);
  const strokes: Stroke[] = [];
  for (const flip of [false, true]) {
    const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
    const cap: Point[] = [armpit, [armpit[0] - 10, armpit[1] - 22], tip];
    strokes.push({ kind: 'cloth', d: outline(way(outside), way(opening), way(inside), way(cap)) });
    for (const run of [outside, inside]) strokes.push({ kind: 'line', d: inked(way(run), 1.7) });
    strokes.push({ kind: 'line', d: inked(way(opening), 1.5) });
    const band = opening.map(([x, y], place): Point => {
      const back = place === 0 ? outside.at(-2) : place === 2 ? inside[1] : undefined;
      return back ? [x + (back[0] - x) * 0.16, y + (back[1] - y) * 0.16] : [x, y - 5];
    });
    strokes.push({ kind: 'seam', d: smooth(way([band[0] ?? tip, band[2] ?? tip])) });
  }
  return strokes;
}
