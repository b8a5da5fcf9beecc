import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getProductDetails, uploadDesign, uploadVideo } from '#contracts/designs/designs.contract.ts';
import { type EditableDesign, editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { orderItems } from '#server/modules/orders/core/orders.tables.ts';
import { placeOrder } from '#server/modules/orders/placing/place-order.ts';
import { holdAddressBook } from '#server/modules/profiles/addresses.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { cameraPhotograph, phoneVideo, plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { designForm, fileForm, publishDesign, stagePicture } from '#tests/support/people/uploads.ts';
import { untilBlocked } from '#tests/support/until.ts';
import { designs } from '../designs.tables.ts';
import { takeInPicture } from '../refresh-pictures.ts';
import { lockOwnDesign } from './edit-design.queries.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
});
afterAll(() => shop.stop());

type Change = RequestOf<typeof updateDesign>['body'];

const read = async (id: number, actor = maker) =>
  (await actor.call(editDesign, { params: { id } })).body.design;

/** What the form would send of a design as it is. */
const asItIs = ({ words, pictures, video, revision }: EditableDesign): Change => ({
  ...words,
  pictures: pictures.map((picture) => picture.id),
  videoId: video?.id ?? null,
  revision,
});

const put = (id: number, body: Change, actor = maker) => actor.call(updateDesign, { params: { id }, body });

const change = async (id: number, changes: Partial<Change>) =>
  put(id, { ...asItIs(await read(id)), ...changes });

const picture = async (width: number) => ({
  name: `${width}.jpg`,
  bytes: await plainPicture('jpeg', { width, height: 400 }),
});

const widths = async (id: number) =>
  (await shop.app.visitor.call(getProductDetails, { params: { id } })).body.product.pictures.map(
    ({ width }) => width,
  );

/** Its head is whole, so it is taken in; the rest of it is missing. */
const damagedPicture = async () => (await cameraPhotograph({ width: 800, height: 600 })).subarray(0, 4000);

async function row(id: number) {
  const [found] = await shop.app.services.db.select().from(designs).where(eq(designs.id, id));
  if (!found) throw new Error(`There is no design ${id}`);
  return found;
}

const mediaLeft = async (ids: number[]) =>
  (await shop.app.services.db.select({ id: media.id }).from(media).where(inArray(media.id, ids))).map(
    ({ id }) => id,
  );

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

test('pictures are kept, taken out, added and put in another order; what nobody shows any more goes', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310), await picture(320), await picture(330)]);
  const [first, second, third] = (await read(id)).pictures.map((one) => one.id) as [number, number, number];
  const added = await stagePicture(maker, await plainPicture('jpeg', { width: 340, height: 400 }));

  const { body } = await change(id, { pictures: [third, added, first] });
  expect(body.design.pictures.map((one) => one.id)).toEqual([third, added, first]);
  await expect.poll(() => widths(id), { timeout: 30_000 }).toEqual([330, 340, 310]);
  expect(await mediaLeft([first, second, third, added])).toEqual([first, third, added]);
  const dyes = (await row(id)).pictures.map((one) => one.dyes?.length ?? 0);
  expect([dyes[0], dyes[1], dyes[2]]).toEqual([expect.any(Number), 0, 0]);
  expect((await row(id)).pictures[0]).toHaveProperty('dyes');
});

test('the old pictures are seen until one of the new ones is ready, and then go', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310)]);
  const [old] = (await read(id)).pictures;
  const added = await stagePicture(maker, await plainPicture('jpeg', { width: 350, height: 400 }));
  const { db } = shop.app.services;
  // Whoever comes between sending and saving finds it prepared; here it takes a while.
  await expect
    .poll(async () => (await db.select().from(media).where(eq(media.id, added)))[0]?.status)
    .toBe('READY');
  await db.update(media).set({ status: 'STORED' }).where(eq(media.id, added));

  const { body } = await change(id, { pictures: [added] });
  expect(body.design.pictures).toEqual([{ id: added, isReady: false, picture: null }]);
  expect(await widths(id)).toEqual([310]);
  expect(await mediaLeft([old?.id ?? 0])).toEqual([old?.id]);

  await db.update(media).set({ status: 'READY' }).where(eq(media.id, added));
  await inTransaction(db, (tx) => takeInPicture(shop.app.services, tx, id, added));
  expect(await widths(id)).toEqual([350]);
  expect(await mediaLeft([old?.id ?? 0])).toEqual([]);
});

test('a new picture that cannot be read is left out, and its maker is told by mail', async () => {
  const { id } = await publishDesign(maker, { title: 'Kalamkari dupatta' }, [await picture(310)]);
  const [kept] = (await read(id)).pictures;
  const damaged = await stagePicture(maker, await damagedPicture());
  expect((await change(id, { pictures: [damaged, kept?.id ?? 0] })).status).toBe(200);
  await expect.poll(() => mediaLeft([damaged]), { timeout: 30_000 }).toEqual([]);
  expect(await widths(id)).toEqual([310]);
  expect((await read(id)).pictures.map((one) => one.id)).toEqual([kept?.id]);
  const { mail, db } = shop.app.services;
  await expect
    .poll(async () => (await mail.listUnsent(db, maker.email)).map(({ subject }) => subject))
    .toContain('About the pictures of your design');
});

test('when none of the new pictures can be read, the design keeps the ones it had', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310), await picture(320)]);
  const kept = (await read(id)).pictures.map((one) => one.id);
  const damaged = [
    await stagePicture(maker, await damagedPicture()),
    await stagePicture(maker, await damagedPicture()),
  ];
  const { db } = shop.app.services;
  // One is known to be unreadable before the change is sent, the other perhaps only afterwards.
  await expect
    .poll(
      async () =>
        (
          await db
            .select()
            .from(media)
            .where(eq(media.id, damaged[0] ?? 0))
        )[0]?.status,
      { timeout: 30_000 },
    )
    .toBe('FAILED');
  expect((await change(id, { pictures: damaged })).status).toBe(200);
  await expect.poll(() => mediaLeft(damaged), { timeout: 30_000 }).toEqual([]);
  expect((await read(id)).pictures.map((one) => one.id)).toEqual(kept);
  expect(await widths(id)).toEqual([310, 320]);
});

test('a video is added, kept where nothing is said of it, and taken out', async () => {
  const { id } = await publishDesign(maker);
  const { body: staged } = await maker.call(uploadVideo, {
    body: fileForm('video', { name: 'clip.mp4', bytes: phoneVideo() }),
  });
  const { mediaId } = staged.data;
  expect((await change(id, { videoId: mediaId })).body.design.video).toMatchObject({ id: mediaId });
  const { videoId: _, ...silent } = asItIs(await read(id));
  expect((await put(id, { ...silent, title: 'With a film' })).body.design.video).toMatchObject({
    id: mediaId,
  });
  expect((await change(id, { videoId: null })).body.design.video).toBeNull();
  expect(await mediaLeft([mediaId])).toEqual([]);
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

test('pictures of another person or another design look missing, and stay where they are', async () => {
  const { id } = await publishDesign(maker);
  const other = await publishDesign(maker);
  const stranger = await shop.app.actor({ name: 'Lakshmi Devi' });
  const [theirs] = (await read(other.id)).pictures;
  for (const foreign of [await stagePicture(stranger), theirs?.id ?? 0, 99_999_999]) {
    const { status, error } = await change(id, { pictures: [foreign], title: 'Borrowed' });
    expect([status, error.errors]).toEqual([
      400,
      { pictures: 'A file that was sent ahead could not be found. Please choose it again.' },
    ]);
  }
  expect((await read(id)).words.title).not.toBe('Borrowed');
  expect((await read(other.id)).pictures).toHaveLength(1);
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
  await expect.poll(async () => (await mediaOf(added))?.status, { timeout: 30_000 }).toBe('READY');
  const { db } = shop.app.services;
  // An order with a new address waits for whoever holds the buyer's book, when it is written and not committed.
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
  await expect.poll(() => mediaLeft([cover, second, added]), { timeout: 30_000 }).toEqual([cover, added]);
});

test('a design whose pictures could not be read is published with others', async () => {
  const images = [{ name: 'half.jpg', bytes: await damagedPicture() }];
  const { body } = await maker.call(uploadDesign, { body: designForm({}, { images }) });
  const { id } = body.design;
  await expect.poll(async () => (await row(id)).failedAt, { timeout: 30_000 }).not.toBeNull();
  expect((await read(id)).pictures).toEqual([]);
  const added = await stagePicture(maker);
  expect((await change(id, { pictures: [added] })).status).toBe(200);
  await expect.poll(async () => (await row(id)).status, { timeout: 30_000 }).toBe('PUBLISHED');
});
