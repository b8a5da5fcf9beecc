import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  archiveOccasion,
  changeGuest,
  changeOccasion,
  listOccasions,
  readOccasion,
  readOccasionOfOrder,
  removeGuest,
  unassignOrder,
} from '#contracts/occasions/occasions.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { personInBook } from '#tests/support/people/custom-orders/naap-book.ts';
import {
  addPerson,
  assign,
  boardOf,
  occasionOfOrders,
  occasionWith,
  share,
  weddingWords,
} from '#tests/support/people/custom-orders/occasions.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let stranger: Actor;
beforeAll(async () => {
  shop = await openShop();
  stranger = await shop.app.actor({ name: 'Nila Devi' });
});
afterAll(() => shop.stop());

/** An unpaid order of the buyer. */
const unpaid = async () => (await shop.place()).orderId;

test('orders of others, and those that the organiser sells, are not there', async () => {
  const other = await order(stranger, shop.designId);
  const { id, guests } = await occasionWith(shop.buyer, ['Riya']);
  const sold = await occasionWith(shop.maker, ['Dev']);
  const personId = guests[0]?.id ?? 0;
  expect((await assign(shop.buyer, id, other.body.orderId, personId)).status).toBe(404);
  const own = await assign(shop.maker, sold.id, other.body.orderId, sold.guests[0]?.id ?? 0);
  expect(own.status).toBe(404);
  expect(sold.assignable).toEqual([]);
});

test('another’s occasion, people and book are not there', async () => {
  const orderId = await unpaid();
  const { id, personId } = await occasionOfOrders(shop.buyer, [orderId]);
  const own = await occasionWith(stranger, ['Nila']);
  const inBook = await personInBook(shop.buyer, { name: 'Appa', relation: 'FATHER', body: 'men' });
  const words = { name: 'Me', note: '', naapPersonId: null };
  const answers = await Promise.all([
    stranger.call(readOccasion, { params: { id } }),
    stranger.call(changeOccasion, { params: { id }, body: weddingWords() }),
    stranger.call(archiveOccasion, { params: { id }, body: { archived: true } }),
    addPerson(stranger, id),
    stranger.call(changeGuest, { params: { id, personId }, body: words }),
    // Of one's own occasion, but the person is another's.
    stranger.call(changeGuest, { params: { id: own.id, personId }, body: words }),
    stranger.call(removeGuest, { params: { id: own.id, personId } }),
    addPerson(stranger, own.id, { naapPersonId: inBook.id }),
    stranger.call(unassignOrder, { params: { id: own.id, orderId } }),
    share(stranger, id, orderId),
    share(stranger, own.id, orderId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await stranger.call(listOccasions)).body.occasions.map(({ title }) => title)).toEqual([own.title]);
});

test('the maker reads the wish once the advance is paid, without the title; strangers read nothing', async () => {
  const [first, second, notPaid] = [await shop.confirm(), await shop.confirm(), await unpaid()];
  const { id } = await occasionOfOrders(shop.buyer, [first, second, notPaid]);
  const { day } = await boardOf(shop.buyer, id);
  const noteFor = async (who: Actor, orderId: number) =>
    (await who.call(readOccasionOfOrder, { params: { id: orderId } })).body.note;
  const wish = { delivery: 'TOGETHER', day, city: 'Jaipur', others: 2 };
  expect(await noteFor(shop.maker, first)).toEqual({ occasion: null, ...wish });
  expect(await noteFor(shop.buyer, first)).toEqual({ occasion: { id, title: 'Riya’s wedding' }, ...wish });
  expect(await noteFor(shop.maker, notPaid)).toBeNull();
  expect((await stranger.call(readOccasionOfOrder, { params: { id: first } })).status).toBe(404);
});
