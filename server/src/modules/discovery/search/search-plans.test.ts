import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fill } from '#bench/fill.ts';
import { explain } from '#tests/support/explain.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { rankedCandidates, sortedCandidates, sortedPages } from './find-designs.queries.ts';
import { type Chosen, matchOf, searchedWords, wantedWords } from './match-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because this exceeds the query timeout of the pool.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fill(client, amountsFor(20_000));
  // Half of the makers have the figure.
  await client.query(
    `insert into trust_figures (maker_id, figure, amount, count, from_day, to_day, computed_at)
     select distinct maker_id, 'ON_TIME', 60 + maker_id % 41, 100, date '2025-11-29', date '2026-11-28', now()
       from designs where maker_id % 2 = 0;
     update design_search set on_time = trust_on_time(maker_id);
     delete from search_sold`,
  );
  await client.query('vacuum analyze design_search, trust_figures');
  await client.end();
});
afterAll(() => app.stop());

const last = Number.MAX_SAFE_INTEGER;
const nothingChosen: Chosen = { category: [], material: [], city: [], role: [], verified: false };

function matching(q: string, chosen = nothingChosen) {
  return matchOf(wantedWords(searchedWords(q)), chosen);
}

const wholeTable = 'Seq Scan design_search';

test.each([
  ['a word of half of all', 'silk', false],
  ['three words', 'silk saree jaipur', true],
  ['one design’s own word', 'piece c4ca4238a0b923820dcc509a6f75849b', true],
  ['nothing', 'xylophone', true],
])('ranking %s reads a bounded part of the catalogue', async (_, q, asksWords) => {
  const { must, wide, exact, lead } = matching(q);
  const { buffers, made: scans } = await explain(app, 'search.relevance', rankedCandidates, {
    must,
    lowest: 0,
    highest: last,
    most: 300,
    key: last,
    id: last,
    enough: 60,
    wide,
    exact,
    lead,
  });
  expect(scans).not.toContain(wholeTable);
  expect(scans).toContain('Index Scan design_search_newest_idx');
  expect(scans.includes('Bitmap Index Scan design_search_words_idx')).toBe(asksWords);
  expect(buffers).toBeLessThanOrEqual(1600);
});

test.each(['newest', 'on_time'] as const)(
  'a page of a common word by %s costs a few hundred buffers and no search of the words',
  async (sort) => {
    const {
      rows,
      buffers,
      made: scans,
    } = await explain(app, `search.${sort}.page`, sortedPages[sort], {
      must: matching('silk').must,
      lowest: 0,
      highest: last,
      most: 25,
      key: last,
      id: last,
      enough: 25,
      viewerId: null,
    });
    expect(rows).toBe(25);
    expect(scans).not.toContain(wholeTable);
    expect(scans).not.toContain('Bitmap Index Scan design_search_words_idx');
    expect(buffers).toBeLessThanOrEqual(400);
  },
);

test.each(['newest', 'popular', 'on_time', 'price_asc', 'price_desc'] as const)(
  'sorting by %s walks along its index, and asks the index of words for what is rare',
  async (sort) => {
    const index = sort.startsWith('price') ? 'price' : sort;
    const start = sort === 'price_asc' ? 0 : last;
    const { made: scans } = await explain(app, `search.${sort}`, sortedCandidates[sort], {
      must: matching('piece c4ca4238a0b923820dcc509a6f75849b').must,
      lowest: 0,
      highest: last,
      most: 300,
      key: start,
      id: start,
      enough: 60,
    });
    expect(scans).not.toContain(wholeTable);
    expect(scans.join()).toMatch(new RegExp(`Index Scan(?: Backward)? design_search_${index}_idx`));
    expect(scans).toContain('Bitmap Index Scan design_search_words_idx');
  },
);

const ranked = { most: 300, key: last, id: last, enough: 60 };

test.each([
  ['alone', []],
  ['with a rare facet', ['Bhuj']],
])(
  'a narrow range of prices, %s, is looked at along the prices: its words find many times as many',
  async (_, city) => {
    const prices = { minPrice: 5000, maxPrice: 5010 };
    const { must, wide, exact, lead } = matching('', { ...nothingChosen, ...prices, city });
    const {
      rows,
      buffers,
      made: scans,
    } = await explain(app, 'search.relevance', rankedCandidates, {
      ...ranked,
      must,
      lowest: prices.minPrice * 100,
      highest: prices.maxPrice * 100,
      wide,
      exact,
      lead,
    });
    const { rows: within } = await app.services.db.$client.query(
      `select from design_search where price_paise between 500000 and 501000 and (city = any ($1) or $1 = '{}'::text[])`,
      [city],
    );
    expect(rows).toBe(within.length);
    expect(scans.join()).toContain('design_search_price_idx');
    expect(scans).not.toContain('Bitmap Index Scan design_search_words_idx');
    expect(buffers).toBeLessThanOrEqual(1600);
  },
);

test('rare facets are found by their tags', async () => {
  const { must, wide, exact, lead } = matching('', {
    ...nothingChosen,
    city: ['Bhuj'],
    material: ['Linen'],
    category: ['Jewelry'],
  });
  const { buffers, made: scans } = await explain(app, 'search.relevance', rankedCandidates, {
    ...ranked,
    must,
    lowest: 0,
    highest: last,
    wide,
    exact,
    lead,
  });
  expect(scans).toContain('Bitmap Index Scan design_search_words_idx');
  expect(buffers).toBeLessThanOrEqual(1600);
});
