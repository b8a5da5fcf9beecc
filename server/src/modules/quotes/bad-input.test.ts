import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offerQuote, readQuote, uploadQuotePicture } from '#contracts/quotes/quotes.contract.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openQuoteDesk, type QuoteDesk } from '#tests/support/people/custom-orders/quotes.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
let buyer: Actor;
let desk: QuoteDesk;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.app.actor({ name: 'Asha Rao' });
  desk = await openQuoteDesk(shop, buyer);
});

test('what an offer lacks is named beside its fields, and a stranger’s picture is not found', async () => {
  const empty = await desk.draft({ title: '', lines: [], mediaIds: [] });
  const params = { id: empty.id };
  const refusal = await shop.maker.call(offerQuote, { params, body: { version: empty.version } });
  expect([refusal.status, Object.keys(refusal.error.errors ?? {})]).toEqual([
    400,
    ['title', 'lines', 'mediaIds'],
  ]);
  const stolen = await desk.revise(empty, { mediaIds: [desk.mediaId + 1000] });
  expect(stolen.status).toBe(409);
  const other = await shop.app.actor({ name: 'Leela Nair', role: 'DESIGNER' });
  const otherDesk = await openQuoteDesk({ ...shop, maker: other }, buyer);
  const theirs = await otherDesk.draft({ mediaIds: [otherDesk.mediaId] });
  const mine = await shop.app.actor({ name: 'Ravi Iyer' });
  const third = await openQuoteDesk(shop, mine);
  await expect(third.draft({ mediaIds: [theirs.revisions[0]?.pictures[0]?.mediaId ?? 0] })).rejects.toThrow(
    /could not be found/,
  );
});

const line = { label: 'Silk', amount: 100, days: 5 };
test.each<[string, object, Record<string, RegExp>]>([
  [
    'an amount',
    { lines: [{ ...line, amount: 10_000_001 }] },
    { 'lines.0.amount': /from ₹0 to ₹1,00,00,000/ },
  ],
  [
    'a part of a paisa',
    { lines: [{ ...line, amount: 1.005 }] },
    { 'lines.0.amount': /at most two decimals/ },
  ],
  ['the days of a line', { lines: [{ ...line, days: 366 }] }, { 'lines.0.days': /0 to 365 days/ }],
  ['changes', { freeChanges: 21 }, { freeChanges: /0 to 20 changes/ }],
  ['the days of an offer', { validDays: 61 }, { validDays: /1 to 60 days/ }],
  ['a day that is none', { functionOn: '2027-02-30' }, { functionOn: /choose the day/ }],
  ['lines', { lines: Array.from({ length: 21 }, () => line) }, { lines: /at most 20 lines/ }],
])(
  '%s beyond its range is refused at its field with the range, and the draft stays',
  async (_, words, errors) => {
    const draft = await desk.draft();
    const refused = await desk.save(draft, words);
    expect(refused.status).toBe(400);
    const said = refused.error.errors ?? {};
    expect(Object.keys(said)).toEqual(Object.keys(errors));
    for (const [name, range] of Object.entries(errors)) expect(said[name]).toMatch(range);
    const after = await shop.maker.call(readQuote, { params: { id: draft.id } });
    expect(after.body.quote).toMatchObject({ version: draft.version, revisions: draft.revisions });
  },
);

test('all lines together, and the day of the function, have a range too', async () => {
  const draft = await desk.draft({
    lines: [
      { ...line, days: 200 },
      { ...line, days: 200 },
    ],
  });
  const offer = async (version: number) =>
    (await shop.maker.call(offerQuote, { params: { id: draft.id }, body: { version } })).error.errors;
  expect(await offer(draft.version)).toEqual({
    lines: 'All lines together must take 1 to 365 days of making',
  });
  const late = await desk.save(draft, { functionOn: '2099-01-01' });
  expect(late.status, late.error?.message).toBe(200);
  expect(await offer(late.body.quote.version)).toEqual({
    functionOn: 'Please choose a day from today, and at most 1,000 days ahead',
  });
});

test('a picture that is none is refused when it is sent', async () => {
  const words = { name: 'sketch.jpg', bytes: Buffer.from('This is a text, not a picture.') };
  const sent = await shop.maker.call(uploadQuotePicture, { body: fileForm('image', words) });
  expect([sent.status, Object.keys(sent.error.errors ?? {})]).toEqual([415, ['image']]);
});

test('an offer with a picture that could not be read after it was sent is refused, and the draft stays', async () => {
  const draft = await desk.draft();
  const { db } = shop.app.services;
  await untilJobsDone(db);
  await db.update(media).set({ status: 'FAILED' }).where(eq(media.id, desk.mediaId));
  const refused = await shop.maker.call(offerQuote, {
    params: { id: draft.id },
    body: { version: draft.version },
  });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['mediaIds']]);
  expect(refused.error.errors?.mediaIds).toMatch(/could not be read/);
  const after = await shop.maker.call(readQuote, { params: { id: draft.id } });
  expect(after.body.quote).toMatchObject({ state: 'DRAFT', version: draft.version });
});
