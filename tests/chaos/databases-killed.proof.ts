import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type KillableServer,
  killWithWatcher,
  query,
  startKillableServer,
  urlOf,
} from '#tests/support/servers/killable-server.ts';

let dataDir: string;
let started: KillableServer[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-killed-'));
  started = [];
});
afterEach(async () => {
  for (const server of started) server.process.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function startServer(): KillableServer {
  const server = startKillableServer(dataDir);
  started.push(server);
  return server;
}

test('killed at any moment of its start, twenty times, it comes back within 5 s with its data', async () => {
  const first = startServer();
  await query(urlOf(await first.answer), 'CREATE TABLE survivors (round int)');
  first.process.kill('SIGKILL');

  for (let round = 0; round < 20; round++) {
    const server = startServer();
    await sleep(30 * round);
    if (round % 2 === 0) server.process.kill('SIGKILL');
    else await killWithWatcher(server.process);
    await once(server.process, 'exit');

    if (round % 5 !== 4) continue;
    const began = Date.now();
    const revived = startServer();
    const answer = await revived.answer;
    expect(answer).toMatch(/^ready /);
    expect(Date.now() - began).toBeLessThan(5000);
    await query(urlOf(answer), `INSERT INTO survivors VALUES (${round})`);
    await killWithWatcher(revived.process);
  }

  const last = await startServer().answer;
  const rows = await query(urlOf(last), 'SELECT round FROM survivors ORDER BY round');
  expect(rows).toEqual([{ round: 4 }, { round: 9 }, { round: 14 }, { round: 19 }]);
});

test('killed while the database is being made for the first time, it comes back', async () => {
  for (const delayMs of [150, 300, 450, 600, 750]) {
    const server = startServer();
    await sleep(delayMs);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
  }
  expect(await startServer().answer).toMatch(/^ready /);
  const names = await readdir(dataDir);
  expect(names.filter((name) => name.startsWith('postgres.lock-'))).toHaveLength(1);
});
