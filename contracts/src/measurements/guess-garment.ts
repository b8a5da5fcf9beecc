import type { Garment } from './garments.ts';

/** Words in titles; the first match decides. A lehenga set includes a blouse, so lehenga comes first. */
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

/** The garment named in a design's title; undefined if none is. */
export function guessGarment(title: string): Garment | undefined {
  return words.find(([word]) => word.test(title))?.[1];
}
