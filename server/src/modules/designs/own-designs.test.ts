import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fill } from '#bench/fill.ts';
import { getMyUploadedProducts, ownDesignsPageSize } from '#contracts/designs/own-designs.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertDesign } from '#tests/support/designs.ts';
import { explain } from '#tests/support/explain.ts';
import { reviewTotals } from '../reviews/reviews.tables.ts';
import { countOwnDesigns, ownDesignsPage } from './own-designs.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Not from the pool, whose queries nobody may wait for as long as for this.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fill(client, amountsFor(2000));
  await client.end();
}, 60_000);
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

test('a large workshop is read page by page, none twice, along the index', async () => {
  const maker = await app.actor({ name: 'Balaji Momin', role: 'KARKHANDAR' });
  const { db } = app.services;
  const first = await insertDesign(db, { makerId: maker.id });
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into designs (maker_id, title, description, category, price_paise, completion_days, status, published_at)
     select maker_id, title || n, description, category, price_paise,
            completion_days, status, published_at
       from designs, generate_series(1, 400) n where id = $1`,
    [first],
  );
  await client.query('vacuum analyze designs');
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

  const page = await explain(app, 'designs.own-page', ownDesignsPage, [maker.id, Number.MAX_SAFE_INTEGER]);
  expect(page.rows).toBe(ownDesignsPageSize + 1);
  expect(page.scans).toContain('Index Scan designs_maker_idx');
  expect(page.buffers).toBeLessThanOrEqual((100 / 12) * ownDesignsPageSize);
  const count = await explain(app, 'designs.own-count', countOwnDesigns, [maker.id]);
  expect(count.scans).toEqual(['Index Only Scan designs_maker_idx']);
}, 60_000);
