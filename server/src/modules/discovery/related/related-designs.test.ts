import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fill } from '#bench/fill.ts';
import { getRelatedDesigns, relatedCount } from '#contracts/discovery/related-designs.contract.ts';
import { explain } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { alikeDesigns, mostAlike, othersOfMaker } from './related-designs.queries.ts';

let app: TestApp;
let maker: Actor;
let rival: Actor;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  rival = await app.actor({ name: 'Ismail Khatri', role: 'DESIGNER' });
});
afterAll(() => app.stop());

const insert = (of: Actor, extra: Partial<Parameters<typeof insertDesign>[1]> = {}) =>
  insertDesign(app.services.db, { makerId: of.id, category: 'Bags', ...extra });

const dyed = (...dyes: string[]) => [
  { key: `bag${dyes.join()}`, width: 1080, height: 1350, placeholder: '', dyes },
];

const related = async (id: number, actor: Pick<Actor, 'call'> = app.visitor) =>
  (await actor.call(getRelatedDesigns, { params: { id } })).body;

test('a design leads to the newest others of its maker and to like ones of others, the likest first', async () => {
  const id = await insert(maker, { materialOne: 'Jute', pricePaise: 100_000, pictures: dyed('#9c2f2f') });
  const own: number[] = [];
  for (let count = 0; count < relatedCount + 1; count++)
    own.unshift(await insert(maker, { materialOne: 'Jute' }));
  const blueSilk = await insert(rival, {
    materialOne: 'Silk',
    pricePaise: 100_000,
    pictures: dyed('#1d3f8f'),
  });
  const dearJute = await insert(rival, {
    materialOne: 'Jute',
    pricePaise: 300_000,
    pictures: dyed('#9c2f2f'),
  });
  const redJute = await insert(rival, {
    materialOne: 'Jute',
    pricePaise: 110_000,
    pictures: dyed('#a03434'),
  });
  const blueJute = await insert(rival, {
    materialOne: 'Jute',
    pricePaise: 100_000,
    pictures: dyed('#1d3f8f'),
  });
  await insert(rival, { category: 'Shoes', materialOne: 'Jute', pricePaise: 100_000 });
  for (const status of ['HIDDEN', 'WITHDRAWN', 'DELETED'])
    await insert(rival, { status, materialOne: 'Jute' });

  const { fromMaker, similar } = await related(id);
  expect(fromMaker.map((design) => design.id)).toEqual(own.slice(0, relatedCount));
  expect(similar.map((design) => design.id)).toEqual([redJute, dearJute, blueJute, blueSilk]);
  expect(similar[0]).toMatchObject({
    price: 1100,
    maker: { id: rival.id, name: 'Ismail Khatri' },
    isSaved: false,
  });
});

test('a lone design of its maker and category leads nowhere, and says so with empty lists', async () => {
  const hermit = await app.actor({ name: 'Ramesh Das', role: 'DESIGNER' });
  const id = await insert(hermit, { category: 'Home Decor' });
  expect(await related(id)).toEqual({ success: true, fromMaker: [], similar: [] });
});

test('what the viewer may not see leads nowhere either; its maker sees it while it is hidden', async () => {
  const id = await insert(maker, { status: 'WITHDRAWN' });
  const hidden = await app.visitor.call(getRelatedDesigns, { params: { id } });
  const missing = await rival.call(getRelatedDesigns, { params: { id: 987_654_321 } });
  expect([hidden.status, hidden.error.message]).toEqual([404, 'This design could not be found.']);
  expect([missing.status, missing.error.message]).toEqual([404, hidden.error.message]);
  expect((await maker.call(getRelatedDesigns, { params: { id } })).status).toBe(200);
});

test('in a large catalogue each look reads a handful of pages, along the indexes alone', async () => {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fill(client, amountsFor(2000));
  await client.query('vacuum analyze designs');
  await client.query('vacuum analyze design_search');
  const { rows } = await client.query<{
    id: number;
    category: string;
    price: string;
    maker: string;
    materials: string;
  }>(
    `select design_id as id, category, price_paise as price, maker_id as maker, materials
       from design_search order by design_id offset 1000 limit 1`,
  );
  await client.end();
  const [chosen] = rows;
  if (!chosen) throw new Error('There is nothing to compare');
  const { category, price, maker: makerId, materials, id } = chosen;

  const alike = await explain(app, 'related.alike', alikeDesigns, {
    category,
    pricePaise: Number(price),
    designId: Number(id),
    makerId: Number(makerId),
    materials,
  });
  expect(alike.rows).toBe(mostAlike);
  expect(new Set(alike.scans)).toEqual(
    new Set(['Index Only Scan design_search_near_idx', 'Index Only Scan design_search_same_cloth_idx']),
  );
  expect(alike.buffers).toBeLessThanOrEqual(100);

  const others = await explain(app, 'related.of-maker', othersOfMaker, [Number(makerId), Number(id), null]);
  expect(others.scans).toContain('Index Only Scan designs_of_maker_idx');
  expect(others.scans.filter((scan) => !scan.startsWith('Index Only Scan'))).toEqual([]);
  expect(others.buffers).toBeLessThanOrEqual(100);
});
