import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { countWaiting, longestWaiting, newestComplaints, newestFound } from './complaints.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

/** 10,000 complaints of 1,000 people; one in a hundred is waiting. */
const fill = `
  insert into users (email, password_hash, name)
    select 'p' || n || '@example.in', 'x', 'Person ' || n from generate_series(1, 1000) n;
  insert into complaints (complainant_id, title, category, description, email, status, idempotency_key, request_hash,
      created_at, updated_at, resolved_at)
    select 1 + n % 1000, 'Number ' || n, 'other', 'Words', 'p@example.in',
           case when n % 100 = 0 then 'OPEN' else 'RESOLVED' end, 'k' || n, '',
           now() - n * interval '1 minute', now(), case when n % 100 <> 0 then now() end
      from generate_series(1, 10000) n;`;

const all = {
  status: null,
  priority: null,
  assigneeId: null,
  isUnassigned: false,
  waitingBefore: null,
  limit: 31,
};

test('of 10,000 complaints a page in either order is one walk along its index', async () => {
  const newest = await explain(app, 'admin.complaints-newest', newestComplaints, {
    ...all,
    beforeId: Number.MAX_SAFE_INTEGER,
  });
  expect([newest.rows, newest.scans.join()]).toEqual([31, expect.stringContaining('complaints_pkey')]);
  expect(newest.buffers).toBeLessThanOrEqual(31 * 8);
  const waiting = await explain(app, 'admin.complaints-waiting', longestWaiting, {
    ...all,
    micros: 0,
    afterId: 0,
  });
  expect([waiting.rows, waiting.scans.join()]).toEqual([
    31,
    expect.stringContaining('complaints_waiting_idx'),
  ]);
  expect(waiting.buffers).toBeLessThanOrEqual(31 * 8);
});

test('what is overdue is counted, and words are found, without reading all complaints', async () => {
  const counted = await explain(app, 'admin.complaints-overdue', countWaiting, [new Date()]);
  expect(counted.scans.join()).toContain('complaints_waiting_idx');
  const found = await explain(app, 'admin.complaints-newest-found', newestFound, {
    ...all,
    beforeId: Number.MAX_SAFE_INTEGER,
    number: null,
    q: '4711',
  });
  expect(found.rows).toBe(1);
  expect(found.made.join()).toContain('complaints_words_idx');
  expect(found.scans.filter((scan) => scan.startsWith('Seq Scan on complaints'))).toEqual([]);
});
