import type { Point } from '../pen.ts';

/** A cross-section of an arm: its middle and half its width. */
export type ArmSection = readonly [x: number, y: number, half: number];

/** The half on the viewer's right of a standing body; the other is mirrored. Heights are those at which a tape lies. */
export interface Figure {
  /** Half widths of the head by height, from the crown to the chin. */
  head: readonly Point[];
  /** The side of the neck, from under the ear to where it meets the shoulder. */
  neck: readonly Point[];
  /** The pit of the neck, and the nape. */
  pit: number;
  nape: number;
  shoulder: Point;
  armpit: Point;
  /** From the shoulder's joint to the wrist. */
  arm: readonly ArmSection[];
  hand: number;
  /** The side of the body from the armpit to the widest place of the hip. */
  side: readonly Point[];
  upperChest: number;
  bust: number;
  /** Half the way from apex to apex. */
  apex: number;
  underBust: number;
  waist: number;
  stomach: number;
  hip: number;
  crotch: number;
  /** From the hip down. */
  outerLeg: readonly Point[];
  innerLeg: readonly Point[];
  thigh: number;
  knee: number;
  calf: number;
  ankle: number;
  floor: number;
}

/** The sections of an arm with so much ease, as the lines at its outside and at its inside. */
export function armEdges(arm: readonly ArmSection[], ease = 0): { outer: Point[]; inner: Point[] } {
  const edge = (side: number) =>
    arm.map(([x, y, half], place): Point => {
      const before = arm[place - 1] ?? arm[place] ?? [x, y];
      const after = arm[place + 1] ?? arm[place] ?? [x, y];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [x + (dy / length) * (half + ease) * side, y - (dx / length) * (half + ease) * side];
    });
  return { outer: edge(1), inner: edge(-1) };
}
