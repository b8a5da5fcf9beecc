import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { setShipment } from '#contracts/orders/making/making.contract.ts';
import { shipmentSentences } from '#contracts/orders/making/shipment.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { makeReading, sendUpdate } from '#tests/support/people/order-updates.ts';
import { paidOrder } from '#tests/support/people/paid-order.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const wait = { timeout: 60_000, interval: 60 };

const { read, newsOf, lettersToBuyer } = makeReading(() => shop);

/** An order with its final payment, as the payments module writes it, and its parcel on the way. */
async function shipped(words: Record<string, string> = {}): Promise<number> {
  const orderId = await paidOrder(shop);
  await shop.app.services.db.execute(sql`
    insert into payments (order_id, purpose, expected_paise, receipt, status)
    select id, 'FINAL', final_paise, id || '-F', 'CAPTURED' from orders where id = ${orderId}
    on conflict (receipt) do update set status = 'CAPTURED'`);
  const moved = await sendUpdate(shop.maker, orderId, { words: { status: 'SHIPPED', ...words } });
  expect(moved.status, moved.error.message).toBe(200);
  return orderId;
}

test('the parcel carries its carrier and number, which the maker may correct while it is on its way', async () => {
  const orderId = await shipped({
    shippingCarrier: 'Blue Dart',
    trackingNumber: '8213 0042 17',
    note: 'Handed over this morning.',
  });
  const { shipment, can } = await read(orderId);
  expect(shipment).toEqual({
    carrier: 'Blue Dart',
    trackingNumber: '8213 0042 17',
    trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=8213004217',
    estimatedDelivery: null,
  });
  expect(can.editShipment).toBe(false);
  await vi.waitFor(async () => {
    expect((await newsOf(orderId))[0]).toMatch(/is on its way$/);
    const [letter] = await lettersToBuyer();
    expect(letter?.text).toContain('Carried by Blue Dart, tracking number 8213 0042 17.');
  }, wait);

  const change = (body: Record<string, string>) =>
    shop.maker.call(setShipment, { params: { id: orderId }, body });
  const odd = await change({ shippingCarrier: 'Pigeon', trackingNumber: '' });
  expect(odd.error.errors).toEqual({
    shippingCarrier: inEnglish(shipmentSentences.carrier),
    trackingNumber: inEnglish(shipmentSentences.noNumber),
  });
  const movedAt = async () =>
    (await shop.app.services.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.updatedAt;
  const before = await movedAt();
  const corrected = await change({ shippingCarrier: 'Other', trackingNumber: '' });
  expect(corrected.body.orderData.shipment).toMatchObject({ carrier: 'Other', trackingUrl: null });
  // The time of the last move does not change.
  expect(await movedAt()).toEqual(before);
  await vi.waitFor(async () => expect((await newsOf(orderId))[0]).toMatch(/its shipment was updated$/), wait);

  const arrived = await shop.buyer.call(updateOrderStatus, {
    params: { id: orderId },
    body: { status: 'DELIVERED' },
  });
  expect(arrived.body.orderData.status).toBe('DELIVERED');
  expect((await change({ shippingCarrier: 'DHL', trackingNumber: '1490 8213' })).status).toBe(409);
});

test('a shipment comes with the move to Shipped and with no other', async () => {
  const orderId = await paidOrder(shop);
  const words = { status: 'COMPLETED', shippingCarrier: 'DHL', trackingNumber: '1490 8213' };
  const refused = await sendUpdate(shop.maker, orderId, { words });
  expect([refused.status, refused.error.message]).toEqual([409, inEnglish(shipmentSentences.notSent)]);
  expect((await read(orderId)).status).toBe('CONFIRMED');
});

test('a day of arrival is not lost for want of a carrier: the sentence asks for one', async () => {
  const other = await paidOrder(shop);
  await shop.app.services.db.execute(sql`
    insert into payments (order_id, purpose, expected_paise, receipt, status)
    select id, 'FINAL', final_paise, id || '-F', 'CAPTURED' from orders where id = ${other}
    on conflict (receipt) do update set status = 'CAPTURED'`);
  const refused = await sendUpdate(shop.maker, other, {
    words: { status: 'SHIPPED', estimatedDelivery: '2026-12-01' },
  });
  expect([refused.status, refused.error.errors?.shippingCarrier]).toEqual([
    400,
    inEnglish(shipmentSentences.carrier),
  ]);
  expect((await read(other)).status).toBe('CONFIRMED');
});
