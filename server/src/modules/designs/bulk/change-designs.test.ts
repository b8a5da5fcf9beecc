import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkSentences } from '#contracts/designs/bulk/bulk.rules.ts';
import { changePrices, setVisibilityOfMany } from '#contracts/designs/bulk/change-designs.contract.ts';
import { editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { moveDesignTotal } from '../designs.queries.ts';
import { designs, designTotals } from '../designs.tables.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  // Designs inserted directly are not counted, so count them here.
  const counted = await insertDesign(app.services.db, { makerId: maker.id });
  await inTransaction(app.services.db, async (tx) => {
    for (let nth = 0; nth < 10; nth += 1) await moveDesignTotal(tx, counted, 1);
  });
});
afterAll(() => app.stop());

const insert = (values: Partial<typeof designs.$inferInsert> = {}, makerId = maker.id) =>
  insertDesign(app.services.db, { makerId, ...values });

async function rowOf(id: number) {
  const [row] = await app.services.db
    .select({ status: designs.status, pricePaise: designs.pricePaise, revision: designs.revision })
    .from(designs)
    .where(eq(designs.id, id));
  if (!row) throw new Error('There is no such design');
  return row;
}

async function total(): Promise<number> {
  const [row] = await app.services.db.select().from(designTotals);
  return row?.published ?? 0;
}

const show = (ids: number[], visible: boolean) => maker.call(setVisibilityOfMany, { body: { ids, visible } });
const reprice = (seen: { id: number; price: number }[], by: 'SUM' | 'PERCENT', amount: number) =>
  maker.call(changePrices, { body: { designs: seen, by, amount } });

test('many designs are hidden and shown at once; what one is refused for stops no other', async () => {
  const [shown, also, preparing, takenDown, others] = await Promise.all([
    insert(),
    insert(),
    insert({ status: 'PROCESSING', publishedAt: null }),
    insert({ status: 'HIDDEN' }),
    insert({}, (await app.actor({ role: 'DESIGNER' })).id),
  ]);
  const before = await total();
  const ids = [shown, preparing, others, also];
  const hidden = await show(ids, false);
  expect(allInWords(hidden.body.outcomes)).toEqual([
    { id: shown, refusal: null },
    { id: preparing, refusal: expect.stringContaining('still being prepared') },
    { id: others, refusal: 'This design could not be found.' },
    { id: also, refusal: null },
  ]);
  expect([(await rowOf(shown)).status, (await rowOf(also)).status, (await rowOf(others)).status]).toEqual([
    'WITHDRAWN',
    'WITHDRAWN',
    'PUBLISHED',
  ]);
  expect(await total()).toBe(before - 2);
  // Sending it again changes nothing and counts nothing twice.
  expect((await show(ids, false)).body).toEqual(hidden.body);
  expect(await total()).toBe(before - 2);

  const again = await show([takenDown, shown], true);
  expect(allInWords(again.body.outcomes)).toEqual([
    { id: takenDown, refusal: expect.stringContaining('hidden by our team') },
    { id: shown, refusal: null },
  ]);
  expect([(await rowOf(takenDown)).status, (await rowOf(shown)).status]).toEqual(['HIDDEN', 'PUBLISHED']);
  expect(await total()).toBe(before - 1);
});

test('prices are raised by percent from what was seen, once however often it is sent', async () => {
  const [first, second, others, deleted] = await Promise.all([
    insert({ pricePaise: 249_900 }),
    insert({ pricePaise: 100_050 }),
    insert({}, (await app.actor({ role: 'DESIGNER' })).id),
    insert({ status: 'DELETED' }),
  ]);
  const seen = [
    { id: first, price: 2499 },
    { id: second, price: 1000.5 },
    { id: others, price: 2499 },
    { id: deleted, price: 2499 },
  ];
  const raised = await reprice(seen, 'PERCENT', 10);
  const missing = 'This design could not be found.';
  expect(allInWords(raised.body.outcomes.map(({ refusal }) => refusal))).toEqual([
    null,
    null,
    missing,
    missing,
  ]);
  expect((await reprice(seen, 'PERCENT', 10)).body).toEqual(raised.body);
  expect([await rowOf(first), await rowOf(second), await rowOf(others)]).toMatchObject([
    { pricePaise: 274_900, revision: 2 },
    { pricePaise: 110_100, revision: 2 },
    { pricePaise: 249_900, revision: 1 },
  ]);
});

test('a price that was changed meanwhile, or would leave its bounds, stays', async () => {
  const [dear, cheap, moved] = await Promise.all([
    insert({ pricePaise: 900_000 }),
    insert({ pricePaise: 50_000 }),
    insert({ pricePaise: 700_000 }),
  ]);
  const { body } = await reprice(
    [
      { id: dear, price: 9000 },
      { id: cheap, price: 500 },
      { id: moved, price: 6000 },
    ],
    'SUM',
    -500,
  );
  expect(allInWords(body.outcomes.map(({ refusal }) => refusal))).toEqual([
    null,
    inEnglish(bulkSentences.tooLow),
    inEnglish(bulkSentences.meanwhile),
  ]);
  expect([(await rowOf(dear)).pricePaise, (await rowOf(cheap)).pricePaise]).toEqual([850_000, 50_000]);
  expect((await rowOf(moved)).pricePaise).toBe(700_000);
});

test('two tabs that raise the same prices at once raise them once, and one that lowers them is told', async () => {
  const id = await insert({ pricePaise: 100_000 });
  const seen = [{ id, price: 1000 }];
  const both = await Promise.all([reprice(seen, 'SUM', 200), reprice(seen, 'SUM', 200)]);
  expect(both.map(({ body }) => body.outcomes)).toEqual([[{ id, refusal: null }], [{ id, refusal: null }]]);
  expect(await rowOf(id)).toMatchObject({ pricePaise: 120_000, revision: 2 });
  expect(allInWords((await reprice(seen, 'SUM', -200)).body.outcomes)).toEqual([
    { id, refusal: inEnglish(bulkSentences.meanwhile) },
  ]);
});

test('a form that was opened before does not write the old price over the new one', async () => {
  const id = await insert({ pricePaise: 100_000 });
  const { design } = (await maker.call(editDesign, { params: { id } })).body;
  await reprice([{ id, price: 1000 }], 'PERCENT', 20);
  const late = await maker.call(updateDesign, {
    params: { id },
    body: { ...design.words, title: 'Another title', revision: design.revision, pictures: [1] },
  });
  expect([late.status, (await rowOf(id)).pricePaise]).toEqual([409, 120_000]);
});

test('nothing, too many, the same twice and a change that is none are refused with a sentence', async () => {
  const errorsOf = async (answer: Promise<{ status: number; error: { errors?: object } }>) => {
    const { status, error } = await answer;
    return [status, ...Object.values(error.errors ?? {})];
  };
  const many = Array.from({ length: 101 }, (_, nth) => nth + 1);
  expect(await errorsOf(show([], true))).toEqual([400, inEnglish(bulkSentences.none)]);
  expect(await errorsOf(show(many, true))).toEqual([400, inEnglish(bulkSentences.tooMany)]);
  expect(await errorsOf(show([4, 4], true))).toEqual([400, inEnglish(bulkSentences.twice)]);
  expect(await errorsOf(reprice([{ id: 4, price: 10 }], 'PERCENT', -95))).toEqual([
    400,
    inEnglish(bulkSentences.percent),
  ]);
  expect(await errorsOf(reprice([{ id: 4, price: 10 }], 'SUM', 0))).toEqual([
    400,
    inEnglish(bulkSentences.sum),
  ]);
});
