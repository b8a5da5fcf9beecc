import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { uploadAnswerPicture } from '#contracts/orders/placing/checkout.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { makeOptionedOrders } from '#tests/support/people/custom-orders/optioned-orders.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { fileForm } from '#tests/support/people/uploads.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
const { somebody, withOptions, place, shown, pay } = makeOptionedOrders(() => shop);

describe('a picture as an answer', () => {
  const stage = async (owner: Actor, bytes: Buffer) =>
    owner.call(uploadAnswerPicture, { body: fileForm('image', { name: 'jewel.jpg', bytes }) });
  const answered = (mediaId: number) => ({
    answers: [
      { question: 'heel', text: 'Flat' },
      { question: 'jewel', mediaId },
    ],
  });

  it('is shown to the buyer, to the maker once the advance is paid, and to nobody else', async () => {
    const [buyer, designId, stranger] = [await somebody(), await withOptions(), await somebody()];
    const { mediaId } = (await stage(buyer, await plainPicture('jpeg'))).body.data;
    expect((await place(stranger, designId, answered(mediaId))).status).toBe(400);
    const placed = await place(buyer, designId, answered(mediaId));
    expect(placed.status).toBe(200);
    const answersFor = async (reader: Actor) =>
      (await shown(reader, placed.body.orderId)).products[0]?.answers;
    await expect
      .poll(async () => (await answersFor(buyer))?.[1]?.picture?.url, { timeout: 20_000 })
      .toMatch(/\/media\//);
    expect(await answersFor(shop.maker)).toEqual([]);
    expect((await stranger.call(orderDetails, { params: { id: placed.body.orderId } })).status).toBe(404);
    await pay(buyer, placed.body);
    expect(await answersFor(shop.maker)).toEqual(await answersFor(buyer));
    // One picture answers one order.
    expect((await place(buyer, designId, answered(mediaId))).status).toBe(400);
  });

  it('is kept for the buyer who orders anew with other words before paying', async () => {
    const [buyer, designId, stranger] = [await somebody(), await withOptions(), await somebody()];
    const { mediaId } = (await stage(buyer, await plainPicture('jpeg'))).body.data;
    const first = await place(buyer, designId, answered(mediaId));
    const second = await place(buyer, designId, { ...answered(mediaId), choices: { sleeve: 'elbow' } });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect((await place(stranger, designId, answered(mediaId))).status).toBe(400);
    const { products } = await shown(buyer, second.body.orderId);
    expect(products[0]?.answers.map(({ kind }) => kind)).toEqual(['ONE_OF', 'PICTURE']);
  });

  it('is refused if it is none', async () => {
    const refused = await stage(await somebody(), Buffer.from('This is a text, not a photograph.'));
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([415, ['image']]);
  });
});
