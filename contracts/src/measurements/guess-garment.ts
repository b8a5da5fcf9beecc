import type { Garment } from './garments.ts';

/** Words of titles, the first that fits decides: a lehenga set has a blouse, but is a lehenga first. */
const words: readonly [RegExp, Garment][] = [
  [/lehenga|ghagra|skirt/i, 'lehenga'],
  [/blouse|choli|sar(ee|i)\b/i, 'blouse'],
  [/sherwani|achkan|bandhgala|jacket|waistcoat|nehru/i, 'jacket'],
  [/kurta|kurti|phiran|pheran|tunic/i, 'kurta'],
  [/anarkali|gown|dress|kaftan/i, 'dress'],
  [/salwar|churidar|patiala|sharara|palazzo/i, 'salwar'],
  [/trouser|pyjama|pajama|pants|dhoti/i, 'trousers'],
  [/shirt|top\b/i, 'shirt'],
];

/** The garment that a design's title speaks of; undefined where it speaks of none. */
export function guessGarment(title: string): Garment | undefined {
  return words.find(([word]) => word.test(title))?.[1];
}
