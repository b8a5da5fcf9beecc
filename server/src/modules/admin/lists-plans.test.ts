import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReports } from '#contracts/admin/reports/reports.contract.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readActs } from './audit/acts.queries.ts';
import { countStranded, orderLists } from './orders/orders.queries.ts';
import { readProducts } from './products/products.queries.ts';
import { readReports } from './reports/reports.queries.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

/**
 * 2,000 people, ten of them banned; 20,000 designs, 1 % hidden, withdrawn or deleted; 20,000 reports, 1 % open, half
 * of the settled ones about one design; 20,000 acts, few of them about complaints; 20,000 orders, most of them
 * delivered.
 */
const fill = `
  insert into users (email, password_hash, name, role, status)
    select 'p' || n || '@example.in', 'x', 'Person ' || n, 'DESIGNER',
           case when n % 200 = 7 then 'BANNED' else 'ACTIVE' end
      from generate_series(1, 2000) n;
  create temp table people as select id, row_number() over (order by id) as n from users where email like 'p%@example.in';
  insert into designs (maker_id, title, description, language, category, price_paise, completion_days, measuring, published_at, status)
    select p.id, 'Design ' || i, 'Words', 'en', 'Accessories', 100000 + i * 7 % 5000 * 100, 12, 'MADE_TO_MEASURE', now(),
           case when i % 300 = 1 then 'HIDDEN' when i % 300 = 2 then 'WITHDRAWN' when i % 300 = 3 then 'DELETED'
                else 'PUBLISHED' end
      from generate_series(1, 20000) i join people p on p.n = 1 + i % 2000;
  create temp table things as select id, row_number() over (order by id) as n from designs;
  insert into reports (reporter_id, kind, target_id, reason, note, status)
    select p.id, 'DESIGN', t.id, 'COPIED', 'Number ' || i,
           case when i % 100 = 0 then 'OPEN' when i % 100 = 1 then 'UPHELD' else 'DISMISSED' end
      from generate_series(1, 20000) i
      join people p on p.n = 1 + i % 2000
      join things t on t.n = case when i <= 2000 then 1 else i end;
  insert into admin_acts (admin_id, name, subject, subject_id, before, after, reason)
    select (select id from users where role = 'ADMIN' limit 1),
           case when i % 1000 = 1 then 'USER_BANNED' else 'REPORT_DISMISSED' end,
           case when i % 1000 = 1 then 'USER' else 'REPORT' end, i, '{}', '{}',
           case when i % 2000 = 1 then 'A rare word' else 'As usual' end
      from generate_series(1, 20000) i;
  insert into orders (buyer_id, maker_id, status, subtotal_paise, tax_paise, shipping_paise, total_paise, advance_paise,
      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      shipping_country, request_hash, measuring, making_days, transit_days)
    select b.id, m.id, case when i % 10 = 0 then 'CONFIRMED' else 'DELIVERED' end, 100000, 8000, 0, 108000, 43200,
           64800, 'Asha', '1', 'Lane', 'Pune', 'Maharashtra', '411001', 'India', 'h' || i, 'NONE', 12, 3
      from generate_series(1, 20000) i
      join people b on b.n = 1 + i % 2000
      join people m on m.n = 1 + (i * 3 + 1) % 2000
     where b.id <> m.id;`;

const most = Number.MAX_SAFE_INTEGER;
const monthBegan = new Date();

/** Sequential scans of tables that grow. */
const readWhole = (scans: readonly string[]) =>
  scans.filter((scan) => /^Seq Scan (designs|reports|admin_acts|orders|users)$/.test(scan));

test.each([
  ['newest.all.none', { filter: null, sort: 'newest' }, 'designs_pkey', 31],
  ['cheapest.all.none', { filter: null, sort: 'cheapest' }, 'designs_price_idx', 31],
  ['newest.HIDDEN.none', { filter: 'HIDDEN', sort: 'newest' }, 'designs_unseen_idx', 31],
  ['oldest.WITHDRAWN.none', { filter: 'WITHDRAWN', sort: 'oldest' }, 'designs_unseen_idx', 31],
  ['newest.PROCESSING.none', { filter: 'PROCESSING', sort: 'newest' }, 'designs_unseen_idx', 0],
] as const)('products by %s are one walk along an index', async (name, asked, index, rows) => {
  const start = asked.sort === 'newest' ? most : 0;
  const given = { makerId: null, words: '', monthBegan, value: start, id: start, limit: 31 };
  const plan = await explain(
    app,
    `admin.products.${name}`,
    (executor) => readProducts(executor, { ...given, ...asked, after: { value: start, id: start } }),
    given,
  );
  expect(plan.rows).toBe(rows);
  expect([plan.made.join(), readWhole(plan.scans)]).toEqual([expect.stringContaining(index), []]);
  expect(plan.buffers).toBeLessThanOrEqual(400);
});

test.each([
  ['OPEN', 'reports_open_idx'],
  // Nearly all of them.
  ['DISMISSED', 'reports_pkey'],
  ['UPHELD', 'reports_settled_idx'],
] as const)('a page of %s reports is read along its index', async (status, index) => {
  const given = { q: '', kind: null, ownerId: null, afterId: 0, untilId: most, limit: 31 };
  const plan = await explain(
    app,
    `admin.reports.${status}`,
    (executor) => readReports(executor, { ...given, status }),
    given,
  );
  expect(plan.rows).toBe(31);
  expect([plan.made.join(), readWhole(plan.scans)]).toEqual([expect.stringContaining(index), []]);
  expect(plan.buffers).toBeLessThanOrEqual(1500);
});

test('a search of settled reports looks through 3,000 at a time, and goes on', async () => {
  const found: string[] = [];
  let [cursor, pages] = ['', 0];
  do {
    const query = { q: 'Number 19999', status: 'DISMISSED', ...(cursor !== '' && { cursor }) } as const;
    const { body } = await admin.call(listReports, { query });
    found.push(...body.reports.map(({ note }) => note));
    cursor = body.nextCursor ?? '';
    pages += 1;
  } while (cursor !== '');
  // 19,600 of 20,000 reports were dismissed.
  expect([found, pages]).toEqual([['Number 19999'], 7]);
});

test('open reports about a design are counted without reading its settled ones', async () => {
  const given = { makerId: null, words: '', monthBegan, value: 0, id: 0, limit: 1 };
  const plan = await explain(
    app,
    'admin.products.oldest.all.none',
    (executor) =>
      readProducts(executor, { ...given, filter: null, sort: 'oldest', after: { value: 0, id: 0 } }),
    given,
  );
  expect(plan.made.join()).toContain('reports_open_target_idx');
  expect(plan.buffers).toBeLessThanOrEqual(60);
});

const anyAct = { q: '', name: null, subject: null, subjectId: null, limit: 31 };
test.each([
  ['anything.any.anything', {}, 'admin_acts_pkey', 31],
  ['anything.name.anything', { name: 'USER_BANNED' }, 'admin_acts_name_idx', 20],
  ['subject.name.anything', { subject: 'USER', name: 'USER_BANNED' }, 'admin_acts_name_idx', 20],
  ['subject.any.anything', { subject: 'USER' }, 'admin_acts_kind_idx', 20],
  ['one.any.anything', { subject: 'USER', subjectId: 2001 }, 'admin_acts_subject_idx', 1],
  ['number.any.anything', { subjectId: 2001 }, 'admin_acts_subject_idx', 1],
  ['anything.any.words', { q: 'rare' }, 'admin_acts_words_idx', 10],
] as const)('acts by %s are read along an index', async (name, asked, index, rows) => {
  const plan = await explain(
    app,
    `admin.acts.${name}`,
    (executor) => readActs(executor, { ...anyAct, ...asked, beforeId: null }),
    { ...anyAct, ...asked, beforeId: most },
  );
  expect(plan.rows).toBe(rows);
  expect([plan.made.join(), readWhole(plan.scans)]).toEqual([expect.stringContaining(index), []]);
  expect(plan.buffers).toBeLessThanOrEqual(200);
});

test('orders of whoever cannot act are found and counted by these people, not among all orders', async () => {
  const given = {
    q: '',
    status: null,
    buyerId: null,
    makerId: null,
    afterId: 0,
    beforeId: most,
    limit: 31,
  };
  const listed = await explain(app, 'admin.orders-stranded-newest', orderLists.newest.stranded, given);
  const counted = await explain(app, 'admin.count-stranded-orders', countStranded, []);
  for (const { made, scans, buffers } of [listed, counted]) {
    expect(made.join()).toMatch(/orders_open_buyer_idx.*orders_open_maker_idx/);
    expect(readWhole(scans)).toEqual([]);
    expect(buffers).toBeLessThanOrEqual(600);
  }
});
