import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { findDatesOutOfOrder } from '#tests/support/demo/dates-in-order.ts';
import { testKnownShopper } from '#tests/support/demo/known-shopper.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { demoBoards } from './content/demo-boards.ts';
import { demoComments } from './content/demo-comments.ts';
import { demoTakedowns } from './content/demo-desk.ts';
import { demoOrders } from './content/demo-orders.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { markPartDone } from './demo.queries.ts';
import { beginDemo, fillDemo } from './fill/fill-demo.ts';
import { makePayHeadless } from './pay-headless.ts';
import { publishDesigns } from './publish-designs.ts';

/** Designs after the first page whose orders are made to the measurements of the naap book. */
const measured = [
  'noor-brocade-lehenga-set',
  'phiroza-banaras-anarkali',
  'banaras-festival-kurta-child',
  'meher-chikan-kurta',
];
/** The designs of a late order and of an order with a proposed day. */
const promised = ['box-clutch-gulnaar', 'royal-brocade-safa'];
/** The designs by which two makers fit the brief for a sherwani. */
const fitting = ['nizam-himroo-sherwani', 'mathura-kurta-and-dhoti'];
/** The first page of designs and four more. `npm run prove:demo` fills all of them, which takes minutes. */
const some = demoDesigns.filter(
  ({ key }, nth) => nth < 13 || [...measured, ...promised, ...fitting].includes(key),
);
const ofSome = <Content extends { design: string }>(content: readonly Content[]) =>
  content.filter(({ design }) => some.some(({ key }) => key === design));

/** Number of designs that the demo's desk has hidden and not shown again. */
const hidden = ofSome(demoTakedowns).filter(({ restoredWith }) => restoredWith === '').length;

let app: TestApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-demo-'));
  app = await startTestApp({ settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, withJobs: true });
  // The emulator is reachable over the network only.
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const pay = () => makePayHeadless(app.providerBase);

async function begun() {
  const people = await beginDemo(app.services);
  if (!people) throw new Error('The demo did not begin');
  return people;
}

async function count(query: string): Promise<Record<string, number>> {
  const { rows } = await app.services.db.$client.query(query);
  return rows[0];
}

test('an empty database has the first page of the demo at once, and the rest of its designs after the fill', async () => {
  const people = await begun();
  expect(await count('select published from design_totals')).toEqual({ published: 12 });
  await publishDesigns(app.services, people, { designs: some });
  await markPartDone(app.services.db, 'designs');

  // Interrupted, then resumed: nothing is created twice.
  await fillDemo(app.services, pay(), people).stop();
  await fillDemo(app.services, pay(), people).done;

  expect(
    await count(`select published,
                        (select count(*) from designs where status = 'PUBLISHED') as rows,
                        (select count(*) from designs d where likes_count <> (select count(*) from likes where design_id = d.id)) as wrong,
                        (select count(*) from comments) as comments,
                        (select count(*) from reviews) as reviews,
                        (select count(*) from review_totals t where review_count + others_count <> (select count(*) from reviews where design_id = t.design_id)) as misrated,
                        (select count(*) from designs d where comment_count <> (select count(*) from comments where design_id = d.id)
                                                           or shares_count <> (select count(*) from shares where design_id = d.id)) as miscounted,
                        (select count(*) from media where claimed_at is null and created_at < now() - interval '1 day') as sweepable,
                        (select count(*) from orders) as orders
                   from design_totals`),
  ).toEqual({
    published: some.length - hidden,
    rows: some.length - hidden,
    wrong: 0,
    comments: ofSome(demoComments).length,
    reviews: ofSome(demoReviews).length,
    misrated: 0,
    miscounted: 0,
    sweepable: 0,
    // And that of a quote.
    orders: ofSome(demoOrders).length + 1,
  });
  expect(await findDatesOutOfOrder(app.services.db.$client)).toEqual([]);
  expect(await auditLater(app)).toEqual([]);
  expect(
    await count(`select (select count(*) > 0 from designs where published_at > now() - interval '7 days') as new_designs,
                        (select count(*) > 0 from users where created_at > now() - interval '7 days') as new_people,
                        (select count(distinct created_at::date) > 20 from likes) as likes_of_many_days,
                        (select count(*) from meetings where type = 'PHONE_CALL' and notes like '%bell%') as calls_at_the_door`),
  ).toEqual({ new_designs: true, new_people: true, likes_of_many_days: true, calls_at_the_door: 0 });
}, 240_000);

testKnownShopper(() => app);

/** Everything in the demo that people can delete or that might be counted twice. */
const standing = () =>
  count(`select (select count(*) from designs where status = 'PUBLISHED') as designs,
                (select count(*) from comments) as comments, (select count(*) from shares) as shares,
                (select sum(shares_count) from designs) as counted, (select count(*) from boards) as boards,
                (select count(*) from saves) as saves, (select count(*) from follows) as follows,
                (select count(*) from reviews) as reviews, (select count(*) from orders) as orders,
                (select count(*) from messages) as messages, (select count(*) from naap_versions) as versions,
                (select count(*) from naap_overlays) as overlays, (select count(*) from quote_history) as moves,
                (select count(*) from briefs) as briefs, (select count(*) from fit_history) as fitted,
                (select count(*) from order_promises) as promises, (select count(*) from occasion_guests) as guests,
                (select count(*) from demo_parts) as parts`);

test('what people take away stays away, and nothing is counted twice at the next start', async () => {
  const { $client } = app.services.db;
  const people = await begun();
  await $client.query('delete from comments where id = (select min(id) from comments)');
  await $client.query(`update boards set name = 'Of my own naming' where id = (select min(id) from boards)`);
  await $client.query('delete from follows where follower_id = (select min(follower_id) from follows)');
  const before = await standing();
  expect(before.parts).toBeGreaterThanOrEqual(9);
  await fillDemo(app.services, pay(), people).done;
  expect(await standing()).toEqual(before);

  // As if the fill had been interrupted in the middle of the shares.
  await $client.query(`delete from demo_parts where name = 'shares'`);
  await fillDemo(app.services, pay(), people).done;
  expect(await standing()).toEqual(before);
});

test('a hidden design and a part that fails keep no other part back', async () => {
  const { $client } = app.services.db;
  const people = await begun();
  const hidden = [ofSome(demoOrders), ofSome(demoReviews), ofSome(demoComments)].map(([one]) => one?.design);
  await $client.query(`update designs set status = 'HIDDEN' where idempotency_key = any($1)`, [
    hidden.map((design) => `demo ${design}`),
  ]);
  const { parts } = await standing();
  await $client.query(`delete from demo_parts where name <> 'designs'`);
  const shopper = demoBoards[0]?.shopper ?? '';
  await fillDemo(app.services, pay(), new Map([...people].filter(([key]) => key !== shopper))).done;
  const { rows } = await $client.query('select name from demo_parts');
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain('boards');
  expect(names).toEqual(expect.arrayContaining(['shares', 'comments']));
  await publishDesigns(app.services, people, { designs: some });
  expect(await count('select count(*) as designs from designs')).toEqual({ designs: some.length });
  await fillDemo(app.services, pay(), people).done;
  expect((await standing()).parts).toBe(parts);
});

test('a database that people use already is left alone', async () => {
  const used = await startTestApp({ withJobs: true });
  try {
    await used.actor({ name: 'Somebody Real' });
    expect(await beginDemo(used.services)).toBeNull();
  } finally {
    await used.stop();
  }
});

test('the people of the demo agree at each start to the texts as they read then', async () => {
  await count("update consents set version = '2025-01-01' where text = 'TERMS'");
  await beginDemo(app.services);
  const people = await count(
    `select count(*) as all, count(*) filter (where exists (
       select from consents c where c.user_id = u.id and c.text = 'TERMS' and c.version = '${textVersions.TERMS}')) as agreed
       from users u where email like '%@tanabana.example'`,
  );
  expect(people.agreed).toBe(people.all);
  expect(Number(people.all)).toBeGreaterThan(0);
});
