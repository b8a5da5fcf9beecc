import { dyeDistance } from '#server/platform/media/picture-dyes.ts';

/** The fields by which designs are compared. */
export interface Likeness {
  pricePaise: number;
  materials: readonly string[];
  /** As `#rrggbb`. */
  dyes: readonly string[];
}

/** Distance in OKLab beyond which two colours count as entirely different. */
const otherColour = 0.35;

/**
 * The distance between two designs of a category: 0 for the same cloth in the same colour at the same price. Cloth
 * counts most, then colour, then price; an unknown value counts half.
 */
export function unlikeness(design: Likeness, other: Likeness): number {
  return 3 * clothApart(design, other) + 2 * colourApart(design, other) + priceApart(design, other);
}

/** 0 if all materials are the same, 1 if none is shared. */
function clothApart({ materials }: Likeness, { materials: others }: Likeness): number {
  if (materials.length === 0 || others.length === 0) return 0.5;
  const known = new Set(others.map((name) => name.toLowerCase()));
  const shared = materials.filter((name) => known.has(name.toLowerCase())).length;
  return 1 - shared / Math.max(materials.length, others.length);
}

/** Distance between the dominant dye of the first design and the nearest dye of the other, 0 to 1. */
function colourApart({ dyes: [loudest] }: Likeness, { dyes: others }: Likeness): number {
  if (loudest === undefined || others.length === 0) return 0.5;
  const nearest = Math.min(...others.map((dye) => dyeDistance(loudest, dye)));
  return Math.min(1, nearest / otherColour);
}

/** 0 for the same price, 1 for a factor of four or more. */
function priceApart({ pricePaise }: Likeness, { pricePaise: other }: Likeness): number {
  return Math.min(1, Math.abs(Math.log(pricePaise / other)) / Math.log(4));
}
