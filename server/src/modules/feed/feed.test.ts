import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
const oldestFirst: number[] = [];
beforeAll(async () => {
  app = await startTestApp({
    settings: { PUBLIC_URL: 'http://tanabana.example', CACHE_MB: '1' },
    withJobs: true,
  });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
  for (let n = 0; n < 30; n++) oldestFirst.push(await publish());
});
afterAll(() => app.stop());

async function publish(extra: Partial<Parameters<typeof insertDesign>[1]> = {}): Promise<number> {
  const id = await insertDesign(app.services.db, { makerId: maker.id, ...extra });
  await app.services.db.$client.query('update design_totals set published = published + 1');
  return id;
}

const idsOf = (answer: { body: { products: { id: number }[] } }) =>
  answer.body.products.map((design) => design.id);
const newestFirst = () => oldestFirst.toReversed();

test('a visitor sees the newest designs first, with the total and a way on', async () => {
  const { status, body } = await app.visitor.call(getProductsForFeed);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, total: 30, pageSize: 12, page: 1 });
  expect(body.products.map((design) => design.id)).toEqual(newestFirst().slice(0, 12));
  expect(body.nextCursor).toEqual(expect.any(String));
});

test('a card carries rupees, the price before the discount, absolute pictures and its maker', async () => {
  const id = await publish({
    pricePaise: 849_950,
    discountPercent: 15,
    materialOne: 'Katan silk',
    publishedAt: new Date(Date.UTC(2026, 7, 1)),
    pictures: [
      { key: 'k3y', width: 900, height: 1200, placeholder: 'data:image/webp;base64,AA', dyes: ['#9e2222'] },
      { key: 'back', width: 900, height: 1200, placeholder: 'data:image/webp;base64,BB' },
    ],
  });
  oldestFirst.unshift(id);
  const { body } = await shopper.call(getProductsForFeed, { query: { page: 3 } });
  expect(body.products.at(-1)).toEqual({
    id,
    title: expect.any(String),
    titleLang: 'en',
    description: expect.any(String),
    descriptionLang: 'en',
    price: 8499.5,
    discount: 15,
    originalPrice: 9999,
    category: 'Accessories',
    materialOne: 'Katan silk',
    materialTwo: null,
    createdAt: '2026-08-01T00:00:00.000Z',
    images: ['k3y', 'back'].map((key) => `http://tanabana.example/media/${key}/1080.webp`),
    dyes: ['#9e2222'],
    pictures: [
      {
        url: 'http://tanabana.example/media/k3y/1080.webp',
        width: 900,
        height: 1200,
        placeholder: 'data:image/webp;base64,AA',
      },
      // The blur of later pictures is not sent, because only people who swipe to them see it.
      { url: 'http://tanabana.example/media/back/1080.webp', width: 900, height: 1200, placeholder: '' },
    ],
    designer: {
      id: maker.id,
      name: 'Kavya Iyer',
      city: '',
      profileImage: null,
      isVerified: false,
      isFollowed: false,
    },
    isLiked: false,
    isSaved: false,
    meta: { likesCount: 0, commentCount: 0, sharesCount: 0, savesCount: 0 },
  });
});

test('somebody signed in sees what they liked and saved themselves, and nobody else does', async () => {
  const [newest = 0, second = 0] = newestFirst();
  await shopper.call(likeUnLikeDesign, { params: { id: newest } });
  await shopper.call(saveUnSaveDesign, { params: { id: second } });
  const marksOf = async (actor: Pick<Actor, 'call'>) => {
    const { body } = await actor.call(getProductsForFeed);
    return body.products.slice(0, 2).map(({ isLiked, isSaved }) => ({ isLiked, isSaved }));
  };
  expect(await marksOf(shopper)).toEqual([
    { isLiked: true, isSaved: false },
    { isLiked: false, isSaved: true },
  ]);
  const none = { isLiked: false, isSaved: false };
  expect(await marksOf(maker)).toEqual([none, none]);
});

test('pages by cursor neither repeat nor skip while new designs arrive between them', async () => {
  const expected = newestFirst();
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await shopper.call(getProductsForFeed, {
      query: cursor === undefined ? {} : { cursor },
    });
    seen.push(...body.products.map((design) => design.id));
    cursor = body.nextCursor ?? undefined;
    oldestFirst.push(await publish(), await publish());
  } while (cursor);
  expect(seen).toEqual(expected);
});

test('designs published in the same microsecond are told apart by their ids', async () => {
  const publishedAt = new Date(Date.UTC(2026, 6, 1));
  const twins: number[] = [];
  for (let n = 0; n < 14; n++) twins.push(await publish({ publishedAt }));
  oldestFirst.unshift(...twins);
  const newest = newestFirst();
  let cursor: string | undefined;
  do {
    const { body } = await shopper.call(getProductsForFeed, {
      query: cursor === undefined ? {} : { cursor },
    });
    const seen = body.products.map((design) => design.id);
    const expected = newest.splice(0, seen.length);
    // Designs with likes come first on their page.
    const liked = body.products.filter(({ meta }) => meta.likesCount > 0).map(({ id }) => id);
    expect(seen).toEqual([...liked, ...expected.filter((id) => !liked.includes(id))]);
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  expect(newest).toEqual([]);
});

test('numbered pages show the same designs as the cursor does, up to the last', async () => {
  // Page positions are cached for three seconds. Moving the clock on lets those of earlier tests expire.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3100);
  const all = newestFirst();
  for (const page of [2, 3]) {
    const answer = await shopper.call(getProductsForFeed, { query: { page } });
    expect(answer.body.page).toBe(page);
    expect(idsOf(answer)).toEqual(all.slice((page - 1) * 12, page * 12));
  }
  const last = Math.ceil(all.length / 12);
  const end = await shopper.call(getProductsForFeed, { query: { page: last } });
  expect(end.body.nextCursor).toBeNull();
  const beyond = await shopper.call(getProductsForFeed, { query: { page: last + 1 } });
  expect(beyond.body).toMatchObject({ products: [], nextCursor: null, total: all.length });
});

test('unfinished, hidden and deleted designs are in nobody’s feed', async () => {
  for (const status of ['PROCESSING', 'HIDDEN', 'DELETED']) {
    await insertDesign(app.services.db, { makerId: maker.id, status });
  }
  expect(idsOf(await maker.call(getProductsForFeed))).toEqual(newestFirst().slice(0, 12));
});

test.each(['nonsense', '', 'OTk5OTk5OTk5OTk5OTk5OTk5LjE', Buffer.from('1.-1').toString('base64url')])(
  'the cursor "%s", which is none of ours, is refused with a sentence',
  async (cursor) => {
    const { status, error } = await app.visitor.call(getProductsForFeed, { query: { cursor } });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      errors: { cursor: 'This place in the feed is not known. Please start from the top.' },
    });
  },
);

test.each(['0', '-1', '1001', '1.5', 'two'])('page %s is refused', async (page) => {
  const { status, error } = await app.visitor.call(getProductsForFeed, { query: { page } });
  expect(status).toBe(400);
  expect(error.code).toBe('INVALID_INPUT');
});

test('visitors share an answer with an ETag, which is not sent again to those who have it', async () => {
  const first = await app.visitor.call(getProductsForFeed, { query: { page: 1 } });
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=1');
  const again = await app.server.inject({
    url: '/api/design/getProductsForFeed?page=1',
    headers: { 'if-none-match': etag },
  });
  expect(again.statusCode).toBe(304);
  expect(again.payload).toBe('');
});

test('a compressed answer is the same answer', async () => {
  const url = '/api/design/getProductsForFeed?page=2';
  const plain = await app.server.inject({ url });
  const packed = await app.server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.etag).toBe(plain.headers.etag);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
});

test('an answer for somebody signed in is kept by no cache and given to no visitor', async () => {
  const [newest = 0] = newestFirst();
  await maker.call(likeUnLikeDesign, { params: { id: newest }, body: { wanted: true } });
  const query = { page: 1 };
  const mine = await maker.call(getProductsForFeed, { query });
  expect(mine.body.products[0]?.isLiked).toBe(true);
  expect(mine.headers['cache-control']).toBe('private, no-store');
  expect(mine.headers.etag).toBeUndefined();
  const theirs = await app.visitor.call(getProductsForFeed, { query });
  expect(theirs.headers.vary).toContain('cookie');
  expect(theirs.body.products.every((design) => !design.isLiked)).toBe(true);
});
