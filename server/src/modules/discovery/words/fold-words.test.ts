import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { foldWords, plainWords } from './fold-words.ts';
import { alternativesOf } from './trade-words.ts';

const atOnce = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const meansTheSame = (one: string, other: string) =>
  alternativesOf(foldWords(one)).includes(foldWords(other));

test.each([
  ['kurti', 'kurta'],
  ['kurties', 'kurtis'],
  ['lehnga', 'lehenga'],
  ['lehanga', 'lehengas'],
  ['lengha', 'lehenga'],
  ['sari', 'saree'],
  ['sarees', 'sari'],
  ['saadi', 'saree'],
  ['zardozi', 'jardosi'],
  ['zardosi', 'jardozi'],
  ['chikan', 'chikankari'],
  ['chikenkari', 'chikankari'],
  ['dupata', 'dupatta'],
  ['duppatas', 'dupatta'],
  ['sherwani', 'shervani'],
  ['banarsi', 'banarasi'],
  ['benarasi', 'Banarasi'],
  ['kanjivaram', 'kanchipuram'],
  ['kanjeevaram', 'Kanchipuram'],
  ['phulkari', 'fulkari'],
  ['bandani', 'bandhani'],
  ['bandhej', 'bandhani'],
  ['ajrak', 'ajrakh'],
  ['mehandi', 'mehndi'],
  ['zari', 'jari'],
  ['tasar', 'tussar'],
  ['jewellery', 'jewelry'],
  ['jhumkis', 'jhumka'],
  ['mojri', 'jutti'],
  ['chudidar', 'churidaar'],
  ['pochampalli', 'pochampally'],
  ['dresses', 'dress'],
  ['blouses', 'blouse'],
  ['anarkalis', 'Anarkali'],
  ['qalamkari', 'kalamkari'],
  ['shaadi', 'wedding'],
  ['laal', 'red'],
  ['Décolleté', 'decollete'],
  ['Jaypur', 'Jaipur'],
])('%s finds %s', (written, meant) => {
  expect(meansTheSame(written, meant)).toBe(true);
  expect(meansTheSame(meant, written)).toBe(true);
});

test.each([
  ['zari', 'sari'],
  ['kurta', 'kota'],
  ['silk', 'slik'],
  ['bag', 'bangle'],
  ['stole', 'shawl'],
])('%s and %s stay different words', (one, other) => {
  expect(meansTheSame(one, other)).toBe(false);
});

describe('plain words', () => {
  it('lose accents, signs and case but no letter of another script', () => {
    expect(plainWords('  “Éclat” — Rāni’s, 24×7 \u{1F44D} ')).toBe('eclat rani s 24 7');
    expect(plainWords('लहंगा, लाल।')).toBe('लहंगा लाल'.normalize('NFD'));
    expect(plainWords('!!! ?')).toBe('');
  });

  it('a long text of one letter takes no time', () => {
    const texts = ['eh'.repeat(50_000), 's'.repeat(100_000), ' h'.repeat(50_000)];
    expect(processorMs(() => texts.map(foldWords))).toBeLessThan(700);
  });
});

/** Texts that the database folds differently from this code, with both results. */
async function differing(fold: 'search_plain' | 'search_fold', texts: readonly string[]) {
  const here = fold === 'search_plain' ? plainWords : foldWords;
  const found: { text: string; here: string; there: string }[] = [];
  // Batched, because a statement may take at most three seconds.
  for (let from = 0; from < texts.length; from += atOnce) {
    const batch = texts.slice(from, from + atOnce);
    const { rows } = await app.services.db.$client.query<{ there: string }>(
      `select ${fold}(written) as there
         from unnest($1::text[]) with ordinality as t (written, number) order by number`,
      [batch],
    );
    for (const [index, { there }] of rows.entries()) {
      const text = batch[index] ?? '';
      if (here(text) !== there) found.push({ text, here: here(text), there });
    }
  }
  return found;
}

test('the database folds every text of the demo exactly as this side does', async () => {
  const texts = [
    ...demoDesigns.flatMap((design) => [design.title, design.description, design.materialOne]),
    'Éclat — Rāni’s, 24×7 \u{1F44D} naïve façade',
    'लहंगा, लाल। ज़री',
    'பட்டு শাড়ি',
    "Chhota-wala Women's  boxes, ladies & dresses; AAA ssss hhhh",
    "it's \\ 100% 'quoted' \" <b>",
    '',
  ];
  expect(await differing('search_fold', texts)).toEqual([]);
});

/** Capital letters of Unicode 17: the database has version 16. */
const tooNew = new Set([0xa7ce, 0xa7d2, 0xa7d4]);

test('the database reads every code point of the first three planes exactly as this side does', async () => {
  const isLetter = (code: number) => code > 0 && (code < 0xd800 || code > 0xdfff) && !tooNew.has(code);
  const texts = Array.from({ length: 0x300 }, (_, row) =>
    Array.from({ length: 0x100 }, (_, column) => row * 0x100 + column)
      .filter(isLetter)
      .map((code) => `a${String.fromCodePoint(code)}b`)
      .join(' '),
  );
  expect(await differing('search_plain', texts)).toEqual([]);
});

test('the database folds every three letters, alone, inside and at the end of a word, as this side does', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const three = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const texts = three.map((word) => `${word} ${word}es ${word}${word}n eh${word}h`);
  expect(await differing('search_fold', texts)).toEqual([]);
});
