import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import {
  actOnProduct,
  editProduct,
  findProduct,
  listProducts,
  updateProduct,
} from '#contracts/admin/products/products.contract.ts';
import type { ProductAct } from '#contracts/admin/products/products.rules.ts';
import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { appealTakedown } from '#contracts/designs/takedown.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { getLikedDesignsByUser, getSavedDesignsByUser } from '#contracts/engagement/boards.contract.ts';
import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { chatMessages, sendMessage } from '#contracts/messaging/messaging.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { publishDesign } from '#tests/support/people/uploads.ts';
import { giveHindiTitle, hindiTitle, readHindi } from '#tests/support/set-ups/hindi.ts';

let shop: Shop;
let admin: Actor;
let second: Actor;
let maker: Actor;
let rohan: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
  admin = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  second = await shop.app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
  rohan = await shop.app.actor({ name: 'Rohan Das' });
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await shop.app.services.db.$client.query(text, values)).rows;

const act = (id: number, name: ProductAct, reason = 'The pictures are somebody else’s.', by = admin) =>
  by.call(actOnProduct, { params: { id }, body: { act: name, reason } });
const look = (id: number, by: Pick<Actor, 'call'> = shop.buyer) =>
  by.call(getProductDetails, { params: { id } });
const appeal = (id: number, words = 'I took every picture myself.', by = maker) =>
  by.call(appealTakedown, { params: { id }, body: { words } });
const found = async (id: number) => (await admin.call(findProduct, { params: { id } })).body.product;
const told = async (person: Actor) =>
  (await person.call(listNotifications, { query: {} })).body.notifications.map(({ message }) => message);

/** Whether another person can find a design, in each place that lists designs. */
async function isMet(id: number): Promise<boolean[]> {
  const { buyer } = shop;
  const [feed, results, profile, saved, liked] = await Promise.all([
    buyer.call(getProductsForFeed, { query: {} }),
    buyer.call(search, { query: { q: 'unmistakable' } }),
    buyer.call(viewPublicProfile, { params: { userId: maker.id } }),
    buyer.call(getSavedDesignsByUser, { query: {} }),
    buyer.call(getLikedDesignsByUser, { query: {} }),
  ]);
  const lists = [feed.body.products, results.body.designs, profile.body.data.designs, saved.body.designs];
  return [...lists, liked.body.data].map((list) => list.some((design) => design.id === id));
}
const everywhere = [true, true, true, true, true];
const nowhere = [false, false, false, false, false];

test('a design that was taken down is met nowhere, its maker reads why, its order goes on, and it comes back', async () => {
  const id = await designOf(shop.app, maker, { title: 'Unmistakable jamdani' });
  for (const mark of [saveUnSaveDesign, likeUnLikeDesign]) {
    await shop.buyer.call(mark, { params: { id }, body: { wanted: true } });
  }
  const question = { receiverId: maker.id, content: 'Is it lined?', designId: id };
  const { chatId } = (await shop.buyer.call(sendMessage, { body: question })).body.message;
  const placed = await order(shop.buyer, id);
  expect(await isMet(id)).toEqual(everywhere);

  const hidden = await act(id, 'DESIGN_HIDDEN');
  expect([hidden.status, hidden.body.product.status, hidden.body.product.can]).toEqual([
    200,
    'HIDDEN',
    ['DESIGN_RESTORED'],
  ]);
  expect(await isMet(id)).toEqual(nowhere);
  for (const by of [shop.buyer, shop.app.visitor, admin]) {
    expect((await look(id, by)).error.message).toBe('This design could not be found.');
    expect((await by.call(getProductBasicInfo, { params: { id } })).status).toBe(404);
  }
  expect((await shop.buyer.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } })).status).toBe(
    404,
  );
  expect((await order(shop.buyer, id, { body: { specialInstructions: 'Late' } })).status).toBe(404);
  const asked = { designId: id, name: 'Asha Rao', email: 'asha@example.in', message: 'Is it lined, please?' };
  expect((await shop.buyer.call(createEnquiry, { body: asked })).status).toBe(404);
  const going = await shop.buyer.call(orderDetails, { params: { id: placed.body.orderId } });
  expect(going.body.orderData.products[0]).toMatchObject({ id, title: 'Unmistakable jamdani' });

  const { messages } = (await shop.buyer.call(chatMessages, { params: { chatId }, query: {} })).body;
  expect(messages.map(({ design }) => design)).toMatchObject([{ id, image: null, isShown: false }]);
  expect((await shop.buyer.call(sendMessage, { body: question })).status).toBe(404);

  const own = (await look(id, maker)).body.product;
  expect([own.status, own.can.order, own.takedown]).toMatchObject([
    'HIDDEN',
    false,
    { reason: 'The pictures are somebody else’s.', appeal: null },
  ]);
  await expect
    .poll(() => told(maker))
    .toContain('Unmistakable jamdani was hidden by our team. Read why, and how to appeal');
  const [letter] = await rows(`select text from mails where subject = 'Your design was hidden'`);
  expect(letter?.text).toContain('Why: The pictures are somebody else’s.');

  expect((await act(id, 'DESIGN_RESTORED', 'They are hers.')).body.product.status).toBe('PUBLISHED');
  expect(await isMet(id)).toEqual(everywhere);
  expect((await look(id, maker)).body.product.takedown).toBeUndefined();
  const { acts } = (await admin.call(listActs, { query: { subject: 'DESIGN', subjectId: id } })).body;
  expect(acts.map(({ name, reason }) => [name, reason])).toEqual([
    ['DESIGN_RESTORED', 'They are hers.'],
    ['DESIGN_HIDDEN', 'The pictures are somebody else’s.'],
  ]);
});

test('letters about a takedown name the design in the language of its maker', async () => {
  const meher = await shop.app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await readHindi(shop.app, meher);
  const id = await designOf(shop.app, meher, { title: 'Katan silk lehenga' });
  await giveHindiTitle(shop.app, id);
  await act(id, 'DESIGN_HIDDEN');
  await act(id, 'DESIGN_RESTORED', 'They are hers.');
  const { mail, db } = shop.app.services;
  const texts = (await mail.listUnsent(db, meher.email)).map(({ text }) => text);
  expect(texts.map((text) => text.includes(hindiTitle))).toEqual([true, true]);
});

test('what its maker had hidden comes back hidden', async () => {
  const id = await designOf(shop.app, maker, { status: 'WITHDRAWN' });
  await act(id, 'DESIGN_HIDDEN');
  expect((await act(id, 'DESIGN_RESTORED')).body.product.status).toBe('WITHDRAWN');
});

test('of two admins who hide at once one is refused, and one act and one takedown are kept', async () => {
  const id = await designOf(shop.app, maker);
  const answers = await Promise.all([act(id, 'DESIGN_HIDDEN'), act(id, 'DESIGN_HIDDEN', 'Copied.', second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { takedowns, acts } = await found(id);
  expect([takedowns.length, acts.length]).toEqual([1, 1]);
});

test('an admin decides nothing about their own design, and nothing without a reason', async () => {
  const own = await designOf(shop.app, second);
  expect((await act(own, 'DESIGN_HIDDEN', 'Mine.', second)).status).toBe(403);
  const { product } = (await second.call(findProduct, { params: { id: own } })).body;
  expect([product.can, product.canEdit]).toEqual([[], false]);
  expect((await act(own, 'DESIGN_HIDDEN', ' ')).status).toBe(400);
  expect((await look(own)).status).toBe(200);
});

test('a maker appeals once; it waits for a decision, is refused with an answer, and cannot come again', async () => {
  const id = await designOf(shop.app, maker, { title: 'Ikat dupatta' });
  expect((await appeal(id)).status).toBe(409);
  await act(id, 'DESIGN_HIDDEN');
  expect((await appeal(id, 'I took every picture myself.', rohan)).status).toBe(404);
  expect((await appeal(id, 'No')).error.errors?.words).toBe('Please say why in at least 10 characters.');
  const twice = await Promise.all([appeal(id), appeal(id), appeal(id, 'Something else altogether.')]);
  expect(twice.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  expect((await found(id)).can).toEqual(['DESIGN_RESTORED', 'APPEAL_REFUSED']);
  const waiting = await admin.call(listProducts, { query: { status: 'APPEALED' } });
  expect(waiting.body.products.map((product) => product.id)).toEqual([id]);
  await expect.poll(() => told(admin)).toContain('Meher Ansari appeals: Ikat dupatta was hidden');

  await act(id, 'APPEAL_REFUSED', 'The first pictures stand elsewhere since 2019.');
  const { takedown } = (await look(id, maker)).body.product;
  expect(takedown?.appeal?.answer).toBe('The first pictures stand elsewhere since 2019.');
  expect((await appeal(id, 'One more time, please.')).status).toBe(409);
  expect((await act(id, 'APPEAL_REFUSED')).status).toBe(409);
  await expect
    .poll(() => told(maker))
    .toContain('Ikat dupatta stays hidden. Read what we answered to your appeal');
});

test('the list is searched by title and maker, narrowed, sorted and read to its end', async () => {
  const other = await shop.app.actor({ name: 'Zubeida Gulzar', role: 'DESIGNER' });
  const ids: number[] = [];
  for (const at of Array.from({ length: 32 }, (_, number) => number)) {
    ids.push(
      await designOf(shop.app, other, { title: `Phulkari ${at}`, pricePaise: 100_000 + (at % 7) * 100 }),
    );
  }
  const list = async (query: Parameters<typeof ask>[0]) =>
    (await ask(query)).body.products.map((product) => product.id);
  const ask = (query: { q?: string; status?: 'HIDDEN'; sort?: 'oldest' | 'cheapest'; cursor?: string }) =>
    admin.call(listProducts, { query });
  const first = await ask({ q: 'zubeida' });
  const rest = await list({ q: 'zubeida', cursor: first.body.nextCursor ?? '' });
  expect([...first.body.products.map((product) => product.id), ...rest]).toEqual(ids.toReversed());
  expect(await list({ q: 'phulkari 17' })).toEqual([ids[17]]);
  expect(await list({ q: String(ids[5]) })).toContain(ids[5]);
  expect((await list({ q: 'zubeida', sort: 'oldest' }))[0]).toBe(ids[0]);
  const cheapest = await ask({ q: 'zubeida', sort: 'cheapest' });
  const dear = await list({ q: 'zubeida', sort: 'cheapest', cursor: cheapest.body.nextCursor ?? '' });
  const byPrice = ids.toSorted((a, b) => (ids.indexOf(a) % 7) - (ids.indexOf(b) % 7) || a - b);
  expect([...cheapest.body.products.map((product) => product.id), ...dear]).toEqual(byPrice);
  await act(ids[3] ?? 0, 'DESIGN_HIDDEN');
  expect(await list({ q: 'zubeida', status: 'HIDDEN' })).toEqual([ids[3]]);
  expect((await ask({ cursor: 'nowhere' })).status).toBe(400);
});

test('an admin edits words by the rules of makers; a stale edit is refused, and nobody’s pictures change', async () => {
  const { id } = await publishDesign(maker, { title: 'Kalamkari panel', price: '1000' });
  const { design } = (await admin.call(editProduct, { params: { id } })).body;
  const save = (words: object, by = admin) =>
    by.call(updateProduct, {
      params: { id },
      body: { ...design.words, revision: design.revision, reason: 'The price was a slip.', ...words },
    });
  const refused = await save({ title: ' ', price: 'much', description: '' });
  expect(Object.keys(refused.error.errors ?? {}).sort()).toEqual(['description', 'price', 'title']);
  const saved = await save({ price: '1200' });
  expect([saved.status, saved.body.design.words.price, saved.body.design.pictures]).toEqual([
    200,
    '1200',
    design.pictures,
  ]);
  expect((await save({ title: 'Late' }, second)).status).toBe(409);
  const { acts } = await found(id);
  expect(acts).toMatchObject([
    { name: 'DESIGN_EDITED', changes: [{ field: 'price', before: '1000', after: '1200' }] },
  ]);
  await expect.poll(() => told(maker)).toContain('Kalamkari panel was changed by our team');
});
