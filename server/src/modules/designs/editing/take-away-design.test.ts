import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import {
  deleteSingleDesign,
  editDesign,
  setDesignVisibility,
  updateDesign,
} from '#contracts/designs/edit-design.contract.ts';
import { getMyUploadedProducts } from '#contracts/designs/own-designs.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { publishDesign } from '#tests/support/people/uploads.ts';
import { designPictures, designs, designTotals } from '../designs.tables.ts';

let shop: Shop;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
});
afterAll(() => shop.stop());

const show = (id: number, visible: boolean, actor = maker) =>
  actor.call(setDesignVisibility, { params: { id }, body: { visible } });
const remove = (id: number, actor = maker) => actor.call(deleteSingleDesign, { params: { id } });
const look = (id: number, actor: Pick<Actor, 'call'> = shop.buyer) =>
  actor.call(getProductDetails, { params: { id } });

async function published(): Promise<number> {
  const [total] = await shop.app.services.db.select().from(designTotals);
  return total?.published ?? 0;
}

/** Whether another person can find a design, in each place that lists designs. */
async function isMet(id: number): Promise<boolean[]> {
  const [feed, found, profile] = await Promise.all([
    shop.buyer.call(getProductsForFeed, { query: {} }),
    shop.buyer.call(search, { query: { q: 'unmistakable' } }),
    shop.buyer.call(viewPublicProfile, { params: { userId: maker.id } }),
  ]);
  return [feed.body.products, found.body.designs, profile.body.data.designs].map((list) =>
    list.some((design) => design.id === id),
  );
}

test('a maker hides a design and shows it again: it leaves every list, and comes back where it stood', async () => {
  const { id } = await publishDesign(maker, { title: 'Unmistakable jamdani' });
  const before = await published();
  const { product } = (await look(id)).body;
  expect(await isMet(id)).toEqual([true, true, true]);

  const hidden = await show(id, false);
  expect([hidden.status, hidden.body.status]).toEqual([200, 'WITHDRAWN']);
  expect((await look(id)).error.message).toBe('This design could not be found.');
  expect((await order(shop.buyer, id)).status).toBe(404);
  expect(await isMet(id)).toEqual([false, false, false]);
  expect(await published()).toBe(before - 1);
  const own = await look(id, maker);
  expect([own.status, own.body.product.status, own.body.product.can.order]).toEqual([
    200,
    'WITHDRAWN',
    false,
  ]);
  const { body } = await maker.call(getMyUploadedProducts, { query: {} });
  expect(body.products.find((design) => design.id === id)?.status).toBe('WITHDRAWN');

  expect((await show(id, true)).body.status).toBe('PUBLISHED');
  expect(await isMet(id)).toEqual([true, true, true]);
  expect((await look(id)).body.product.createdAt).toBe(product.createdAt);
  expect(await published()).toBe(before);
});

test('hiding twice, even at once, moves the count of designs by one', async () => {
  const id = await designOf(shop.app, maker);
  const before = await published();
  const answers = await Promise.all(Array.from({ length: 10 }, () => show(id, false)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await published()).toBe(before - 1);
});

test('a hidden design can be changed and stays hidden', async () => {
  const { id } = await publishDesign(maker);
  await show(id, false);
  const { design } = (await maker.call(editDesign, { params: { id } })).body;
  const body = {
    ...design.words,
    title: 'Mended in hiding',
    revision: design.revision,
    pictures: design.pictures.map((picture) => picture.id),
  };
  expect((await maker.call(updateDesign, { params: { id }, body })).body.design.status).toBe('WITHDRAWN');
  expect((await look(id)).status).toBe(404);
});

test('what an admin has hidden its maker sees, and cannot show again', async () => {
  const id = await designOf(shop.app, maker, { status: 'HIDDEN' });
  expect((await look(id, maker)).body.product.status).toBe('HIDDEN');
  const { status, error } = await show(id, true);
  expect([status, error.code, error.message]).toEqual([
    409,
    'CONFLICT',
    'This design was hidden by our team, so you cannot show it yourself. You may appeal on its page.',
  ]);
});

test('while its pictures are prepared a design cannot be hidden, and says why', async () => {
  const id = await designOf(shop.app, maker, { status: 'PROCESSING', publishedAt: null });
  const { status, error } = await show(id, false);
  expect([status, error.message]).toEqual([409, expect.stringContaining('still being prepared')]);
});

test('a deleted design is gone for everyone, its maker too, and its open order goes on', async () => {
  const pictures = [310, 320, 330].map(async (width) => ({
    name: `${width}.jpg`,
    bytes: await plainPicture('jpeg', { width, height: 400 }),
  }));
  const { id } = await publishDesign(maker, { title: 'Unmistakable kalamkari' }, await Promise.all(pictures));
  const { db } = shop.app.services;
  const files = await db.select().from(designPictures).where(eq(designPictures.designId, id));
  const before = await published();
  const placed = await order(shop.buyer, id);

  const answer = await maker.call(deleteSingleDesign, { params: { id }, body: { designId: '1' } } as never);
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: 'Product deleted successfully', reason: 'done.designDeleted' },
  ]);

  for (const actor of [maker, shop.buyer]) {
    expect([(await look(id, actor)).status, (await look(id, actor)).error.message]).toEqual([
      404,
      'This design could not be found.',
    ]);
  }
  expect((await maker.call(editDesign, { params: { id } })).status).toBe(404);
  expect((await show(id, true)).status).toBe(404);
  expect(await isMet(id)).toEqual([false, false, false]);
  expect(await published()).toBe(before - 1);
  const seen = await shop.buyer.call(orderDetails, { params: { id: placed.body.orderId } });
  expect(seen.body.orderData.products[0]).toMatchObject({ id, title: 'Unmistakable kalamkari' });
  const left = await db
    .select()
    .from(media)
    .where(
      inArray(
        media.id,
        files.map(({ mediaId }) => mediaId),
      ),
    );
  expect(left.map(({ width }) => width)).toEqual([310]);
  expect(seen.body.orderData.products[0]?.image).toContain(left[0]?.key);
});

test('deleting once more, or many times at once, is answered alike and counts once', async () => {
  const id = await designOf(shop.app, maker);
  const before = await published();
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
  expect([...answers, await remove(id)].map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(await published()).toBe(before - 1);
});

test('only its maker hides or deletes a design, and the path names it, whatever the body says', async () => {
  const id = await designOf(shop.app, maker);
  const stranger = await shop.app.actor({ name: 'Farida Begum', role: 'DESIGNER' });
  const own = await designOf(shop.app, stranger);
  const answers = [
    await remove(id, stranger),
    await remove(987_654_321, stranger),
    await show(id, false, stranger),
    await stranger.call(deleteSingleDesign, { params: { id }, body: { designId: String(own) } } as never),
  ];
  for (const { status, error } of answers) {
    expect([status, error.message]).toEqual([404, 'This design could not be found.']);
  }
  expect((await shop.app.visitor.call(deleteSingleDesign, { params: { id } })).status).toBe(401);
  const rows = await shop.app.services.db
    .select()
    .from(designs)
    .where(inArray(designs.id, [id, own]));
  expect(rows.map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED']);
});

test('an order that meets a deletion is either placed before it or told that the design is gone', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => designOf(shop.app, maker)));
  const answers = await Promise.all(ids.flatMap((id) => [order(shop.buyer, id), remove(id)]));
  const orders = answers.filter((_, place) => place % 2 === 0);
  expect(orders.every(({ status }) => status === 200 || status === 404)).toBe(true);
  for (const id of ids)
    expect((await order(shop.buyer, id, { body: { specialInstructions: 'Late' } })).status).toBe(404);
});
