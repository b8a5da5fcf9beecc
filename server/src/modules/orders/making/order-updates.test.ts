import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { deleteOrderUpdate, setShipment } from '#contracts/orders/making/making.contract.ts';
import { updateSentences } from '#contracts/orders/making/order-updates.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { makeReading, sendUpdate } from '#tests/support/people/order-updates.ts';
import { paidOrder } from '#tests/support/people/paid-order.ts';
import { cameraPhotograph, hasLocation, plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';
import { finalPaymentAsked, orderMoved, updatePosted } from '../core/orders.events.ts';

let shop: Shop;
let stranger: Actor;
beforeAll(async () => {
  shop = await openShop();
  stranger = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
});
afterAll(() => shop.stop());

const wait = { timeout: 60_000, interval: 60 };
const warp = { note: 'The warp is on the loom.' };

const { read, newsOf, lettersToBuyer } = makeReading(() => shop);

/** Letters check every three seconds whether the photographs are processed. */
async function hurryLetters(): Promise<void> {
  for (const { name } of [orderMoved, updatePosted, finalPaymentAsked])
    await hurryJobs(shop.app.services.db, `${name}.letter`);
}

test('a note and photographs of the making reach the buyer: on the order, as news and by letter, without the location they were taken at', async () => {
  const orderId = await paidOrder(shop);
  const images = [
    { name: 'loom.jpg', bytes: await cameraPhotograph({ width: 800, height: 600 }) },
    { name: 'pallu.png', bytes: await plainPicture('png') },
  ];
  const sent = await sendUpdate(shop.maker, orderId, { words: warp, images });
  expect(sent.status, sent.error.message).toBe(200);
  expect(sent.body.orderData.updates).toMatchObject([
    { status: 'CONFIRMED', note: warp.note, authorName: 'Meher Ansari', can: { remove: true } },
  ]);
  await vi.waitFor(async () => {
    const [update] = (await read(orderId)).updates;
    expect(update).toMatchObject({ preparing: 0, can: { remove: false } });
    expect(update?.pictures).toHaveLength(2);
  }, wait);
  const [update] = (await read(orderId)).updates;
  for (const { url } of update?.pictures ?? []) {
    const picture = await shop.app.server.inject({ url: new URL(url).pathname });
    expect(picture.statusCode).toBe(200);
    expect(await hasLocation(picture.rawPayload)).toBe(false);
  }
  await vi.waitFor(async () => {
    await hurryLetters();
    expect((await newsOf(orderId))[0]).toMatch(
      /^Meher Ansari added 2 photographs of the making of Katan silk lehenga \(TB-[\d-]+\)$/,
    );
    const [letter] = await lettersToBuyer();
    expect(letter?.text).toContain(
      'Meher Ansari has added 2 photographs of the making of Katan silk lehenga',
    );
    expect(letter?.text).toContain(`\n\n> ${warp.note}\n\n`);
    expect(letter?.html).toContain(warp.note);
    const shown = [...(letter?.html.matchAll(/<img class="sunk" src="([^"]*)"/g) ?? [])].map(
      ([, src]) => src,
    );
    const [first = '', second = ''] = (update?.pictures ?? []).map(({ url }) => url);
    expect(shown.slice(0, 2)).toEqual([
      first.replace('1080.webp', '640.webp'),
      second.replace('1080.webp', '320.webp'),
    ]);
    expect(letter?.text).not.toContain(shop.maker.email);
  }, wait);
});

test('the letter of a step has the note and the photograph that came with it, the one that asks for the payment too', async () => {
  const orderId = await paidOrder(shop);
  const images = [{ name: 'a.png', bytes: await plainPicture('png') }];
  for (const [status, subject] of [
    ['DESIGN_IN_PROGRESS', /: Design in progress$/],
    ['FINAL_PAYMENT_PENDING', /^The final payment for .* is due by/],
  ] as const) {
    const note = `The ${status.toLowerCase()} of ${orderId}`;
    const sent = await sendUpdate(shop.maker, orderId, { words: { note, status }, images });
    expect(sent.status, sent.error.message).toBe(200);
    await vi.waitFor(async () => {
      await hurryLetters();
      const letter = (await lettersToBuyer()).find(({ text }) => text.includes(note));
      expect(letter?.subject).toMatch(subject);
      expect(letter?.text).toContain(`A note from Meher Ansari:\n\n> ${note}\n\n`);
      const url = (await read(orderId)).updates.find((each) => each.status === status)?.pictures[0]?.url;
      expect(letter?.html).toContain(`src="${url?.replace('1080.webp', '640.webp')}"`);
    }, wait);
  }
});

test('a move and its photographs are one press: both happen or neither, and the buyer is told once', async () => {
  const orderId = await paidOrder(shop);
  const images = [{ name: 'a.png', bytes: await plainPicture('png') }];
  const refused = await sendUpdate(shop.maker, orderId, { words: { ...warp, status: 'SHIPPED' }, images });
  expect([refused.status, refused.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
  expect((await read(orderId)).updates).toEqual([]);

  const words = { ...warp, status: 'DESIGN_IN_PROGRESS' };
  const sent = await sendUpdate(shop.maker, orderId, { words, images });
  expect(sent.body.message).toBe('Order status updated successfully');
  const { history, updates, status } = await read(orderId);
  expect(status).toBe('DESIGN_IN_PROGRESS');
  expect(history.at(-1)).toMatchObject({ to: 'DESIGN_IN_PROGRESS', note: warp.note });
  expect(updates).toMatchObject([{ status: 'DESIGN_IN_PROGRESS', note: '' }]);
  await vi.waitFor(async () => expect((await newsOf(orderId))[0]).toMatch(/is being designed$/), wait);
  expect((await newsOf(orderId)).filter((message) => message.includes('photograph'))).toEqual([]);
});

test('an update that is sent again with its key stands once, four at the same moment too', async () => {
  const orderId = await paidOrder(shop);
  const images = [{ name: 'a.png', bytes: await plainPicture('png') }];
  const words = { ...warp, status: 'DESIGN_IN_PROGRESS' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sendUpdate(shop.maker, orderId, { words, images, key: 'loom-0001' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  const { updates, history } = await read(orderId);
  expect([updates.length, history.length]).toEqual([1, 3]);
  const { rows } = await shop.app.services.db.execute(sql`
    select count(*)::int as count from order_update_pictures p join order_updates u on u.id = p.update_id
     where u.order_id = ${orderId}`);
  expect(rows).toEqual([{ count: 1 }]);
});

test('a move without photographs is sent again with its key: the order moves once, and its note stands once', async () => {
  const orderId = await paidOrder(shop);
  const words = { ...warp, status: 'DESIGN_IN_PROGRESS' };
  const send = (sent: Record<string, string>) =>
    sendUpdate(shop.maker, orderId, { words: sent, key: 'loom-0002' });
  const answers = [await send(words), ...(await Promise.all([send(words), send(words)]))];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { history, updates, status } = await read(orderId);
  expect([status, history.length, updates]).toEqual(['DESIGN_IN_PROGRESS', 3, []]);

  for (const other of [{ ...words, note: 'Another note.' }, warp]) {
    const refused = await send(other);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      inEnglish(idempotencyKeySentences.otherWords),
    ]);
  }
  expect((await read(orderId)).updates).toEqual([]);
});

test('nobody but the maker tells of the making, says how it was sent or takes an update back', async () => {
  const orderId = await paidOrder(shop);
  const sent = await sendUpdate(shop.maker, orderId, { words: warp });
  const updateId = sent.body.orderData.updates[0]?.id ?? 0;
  const parcel = { shippingCarrier: 'DHL', trackingNumber: '1490 8213' };
  const tries = (who: Pick<Actor, 'call'>, id: number) =>
    Promise.all([
      sendUpdate(who, id, { words: warp }),
      who.call(setShipment, { params: { id }, body: parcel }),
      who.call(deleteOrderUpdate, { params: { id, updateId } }),
    ]);
  for (const who of [stranger, shop.buyer]) {
    expect((await tries(who, orderId)).map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  const foreign = await tries(stranger, orderId);
  const missing = await tries(stranger, 999_999);
  for (const [index, answer] of foreign.entries()) {
    expect({ ...answer.error, requestId: '' }).toEqual({ ...missing[index]?.error, requestId: '' });
  }
  expect((await tries(shop.app.visitor, orderId)).map(({ status }) => status)).toEqual([401, 401, 401]);
  // The maker's own update, but addressed through another order.
  const other = await paidOrder(shop);
  const crossed = await shop.maker.call(deleteOrderUpdate, { params: { id: other, updateId } });
  expect(crossed.status).toBe(404);
  expect((await read(orderId)).updates).toHaveLength(1);
});

test('what an update may not be is said in a sentence, and nothing of it stays', async () => {
  const orderId = await paidOrder(shop);
  const png = await plainPicture('png');
  const seven = Array.from({ length: 7 }, (_, n) => ({ name: `${n}.png`, bytes: png }));
  const said = async (sent: Parameters<typeof sendUpdate>[2]) => {
    const { status, error } = await sendUpdate(shop.maker, orderId, sent);
    return [status, error.message];
  };
  expect(await said({})).toEqual([400, inEnglish(updateSentences.empty)]);
  expect(await said({ words: { note: 'x'.repeat(1001) } })).toEqual([
    400,
    inEnglish(updateSentences.longNote),
  ]);
  expect(await said({ images: seven })).toEqual([413, inEnglish(updateSentences.tooManyPictures)]);
  const script = { name: 'loom.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  expect((await said({ images: [script] }))[0]).toBe(415);
  expect(await said({ words: { status: 'PAID' } })).toEqual([400, expect.any(String)]);
  expect((await read(orderId)).updates).toEqual([]);

  const { orderId: unpaid } = await shop.place();
  const early = await sendUpdate(shop.maker, unpaid, { words: warp });
  expect([early.status, early.error.message]).toEqual([409, inEnglish(updateSentences.closed)]);
  await shop.app.services.db.execute(sql`
    insert into order_updates (order_id, author_id, status, note, created_at)
    select ${orderId}, ${shop.maker.id}, 'CONFIRMED', 'n', now() from generate_series(1, 100)`);
  expect(await said({ words: warp })).toEqual([409, inEnglish(updateSentences.tooMany)]);
});

test('an update is taken back with its photographs and its news, but not after a day', async () => {
  const orderId = await paidOrder(shop);
  const images = [{ name: 'a.png', bytes: await plainPicture('png') }];
  const sent = await sendUpdate(shop.maker, orderId, { images });
  const updateId = sent.body.orderData.updates[0]?.id ?? 0;
  await vi.waitFor(async () => {
    expect((await newsOf(orderId))[0]).toMatch(/added a photograph of the making/);
    expect((await read(orderId)).updates[0]?.pictures).toHaveLength(1);
  }, wait);
  const [picture] = (await read(orderId)).updates[0]?.pictures ?? [];
  const removed = await shop.maker.call(deleteOrderUpdate, { params: { id: orderId, updateId } });
  expect([removed.status, removed.body.orderData.updates]).toEqual([200, []]);
  expect((await newsOf(orderId)).filter((message) => message.includes('photograph'))).toEqual([]);
  await vi.waitFor(async () => {
    const gone = await shop.app.server.inject({ url: new URL(picture?.url ?? '').pathname });
    expect(gone.statusCode).toBe(404);
  }, wait);

  const late = (await sendUpdate(shop.maker, orderId, { words: warp })).body.orderData.updates[0]?.id ?? 0;
  shop.advance(24.1);
  const refused = await shop.maker.call(deleteOrderUpdate, { params: { id: orderId, updateId: late } });
  expect([refused.status, refused.error.message]).toEqual([409, inEnglish(updateSentences.tooLate)]);
  expect((await read(orderId, shop.maker)).updates[0]?.can.remove).toBe(false);
});

test('a photograph that cannot be read is dropped, and its maker is told by mail', async () => {
  const orderId = await paidOrder(shop);
  const whole = await cameraPhotograph({ width: 800, height: 600 });
  const images = [{ name: 'torn.jpg', bytes: whole.subarray(0, Math.floor(whole.length / 6)) }];
  const sent = await sendUpdate(shop.maker, orderId, { words: warp, images });
  expect(sent.status, sent.error.message).toBe(200);
  await vi.waitFor(async () => {
    const [update] = (await read(orderId)).updates;
    expect([update?.note, update?.preparing, update?.pictures]).toEqual([warp.note, 0, []]);
    const { mail, db } = shop.app.services;
    const [letter] = await mail.listUnsent(db, shop.maker.email);
    expect(letter?.text).toContain('torn.jpg');
  }, wait);
});

test('an update of nothing but a photograph that cannot be read goes away, and no news of it stays', async () => {
  const orderId = await paidOrder(shop);
  const whole = await cameraPhotograph({ width: 800, height: 600 });
  const images = [{ name: 'torn.jpg', bytes: whole.subarray(0, Math.floor(whole.length / 6)) }];
  const sent = await sendUpdate(shop.maker, orderId, { images });
  expect(sent.status, sent.error.message).toBe(200);
  await vi.waitFor(async () => expect((await read(orderId)).updates).toEqual([]), wait);
  await untilJobsDone(shop.app.services.db);
  expect((await newsOf(orderId)).filter((message) => message.includes('photograph'))).toEqual([]);
});

test('every step that a maker takes writes a letter of its own', async () => {
  const steps: [OrderStatus, RegExp][] = [
    ['DESIGN_IN_PROGRESS', /being designed/],
    ['DESIGN_COMPLETED', /design of .* is completed/],
    ['MEASUREMENT_SCHEDULED', /day for your measurements/],
    ['MEASUREMENT_COMPLETED', /measurements for .* are taken/],
    ['FINAL_PAYMENT_PENDING', /asks for the final payment/],
    ['COMPLETED', /making of .* is done/],
    ['READY_FOR_DELIVERY', /packed and ready/],
  ];
  const orderId = await paidOrder(shop);
  for (const [status, words] of steps) {
    await shop.maker.call(updateOrderStatus, { params: { id: orderId }, body: { status } });
    const ofThisOrder = async () =>
      (await lettersToBuyer()).filter(({ text }) => text.includes(`/order-details/purchase/${orderId}`));
    await vi.waitFor(async () => expect((await ofThisOrder())[0]?.text).toMatch(words), wait);
  }
});
