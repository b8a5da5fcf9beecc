import { type Point, pointAt } from './pen.ts';

/** The size of the stage, of a number's box, and the least distance of two numbers: a finger's on a phone. */
export const stage = { width: 390, margin: 27, box: 26, pitch: 48, edge: 26 } as const;

interface Labelled {
  at: Point;
  /** Where its leader meets the line. */
  anchor: Point;
}

/** Places the numbers of lines in a column on each side, in the order in which the leaders arrive. */
export function placeLabels(lines: readonly (readonly Point[])[], height: number): Labelled[] {
  const middle = stage.width / 2;
  const sides = lines.map((points) => {
    const xs = points.map(([x]) => x);
    if (Math.max(...xs) < middle + 2) return 'left';
    if (Math.min(...xs) > middle - 2) return 'right';
    return null;
  });
  const load = {
    left: sides.filter((side) => side === 'left').length,
    right: sides.filter((side) => side === 'right').length,
  };
  const order = lines
    .map((_, place) => place)
    .toSorted((one, other) => topOf(lines[one]) - topOf(lines[other]));
  for (const place of order) {
    if (sides[place]) continue;
    const side = load.left <= load.right ? 'left' : 'right';
    sides[place] = side;
    load[side] += 1;
  }
  const anchors = lines.map((points, place) => anchorOf(points, sides[place] === 'left'));
  const heights: number[] = [];
  for (const side of ['left', 'right'] as const) {
    const column = order
      .filter((place) => sides[place] === side)
      .toSorted((one, other) => (anchors[one]?.[1] ?? 0) - (anchors[other]?.[1] ?? 0));
    const wished = column.map((place) => anchors[place]?.[1] ?? 0);
    for (const [row, y] of apart(wished, height).entries()) heights[column[row] ?? 0] = y;
  }
  return lines.map((_, place) => ({
    at: [
      sides[place] === 'left' ? stage.margin : stage.width - stage.margin,
      Math.round(heights[place] ?? 0),
    ],
    anchor: anchors[place] ?? [0, 0],
  }));
}

/** The height that so many numbers need at least. */
export const heightFor = (lines: number) => (Math.ceil(lines / 2) - 1) * stage.pitch + 2 * stage.edge;

const topOf = (points: readonly Point[] | undefined) => Math.min(...(points ?? []).map(([, y]) => y));

function anchorOf(points: readonly Point[], fromLeft: boolean): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const isUpright = Math.max(...ys) - Math.min(...ys) > Math.max(...xs) - Math.min(...xs);
  if (isUpright) return pointAt(points, 0.6);
  return points.toSorted((one, other) => (fromLeft ? one[0] - other[0] : other[0] - one[0]))[0] ?? [0, 0];
}

/** The nearest heights to the wished ones, in their order, that lie a pitch apart and within the stage. */
function apart(wished: readonly number[], height: number): number[] {
  const least = stage.edge;
  const most = height - stage.edge;
  const pitch = Math.min(stage.pitch, wished.length < 2 ? stage.pitch : (most - least) / (wished.length - 1));
  // Groups of touching numbers lie around the mean of what their members wish.
  const groups: { sum: number; count: number }[] = [];
  for (const [place, y] of wished.entries()) {
    groups.push({ sum: y - place * pitch, count: 1 });
    for (;;) {
      const [above, last] = [groups.at(-2), groups.at(-1)];
      if (!above || !last || above.sum / above.count <= last.sum / last.count) break;
      above.sum += last.sum;
      above.count += last.count;
      groups.pop();
    }
  }
  const starts = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return starts.map(
    (start, place) => Math.min(Math.max(start, least), most - (wished.length - 1) * pitch) + place * pitch,
  );
}
