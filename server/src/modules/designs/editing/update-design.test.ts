import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { publishDesign, stagePicture } from '#tests/support/people/uploads.ts';
import { asItIs, type Change, makeEditing } from '#tests/support/set-ups/editing.ts';

let shop: Shop;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
});
afterAll(() => shop.stop());

const { read, put, change, row } = makeEditing(() => shop);

test('a maker loads what they typed, and what they change is what everyone sees and finds', async () => {
  const { id } = await publishDesign(maker, { brand: 'Thar', size: 'M', color: 'Indigo', condition: 'New' });
  const before = await read(id);
  expect(before).toMatchObject({
    status: 'PUBLISHED',
    revision: 1,
    words: {
      price: '12500',
      discount: '10',
      completionTime: '12 days',
      brand: 'Thar',
      size: 'M',
      color: 'Indigo',
      condition: 'New',
    },
    pictures: [{ isReady: true }],
    video: null,
  });

  const { status, body } = await change(id, {
    title: '  Jamdani sari, turmeric ',
    price: '9999.50',
    discount: '',
    completionTime: '3 weeks',
    color: 'Zaffranee',
    size: '',
  });
  expect([status, body.message]).toEqual([200, 'Product updated successfully!']);
  expect(body.design).toMatchObject({
    revision: 2,
    words: { price: '9999.5', discount: '', completionTime: '21 days' },
  });
  const { product } = (await shop.app.visitor.call(getProductDetails, { params: { id } })).body;
  expect(product).toMatchObject({
    title: 'Jamdani sari, turmeric',
    price: 9999.5,
    discount: 0,
    completionDays: 21,
    brand: 'Thar',
    size: null,
    color: 'Zaffranee',
    condition: 'New',
    status: 'PUBLISHED',
  });
  for (const q of ['turmeric jamdani', 'zaffranee']) {
    const found = await shop.app.visitor.call(search, { query: { q } });
    expect(found.body.designs.map((design) => design.id)).toContain(id);
  }
  const old = await shop.app.visitor.call(search, { query: { q: 'thar indigo' } });
  expect(old.body.isLoose || old.body.designs.every((design) => design.id !== id)).toBe(true);
});

test('two windows: the second is told that it was late, and writes nothing over the first', async () => {
  const { id } = await publishDesign(maker);
  const seen = asItIs(await read(id));
  expect((await put(id, { ...seen, title: 'From the first window' })).status).toBe(200);
  const late = await put(id, { ...seen, title: 'From the second window' });
  expect([late.status, late.error.code, late.error.message]).toEqual([
    409,
    'CONFLICT',
    'This design was changed elsewhere since you opened it. Load what is saved, or save yours over it.',
  ]);
  expect((await read(id)).words.title).toBe('From the first window');
});

test('ten windows at once: one is first, nine are told', async () => {
  const { id } = await publishDesign(maker);
  const seen = asItIs(await read(id));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => put(id, { ...seen, title: `Window ${number}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const winner = answers.find(({ status }) => status === 200);
  expect((await read(id)).words.title).toBe(winner?.body.design.words.title);
  expect((await read(id)).revision).toBe(2);
});

test('the same change sent again, its answer lost, is answered as the first time and changes nothing', async () => {
  const { id } = await publishDesign(maker);
  const added = await stagePicture(maker);
  const seen = asItIs(await read(id));
  const sent = { ...seen, title: 'Sent twice', pictures: [...seen.pictures, added] };
  const first = await put(id, sent);
  const second = await put(id, sent);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.design.revision).toBe(first.body.design.revision);
});

test('a change cannot bring counts, state, maker, dates or a revision of its own', async () => {
  const { id } = await publishDesign(maker);
  const before = await row(id);
  const body = {
    ...asItIs(await read(id)),
    title: 'With more than a title',
    likesCount: 900,
    likes_count: 900,
    ordersCount: 900,
    status: 'HIDDEN',
    makerId: shop.buyer.id,
    userId: shop.buyer.id,
    publishedAt: '2020-01-01',
    isVerified: true,
    id: shop.designId,
    pricePaise: 1,
  };
  expect((await put(id, body as Change)).status).toBe(200);
  expect(await row(id)).toMatchObject({
    title: 'With more than a title',
    likesCount: 0,
    ordersCount: 0,
    status: 'PUBLISHED',
    makerId: maker.id,
    publishedAt: before.publishedAt,
    pricePaise: before.pricePaise,
    revision: before.revision + 1,
  });
  expect((await row(shop.designId)).title).toBe('Katan silk lehenga');
});

test('another’s design can neither be loaded nor changed, and looks missing', async () => {
  const { id } = await publishDesign(maker);
  const mine = asItIs(await read(id));
  const stranger = await shop.app.actor({ name: 'Farida Begum', role: 'DESIGNER' });
  const answers = await Promise.all([
    stranger.call(editDesign, { params: { id } }),
    stranger.call(editDesign, { params: { id: 987_654_321 } }),
    put(id, { ...mine, title: 'Mine now' }, stranger),
    put(987_654_321, mine, stranger),
  ]);
  for (const { status, error } of answers) {
    expect([status, error.code, error.message]).toEqual([
      404,
      'NOT_FOUND',
      'This design could not be found.',
    ]);
  }
  expect((await shop.app.visitor.call(updateDesign, { params: { id }, body: mine })).status).toBe(401);
  expect((await read(id)).words.title).toBe(mine.title);
});

test.each([
  [{ title: ' ' }, 'title', 'Product title is required'],
  [{ description: 'short' }, 'description', 'Description must be at least 10 characters'],
  [{ category: 'Dresses' }, 'category', 'Category is required'],
  [{ price: 'much' }, 'price', 'Price must be a number'],
  [{ size: 'XXXL' }, 'size', 'Please choose one of the sizes'],
  [{ condition: 'Torn' }, 'condition', 'Please choose one of the conditions'],
  [{ pictures: [] }, 'pictures', 'Images required: Please upload at least one product image'],
  [{ pictures: [1, 1] }, 'pictures', 'A picture stands here twice. Please remove one of the two.'],
  [
    { pictures: Array.from({ length: 11 }, (_, number) => number + 1) },
    'pictures',
    'Too many images: a design carries at most 10. Please remove some.',
  ],
])('%j is refused beside its field', async (wrong, field, sentence) => {
  const { status, error } = await change(shop.designId, wrong as Partial<Change>);
  expect([status, error.code, error.errors?.[field]]).toEqual([400, 'INVALID_INPUT', sentence]);
});
