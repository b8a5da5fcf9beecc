import type { Category } from '#contracts/designs/categories.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** How a design is fitted: to measurements, in a size that the buyer chooses, or not at all. */
export const measurings = ['MADE_TO_MEASURE', 'SIZED', 'NONE'] as const;
export type Measuring = (typeof measurings)[number];

const unfittedCategories: readonly string[] = ['Accessories', 'Bags', 'Jewelry', 'Home Decor'];

/** A plain length of cloth needs no fitting; a title that also names a sewn piece does. */
const cloth = /\b(sar(ee|i)s?|dupattas?|stoles?|shawls?|scar(f|ves)|turbans?|safas?)\b/i;
const sewn = /\b(blouse|set|suit|lehenga|kurtas?|anarkali|gown|choli)\b/i;

interface Described {
  category: string;
  title: string;
  /** The only size of the design; '' or null if it names none. */
  size?: string | null;
}

/** Guesses how a design is fitted if its maker has not said. */
export function guessMeasuring({ category, title, size }: Described): Measuring {
  if (unfittedCategories.includes(category)) return 'NONE';
  if (category === 'Shoes' || (size ?? '') !== '') return 'SIZED';
  return cloth.test(title) && !sewn.test(title) ? 'NONE' : 'MADE_TO_MEASURE';
}

const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const sizesOfCategory: Partial<Record<Category, readonly string[]>> = {
  Shoes: ['UK 2', 'UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11', 'UK 12'],
  'Kids Fashion': [
    '0–1 years',
    '1–2 years',
    '3–4 years',
    '5–6 years',
    '7–8 years',
    '9–10 years',
    '11–12 years',
    '13–14 years',
  ],
};

/** The sizes in which a design can be ordered: its only size, or those of its category. Empty unless SIZED. */
export function sizesToOrder(design: {
  measuring: Measuring;
  category: string;
  size: string | null;
}): readonly string[] {
  if (design.measuring !== 'SIZED') return [];
  if (design.size !== null && design.size !== '') return [design.size];
  return sizesOfCategory[design.category as Category] ?? letterSizes;
}

const measuringSteps = ['MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED'];

/** Whether orders with this fitting have a status. Only made-to-measure orders have measuring steps. */
export function hasStep(measuring: Measuring, status: string): boolean {
  return measuring === 'MADE_TO_MEASURE' || !measuringSteps.includes(status);
}

/** The error for measuring an order that needs no measurements. */
export const nothingToMeasure = {
  SIZED: sentence('measurements.inSize'),
  NONE: sentence('measurements.nothing'),
} as const;

/** How an order of several designs is fitted: it is measured if any of them is. */
export function measuringOf(items: readonly { measuring: Measuring }[]): Measuring {
  return measurings.find((measuring) => items.some((item) => item.measuring === measuring)) ?? 'NONE';
}
