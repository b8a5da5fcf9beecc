import type { Category } from '#contracts/designs/categories.ts';
import { type Garment, garmentNames } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';

const women: readonly Garment[] = [
  'blouse',
  'kurta',
  'lehenga',
  'dress',
  'shirt',
  'jacket',
  'trousers',
  'salwar',
  'dupatta',
];
const men: readonly Garment[] = ['kurta', 'shirt', 'jacket', 'sherwani', 'trousers'];

/** The garments that belong to each category of designs, besides `other`. */
const garmentsOf: Record<Category, readonly Garment[]> = {
  "Women's Fashion": women,
  "Men's Fashion": men,
  Accessories: ['dupatta'],
  Shoes: ['shoes'],
  Bags: [],
  Jewelry: ['ring', 'bangle'],
  'Home Decor': [],
  'Kids Fashion': ['child'],
};

/**
 * The garments of briefs that fit a maker, by their published designs; `isOwn` if a title names the garment, otherwise
 * only its category fits. Everyone with a design fits `other`.
 */
export function fittingGarments(
  designs: readonly { title: string; category: string }[],
): { garment: Garment; isOwn: boolean }[] {
  if (designs.length === 0) return [];
  const own = new Set(designs.flatMap(({ title }) => guessGarment(title) ?? []));
  const fitting = new Set<Garment>(['other', ...own]);
  for (const { category } of designs)
    for (const garment of garmentsOf[category as Category] ?? []) fitting.add(garment);
  return garmentNames
    .filter((garment) => fitting.has(garment))
    .map((garment) => ({ garment, isOwn: own.has(garment) }));
}

/** Kilometres up to which briefs are near, and up to which in the region. */
export const nearKm = 100;
export const regionKm = 400;

/** The square of one degree that contains a place; null for an unknown place. */
export function tileOf(latitude: number | null, longitude: number | null): number | null {
  return latitude === null || longitude === null ? null : tile(Math.floor(latitude), Math.floor(longitude));
}

const tile = (south: number, west: number) => south * 1000 + west;

/** The square of a place and the eight around it; empty for an unknown place. */
export function tilesAround(latitude: number | null, longitude: number | null): number[] {
  if (latitude === null || longitude === null) return [];
  const [south, west] = [Math.floor(latitude), Math.floor(longitude)];
  return [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => tile(south + up, west + right)));
}
