import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { acceptQuote, declineQuote } from '#contracts/quotes/answers.contract.ts';
import {
  compareBids,
  createBrief,
  endBrief,
  listOwnBriefs,
  readBrief,
  updateBrief,
} from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { readQuote, withdrawQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  bidOn,
  briefWords,
  draftBid,
  lehengaMaker,
  offerBid,
  postBrief,
} from '#tests/support/people/custom-orders/briefs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilBlocked, untilJobsDone } from '#tests/support/until.ts';
import { expireBriefs, remindOfBriefs } from './end-briefs.ts';

let shop: Shop;
let owner: Actor;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  shop = await openShop();
  one = await lehengaMaker(shop.app, 'Meher Ansari');
  other = await lehengaMaker(shop.app, 'Leela Nair');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  owner = await shop.app.actor({ name: 'Asha Rao' });
});

const stateOf = async (who: Actor, { id }: Pick<Quote, 'id'>) =>
  (await who.call(readQuote, { params: { id } })).body.quote.state;
const read = async (who: Actor, { id }: Pick<Brief, 'id'>) => who.call(readBrief, { params: { id } });
const accept = (who: Actor, { id, revision }: Quote) =>
  who.call(acceptQuote, { params: { id }, body: { revision } });
const query = (text: string, values: unknown[]) => shop.app.services.db.$client.query(text, values);
const newsOf = async (who: Actor) => {
  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await who.call(getUnreadNotifications)).body;
  return notifications.filter(({ type }) => type === 'QUOTE').map(({ message }) => message);
};

test('a brief is posted, answered, compared and one bid is taken; the others hear kindly', async () => {
  const brief = await postBrief(owner);
  expect(brief).toMatchObject({
    state: 'OPEN',
    role: 'OWNER',
    place: { city: 'Bengaluru' },
    can: { edit: true, end: true, bid: false },
  });
  const dear = await bidOn(one, brief.id);
  const cheap = await bidOn(other, brief.id, { lines: [{ label: 'Lehenga', amount: 18_000, days: 20 }] });
  expect(await newsOf(owner)).toEqual(
    expect.arrayContaining([expect.stringContaining('Meher Ansari answered your brief')]),
  );
  const { body } = await owner.call(compareBids, { params: { id: brief.id } });
  expect(body.brief).toMatchObject({ bidsCount: 2, can: { edit: false } });
  expect(body.bids.map(({ quoteId, can, isInBudget }) => [quoteId, can.accept, isInBudget])).toEqual([
    [cheap.id, true, true],
    [dear.id, true, true],
  ]);
  expect(body.bids[0]).toMatchObject({
    price: { subtotal: 18_000 },
    days: 20,
    lines: [{ label: 'Lehenga', amount: 18_000 }],
    maker: { name: 'Leela Nair', rating: null, reviewsCount: 0, ordersDone: 0 },
  });
  expect((await accept(owner, cheap)).status).toBe(200);
  expect(await stateOf(other, cheap)).toBe('ACCEPTED');
  for (const who of [owner, other])
    expect((await who.call(readQuote, { params: { id: cheap.id } })).body.quote.brief).toEqual({
      id: brief.id,
      title: brief.title,
      state: 'ACCEPTED',
    });
  expect(await stateOf(one, dear)).toBe('DECLINED');
  expect((await read(owner, brief)).body.brief).toMatchObject({
    state: 'ACCEPTED',
    acceptedQuoteId: cheap.id,
  });
  expect(await newsOf(one)).toEqual([expect.stringContaining('chose another offer')]);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, one.email);
  expect(letters.map(({ subject }) => subject)).toContain('Another offer was chosen');
});

test('bids are sealed: a maker sees neither the others nor their number', async () => {
  const brief = await postBrief(owner);
  await bidOn(one, brief.id, { title: 'Secret of Meher' });
  const seen = await read(other, brief);
  expect(seen.body.brief).toMatchObject({ role: 'MAKER', bidsCount: null, ownBid: null, pincode: null });
  expect(JSON.stringify(seen.body)).not.toMatch(/Secret|Meher|560003/);
  expect((await other.call(compareBids, { params: { id: brief.id } })).status).toBe(404);
});

test('a maker answers once; after taking the bid back, again', async () => {
  const brief = await postBrief(owner);
  const bid = await bidOn(one, brief.id);
  const second = await draftBid(one, brief.id);
  expect([second.status, second.error.message]).toEqual([409, expect.stringMatching(/answered this brief/)]);
  await one.call(withdrawQuote, { params: { id: bid.id }, body: { version: bid.version } });
  expect((await draftBid(one, brief.id)).status).toBe(200);
});

test('a brief changes until it has a bid, and again after the bid was declined', async () => {
  const brief = await postBrief(owner);
  const change = () =>
    owner.call(updateBrief, { params: { id: brief.id }, body: { ...briefWords(), title: 'In blue' } });
  expect((await change()).body.brief.title).toBe('In blue');
  const bid = await bidOn(one, brief.id);
  expect((await change()).status).toBe(409);
  await owner.call(declineQuote, { params: { id: bid.id }, body: { revision: 1 } });
  expect((await change()).status).toBe(200);
});

test('ending a brief ends its bids, and drafts can no longer be offered', async () => {
  const brief = await postBrief(owner);
  const bid = await bidOn(one, brief.id);
  const draft = (await draftBid(other, brief.id)).body.quote;
  expect((await owner.call(endBrief, { params: { id: brief.id } })).body.brief.state).toBe('ENDED');
  expect(await stateOf(one, bid)).toBe('DECLINED');
  expect((await offerBid(other, draft)).status).toBe(409);
  expect((await read(other, brief)).body.brief.ownBid).toMatchObject({
    state: 'DECLINED',
    wasOffered: false,
  });
  expect((await read(one, brief)).body.brief.ownBid).toMatchObject({ state: 'DECLINED', wasOffered: true });
  expect((await accept(owner, bid)).status).toBe(409);
  expect((await owner.call(endBrief, { params: { id: brief.id } })).status).toBe(409);
  expect(await newsOf(one)).toEqual(expect.arrayContaining([expect.stringContaining('brief has ended')]));
});

test('a brief ends after its time, with a reminder a day before', async () => {
  const brief = await postBrief(owner);
  const bid = await bidOn(one, brief.id);
  const endIn = (hours: number) =>
    query(`update briefs set ends_at = now() + $2 * interval '1 hour' where id = $1`, [brief.id, hours]);
  await endIn(20);
  await remindOfBriefs(shop.app.services);
  await remindOfBriefs(shop.app.services);
  const news = (await newsOf(owner)).filter((message) => message.includes('within a day'));
  expect(news).toHaveLength(1);
  await endIn(-1);
  // The clock has not come by yet.
  expect((await accept(owner, bid)).status).toBe(409);
  await expireBriefs(shop.app.services);
  expect((await read(owner, brief)).body.brief.state).toBe('EXPIRED');
  expect(await stateOf(one, bid)).toBe('DECLINED');
});

test('at most five briefs are open, and the same request posts one', async () => {
  const headers = { 'idempotency-key': 'brief-request-1' };
  const body = briefWords();
  const first = await owner.call(createBrief, { body, headers });
  const again = await owner.call(createBrief, { body, headers });
  expect(again.body.brief.id).toBe(first.body.brief.id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => owner.call(createBrief, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const list = (await owner.call(listOwnBriefs, { query: {} })).body;
  expect([list.briefs.length, list.can.create]).toEqual([5, false]);
});

test('nothing is posted by an account that is deleted at the same moment', async () => {
  const { $client } = shop.app.services.db;
  const deletion = await $client.connect();
  try {
    await deletion.query('begin');
    await deletion.query('select from users where id = $1 for update', [owner.id]);
    const posted = owner.call(createBrief, { body: briefWords() });
    await untilBlocked(shop.app.services.db);
    await deletion.query(`update users set status = 'DELETED' where id = $1`, [owner.id]);
    await deletion.query('commit');
    expect((await posted).status).toBe(401);
  } finally {
    deletion.release();
  }
  expect((await query('select from briefs where owner_id = $1', [owner.id])).rows).toEqual([]);
});

test('contact data is stored as written, with a nudge', async () => {
  const told = await owner.call(createBrief, { body: { ...briefWords(), words: 'Call 98450 11111' } });
  expect([told.status, told.body.nudge, told.body.brief.words]).toEqual([200, true, 'Call 98450 11111']);
  const plain = await owner.call(createBrief, { body: briefWords() });
  expect(plain.body.nudge).toBe(false);
  const draft = await draftBid(one, plain.body.brief.id, { words: 'Mail me: meher@example.in' });
  expect(draft.body.nudge).toBe(true);
});

test('bad input is named beside its field', async () => {
  const refusals = async (words: object) => {
    const { status, error } = await owner.call(createBrief, { body: { ...briefWords(), ...words } });
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await refusals({ budgetFrom: 30_000, budgetTo: 20_000 })).toEqual([400, ['budgetTo']]);
  expect(await refusals({ pincode: '012345' })).toEqual([400, ['pincode']]);
  expect(await refusals({ neededBy: '2020-01-01' })).toEqual([400, ['neededBy']]);
  expect(await refusals({ wearer: 'FAMILY' })).toEqual([400, ['forName']]);
  expect(await refusals({ mediaIds: [987_654_321] })).toEqual([400, ['mediaIds']]);
});
