import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderItems } from '#server/modules/orders/core/orders.tables.ts';
import { placeOrder } from '#server/modules/orders/placing/place-order.ts';
import { holdAddressBook } from '#server/modules/profiles/addresses.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { publishDesign, stagePicture } from '#tests/support/people/uploads.ts';
import { asItIs, makeEditing, picture } from '#tests/support/set-ups/editing.ts';
import { untilBlocked } from '#tests/support/until.ts';
import { designs } from '../designs.tables.ts';
import { lockOwnDesign } from './edit-design.queries.ts';

let shop: Shop;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
});
afterAll(() => shop.stop());

const { read, put, change, row, mediaLeft } = makeEditing(() => shop);

test('an order placed while the price changes has one of the two prices, whole, and keeps it', async () => {
  const { id } = await publishDesign(maker, { title: 'Before', price: '1000' });
  const seen = asItIs(await read(id));
  const [placed, changed] = await Promise.all([
    order(shop.buyer, id),
    put(id, { ...seen, title: 'After', price: 2000 }),
  ]);
  expect([placed.status, changed.status]).toEqual([200, 200]);
  const items = () => shop.app.services.db.select().from(orderItems).where(eq(orderItems.designId, id));
  const [item] = await items();
  expect([
    ['Before', 100_000],
    ['After', 200_000],
  ]).toContainEqual([item?.title, item?.pricePaise]);
  await change(id, { price: 5 });
  expect(await items()).toEqual([item]);
});

test('an order waits for a change that is being written, and is of the design as it is then', async () => {
  const { id } = await publishDesign(maker, { price: '1000' });
  let placed: ReturnType<typeof order> | undefined;
  await inTransaction(shop.app.services.db, async (tx) => {
    await lockOwnDesign(tx, maker.id, id);
    placed = order(shop.buyer, id, { body: { specialInstructions: 'After the change' } });
    await untilBlocked(shop.app.services.db);
    await tx.update(designs).set({ pricePaise: 300_000 }).where(eq(designs.id, id));
  });
  expect((await placed)?.status).toBe(200);
  const [item] = await shop.app.services.db.select().from(orderItems).where(eq(orderItems.designId, id));
  expect(item?.pricePaise).toBe(300_000);
});

test('a change of the cover waits for an order that is being written, and leaves the order its picture', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(330)]);
  const [cover] = (await read(id)).pictures.map((one) => one.id) as [number];
  const added = await stagePicture(maker);
  const mediaOf = async (mediaId: number) =>
    (await shop.app.services.db.select().from(media).where(eq(media.id, mediaId)))[0];
  await expect.poll(async () => (await mediaOf(added))?.status).toBe('READY');
  const { db } = shop.app.services;
  // An order with a new address waits for the transaction that locks the buyer's address book, after it is written
  // and before it commits.
  const shippingTo = { ...shippingDetails, address: '9, Lake View Road' };
  const request = { items: [{ designId: id, quantity: 1, size: '' }], shippingDetails: shippingTo };
  const buyer = { id: shop.buyer.id, name: 'Asha Rao' };
  const { placing, changing } = await inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(buyer.id)]);
    const begun = placeOrder(
      shop.app.services,
      buyer,
      { ...request, specialInstructions: '', saveAddress: true },
      null,
    );
    await untilBlocked(db);
    const changed = change(id, { pictures: [added] });
    await untilBlocked(db, 2);
    return { placing: begun, changing: changed };
  });
  await placing;
  expect((await changing).status).toBe(200);
  expect((await row(id)).pictures[0]?.key).toBe((await mediaOf(added))?.key);
  const [item] = await shop.app.services.db.select().from(orderItems).where(eq(orderItems.designId, id));
  expect(item?.pictureKey).toBe((await mediaOf(cover))?.key);
});

test('the picture that an order shows stays for ever, also when the design has others', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310), await picture(320)]);
  const [cover, second] = (await read(id)).pictures.map((one) => one.id) as [number, number];
  expect((await order(shop.buyer, id)).status).toBe(200);
  const added = await stagePicture(maker);
  await change(id, { pictures: [added] });
  await expect.poll(() => mediaLeft([cover, second, added])).toEqual([cover, added]);
});
