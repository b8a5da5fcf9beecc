import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoComments } from '#server/demo/content/demo-comments.ts';
import { demoTakedowns } from '#server/demo/content/demo-desk.ts';
import { demoOrders } from '#server/demo/content/demo-orders.ts';
import { demoReviews } from '#server/demo/content/demo-reviews.ts';
import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { beginDemo, fillDemo } from '#server/demo/fill/fill-demo.ts';
import { makePayHeadless } from '#server/demo/pay-headless.ts';
import { findDatesOutOfOrder } from '#tests/support/demo/dates-in-order.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-demo-'));
  app = await startTestApp({ settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, withJobs: true });
  // The emulator is reached over the network only.
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** Designs that the demo's desk took down and never restored. */
const hidden = demoTakedowns.filter(({ restoredWith }) => restoredWith === '').length;

const pay = () => makePayHeadless(app.providerBase);

async function count(query: string): Promise<Record<string, number>> {
  const { rows } = await app.services.db.$client.query(query);
  return rows[0];
}

async function signIn({ email }: { email: string }): Promise<string> {
  const { headers } = await app.visitor.call(login, { body: { email, password: demoPassword } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

test('an empty database has the first page of the demo at once, and all of it after the fill', async () => {
  const people = await beginDemo(app.services);
  if (!people) throw new Error('The demo did not begin');
  expect(await count('select published from design_totals')).toEqual({ published: 12 });

  // An interrupted fill can be resumed, and creates nothing twice.
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
                        (select count(*) from review_totals t where review_count + others_count <> (select count(*) from reviews where design_id = t.design_id)) as misrated,
                        (select count(*) from designs d where comment_count <> (select count(*) from comments where design_id = d.id)
                                                           or shares_count <> (select count(*) from shares where design_id = d.id)) as miscounted,
                        (select count(*) from media where claimed_at is null and created_at < now() - interval '1 day') as sweepable,
                        (select count(*) from review_totals t join designs d on d.id = t.design_id
                          where d.orders_count > 0 and t.review_count > d.orders_count) as overreviewed,
                        (select count(*) from orders o
                          where exists (select from order_history h where h.order_id = o.id and h.to_status = 'DESIGN_COMPLETED')
                            and not exists (select from order_updates u join order_update_pictures p on p.update_id = u.id
                                             where u.order_id = o.id)) as unpictured,
                        (select count(*) from orders) as orders
                   from design_totals`),
  ).toEqual({
    published: demoDesigns.length - hidden,
    rows: demoDesigns.length - hidden,
    categories: 8,
    makers: new Set(demoDesigns.map(({ maker }) => maker)).size,
    wrong: 0,
    comments: demoComments.length,
    reviews: demoReviews.length,
    misrated: 0,
    miscounted: 0,
    sweepable: 0,
    overreviewed: 0,
    unpictured: 0,
    // And that of a quote.
    orders: demoOrders.length + 1,
  });
  expect(await findDatesOutOfOrder(app.services.db.$client)).toEqual([]);

  const cookie = await signIn(demoSignIns.designer);
  const sales = await app.visitor.call(mySales, { headers: { cookie } });
  expect(new Set(sales.body.data.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
  const shopper = await signIn(demoSignIns.shopper);
  const purchases = await app.visitor.call(myOrders, { headers: { cookie: shopper } });
  expect(purchases.body.orders.length).toBeGreaterThanOrEqual(10);
});
