import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: 'loopback' } });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

test('a ready server says so, part by part', async () => {
  const answer = await fetch(`${base}/readyz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    success: true,
    message: 'Ready.',
    parts: { database: 'ready', migrations: 'ready', space: 'ready' },
  });
  expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ success: true, status: 'alive' });
});

test('a server whose connections are all busy is ready, and however many ask, the database is asked once', async () => {
  const pool = app.services.db.$client;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${base}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const answer = await held[0]?.query(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and application_name = 'tanabana'`,
    );
    expect(answer?.rows).toEqual([{ open: pool.options.max + 1 }]);
  } finally {
    for (const client of held) client.release();
  }
});

test('metrics count answers by route pattern and show the pool', async () => {
  await fetch(`${base}/api/design/getProductDetails/123456`);
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/design\/getProductDetails\/:id",status="404"\} 1/,
  );
  expect(text).toMatch(/database_connections\{state="idle"\} \d/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text, 'no ids as labels').not.toContain('123456');
});

test('metrics are for machines nearby, not for the public behind the balancer', async () => {
  const far = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(far.status).toBe(404);
  const near = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '10.1.2.3' } });
  expect(near.status).toBe(200);
});

test('without a trusted proxy, metrics refuse whatever a proxy handed on, and the log says so once', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const direct = await startTestApp({ settings: { LOG_LEVEL: 'warn' }, surroundings: { logTo } });
  try {
    const ask = async (headers: Record<string, string>) =>
      (await direct.server.inject({ url: '/metrics', headers })).statusCode;
    expect(await ask({})).toBe(200);
    expect(lines).toEqual([]);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip']) {
      expect(await ask({ [name]: '127.0.0.1' }), name).toBe(404);
    }
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  } finally {
    await direct.stop();
  }
});

test('a trusted proxy that does not say for whom it asks gets no metrics', async () => {
  const unnamed = await fetch(`${base}/metrics`, { headers: { 'x-real-ip': '127.0.0.1' } });
  expect(unnamed.status).toBe(404);
});

test.each([
  [
    'without our newest migration',
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  ],
  ['with other functions than ours', sql`update drizzle.applied_functions set checksum = 'older'`],
])('a database %s is not ready', async (_, fallBehind) => {
  const behind = await startTestApp();
  try {
    await behind.services.db.execute(fallBehind);
    const answer = await behind.server.inject('/readyz');
    expect([answer.statusCode, answer.json().parts.migrations]).toEqual([503, 'not ready']);
  } finally {
    await behind.stop();
  }
});

test('a server whose own database has died is not alive until that one answers again', async () => {
  let isRunning = false;
  const own = await startTestApp({ surroundings: { isDatabaseRunning: () => isRunning } });
  try {
    const dead = await own.server.inject('/healthz');
    expect([dead.statusCode, dead.json()]).toEqual([503, { success: false, status: 'database restarting' }]);
    isRunning = true;
    expect((await own.server.inject('/healthz')).statusCode).toBe(200);
  } finally {
    await own.stop();
  }
});
