import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { giveHindiTitle, hindiTitle, readHindi } from '#tests/support/set-ups/hindi.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await giveHindiTitle(shop.app, shop.designId);
});
afterAll(() => shop.stop());

test('each letter of an order names its design in the language of its reader', async () => {
  const { app, buyer, maker } = shop;
  await readHindi(app, buyer);
  const id = await shop.confirm();
  await maker.call(updateOrderStatus, { params: { id }, body: { status: 'DESIGN_IN_PROGRESS' } });
  await untilJobsDone(app.services.db);
  const textsTo = async (email: string) =>
    (await app.services.mail.listUnsent(app.services.db, email)).map(({ text }) => text);
  const toBuyer = await textsTo(buyer.email);
  expect(toBuyer.filter((text) => text.includes(hindiTitle)).length).toBeGreaterThan(0);
  expect(toBuyer.filter((text) => text.includes('Katan silk lehenga'))).toEqual([]);
  expect(await textsTo(maker.email)).toContainEqual(expect.stringContaining('Katan silk lehenga'));
});
