import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'http://tanabana.example' } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const insert = (extra: Partial<Parameters<typeof insertDesign>[1]> = {}) =>
  insertDesign(app.services.db, { makerId: maker.id, ...extra });

test('a visitor sees the whole design, its instalments and its maker', async () => {
  const id = await insert({
    title: 'Chanderi sari',
    pricePaise: 1_249_900,
    discountPercent: 20,
    completionDays: 21,
    materialOne: 'Silk',
    videoKey: 'v1deo',
    pictures: [{ key: 'k3y', width: 900, height: 1200, placeholder: 'data:image/webp;base64,AA' }],
  });
  const { status, body, headers } = await app.visitor.call(getProductDetails, { params: { id } });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=1');
  expect(body.product).toMatchObject({
    id,
    title: 'Chanderi sari',
    price: 12_499,
    discount: 20,
    originalPrice: 15_624,
    taxAmount: 999.92,
    shippingCost: 0,
    totalAmount: 13_498.92,
    advanceAmount: 5400,
    finalAmount: 8098.92,
    completionTime: '21',
    completionDays: 21,
    images: ['http://tanabana.example/media/k3y/1080.webp'],
    materialOne: 'Silk',
    materialTwo: null,
    isLiked: false,
    isSaved: false,
    designer: { id: maker.id, name: 'Kavya Iyer', city: '', isVerified: false, rating: null },
    meta: { rating: null, orders: 0, likesCount: 0, savesCount: 0, commentCount: 0, sharesCount: 0 },
    reviews: [],
    latestReviews: [],
    can: { order: true, edit: false, review: true },
  });
  expect(body.product.videoUrl).toMatch(/^http:\/\/tanabana\.example\/media\/v1deo\//);
});

test('its maker may not order it but may edit it; another person the other way round', async () => {
  const id = await insert();
  const canOf = async (actor: Actor) =>
    (await actor.call(getProductDetails, { params: { id } })).body.product.can;
  expect(await canOf(maker)).toEqual({ order: false, edit: true, review: false });
  expect(await canOf(shopper)).toEqual({ order: true, edit: false, review: true });
});

test('while its pictures are processed only its maker sees it, and nobody can order it', async () => {
  const id = await insert({ status: 'PROCESSING', publishedAt: null, pictures: [] });
  const own = await maker.call(getProductDetails, { params: { id } });
  expect(own.status).toBe(200);
  expect(own.body.product.can).toEqual({ order: false, edit: true, review: false });
  expect((await maker.call(getProductBasicInfo, { params: { id } })).body.product.image).toBeNull();
  expect((await shopper.call(getProductDetails, { params: { id } })).status).toBe(404);
  expect((await app.visitor.call(getProductDetails, { params: { id } })).status).toBe(404);
});

test('hidden, deleted, unfinished, unknown and impossible ids all get the same answer', async () => {
  const ids: (number | string)[] = [987_654_321];
  for (const status of ['HIDDEN', 'DELETED', 'PROCESSING']) ids.push(await insert({ status }));
  for (const endpoint of [getProductDetails, getProductBasicInfo]) {
    for (const id of ids) {
      const { status, error } = await shopper.call(endpoint, { params: { id } });
      expect([status, error.code, error.message]).toEqual([
        404,
        'NOT_FOUND',
        'This design could not be found.',
      ]);
    }
    expect((await app.visitor.call(endpoint, { params: { id: '1;drop table designs' } })).status).toBe(404);
  }
});

test('the brief answer has the title, the price, one picture and the maker', async () => {
  const id = await insert({ title: 'Kolhapuri chappals', pricePaise: 189_950 });
  const { body } = await app.visitor.call(getProductBasicInfo, { params: { id: String(id) } });
  expect(body).toEqual({
    success: true,
    product: {
      id,
      title: 'Kolhapuri chappals',
      titleLang: 'en',
      price: 1899.5,
      image: expect.stringMatching(/^http:\/\/tanabana\.example\/media\/\w+\/1080\.webp$/),
      designer: { id: maker.id, name: 'Kavya Iyer' },
    },
  });
});
