import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import {
  countByStatus,
  inboxOfStatus,
  inboxPage,
  inboxSearch,
  inboxSearchOfStatus,
  pendingCount,
} from './inbox.queries.ts';

let app: TestApp;
let maker: Actor;
let middle: number;
const end = Number.MAX_SAFE_INTEGER;

beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  const client = await app.services.db.$client.connect();
  // Thirty thousand rows in one statement may exceed the usual timeout.
  await client.query('set statement_timeout = 0');
  // One busy maker has a third of all enquiries; a thousand others share the rest.
  await client.query(`
    with makers as (
      insert into users (email, name, password_hash, role)
      select 'maker' || n || '@example.in', 'Maker ' || n, '', 'DESIGNER' from generate_series(1, 1000) n
      returning id)
    insert into designs (maker_id, title, description, language, category, price_paise, completion_days, status, published_at)
    select id, 'Design of ' || id, 'Woven by hand.', 'en', 'Accessories', 100000, 10, 'PUBLISHED', now() from makers`);
  await client.query(
    `insert into enquiries (design_id, maker_id, name, email, message, status, fingerprint, created_at)
     select d.id, d.maker_id, 'Leela ' || n, 'leela' || n || '@example.in', 'Is it cotton, and does it bleed in the wash?',
            (array['PENDING', 'IN_PROGRESS', 'RESPONDED', 'CLOSED'])[1 + n % 4], 'f' || n,
            timestamptz '2026-01-01' + n * interval '1 minute'
       from designs d cross join lateral generate_series(1, case d.id when $1 then 10000 else 20 end) n
      order by n, d.id`,
    [designId],
  );
  await vacuumFully(client, 'enquiries');
  await client.query('analyze designs; analyze users');
  const { rows } = await client.query(
    'select id as middle from enquiries where maker_id = $1 order by id offset 5000 limit 1',
    [maker.id],
  );
  middle = Number(rows[0].middle);
  client.release(true);
});
afterAll(() => app?.stop());

test('a page of 10,000 enquiries costs no more than 130 buffers, wherever it begins', async () => {
  for (const before of [end, middle]) {
    const all = await explain(app, 'enquiries.inbox', inboxPage, {
      makerId: maker.id,
      before,
      limit: 21,
      locale: 'hi',
    });
    const some = await explain(app, 'enquiries.inbox-of-status', inboxOfStatus, {
      makerId: maker.id,
      before,
      limit: 21,
      locale: 'hi',
      status: 'CLOSED',
    });
    for (const plan of [all, some]) {
      expect(plan.rows).toBe(21);
      // One more lookup per row than a list of texts, for its voice note.
      expect(plan.buffers).toBeLessThanOrEqual(130);
    }
    expect(all.scans).toContain('Index Scan enquiries_maker_idx');
    expect(some.scans).toContain('Index Scan enquiries_status_idx');
  }
});

test('a search reads the maker’s own enquiries only, until the page is full', async () => {
  for (const plan of [
    await explain(app, 'enquiries.inbox-search', inboxSearch, {
      makerId: maker.id,
      before: end,
      limit: 21,
      locale: 'hi',
      words: 'cotton',
    }),
    await explain(app, 'enquiries.inbox-search-of-status', inboxSearchOfStatus, {
      makerId: maker.id,
      before: end,
      limit: 21,
      locale: 'hi',
      status: 'CLOSED',
      words: 'cotton',
    }),
  ]) {
    expect(plan.rows).toBe(21);
    expect(plan.scans.some((scan) => /^Index Scan enquiries_(maker|status)_idx$/.test(scan))).toBe(true);
    expect(plan.scans).not.toContain('Seq Scan enquiries');
    expect(plan.buffers).toBeLessThanOrEqual(300);
  }
});

test('counting reads an index alone', async () => {
  const all = await explain(app, 'enquiries.counts', countByStatus, [maker.id]);
  const pending = await explain(app, 'enquiries.pending', pendingCount, [maker.id]);
  expect(all.scans).toEqual(['Index Only Scan enquiries_status_idx']);
  expect(all.buffers).toBeLessThanOrEqual(120);
  expect(pending.scans).toEqual(['Index Only Scan enquiries_status_idx']);
  expect(pending.buffers).toBeLessThanOrEqual(10);
});
