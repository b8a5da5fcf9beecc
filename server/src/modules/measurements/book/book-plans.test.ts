import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { findPerson, listPeople } from './people.queries.ts';
import { readingsPage } from './readings.queries.ts';
import { listShareable, sharesOfGarment } from './shares.queries.ts';
import { listVersions } from './versions.queries.ts';

let app: TestApp;
let owner: Actor;
let personId = 0;

/** A full book: 50 people with three garments of eight versions each, among the books of 200 other people. */
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.actor({ name: 'Asha Rao' });
  await fillDatabase(
    app,
    `insert into users (name, email, password_hash, role)
     select 'Buyer ' || n, 'buyer' || n || '@example.in', '', 'USER' from generate_series(1, 200) n`,
    `insert into naap_people (owner_id, name, relation, body, unit, created_at)
     select u.id, 'Person ' || n, 'FRIEND', 'women', 'in', now() from users u, generate_series(1, 50) n`,
    `insert into naap_versions (person_id, garment, version, is_newest, values, source, measured_by, measured_on,
                                created_at)
     select p.id, g, v, v = 8, '{"waist": {"of": "body", "stored": 7650}}', 'SELF', 'Asha', '2026-01-01', now()
       from naap_people p, unnest(array['lehenga', 'blouse', 'kurta']) g, generate_series(1, 8) v`,
  );
  const { rows } = await app.services.db.$client.query(
    'select min(id)::int as id from naap_people where owner_id = $1',
    [owner.id],
  );
  personId = rows[0].id;
});
afterAll(() => app.stop());

test('a book of fifty people is read along its indexes, by the newest versions only', async () => {
  const plan = await explain(app, 'naap.people', listPeople, [owner.id]);
  expect(plan.rows).toBe(50);
  expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(plan.scans.join()).toContain('naap_people_owner_idx');
  expect(plan.scans.join()).toContain('naap_versions_newest_key');
  expect(plan.buffers).toBeLessThan(600);
});

test('a person and a garment are read alone', async () => {
  const person = await explain(app, 'naap.person', findPerson, [personId, owner.id]);
  expect(person.buffers).toBeLessThan(20);
  const versions = await explain(app, 'naap.versions', listVersions, [personId, 'lehenga']);
  expect([versions.rows, versions.scans.join()]).toEqual([8, 'Index Scan naap_versions_version_key']);
  expect(versions.buffers).toBeLessThan(20);
});

test('what can be shared with an order is read without the books of others', async () => {
  const plan = await explain(app, 'naap.shareable', listShareable, {
    ...{ ownerId: owner.id, garments: ['lehenga'], newest: 5, makerId: 1, orderId: 1 },
  });
  expect(plan.rows).toBe(250);
  expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(plan.buffers).toBeLessThan(2500);
});

test('shares of a garment and readings are pages of an index', async () => {
  const { rows: designs } = await app.services.db.$client.query('select count(*) from naap_shares');
  expect(designs).toHaveLength(1);
  const shares = await explain(app, 'naap.shares-of-garment', sharesOfGarment, [personId, 'lehenga']);
  expect(shares.scans.filter((scan) => scan === 'Seq Scan naap_versions')).toEqual([]);
  const readings = await explain(app, 'naap.readings', readingsPage, [owner.id, 1_000_000, 31]);
  expect(readings.rows).toBe(0);
});
