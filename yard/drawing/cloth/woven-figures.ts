import type { Chance } from '../chance.ts';
import { n2 } from '../geometry/numbers.ts';
import { item } from '../item.ts';
import { fillOf } from './motifs.ts';

/** Woven picture from rows of characters; each run is one block with slightly ragged ends. */
export function woven(
  rows: readonly string[],
  colours: Readonly<Record<string, string>>,
  cell: number,
  rng: Chance,
  ragged: number,
): string {
  const h = rows.length,
    w = item(rows, 0).length;
  const by: Record<string, string[]> = {};
  rows.forEach((row, j) => {
    for (let i = 0; i < w; ) {
      const ch = row.charAt(i);
      let k = i;
      while (k < w && row[k] === ch) k++;
      if (ch !== '.') {
        const x0 = (i - w / 2 - rng() * ragged) * cell,
          x1 = (k - w / 2 + rng() * ragged) * cell;
        const y0 = (j - h / 2 - rng() * ragged * 0.4) * cell,
          y1 = (j + 1 - h / 2 + rng() * ragged * 0.4) * cell;
        by[ch] = [...(by[ch] ?? []), `M${n2(x0)} ${n2(y0)}H${n2(x1)}V${n2(y1)}H${n2(x0)}Z`];
      }
      i = k;
    }
  });
  return Object.entries(by)
    .map(([ch, d]) => fillOf(d.join(''), String(colours[ch])))
    .join('');
}

export const ELEPHANT = [
  '...........aaaa......',
  '.....aaaaaaaaaaaa....',
  '....aaaaaaaaaaabaaa..',
  '...aaccccccccaaaaaaa.',
  '...aaccbcbcbcaaaa.aaa',
  '..aaaccccccccaaaa..aa',
  '..a.aaaaaaaaaaaa..ba.',
  '..a.aaaaaaaaaaa....a.',
  '..a.aaa.aaa.aaa...aa.',
  '....aaa.aaa.aaa......',
  '....aaa.aaa.aaa......',
];

export const PARROT = [
  '......aaa....',
  '.....aabaa...',
  '.....aaaaac..',
  '......aaac...',
  '.....aaaa....',
  '....aaaaaa...',
  '...aabbaaa...',
  '..aaabbbaa...',
  '.aaaaabbaa...',
  'aaaa.aaaa....',
  'aaa...c.c....',
  'aa..ccccccc..',
];

export const PHOOL = [
  '.....a.....',
  '....aaa....',
  '..a.aba.a..',
  '.aaaabaaaa.',
  'aababcbabaa',
  'aaabcccbaaa',
  'aababcbabaa',
  '.aaaaaaaaa.',
  '..a.aba.a..',
  '....aaa....',
  '.....a.....',
];

export const STEP = [
  '......a......',
  '.....aaa.....',
  '....aabaa....',
  '...aabbbaa...',
  '..aabbcbbaa..',
  '.aabbcccbbaa.',
  'aabbcc.ccbbaa',
  '.aabbcccbbaa.',
  '..aabbcbbaa..',
  '...aabbbaa...',
  '....aabaa....',
  '.....aaa.....',
  '......a......',
];

export const PAAN = [
  '...aaa.aaa...',
  '..aaaaaaaaa..',
  '.aabbbabbbaa.',
  '.aabccbccbaa.',
  '.aabbcccbbaa.',
  '..aabbcbbaa..',
  '...aabbbaa...',
  '....aabaa....',
  '.....aaa.....',
  '......a......',
  '......c......',
];
