/** A point of a drawing, or a place on the body: x to the right of the middle, y down from the crown. */
export type Point = readonly [x: number, y: number];

/** Where a drawing in the units of the body lies on the stage. */
export interface Placing {
  scale: number;
  x: number;
  y: number;
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

export const placed = (points: readonly Point[], { scale, x, y }: Placing): Point[] =>
  points.map((point) => [point[0] * scale + x, point[1] * scale + y]);

const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;
const plus = (one: Point, other: Point, share: number): Point => [
  one[0] + other[0] * share,
  one[1] + other[1] * share,
];
const from = (one: Point, other: Point): Point => [other[0] - one[0], other[1] - one[1]];

/** The cubic curves of a smooth line (Catmull-Rom) from the first point through all others. */
function curves(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, place) => {
      const start = points[place] ?? end;
      const before = points[place - 1] ?? start;
      const after = points[place + 2] ?? end;
      const first = plus(start, from(before, end), 1 / 6);
      const second = plus(end, from(start, after), -1 / 6);
      return `C${written(first)} ${written(second)} ${written(end)}`;
    })
    .join('');
}

/** A smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  return first ? `M${written(first)}${curves(points)}` : '';
}

/** A closed outline of smooth runs that meet in corners. */
export function outline(...runs: readonly (readonly Point[])[]): string {
  return `${runs
    .map((run, place) => {
      const [first] = run;
      return first ? `${place === 0 ? 'M' : 'L'}${written(first)}${curves(run)}` : '';
    })
    .join('')}Z`;
}

/** A smooth line as a pen draws it: thin where it starts and ends, full in the middle. The path is to be filled. */
export function inked(points: readonly Point[], weight: number): string {
  const spread = dense(points);
  const last = spread.length - 1;
  const sideways = (side: number) =>
    spread.map((point, place): Point => {
      const way = from(spread[place - 1] ?? point, spread[place + 1] ?? point);
      const length = Math.hypot(...way) || 1;
      const along = last === 0 ? 0 : place / last;
      const half = (weight / 2) * (0.34 + 0.66 * Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.7);
      return plus(point, [-way[1] / length, way[0] / length], half * side);
    });
  return outline(sideways(1), sideways(-1).toReversed());
}

/** With two points it needs more for the pen to swell between them. */
function dense(points: readonly Point[]): readonly Point[] {
  const [first, second] = points;
  if (points.length > 2 || !first || !second) return points;
  return [first, plus(first, from(first, second), 0.5), second];
}

/** The point at a share (0 to 1) of a line of straight pieces. */
export function pointAt(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((end, place) => Math.hypot(...from(points[place] ?? end, end)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [place, length] of lengths.entries()) {
    const start = points[place];
    const end = points[place + 1];
    if (!start || !end) break;
    if (left <= length || place === lengths.length - 1)
      return plus(start, from(start, end), length === 0 ? 0 : left / length);
    left -= length;
  }
  return points[0] ?? [0, 0];
}

/** The x of a line that runs down, at a height. */
export function xAt(points: readonly Point[], y: number): number {
  const place = points.findIndex((point) => point[1] >= y);
  const below = points[place] ?? points.at(-1);
  const above = points[place - 1];
  if (!below) return 0;
  if (!above || below[1] === above[1]) return below[0];
  const share = (y - above[1]) / (below[1] - above[1]);
  // Eased between the points, as the drawn curve bulges there.
  return above[0] + (below[0] - above[0]) * share;
}
