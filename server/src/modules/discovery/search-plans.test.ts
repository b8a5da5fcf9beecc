import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fill } from '#bench/fill.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { rankedCandidates, sortedCandidates, sortedPages } from './find-designs.queries.ts';
import { type Chosen, matchOf, searchedWords, wantedWords } from './match-query.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const client = await app.services.db.$client.connect();
  await fill(client, amountsFor(20_000));
  client.release();
}, 120_000);
afterAll(() => app.stop());

const last = Number.MAX_SAFE_INTEGER;
const nothingChosen: Chosen = { category: [], material: [], city: [], role: [], verified: false };

function matching(q: string, chosen = nothingChosen) {
  return matchOf(wantedWords(searchedWords(q)), chosen);
}

type Values = (string | number | null)[];

/** What the very statement that serves requests does, planned as it is once it has been used for a while. */
function explain(name: string, statement: (tx: never, values: Values) => Promise<object[]>, values: Values) {
  return inTransaction(app.services.db, async (tx) => {
    await tx.$client.query('set local plan_cache_mode = force_generic_plan');
    const rows = await statement(tx as never, values);
    const literals = values.map((value) =>
      typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
    );
    const explained = await tx.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) execute "${name}"(${literals.join(', ')})`,
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan');
    return {
      rows: rows.length,
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scans: scansOf(plan),
    };
  });
}

/** The scans that were really made. */
function scansOf(plan: Plan): string[] {
  const name = plan['Index Name'] ?? plan['Relation Name'];
  const own = name && plan['Actual Loops'] > 0 ? [`${plan['Node Type']} ${name}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

const wholeTable = 'Seq Scan design_search';

test.each([
  ['a word of half of all', 'silk', false],
  ['three words', 'silk saree jaipur', true],
  ['one design’s own word', 'piece c4ca4238a0b923820dcc509a6f75849b', true],
  ['nothing', 'xylophone', true],
])('ranking %s reads a bounded part of the catalogue', async (_, q, asksWords) => {
  const { must, wide, exact } = matching(q);
  const { buffers, scans } = await explain('search.relevance', rankedCandidates as never, [
    must,
    0,
    last,
    300,
    last,
    last,
    60,
    wide,
    exact,
  ]);
  expect(scans).not.toContain(wholeTable);
  expect(scans).toContain('Index Scan design_search_newest_idx');
  expect(scans.includes('Bitmap Index Scan design_search_words_idx')).toBe(asksWords);
  expect(buffers).toBeLessThanOrEqual(1600);
});

test('a page of a common word, newest first, costs a few hundred buffers and no search of the words', async () => {
  const { rows, buffers, scans } = await explain('search.newest.page', sortedPages.newest as never, [
    matching('silk').must,
    0,
    last,
    25,
    last,
    last,
    25,
    null,
  ]);
  expect(rows).toBe(25);
  expect(scans).not.toContain(wholeTable);
  expect(scans).not.toContain('Bitmap Index Scan design_search_words_idx');
  expect(buffers).toBeLessThanOrEqual(400);
});

test.each(['newest', 'popular', 'price_asc', 'price_desc'] as const)(
  'sorting by %s walks along its index, and asks the index of words for what is rare',
  async (sort) => {
    const index = sort.startsWith('price') ? 'price' : sort;
    const start = sort === 'price_asc' ? 0 : last;
    const { scans } = await explain(`search.${sort}`, sortedCandidates[sort] as never, [
      matching('piece c4ca4238a0b923820dcc509a6f75849b').must,
      0,
      last,
      300,
      start,
      start,
      60,
    ]);
    expect(scans).not.toContain(wholeTable);
    expect(scans.join()).toMatch(
      new RegExp(`Index Scan(?: Backward)? design_search_${index === 'popular' ? 'popular' : index}_idx`),
    );
    expect(scans).toContain('Bitmap Index Scan design_search_words_idx');
  },
);

test('a narrow range of prices and rare facets are found by their tags', async () => {
  const { must, wide, exact } = matching('', {
    ...nothingChosen,
    minPrice: 5000,
    maxPrice: 5010,
    city: ['Bhuj'],
  });
  const { buffers, scans } = await explain('search.relevance', rankedCandidates as never, [
    must,
    500_000,
    501_000,
    300,
    last,
    last,
    60,
    wide,
    exact,
  ]);
  expect(scans).toContain('Bitmap Index Scan design_search_words_idx');
  expect(buffers).toBeLessThanOrEqual(1600);
});
