import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addGuest,
  archiveOccasion,
  changeOccasion,
  createOccasion,
  listOccasions,
  removeGuest,
  unassignOrder,
} from '#contracts/occasions/occasions.contract.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { moveTo, personInBook, versionInBook } from '#tests/support/people/custom-orders/naap-book.ts';
import {
  addPerson,
  assign,
  boardOf,
  createWith,
  occasionOfOrders,
  occasionWith,
  pieceOf,
  seeBill,
  share,
  tokenFor,
  weddingWords,
} from '#tests/support/people/custom-orders/occasions.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const today = () => istDayOf(new Date());

/** An unpaid order of the buyer. */
const unpaid = async () => (await shop.place()).orderId;

test('a board has a row for each person with their pieces, what is paid and what is ready', async () => {
  const [paid, waiting] = [await shop.confirm(), await unpaid()];
  const { id, guests } = await occasionWith(shop.buyer, ['Riya', 'Amma', 'Dev']);
  const [riya, amma] = guests;
  await assign(shop.buyer, id, paid, riya?.id ?? 0);
  const last = await assign(shop.buyer, id, waiting, amma?.id ?? 0);
  expect(last.status, last.error.message).toBe(200);
  const { board } = last.body;
  // ₹12,500 and 8 % tax, of which 40 % are the advance.
  expect(
    board.guests.map(({ name, isPaid, isReady, measured, paid: money }) => [
      name,
      isPaid,
      isReady,
      measured,
      money,
    ]),
  ).toEqual([
    ['Riya', false, false, 'NO', { paid: 5400, of: 13_500 }],
    ['Amma', false, false, 'NO', { paid: 0, of: 13_500 }],
    ['Dev', false, false, 'NO', { paid: 0, of: 0 }],
  ]);
  expect(board.totals).toMatchObject({ people: 3, pieces: 2, paidPeople: 0, ready: 0, late: 0 });
  expect(board.totals.paid).toEqual({ paid: 5400, of: 27_000 });
  const piece = pieceOf(board, paid);
  expect(piece).toMatchObject({ maker: 'Meher Ansari', status: 'CONFIRMED', isLate: false });
  expect(
    piece.shares.map(({ purpose, amount, isPaid, canShare }) => [purpose, amount, isPaid, canShare]),
  ).toEqual([
    ['ADVANCE', 5400, true, false],
    ['FINAL', 8100, false, true],
  ]);
  expect(board.assignable.map(({ orderId }) => orderId)).not.toContain(paid);
});

test('a person is measured once their book has measurements, or the order is measured', async () => {
  const kavya = await shop.app.actor({ name: 'Kavya Menon' });
  const inBook = await personInBook(kavya);
  await versionInBook(kavya, inBook.id);
  const { id } = await occasionWith(kavya, []);
  const { board } = (await addPerson(kavya, id, { name: 'Amma', naapPersonId: inBook.id })).body;
  expect(board.guests.map(({ measured, naapPersonId }) => [measured, naapPersonId])).toEqual([
    ['YES', inBook.id],
  ]);

  const orderId = await shop.confirm();
  const wedding = await occasionOfOrders(shop.buyer, [orderId]);
  expect((await boardOf(shop.buyer, wedding.id)).guests[0]?.measured).toBe('NO');
  await moveTo(shop.maker, orderId, 'MEASUREMENT_COMPLETED');
  expect((await boardOf(shop.buyer, wedding.id)).guests[0]?.measured).toBe('YES');
});

test('a piece that is ready is ready, and one that is promised after the day is late', async () => {
  const orderId = await shop.confirm();
  const { id } = await occasionOfOrders(shop.buyer, [orderId], { day: addDays(today(), 1) });
  expect((await boardOf(shop.buyer, id)).totals).toMatchObject({ late: 1, ready: 0 });
  await moveTo(shop.maker, orderId, 'READY_FOR_DELIVERY');
  expect((await boardOf(shop.buyer, id)).totals.ready).toBe(1);
});

test('a cancelled piece stays on the board and counts for nothing', async () => {
  const orderId = await unpaid();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  await moveTo(shop.buyer, orderId, 'CANCELLED');
  const board = await boardOf(shop.buyer, id);
  expect(pieceOf(board, orderId).status).toBe('CANCELLED');
  expect(board.totals.paid).toEqual({ paid: 0, of: 0 });
  expect((await share(shop.buyer, id, orderId)).status).toBe(409);
});

test.each([
  ['yesterday', -1, 400],
  ['today', 0, 200],
  ['in a thousand days', occasionLimits.daysAhead, 200],
  ['a day later', occasionLimits.daysAhead + 1, 400],
])('an occasion may be %s or not', async (_, days, status) => {
  const kavya = await shop.app.actor({ name: 'Kavya Menon' });
  expect((await createWith(kavya, { day: addDays(today(), days) })).status).toBe(status);
});

test('an occasion that has passed can still be corrected, but not moved to another day in the past', async () => {
  const { id, day } = await occasionWith(shop.buyer, []);
  await shop.app.services.db.$client.query(`update occasions set day = current_date - 9 where id = $1`, [id]);
  const passed = (await boardOf(shop.buyer, id)).day;
  expect(passed < day).toBe(true);
  const change = (body: object) =>
    shop.buyer.call(changeOccasion, { params: { id }, body: { ...weddingWords(), ...body } });
  const renamed = await change({ day: passed, title: 'Riya and Dev' });
  expect([renamed.status, renamed.body.board?.title]).toEqual([200, 'Riya and Dev']);
  expect((await change({ day: addDays(passed, 1) })).status).toBe(400);
});

test('the same request again makes one occasion and one person, and another one with its key is refused', async () => {
  const kavya = await shop.app.actor({ name: 'Kavya Menon' });
  const headers = { 'idempotency-key': randomUUID() };
  const begin = (title: string) =>
    kavya.call(createOccasion, { body: { ...weddingWords(), title }, headers });
  const both = await Promise.all([begin('Sangeet'), begin('Sangeet')]);
  const ids = both.map(({ body }) => body.board.id);
  expect(new Set(ids).size).toBe(1);
  expect((await begin('Mehendi')).status).toBe(409);
  const params = { id: ids[0] ?? 0 };
  const add = (name: string) =>
    kavya.call(addGuest, { params, body: { name, note: '', naapPersonId: null }, headers });
  await Promise.all([add('Amma'), add('Amma')]);
  expect((await boardOf(kavya, params.id)).guests.map(({ name }) => name)).toEqual(['Amma']);
  expect((await add('Appa')).status).toBe(409);
});

test('thirty people fit, and the next is refused', async () => {
  const { id } = await occasionWith(shop.buyer, []);
  const answers = await Promise.all(
    Array.from({ length: occasionLimits.people + 2 }, (_, n) =>
      addPerson(shop.buyer, id, { name: `Guest ${n}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(occasionLimits.people).fill(200), 409, 409]);
  expect((await boardOf(shop.buyer, id)).can.addGuest).toBe(false);
});

test('a person with a piece cannot be removed, one without can', async () => {
  const orderId = await unpaid();
  const { id, personId } = await occasionOfOrders(shop.buyer, [orderId]);
  const remove = () => shop.buyer.call(removeGuest, { params: { id, personId } });
  const refused = await remove();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('assigned to this person'),
  ]);
  await shop.buyer.call(unassignOrder, { params: { id, orderId } });
  expect((await remove()).status).toBe(200);
  expect((await boardOf(shop.buyer, id)).guests).toEqual([]);
});

test('an order is assigned while its person is removed: one of the two wins, and no order is left without a person', async () => {
  for (let round = 0; round < 4; round++) {
    const orderId = await unpaid();
    const { id, guests } = await occasionWith(shop.buyer, ['Riya']);
    const personId = guests[0]?.id ?? 0;
    const [put, removed] = await Promise.all([
      assign(shop.buyer, id, orderId, personId),
      shop.buyer.call(removeGuest, { params: { id, personId } }),
    ]);
    expect([put.status, removed.status]).toEqual(put.status === 200 ? [200, 409] : [404, 200]);
    const board = await boardOf(shop.buyer, id);
    expect(board.totals.pieces).toBe(put.status === 200 ? 1 : 0);
  }
});

test('an order belongs to one occasion, also when two take it at the same moment', async () => {
  const orderId = await unpaid();
  const weddings = [await occasionWith(shop.buyer, ['Riya']), await occasionWith(shop.buyer, ['Dev'])];
  const answers = await Promise.all(
    weddings.map(({ id, guests }) => assign(shop.buyer, id, orderId, guests[0]?.id ?? 0)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an order moves to another person of its occasion with its link', async () => {
  const orderId = await unpaid();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  const token = await tokenFor(shop.buyer, id, orderId);
  const { guests } = (await addPerson(shop.buyer, id, { name: 'Dev' })).body.board;
  const dev = guests.at(-1)?.id ?? 0;
  expect((await assign(shop.buyer, id, orderId, dev)).status).toBe(200);
  const board = await boardOf(shop.buyer, id);
  expect(board.guests.map(({ name, pieces }) => [name, pieces.length])).toEqual([
    ['Riya', 0],
    ['Dev', 1],
  ]);
  expect((await seeBill(shop.app.visitor, token)).body.data.stage).toBe('OPEN');
  await shop.buyer.call(unassignOrder, { params: { id, orderId } });
  expect((await seeBill(shop.app.visitor, token)).status).toBe(404);
});

test('an archived occasion is closed to changes, its links have ended, and it can be taken back', async () => {
  const orderId = await unpaid();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  const token = await tokenFor(shop.buyer, id, orderId);
  const archive = (archived: boolean) =>
    shop.buyer.call(archiveOccasion, { params: { id }, body: { archived } });
  const { board } = (await archive(true)).body;
  expect([board.isArchived, board.can]).toEqual([true, { addGuest: false, change: false }]);
  expect((await seeBill(shop.app.visitor, token)).status).toBe(404);
  expect((await addPerson(shop.buyer, id)).status).toBe(409);
  expect((await share(shop.buyer, id, orderId)).status).toBe(409);
  await archive(false);
  expect((await addPerson(shop.buyer, id)).status).toBe(200);
});

test('the list shows those ahead by day, then the past, then the archived', async () => {
  const kavya = await shop.app.actor({ name: 'Kavya Menon' });
  for (const [title, days] of [
    ['Sangeet', 20],
    ['Wedding', 22],
    ['Put away', 3],
    ['Past', 5],
  ] as const) {
    const { id } = await occasionWith(kavya, [], { title, day: addDays(today(), days) });
    if (title === 'Past')
      await shop.app.services.db.$client.query(`update occasions set day = current_date - 9 where id = $1`, [
        id,
      ]);
    if (title === 'Put away') await kavya.call(archiveOccasion, { params: { id }, body: { archived: true } });
  }
  const { occasions } = (await kavya.call(listOccasions)).body;
  expect(occasions.map(({ title }) => title)).toEqual(['Sangeet', 'Wedding', 'Past', 'Put away']);
});
