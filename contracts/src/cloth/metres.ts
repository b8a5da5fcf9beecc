import type { Garment } from '#contracts/measurements/garments.ts';

/** Metres of cloth, from and to. */
export interface Metres {
  least: number;
  most: number;
}

interface ClothNeed {
  /** Of cloth that is 90 to 112 cm wide; null: ask the maker. */
  narrow: Metres | null;
  /** Of cloth that is 147 to 152 cm wide; null: ask the maker. */
  wide: Metres | null;
}

const metres = (least: number, most: number): Metres => ({ least, most });

/**
 * The cloth that a grown person's garment usually takes. Only what the trade agrees on is here: a flared skirt, a set
 * or a child's suit differ too much. The figures of lehengas and sherwanis were not confirmed by a second source.
 */
const needs: Partial<Record<Garment, ClothNeed>> = {
  blouse: { narrow: metres(0.8, 1), wide: null },
  kurta: { narrow: metres(2.5, 3), wide: null },
  salwar: { narrow: metres(2, 2.5), wide: null },
  dupatta: { narrow: metres(2.25, 2.5), wide: null },
  lehenga: { narrow: metres(4, 6), wide: null },
  shirt: { narrow: metres(2.1, 2.25), wide: metres(1.6, 1.6) },
  sherwani: { narrow: null, wide: metres(3.5, 4.5) },
};

/** The cloth that a garment needs by its width; both null where nobody knows but the maker. */
export const clothNeedOf = (garment: Garment): ClothNeed => needs[garment] ?? { narrow: null, wide: null };
