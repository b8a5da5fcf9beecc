import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { eventKind } from '#server/platform/events/events.ts';
import { SettingError } from '#server/settings.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

const provider = { RAZORPAY_KEY_ID: 'rzp_test_roles', RAZORPAY_KEY_SECRET: 'of these tests' };
const shared = {
  ...provider,
  RAZORPAY_WEBHOOK_SECRETS: 'also of these tests',
  // No Redis is running there: each process continues without it.
  REDIS_URL: 'redis://127.0.0.1:1',
};
const somethingHappened = eventKind<{ id: number }>('roles.happened');

let web: TestApp;
let worker: App;
let workerBase = '';
const heard: string[] = [];

beforeAll(async () => {
  web = await startTestApp({
    settings: { ...shared, ROLE: 'web', DATABASE_URL: 'postgres://given-below/' },
    withJobs: true,
  });
  const { env, db } = web.services;
  worker = await buildApp({
    env: { ...env, ROLE: 'worker', DRAIN_SECONDS: 0 },
    db,
    databaseUrl: web.databaseUrl,
  });
  for (const [name, { services }] of Object.entries({ web, worker })) {
    services.events.on(somethingHappened, 'hear', async () => void heard.push(name));
  }
  workerBase = await worker.server.listen({ port: 0, host: '127.0.0.1' });
  await web.start({ repeats: false });
});
afterAll(async () => {
  await worker.close();
  await web.stop();
});

test('a worker answers how it is, and nothing else', async () => {
  const status = async (path: string) => (await fetch(`${workerBase}${path}`)).status;
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await status(path), path).toBe(200);
  const others = ['/', '/api/design/getProductsForFeed', '/api/docs', '/media/a', '/dev/mailbox', '/nowhere'];
  for (const path of [...others, '/socket.io/?EIO=4&transport=polling']) {
    expect(await status(path), path).toBe(404);
  }
});

test('what a web process publishes is heard by a worker alone', async () => {
  await web.services.events.publish(web.services.db, somethingHappened, { id: 1 });
  expect(heard).toEqual([]);
  await worker.start({ repeats: false });
  await expect.poll(() => heard).toEqual(['worker']);
});

test('who leaves says so, and goes on answering on connections that end', async () => {
  await worker.drain();
  const answer = await fetch(`${workerBase}/readyz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  expect(await answer.json()).toMatchObject({
    message: 'Not ready: process.',
    parts: { database: 'ready', process: 'stopping' },
  });
  expect((await fetch(`${workerBase}/healthz`)).status).toBe(200);
});

test.each([
  [{}, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://db/x' }, /REDIS_URL/],
  [{ DATABASE_URL: 'postgres://db/x', REDIS_URL: 'redis://r' }, /RAZORPAY_/],
])('half an installation does not start by itself: %o', (settings, words) => {
  const start = () => readEnv({ ...settings, ROLE: 'worker' });
  expect(start).toThrow(SettingError);
  expect(start).toThrow(words);
});
