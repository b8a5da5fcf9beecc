import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTrendingDesigns } from '#contracts/feed/discover.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { refreshTrending } from './refresh-trending.ts';

let app: TestApp;
let maker: Actor;
let people: Actor[];
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  people = await Promise.all(Array.from({ length: 8 }, (_, n) => app.actor({ name: `Shopper ${n}` })));
});
afterAll(() => app.stop());

async function act(table: 'likes' | 'saves', designId: number, count: number, daysAgo: number) {
  for (const { id } of people.slice(0, count))
    await app.services.db.$client.query(
      `insert into ${table} (user_id, design_id, created_at) values ($1, $2, now() - $3 * interval '1 day')`,
      [id, designId, daysAgo],
    );
}

async function comment(designId: number, person: Actor | undefined) {
  await app.services.db.$client.query(
    `insert into comments (design_id, user_id, content) values ($1, $2, 'How lovely')`,
    [designId, person?.id],
  );
}

async function order(designId: number) {
  await app.services.db.$client.query(
    `with placed as (
       insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
         advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
         shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash)
       values ($1, $2, 'CONFIRMED', 100, 0, 0, 100, 40, 60, '', '', '', '', '', '', '', gen_random_uuid()::text, '')
       returning id)
     insert into order_items (order_id, design_id, title, maker_name, price_paise, quantity)
     select id, $3, '', '', 100, 1 from placed`,
    [people[0]?.id, maker.id, designId],
  );
}

test('acts of seven days count, the newer the more, an order more than a like, withdrawn designs not', async () => {
  const insert = () => insertDesign(app.services.db, { makerId: maker.id });
  const discussed = await insert();
  const loved = await insert();
  const faded = await insert();
  const forgotten = await insert();
  const ordered = await insert();
  const withdrawn = await insert();
  const saved = await insert();
  await act('likes', loved, 5, 0.1);
  await act('likes', faded, 8, 5);
  await act('likes', forgotten, 8, 8);
  await order(ordered);
  await act('likes', withdrawn, 8, 0.1);
  await act('saves', saved, 3, 0.1);
  // Several comments by one person count once.
  for (let n = 0; n < 9; n++) await comment(discussed, people[0]);
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [withdrawn]);

  const closed = await app.actor({ name: 'Closed Shop', role: 'DESIGNER' });
  const shut = await insertDesign(app.services.db, { makerId: closed.id });
  await act('likes', shut, 8, 0.1);
  await refreshTrending(app.services);
  await app.services.db.$client.query("update users set status = 'SUSPENDED' where id = $1", [closed.id]);
  const { body } = await app.visitor.call(getTrendingDesigns);
  expect(body.data.map(({ id }) => id)).toEqual([ordered, saved, loved, discussed]);
  expect(body.data[0]).toMatchObject({ designer: { name: 'Kavya Iyer' }, likesCount: 0, ordersCount: 0 });
});

test('many processes that compute at once do so one after the other, and not when it is fresh', async () => {
  const computed = async () =>
    (await app.services.db.$client.query('select max(computed_at)::text as at, count(*) as n from trending'))
      .rows[0];
  await Promise.all(Array.from({ length: 6 }, () => refreshTrending(app.services)));
  const first = await computed();
  expect(first.n).toBeGreaterThan(0);
  await refreshTrending(app.services, { olderThanSeconds: 240 });
  expect(await computed()).toEqual(first);
});
