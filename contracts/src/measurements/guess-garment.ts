import type { Garment } from './garments.ts';

/**
 * Words in titles; the first match decides. A lehenga set includes a blouse and a dupatta, so lehenga comes before and
 * dupatta last. What children wear is measured as a child's suit, a lehenga excepted.
 */
const words: readonly [RegExp, Garment][] = [
  [/lehenga|ghagra|skirt/i, 'lehenga'],
  [/\b(kids?|child|children|baby|boys?|girls?)\b|\bfrock|jhabla/i, 'child'],
  [/blouse|choli|sar(ee|i)\b/i, 'blouse'],
  [/sherwani|achkan/i, 'sherwani'],
  [/bandhgala|jacket|waistcoat|nehru/i, 'jacket'],
  [/kurta|kurti|phiran|pheran|tunic/i, 'kurta'],
  [/anarkali|gown|dress|kaftan/i, 'dress'],
  [/salwar|churidar|patiala|sharara|palazzo/i, 'salwar'],
  [/trouser|pyjama|pajama|pants|dhoti/i, 'trousers'],
  [/shirt|top\b/i, 'shirt'],
  [
    /\b(juttis?|mojaris?|shoes?|sandals?|chappals?|slippers?|loafers?|mules?|espadrilles?|boots?)\b/i,
    'shoes',
  ],
  [/bangle|\bkadas?\b|\bkangan/i, 'bangle'],
  [/(?<!\b(nose|ear|toe|key)[ -])\brings?\b/i, 'ring'],
  [/dupatta|odhni|chunni/i, 'dupatta'],
];

/** The garment named in a design's title; undefined if none is. */
export function guessGarment(title: string): Garment | undefined {
  return words.find(([word]) => word.test(title))?.[1];
}
