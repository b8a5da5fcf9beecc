import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fillUnsearched } from '#bench/fill.ts';
import { getMyUploadedProducts, ownDesignsPageSize } from '#contracts/designs/own-designs.contract.ts';
import { reviewTotals } from '#server/modules/reviews/reviews.tables.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { countOwnDesigns, ownDesignsPage } from './own-designs.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because this exceeds the query timeout of the pool.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillUnsearched(client, amountsFor(2000));
  await client.end();
});
afterAll(() => app.stop());

test('a maker reads what they uploaded, newest first, with its real numbers, and nothing of others', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const { db } = app.services;
  const makerId = maker.id;
  const rated = await insertDesign(db, {
    makerId,
    likesCount: 4,
    sharesCount: 3,
    savesCount: 2,
    ordersCount: 1,
  });
  const waiting = await insertDesign(db, { makerId, status: 'PROCESSING', publishedAt: null, pictures: [] });
  await insertDesign(db, { makerId, status: 'DELETED' });
  await insertDesign(db, { makerId: (await app.actor()).id });
  await db.insert(reviewTotals).values({
    designId: rated,
    makerId,
    reviewCount: 3,
    ratingSum: 13,
    byStars: [0, 0, 0, 2, 1],
    picturedByStars: [0, 0, 0, 0, 0],
  });
  const { body } = await maker.call(getMyUploadedProducts, { query: {} });
  expect([body.count, body.products.map(({ id }) => id), body.nextBefore]).toEqual([
    2,
    [waiting, rated],
    null,
  ]);
  expect(body.products[0]).toMatchObject({
    status: 'PROCESSING',
    image: null,
    meta: { averageRating: null },
  });
  expect(body.products[1]).toMatchObject({
    price: 2499,
    image: expect.stringMatching(/\/media\/ajrakh\d+\/1080\.webp$/),
    meta: {
      likeCount: 4,
      shareCount: 3,
      saveCount: 2,
      reviewCount: 3,
      orderCount: 1,
      averageRating: '4.3',
    },
  });
});

test('one’s designs are searched by title and category, narrowed by status and put in order, page by page', async () => {
  const maker = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  const { db } = app.services;
  const of = (title: string, ordersCount: number, pricePaise: number, status = 'PUBLISHED') =>
    insertDesign(db, { makerId: maker.id, title, ordersCount, pricePaise, status });
  const stole = await of('Ajrakh stole', 2, 90_000);
  const sari = await of('Bandhani sari', 7, 250_000);
  const hidden = await of('Mashru 100% silk', 2, 120_000, 'HIDDEN');
  const found = async (query: object) => {
    const { body } = await maker.call(getMyUploadedProducts, { query });
    return body.products.map(({ id }) => id);
  };
  expect(await found({ q: 'BANDHANI' })).toEqual([sari]);
  expect(await found({ q: 'accessor' })).toEqual([hidden, sari, stole]);
  expect(await found({ q: '0%' })).toEqual([hidden]);
  expect(await found({ status: 'HIDDEN' })).toEqual([hidden]);
  expect(await found({ sort: 'orders' })).toEqual([sari, hidden, stole]);
  expect(await found({ sort: 'price', q: 'a' })).toEqual([sari, hidden, stole]);
  expect(await found({ sort: 'orders', cursor: `7.${sari}` })).toEqual([hidden, stole]);
  const refused = await maker.call(getMyUploadedProducts, { query: { cursor: 'nonsense' } });
  expect([refused.status, refused.error.errors?.cursor]).toEqual([
    400,
    'This page of the list could not be found.',
  ]);
});

test('the newest is the one with the newest date, whatever the ids, and the next page goes on from there', async () => {
  const maker = await app.actor({ name: 'Rukhsana Mir', role: 'DESIGNER' });
  const { db } = app.services;
  const ids: number[] = [];
  for (const day of [3, 2, 1])
    ids.push(await insertDesign(db, { makerId: maker.id, createdAt: new Date(Date.UTC(2026, 10, day)) }));
  const listed = async (query: object = {}) =>
    (await maker.call(getMyUploadedProducts, { query })).body.products.map(({ id }) => id);
  expect(await listed()).toEqual(ids);
  expect(await listed({ before: ids[0] })).toEqual(ids.slice(1));
  expect(await listed({ before: ids[1], sort: 'newest' })).toEqual(ids.slice(2));
});

test('a large workshop is read page by page, none twice, along the index', async () => {
  const maker = await app.actor({ name: 'Balaji Momin', role: 'KARKHANDAR' });
  const { db } = app.services;
  const first = await insertDesign(db, { makerId: maker.id });
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into designs (maker_id, title, description, language, category, price_paise, completion_days, status, published_at)
     select maker_id, title || n, description, language, category, price_paise,
            completion_days, status, published_at
       from designs, generate_series(1, 400) n where id = $1`,
    [first],
  );
  await vacuumFully(client, 'designs');
  await client.end();
  const seen = new Set<number>();
  let before: number | undefined;
  let pages = 0;
  do {
    const { body } = await maker.call(getMyUploadedProducts, {
      query: before === undefined ? {} : { before },
    });
    for (const { id } of body.products) seen.add(id);
    expect(body.count).toBe(401);
    before = body.nextBefore ?? undefined;
    pages += 1;
  } while (before !== undefined);
  expect([seen.size, pages]).toEqual([401, Math.ceil(401 / ownDesignsPageSize)]);

  const most = Number.MAX_SAFE_INTEGER;
  const whole = { makerId: maker.id, words: '', status: null, after: { value: most, id: most } } as const;
  const newest = await explain(
    app,
    'designs.own.newest',
    (executor) => ownDesignsPage(executor, { ...whole, sort: 'newest' }),
    { makerId: maker.id, id: most },
  );
  expect(newest.rows).toBe(ownDesignsPageSize + 1);
  expect(newest.scans).toContain('Index Scan designs_maker_idx');
  expect(newest.buffers).toBeLessThanOrEqual((100 / 12) * ownDesignsPageSize);
  const dearest = await explain(
    app,
    'designs.own.price',
    (executor) => ownDesignsPage(executor, { ...whole, sort: 'price' }),
    { makerId: maker.id, value: most, id: most },
  );
  expect(dearest.scans).not.toContain('Seq Scan designs');
  const count = await explain(app, 'designs.own-count', countOwnDesigns, [maker.id]);
  expect(count.scans).toEqual(['Index Only Scan designs_maker_idx']);
});
