import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { demoBoards } from './content/demo-boards.ts';
import { demoComments } from './content/demo-comments.ts';
import { demoOrders } from './content/demo-orders.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { demoPassword, demoSignIns } from './content/demo-sign-ins.ts';
import { beginDemo, fillDemo } from './fill/fill-demo.ts';
import { makePayHeadless } from './pay-headless.ts';

const minutes = 60_000;

let app: TestApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-demo-'));
  app = await startTestApp({ settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, withJobs: true });
  // The emulator answers over the network only.
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const pay = () => makePayHeadless(app.providerBase);

async function count(query: string): Promise<Record<string, number>> {
  const { rows } = await app.services.db.$client.query(query);
  return rows[0];
}

async function signIn({ email }: { email: string }): Promise<string> {
  const { headers } = await app.visitor.call(login, { body: { email, password: demoPassword } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

test(
  'an empty database has the first page of the demo at once, and all of it after the fill',
  async () => {
    const people = await beginDemo(app.services);
    if (!people) throw new Error('The demo did not begin');
    expect(await count('select published from design_totals')).toEqual({ published: 12 });

    // Cut short, and gone on with: nothing is made twice.
    await fillDemo(app.services, pay(), people).stop();
    await fillDemo(app.services, pay(), people).done;

    expect(
      await count(`select published,
                        (select count(*) from designs where status = 'PUBLISHED') as rows,
                        (select count(distinct category) from designs) as categories,
                        (select count(distinct maker_id) from designs) as makers,
                        (select count(*) from designs d where likes_count <> (select count(*) from likes where design_id = d.id)) as wrong,
                        (select count(*) from comments) as comments,
                        (select count(*) from reviews) as reviews,
                        (select count(*) from review_totals t where review_count <> (select count(*) from reviews where design_id = t.design_id)) as misrated,
                        (select count(*) from designs d where comment_count <> (select count(*) from comments where design_id = d.id)
                                                           or shares_count <> (select count(*) from shares where design_id = d.id)) as miscounted,
                        (select count(*) from media where claimed_at is null and created_at < now() - interval '1 day') as sweepable,
                        (select count(*) from review_totals t join designs d on d.id = t.design_id
                          where d.orders_count > 0 and t.review_count > d.orders_count) as overreviewed,
                        (select count(*) from orders) as orders
                   from design_totals`),
    ).toEqual({
      published: demoDesigns.length,
      rows: demoDesigns.length,
      categories: 8,
      makers: new Set(demoDesigns.map(({ maker }) => maker)).size,
      wrong: 0,
      comments: demoComments.length,
      reviews: demoReviews.length,
      misrated: 0,
      miscounted: 0,
      sweepable: 0,
      overreviewed: 0,
      orders: demoOrders.length,
    });

    const cookie = await signIn(demoSignIns.designer);
    const sales = await app.visitor.call(mySales, { headers: { cookie } });
    expect(new Set(sales.body.data.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
    const shopper = await signIn(demoSignIns.shopper);
    const purchases = await app.visitor.call(myOrders, { headers: { cookie: shopper } });
    expect(purchases.body.orders.length).toBeGreaterThanOrEqual(10);
  },
  8 * minutes,
);

/** Everything of the demo that people can take away or that may be counted twice. */
const standing = () =>
  count(`select (select count(*) from designs where status = 'PUBLISHED') as designs,
                (select count(*) from comments) as comments, (select count(*) from shares) as shares,
                (select sum(shares_count) from designs) as counted, (select count(*) from boards) as boards,
                (select count(*) from saves) as saves, (select count(*) from follows) as follows,
                (select count(*) from reviews) as reviews, (select count(*) from orders) as orders,
                (select count(*) from messages) as messages, (select count(*) from demo_parts) as parts`);

test(
  'what people take away stays away, and nothing is counted twice at the next start',
  async () => {
    const { $client } = app.services.db;
    const people = await beginDemo(app.services);
    if (!people) throw new Error('The demo did not begin');
    await $client.query('delete from comments where id = (select min(id) from comments)');
    await $client.query(
      `update boards set name = 'Of my own naming' where id = (select min(id) from boards)`,
    );
    await $client.query('delete from follows where follower_id = (select min(follower_id) from follows)');
    const before = await standing();
    expect(before.parts).toBeGreaterThanOrEqual(9);
    await fillDemo(app.services, pay(), people).done;
    expect(await standing()).toEqual(before);

    // As after a stop in the middle of its shares.
    await $client.query(`delete from demo_parts where name = 'shares'`);
    await fillDemo(app.services, pay(), people).done;
    expect(await standing()).toEqual(before);
  },
  2 * minutes,
);

test(
  'a hidden design and a part that fails keep no other part back',
  async () => {
    const { $client } = app.services.db;
    const people = await beginDemo(app.services);
    if (!people) throw new Error('The demo did not begin');
    await $client.query(
      `update designs set status = 'HIDDEN'
      where idempotency_key in (${[demoOrders, demoReviews, demoComments].map(([one]) => `'demo ${one?.design}'`)})`,
    );
    const { parts } = await standing();
    await $client.query('delete from demo_parts');
    const shopper = demoBoards[0]?.shopper ?? '';
    await fillDemo(app.services, pay(), new Map([...people].filter(([key]) => key !== shopper))).done;
    const { rows } = await $client.query('select name from demo_parts');
    const names = rows.map(({ name }) => name);
    expect(names).not.toContain('boards');
    expect(names).toEqual(expect.arrayContaining(['designs', 'shares', 'comments']));
    await fillDemo(app.services, pay(), people).done;
    expect((await standing()).parts).toBe(parts);
  },
  2 * minutes,
);

test('a database that people use already is left alone', async () => {
  const used = await startTestApp({ withJobs: true });
  try {
    await used.actor({ name: 'Somebody Real' });
    expect(await beginDemo(used.services)).toBeNull();
  } finally {
    await used.stop();
  }
});
