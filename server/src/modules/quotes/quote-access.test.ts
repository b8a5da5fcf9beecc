import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getEnquiriesForSellerProducts } from '#contracts/enquiries/enquiries.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { askForChange, declineQuote } from '#contracts/quotes/answers.contract.ts';
import { createQuote, listQuotes, readQuote, withdrawQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import {
  createQuoteLink,
  endQuoteLink,
  listQuoteLinks,
  readQuoteLink,
} from '#contracts/quotes/sharing.contract.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openQuoteDesk, type QuoteDesk } from '#tests/support/people/custom-orders/quotes.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { expireQuotes, remindOfQuotes } from './end-offers.ts';
import { sweepQuoteLinks } from './sharing/share-quote.ts';

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

const read = async ({ id }: Pick<Quote, 'id'>, by: Pick<Actor, 'call'> = buyer) =>
  (await by.call(readQuote, { params: { id } })).body.quote;
const query = (text: string, values: unknown[]) => shop.app.services.db.$client.query(text, values);
const newsOf = async (who: Actor) => {
  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await who.call(getUnreadNotifications)).body;
  return notifications.filter(({ type }) => type === 'QUOTE').map(({ message }) => message);
};

test('a stranger, another buyer of the maker and a visitor find neither the quote nor its links', async () => {
  const quote = await desk.offer();
  const stranger = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const other = await shop.app.actor({ name: 'Leela Nair' });
  await openQuoteDesk(shop, other);
  for (const who of [stranger, other]) {
    const [foreign, missing] = [
      await who.call(readQuote, { params: { id: quote.id } }),
      await who.call(readQuote, { params: { id: 987_654_321 } }),
    ];
    expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
    expect((await who.call(createQuoteLink, { params: { id: quote.id }, body: { days: 7 } })).status).toBe(
      404,
    );
    expect((await who.call(createQuote, { body: { chatId: desk.chatId } })).status).toBe(404);
  }
  expect((await shop.app.visitor.call(readQuote, { params: { id: quote.id } })).status).toBe(401);
});

test('the family sees the piece and its price by a link: no names, no numbers, no messages of either side', async () => {
  const { id } = await desk.offer({
    title: 'Asha’s lehenga',
    words: 'Call me on 98450 11111',
    included: 'Ask Meher on +91 98450-11111 or meher@example.in',
  });
  const made = await buyer.call(createQuoteLink, { params: { id }, body: { days: 7 } });
  const { token } = made.body;
  const seen = await shop.app.visitor.call(readQuoteLink, { query: { token } });
  expect(seen.body.data).toMatchObject({ stage: 'OPEN', price: { total: 25_920 }, days: 25, freeChanges: 2 });
  expect(JSON.stringify(seen.body)).not.toMatch(/Asha|Rao|Meher|Ansari|98450|example\.in|Call me/);
  const { rows } = await query('select * from quote_links where quote_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const { links } = (await buyer.call(listQuoteLinks, { params: { id } })).body;
  const linkId = links[0]?.id ?? 0;
  expect((await shop.maker.call(endQuoteLink, { params: { id, linkId } })).status).toBe(404);
  await buyer.call(endQuoteLink, { params: { id, linkId } });
  for (const gone of [token, 'a'.repeat(43), '']) {
    const { status, error } = await shop.app.visitor.call(readQuoteLink, { query: { token: gone } });
    expect([status, error.message]).toEqual([404, 'This link could not be found.']);
  }
});

test('a link ends on its day, with a quote that is taken back, and says so of a quote that has ended', async () => {
  const see = async (token: string) => shop.app.visitor.call(readQuoteLink, { query: { token } });
  const open = async ({ id }: Pick<Quote, 'id'>) =>
    (await buyer.call(createQuoteLink, { params: { id }, body: { days: 7 } })).body.token;
  const quote = await desk.offer();
  const params = { id: quote.id };
  const [first, second] = [await open(quote), await open(quote)];
  const { now } = shop.app.services.clock;
  await query('update quote_links set expires_at = $2 where token_hash = $1', [
    hashSecretToken(first),
    new Date(now().getTime() - 1000),
  ]);
  expect((await see(first)).error.message).toBe('This link could not be found.');
  expect((await buyer.call(listQuoteLinks, { params })).body.links).toHaveLength(1);
  await sweepQuoteLinks(shop.app.services);
  const { rows } = await query('select token_hash from quote_links where quote_id = $1', [quote.id]);
  expect(rows).toHaveLength(1);
  await buyer.call(declineQuote, { params, body: { revision: 1 } });
  expect((await see(second)).body.data.stage).toBe('ENDED');
  const refused = await buyer.call(createQuoteLink, { params, body: { days: 7 } });
  expect([refused.status, refused.error.code]).toEqual([409, 'CONFLICT']);
  const other = await desk.offer();
  const third = await open(other);
  await shop.maker.call(withdrawQuote, { params: { id: other.id }, body: { version: other.version } });
  expect((await see(third)).error.message).toBe('This link could not be found.');
});

test('a quote has five open links at most, also when they are asked for at once', async () => {
  const { id } = await desk.offer();
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => buyer.call(createQuoteLink, { params: { id }, body: { days: 7 } })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
});

test('across a block nothing is offered, accepted or paid, but an offer can be declined', async () => {
  const offered = await desk.offer();
  await buyer.call(setBlock, { params: { userId: shop.maker.id }, body: { wanted: true } });
  const seen = await read(offered);
  expect(seen.can).toMatchObject({ accept: false, pay: false, counter: false, decline: true });
  expect(seen.whyNot?.reason).toBe('quotes.blocked');
  expect((await desk.accept(offered)).error.code).toBe('FORBIDDEN');
  expect((await desk.revise(offered)).error.code).toBe('FORBIDDEN');
  const second = await shop.maker.call(createQuote, {
    body: { chatId: desk.chatId, designId: shop.designId },
  });
  expect(second.error.code).toBe('FORBIDDEN');
  const params = { id: offered.id };
  expect((await buyer.call(declineQuote, { params, body: { revision: 1 } })).status).toBe(200);
});

test('a suspended maker’s quote and a paused shop wait: nothing is paid', async () => {
  const quote = await desk.accepted();
  await query(`update users set suspension_reason = 'Documents' where id = $1`, [shop.maker.id]);
  expect((await desk.pay(quote)).error.message).toMatch(/is on hold/);
  await query('update users set suspension_reason = null where id = $1', [shop.maker.id]);
  await query(
    `insert into shops (user_id, paused_until) values ($1, (now() + interval '9 days')::date)
     on conflict (user_id) do update set paused_until = excluded.paused_until`,
    [shop.maker.id],
  );
  expect((await desk.pay(quote)).error.code).toBe('NOT_TAKING_ORDERS');
  expect((await read(quote)).state).toBe('ACCEPTED');
  await query('update shops set paused_until = null where user_id = $1', [shop.maker.id]);
});

test('an enquiry of a person with an account can be quoted, one without is refused plainly', async () => {
  const ask = (who: Pick<Actor, 'call'>, email: string) =>
    who.call(createEnquiry, {
      body: { name: 'Asha Rao', email, message: `Could it be blue? ${email}`, designId: shop.designId },
    });
  await ask(buyer, 'asha@example.in');
  await ask(shop.app.visitor, 'leela@example.in');
  const { data } = (await shop.maker.call(getEnquiriesForSellerProducts, { query: {} })).body;
  const [byVisitor, byBuyer] = data;
  const quoted = await shop.maker.call(createQuote, { body: { enquiryId: Number(byBuyer?.id) } });
  expect(quoted.body.quote).toMatchObject({
    ...{ buyer: { id: buyer.id }, enquiryId: byBuyer?.id },
    design: { id: shop.designId },
  });
  const refused = await shop.maker.call(createQuote, { body: { enquiryId: Number(byVisitor?.id) } });
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringMatching(/without an account/)]);
  const buyersOwn = await buyer.call(createQuote, { body: { chatId: desk.chatId } });
  expect(buyersOwn.error.message).toMatch(/Only makers/);
});

test('the maker hears of the buyer’s answers, the buyer of an offer taken back, and neither of their own', async () => {
  const offered = await desk.offer();
  const params = { id: offered.id };
  await buyer.call(askForChange, { params, body: { revision: 1, note: 'In blue, please' } });
  expect(await newsOf(shop.maker)).toContain(
    'Asha Rao asks for a change to your quote “Lehenga like grandmother’s”',
  );
  expect(await newsOf(buyer)).toEqual([]);
  const seen = await read(offered, shop.maker);
  expect(seen.changeAsked?.note).toBe('In blue, please');
  await shop.maker.call(withdrawQuote, { params, body: { version: seen.version } });
  expect(await newsOf(buyer)).toEqual(['Meher Ansari took the quote “Lehenga like grandmother’s” back']);
});

test('the buyer is reminded once of an offer that ends within a day, and both hear when it has ended', async () => {
  const { services } = shop.app;
  const quote = await desk.offer();
  await remindOfQuotes(services);
  expect(await newsOf(buyer)).toEqual([]);
  await query(`update quotes set valid_until = $2 where id = $1`, [
    quote.id,
    new Date(services.clock.now().getTime() + 20 * 3_600_000),
  ]);
  await remindOfQuotes(services);
  await remindOfQuotes(services);
  expect(await newsOf(buyer)).toEqual(['The quote “Lehenga like grandmother’s” from Meher Ansari ends soon']);
  const letters = await services.mail.listUnsent(services.db, buyer.email);
  const reminders = letters.filter(({ subject }) => subject === 'An offer for you ends soon');
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.text).toContain(`/quotes/${quote.id}`);
  await query(`update quotes set valid_until = $2 where id = $1`, [quote.id, services.clock.now()]);
  await expireQuotes(services);
  expect(await read(quote)).toMatchObject({ state: 'EXPIRED', can: { accept: false } });
  expect(await newsOf(shop.maker)).toContain('The quote “Lehenga like grandmother’s” has ended');
  const late = await desk.accept(quote);
  expect([late.status, late.error.code]).toEqual([409, 'QUOTE_CHANGED']);
  const again = await desk.revise(await read(quote, shop.maker));
  expect(again.body.quote).toMatchObject({ state: 'REVISED', revision: 2 });
});

test('lists have the quotes of one side, the last changed first, page by page', async () => {
  const quote = await desk.offer();
  const mine = await buyer.call(listQuotes, { query: { role: 'BUYER' } });
  expect(mine.body.quotes).toMatchObject([
    { id: quote.id, role: 'BUYER', other: { name: 'Meher Ansari' }, total: 25_920, turn: 'BUYER' },
  ]);
  expect((await buyer.call(listQuotes, { query: { role: 'MAKER' } })).body.quotes).toEqual([]);
  await query(
    `insert into quotes (maker_id, buyer_id, state, request_hash, created_at, updated_at)
     select $1, u.id, 'WITHDRAWN', '', now(), now() - n * interval '1 day'
       from generate_series(1, 25) n, (select id from users where id = $2) u`,
    [shop.maker.id, buyer.id],
  );
  await query(
    `insert into quote_revisions (quote_id, number, title, words, included, lines, measuring, days, free_changes, valid_days, created_at)
     select id, 1, 'Older', '', '', '[]', 'NONE', 1, 0, 7, now() from quotes where buyer_id = $1 and id > $2`,
    [buyer.id, quote.id],
  );
  const seen: number[] = [];
  for (
    let cursor: string | undefined, pages = 0;
    pages === 0 || (cursor !== undefined && pages < 20);
    pages++
  ) {
    const { quotes, nextCursor } = (
      await shop.maker.call(listQuotes, { query: { role: 'MAKER', ...(cursor && { cursor }) } })
    ).body;
    seen.push(...quotes.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const { rows } = await query('select count(*)::int as all from quotes where maker_id = $1', [
    shop.maker.id,
  ]);
  expect(seen).toHaveLength(rows[0].all);
  expect(seen[0]).toBe(quote.id);
});
