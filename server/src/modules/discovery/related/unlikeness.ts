import { dyeDistance } from '#server/platform/media/picture-dyes.ts';

/** What two designs are compared by. */
export interface Likeness {
  pricePaise: number;
  materials: readonly string[];
  /** As `#rrggbb`. */
  dyes: readonly string[];
}

/** Beyond it, in OKLab, one colour has nothing of the other. */
const otherColour = 0.35;

/**
 * How unlike a design another one of its category is: 0 for the same cloth in the same colour at the same price.
 * Cloth counts most, then colour, then price; what is not known of one of the two counts half.
 */
export function unlikeness(design: Likeness, other: Likeness): number {
  return 3 * clothApart(design, other) + 2 * colourApart(design, other) + priceApart(design, other);
}

/** 0 where every material of the one is one of the other, 1 where none is. */
function clothApart({ materials }: Likeness, { materials: others }: Likeness): number {
  if (materials.length === 0 || others.length === 0) return 0.5;
  const known = new Set(others.map((name) => name.toLowerCase()));
  const shared = materials.filter((name) => known.has(name.toLowerCase())).length;
  return 1 - shared / Math.max(materials.length, others.length);
}

/** How far the loudest dye of the one is from the nearest of the other. */
function colourApart({ dyes: [loudest] }: Likeness, { dyes: others }: Likeness): number {
  if (loudest === undefined || others.length === 0) return 0.5;
  const nearest = Math.min(...others.map((dye) => dyeDistance(loudest, dye)));
  return Math.min(1, nearest / otherColour);
}

/** 0 for the same price, 1 for four times as much or as little. */
function priceApart({ pricePaise }: Likeness, { pricePaise: other }: Likeness): number {
  return Math.min(1, Math.abs(Math.log(pricePaise / other)) / Math.log(4));
}
