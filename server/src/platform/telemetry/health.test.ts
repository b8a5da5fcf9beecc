import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

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

test('a database without our newest migration is not ready', async () => {
  const behind = await startTestApp();
  try {
    await behind.services.db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    const answer = await behind.server.inject('/readyz');
    expect([answer.statusCode, answer.json().parts.migrations]).toEqual([503, 'not ready']);
  } finally {
    await behind.stop();
  }
});
