import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { foldWords, plainWords } from './fold-words.ts';
import { alternativesOf } from './trade-words.ts';

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
    const start = performance.now();
    foldWords('eh'.repeat(50_000));
    foldWords('s'.repeat(100_000));
    foldWords(' h'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test('the database folds every text exactly as this side does', async () => {
  const texts = [
    ...demoDesigns.flatMap((design) => [design.title, design.description, design.materialOne]),
    ...demoDesigns.flatMap((design) => design.description.split(' ')).slice(0, 2000),
    'Éclat — Rāni’s, 24×7 \u{1F44D} naïve façade',
    'लहंगा, लाल। ज़री',
    'பட்டு শাড়ি',
    "Chhota-wala Women's  boxes, ladies & dresses; AAA ssss hhhh",
    "it's \\ 100% 'quoted' \" <b>",
    '',
  ];
  const { rows } = await app.services.db.$client.query<{ plain: string; folded: string }>(
    `select search_plain(written) as plain, search_fold(written) as folded
       from unnest($1::text[]) with ordinality as t (written, place) order by place`,
    [texts],
  );
  expect(rows.map((row) => row.plain)).toEqual(texts.map(plainWords));
  expect(rows.map((row) => row.folded)).toEqual(texts.map(foldWords));
});
