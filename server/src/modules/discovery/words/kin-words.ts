import type { KinName } from '#contracts/discovery/kin-names.ts';
import { foldWords } from './fold-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';
import { alternativesOf, isTradeWord } from './trade-words.ts';

/** Trade words, each with its nearest names, used if nothing has that name. */
const rows: readonly (readonly [words: string, nearest: readonly KinName[]])[] = [
  ['salwar shalwar patiala', ['kurta', 'anarkali', 'churidar']],
  ['suit punjabi', ['kurta', 'anarkali']],
  ['anarkali angrakha', ['kurta', 'lehenga']],
  ['sharara gharara', ['lehenga', 'anarkali']],
  ['kaftan caftan abaya burqa', ['anarkali', 'kurta']],
  ['pathani', ['kurta', 'sherwani']],
  ['gown gowns', ['anarkali', 'lehenga']],
  ['dress frock maxi', ['anarkali', 'kurta', 'lehenga']],
  ['nehru bandi bandhgala waistcoat', ['jacket', 'sherwani', 'kurta']],
  ['jacket blazer coat', ['sherwani', 'bandi', 'kurta']],
  ['dhoti lungi mundu veshti', ['kurta', 'sherwani']],
  ['palazzo churidar pyjama pajama trousers pant', ['kurta']],
  ['shirt tunic top', ['kurta']],
  ['skirt', ['lehenga']],
  ['stole scarf hijab', ['dupatta', 'shawl']],
  ['shawl poncho cape', ['stole', 'dupatta']],
  ['turban safa pagdi pagri', ['stole', 'sherwani']],
  ['pavadai langa', ['lehenga', 'kids']],
  ['baby infant', ['kids']],
  ['shower godhbharai sangeet mehndi haldi reception party festive diwali eid puja', ['wedding']],
  ['clutch', ['bag']],
  ['sandal sandals chappal slipper', ['jutti', 'kolhapuri', 'shoes']],
  ['bangle kada ring earring earrings nath payal tikka', ['jewelry', 'jhumka']],
  ['cushion pillow bedsheet quilt razai', ['curtain']],
];

const nearestOf = new Map<string, readonly KinName[]>(
  rows.flatMap(([words, nearest]) => words.split(' ').map((word) => [foldWords(word), nearest] as const)),
);

const latinFold = (plain: string) => foldWords(isIndian(plain) ? inLatinLetters(plain) : plain);

/** Whether this plain word is a trade word, and so no misspelling, even if other words are spelled similarly. */
export function isOfTrade(plain: string): boolean {
  const folded = latinFold(plain);
  return isTradeWord(foldWords(plain)) || isTradeWord(folded) || nearestOf.has(folded);
}

/** The names nearest to a plain trade word, nearest first, in readable spelling. */
export function nearestWords(plain: string): readonly KinName[] {
  const names = [...alternativesOf(foldWords(plain)), latinFold(plain)];
  return names.map((name) => nearestOf.get(name)).find((nearest) => nearest !== undefined) ?? [];
}
