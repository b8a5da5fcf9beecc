import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { readingsPage } from '../sharing/readings.queries.ts';
import { listShareable, listShared, sharesOfGarment } from '../sharing/shares.queries.ts';
import { findPerson, listPeople } from './people.queries.ts';
import { listVersions } from './versions.queries.ts';

let shop: Shop;
let ownerId = 0;
let orderId = 0;
let personId = 0;

/**
 * A full book of 50 people with three garments of eight versions each, with shares that were read on four days, among
 * the books of 200 other people.
 */
beforeAll(async () => {
  shop = await openShop();
  ownerId = shop.buyer.id;
  orderId = await shop.confirm();
  await fillDatabase(
    shop.app,
    `insert into users (name, email, password_hash, role)
     select 'Buyer ' || n, 'buyer' || n || '@example.in', '', 'USER' from generate_series(1, 200) n;
     insert into naap_people (owner_id, name, relation, body, unit, created_at)
     select u.id, 'Person ' || n, 'FRIEND', 'women', 'in', now() from users u, generate_series(1, 50) n;
     insert into naap_versions (person_id, garment, version, is_newest, values, source, measured_by, measured_on,
                                created_at)
     select p.id, g, v, v = p.most, '{"waist": {"of": "body", "stored": 7650}}', 'SELF', 'Asha', '2026-01-01', now()
       from (select id, case when owner_id = ${ownerId} then 8 else 1 end as most from naap_people) p,
            unnest(array['lehenga', 'blouse', 'kurta']) g, generate_series(1, p.most) v;
     insert into naap_shares (order_id, person_id, garment, version_id, shared_at, revoked_at)
     select ${orderId}, person_id, garment, id, now(), now() from naap_versions where is_newest and garment <> 'kurta';
     insert into naap_readings (owner_id, share_id, reader_id, day)
     select p.owner_id, s.id, ${shop.maker.id}, '2026-01-01'::date + n
       from naap_shares s join naap_people p on p.id = s.person_id, generate_series(1, 4) n
      where p.owner_id = ${ownerId} or s.id % 10 = 0`,
  );
  const { rows } = await shop.app.services.db.$client.query(
    'select min(id)::int as id from naap_people where owner_id = $1',
    [ownerId],
  );
  personId = rows[0].id;
});
afterAll(() => shop.stop());

const wholeTables = (scans: readonly string[]) => scans.filter((scan) => scan.startsWith('Seq Scan naap'));

test('a book of fifty people is read along its indexes, by the newest versions only', async () => {
  const plan = await explain(shop.app, 'naap.people', listPeople, [ownerId]);
  expect(plan.rows).toBe(50);
  expect(wholeTables(plan.scans)).toEqual([]);
  expect(plan.made.join()).toContain('naap_people_owner_idx');
  expect(plan.scans.join()).toContain('naap_versions_newest_key');
  expect(plan.buffers).toBeLessThan(600);
});

test('a person and a garment are read alone', async () => {
  const person = await explain(shop.app, 'naap.person', findPerson, [personId, ownerId]);
  expect(person.buffers).toBeLessThan(20);
  const versions = await explain(shop.app, 'naap.versions', listVersions, [personId, 'lehenga']);
  expect([versions.rows, wholeTables(versions.scans)]).toEqual([8, []]);
  expect(versions.buffers).toBeLessThan(20);
});

test('what can be shared with an order is read without the books of others', async () => {
  const plan = await explain(shop.app, 'naap.shareable', listShareable, {
    ...{ ownerId, garments: ['lehenga'], newest: 5, makerId: shop.maker.id, orderId },
  });
  expect(plan.rows).toBe(250);
  expect(wholeTables(plan.scans)).toEqual([]);
  expect(plan.buffers).toBeLessThan(3000);
});

test('the shares of a garment and of an order, and a page of readings, are read along their indexes', async () => {
  const shares = await explain(shop.app, 'naap.shares-of-garment', sharesOfGarment, [personId, 'lehenga']);
  expect([shares.rows, wholeTables(shares.scans)]).toEqual([1, []]);
  expect(shares.buffers).toBeLessThan(30);
  const shared = await explain(shop.app, 'naap.shared', listShared, [orderId]);
  expect([shared.rows, wholeTables(shared.scans)]).toEqual([0, []]);
  expect(shared.buffers).toBeLessThan(10);
  const readings = await explain(shop.app, 'naap.readings', readingsPage, [ownerId, 10_000_000, 31]);
  expect([readings.rows, wholeTables(readings.scans)]).toEqual([31, []]);
  expect(readings.buffers).toBeLessThan(600);
});
