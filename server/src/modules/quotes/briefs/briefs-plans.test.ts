import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearKm, regionKm, tilesAround } from '#contracts/quotes/briefs/brief-fit.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ownBriefs, worklist } from './briefs.queries.ts';
import { endedBriefs } from './write-briefs.queries.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `with owners as (
       insert into users (name, email, password_hash)
       select 'Owner ' || n, 'owner' || n || '@example.in', '' from generate_series(1, 1000) n returning id)
     insert into briefs (owner_id, garment, title, words, fabric, budget_from_paise, budget_to_paise, needed_by, pincode,
       latitude, longitude, tile, wearer, for_name, ends_at, request_hash, created_at, updated_at)
     select o.id, (array['lehenga','blouse','kurta','sherwani'])[1 + n % 4], 'Lehenga', '', '', 100, 200,
            current_date + 60, '560003', 8 + n % 25, 70 + n % 20, (8 + n % 25) * 1000 + 70 + n % 20, 'SELF', '',
            now() + interval '10 days', '', now(), now()
       from owners o, generate_series(1, 100) n`,
  );
  await vacuumFully(client, 'briefs');
  await vacuumFully(client, 'users');
  await client.end();
}, 130_000);
afterAll(() => app.stop());

const asked = () => ({
  ...{ makerId: maker.id, now: new Date(), latitude: 12.97, longitude: 77.59, radiusKm: 40 },
  garments: ['lehenga', 'blouse', 'kurta', 'other'],
  own: [true, false, false, false],
  tiles: tilesAround(12.97, 77.59),
  ...{ nearKm, regionKm, earliest: '2026-01-01', mostBids: 8, rank: -1, id: 0, limit: 21 },
});

test('of 100,000 open briefs the worklist reads only the newest of each garment, here and around', async () => {
  const { rows, buffers, scans } = await explain(app, 'briefs.worklist', worklist, asked());
  expect(rows).toBe(21);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan briefs'))).toEqual([]);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan users'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(2500);
});

test('a page of one’s own briefs is a walk along its index, and the clock reads only what is over', async () => {
  const own = await explain(app, 'briefs.own', ownBriefs, [maker.id, Number.MAX_SAFE_INTEGER, 21]);
  expect(own.scans).toContain('Index Scan briefs_owner_idx');
  const { scans } = await explain(app, 'briefs.ended', endedBriefs, [new Date()]);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan briefs'))).toEqual([]);
});
