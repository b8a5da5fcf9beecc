import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tools/private-postgres/start-private-postgres.ts';
import { type Database, openDatabase } from './executor.ts';
import { migrate } from './migrate.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const settings = { fsync: 'off' };

let dataDir: string;
let postgres: PrivatePostgres;
let app: App;
let db: Database;
const done: string[] = [];
const note = jobKind<{ word: string }>('test.note');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-away-'));
  postgres = await startPrivatePostgres({ dataDir, log: quiet, settings });
  await migrate(postgres.url);
  db = openDatabase({ url: postgres.url, size: 5, onIdleError: () => undefined });
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DEMO: '0',
    DATA_DIR: dataDir,
  });
  app = await buildApp({ env, db, databaseUrl: postgres.url });
  app.services.jobs.handle(note, async ({ word }) => {
    done.push(word);
  });
  await app.start();
});

afterAll(async () => {
  await app.close();
  await db.$client.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(): Promise<{ status: number; code: unknown; retryAfter: unknown; ms: number }> {
  const start = performance.now();
  const answer = await app.server.inject({
    url: '/api/auth/userAuthChecker',
    headers: { cookie: 'tanabana_session=somebody' },
  });
  const ms = performance.now() - start;
  const { success, code } = answer.json();
  expect(success).toBe(false);
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'], ms };
}

async function untilBack(): Promise<void> {
  const status = async () => (await ask()).status;
  await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe(401);
}

test('while the database is stopped, requests get 503 JSON at once, and the server recovers by itself', async () => {
  expect((await ask()).status).toBe(401);
  const { url } = postgres;
  await postgres.stop();
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  for (const { status, code, retryAfter, ms } of answers) {
    expect([status, code, retryAfter]).toEqual([503, 'UNAVAILABLE', '3']);
    expect(ms).toBeLessThan(3000);
  }
  const readiness = await app.server.inject('/readyz');
  expect([readiness.statusCode, readiness.json().parts.database]).toEqual([503, 'not ready']);
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);

  postgres = await startAgainAt(url);
  await untilBack();
  await app.services.jobs.add(db, note, { word: 'after the break' });
  await expect.poll(() => done).toContain('after the break');
});

test('a database that hangs without a word gives 503 within three seconds as well', async () => {
  expect((await ask()).status).toBe(401);
  const pids = await processesOf(join(dataDir, 'postgres'));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (const { status, ms } of answers) {
      expect(status).toBe(503);
      // Three seconds, plus a margin for a busy machine.
      expect(ms).toBeLessThan(3500);
    }
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await untilBack();
});

/** A new server has a new socket. A symbolic link makes it reachable at the old address, which the app still uses. */
async function startAgainAt(url: string): Promise<PrivatePostgres> {
  const again = await startPrivatePostgres({ dataDir, log: quiet, settings });
  const folder = (address: string) => new URLSearchParams(address.split('?')[1]).get('host') ?? '';
  const made = spawnSync('sh', [
    '-c',
    'mkdir -p "$(dirname "$1")" && ln -sfn "$2" "$1"',
    '-',
    folder(url),
    folder(again.url),
  ]);
  expect(made.status).toBe(0);
  return again;
}

/** Process ids of the server of a data folder and its children. */
async function processesOf(cluster: string): Promise<number[]> {
  const [server = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const list = spawnSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' }).stdout;
  return [server, ...list.trim().split(/\s+/)].map(Number);
}
