import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProcessStart } from '#server/platform/process/process-identity.ts';
import {
  type KillableServer,
  killWithWatcher,
  query,
  startKillableServer,
  urlOf,
} from '#tests/support/servers/killable-server.ts';
import { claimDataFolder, findRunningPostgres } from './claim-data-folder.ts';
import { startPrivatePostgres } from './start-private-postgres.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const hasProc = process.platform === 'linux';

// Each test starts real servers several times.
let dataDir: string;
let started: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-f3-'));
  started = [];
});

afterEach(async () => {
  for (const server of started) server.kill('SIGKILL');
  await vi.waitFor(async () => expect(await isPostmasterAlive()).toBe(false), 10_000);
  const { abandoned } = await claimDataFolder(dataDir);
  for (const { runtimeDir } of abandoned) await rm(runtimeDir ?? '', { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

function startServer(): KillableServer {
  const server = startKillableServer(dataDir);
  started.push(server.process);
  return server;
}

async function postmasterOf(folder: string): Promise<number> {
  const file = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

async function isPostmasterAlive(): Promise<boolean> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  return pid > 0 && pid !== process.pid && (await findProcessStart(pid)) !== undefined;
}

test('a second server on the same data folder is refused with a sentence and the first goes on', async () => {
  const first = await startServer().answer;
  const second = await startServer().answer;

  expect(second).toContain(`refused The data folder ${dataDir} is in use by another running server`);
  expect(second).toContain(`process ${started[0]?.pid}`);
  expect(await query(urlOf(first), 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
});

test('of five servers that start in the same instant one gets the folder and four are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => startServer().answer));

  expect(answers.filter((answer) => answer.startsWith('ready '))).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by another'))).toHaveLength(4);
});

/** Stages of a first start, by what the data folder contains. */
const moments = [
  { when: 'its cluster is being made', name: /^postgres\.new-/, folder: '.' },
  { when: 'its cluster has been made', name: /^postgres$/, folder: '.' },
  { when: 'PostgreSQL is starting', name: /^postmaster\.pid$/, folder: 'postgres' },
];

test('killed while the database is being made for the first time, it comes back with its data', async () => {
  for (const { when, name, folder } of moments) {
    const server = startServer();
    await vi.waitFor(async () => {
      const names = await readdir(join(dataDir, folder)).catch(() => []);
      expect(
        names.some((each) => name.test(each)),
        when,
      ).toBe(true);
    }, 60_000);
    await killWithWatcher(server.process);
    await once(server.process, 'exit');
  }
  const revived = startServer();
  const answer = await revived.answer;
  expect(answer).toMatch(/^ready /);
  const names = await readdir(dataDir);
  expect(names.filter((each) => each.startsWith('postgres.lock-'))).toHaveLength(1);

  await query(urlOf(answer), 'CREATE TABLE survivors AS SELECT 42 AS value');
  revived.process.kill('SIGKILL');
  expect(await query(urlOf(await startServer().answer), 'SELECT value FROM survivors')).toEqual([
    { value: 42 },
  ]);
});

test.runIf(hasProc)('a PostgreSQL orphaned by a killed server is stopped, and its work is kept', async () => {
  const server = startServer();
  const url = urlOf(await server.answer);
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS value');
  await killWithWatcher(server.process);
  await once(server.process, 'exit');
  expect(await isPostmasterAlive()).toBe(true);

  const next = await startServer().answer;
  expect(urlOf(next)).not.toBe(url);
  expect(await query(urlOf(next), 'SELECT value FROM kept')).toEqual([{ value: 42 }]);
  await expect(stat(decodeURIComponent(/host=([^&]+)/.exec(url)?.[1] ?? ''))).rejects.toThrow('ENOENT');
});

test('a lock whose process id now belongs to someone else is taken over', async () => {
  await writeFile(join(dataDir, `postgres.lock-${process.pid}-12345`), '{}');
  expect(await startServer().answer).toMatch(/^ready /);
});

test.runIf(hasProc)(
  'a left pid file that names an unrelated living process does not stop the start',
  async () => {
    const postgres = await startPrivatePostgres({ dataDir, log: quiet, settings: { fsync: 'off' } });
    const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    await postgres.stop();
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      pidFile.replace(/^\d+/, String(process.pid)),
    );
    expect(await startServer().answer).toMatch(/^ready /);
  },
);

test('PostgreSQL ends with its server, however that one ends', async () => {
  const server = startServer();
  await server.answer;
  expect(await isPostmasterAlive()).toBe(true);
  server.process.kill('SIGKILL');
  await vi.waitFor(async () => expect(await isPostmasterAlive()).toBe(false), 5000);
});

test('PostgreSQL killed alone is started again on the same socket, also under a busy connection', async () => {
  let restarts = 0;
  const postgres = await startPrivatePostgres({
    dataDir,
    log: quiet,
    settings: { fsync: 'off' },
    onRestart: () => {
      restarts += 1;
    },
  });
  try {
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS value');
    for (let round = 1; round <= 2; round++) {
      // Its process blocks while it counts, so it outlives the killed one.
      const busy = query(postgres.url, 'SELECT count(*) FROM generate_series(1, 1e12) AS n').catch(
        () => 'cut',
      );
      const active = `SELECT 1 FROM pg_stat_activity
        WHERE state = 'active' AND query LIKE '%generate_series(1, 1e12)%' AND pid <> pg_backend_pid()`;
      await expect.poll(() => query(postgres.url, active)).toHaveLength(1);
      process.kill(await postmasterOf(dataDir), 'SIGKILL');
      await vi.waitFor(() => expect(restarts).toBe(round), { timeout: 60_000, interval: 20 });
      expect(await query(postgres.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }]);
      expect(postgres.isRunning()).toBe(true);
      expect(await busy).toBe('cut');
    }
  } finally {
    await postgres.stop();
  }
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('PostgreSQL that cannot be started again is given up with a reason', async () => {
  let lost: Error | undefined;
  const postgres = await startPrivatePostgres({
    dataDir,
    log: quiet,
    settings: { fsync: 'off' },
    onLost: (error) => {
      lost = error;
    },
  });
  await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(lost?.message).toContain('could not be started again'), 10_000);
  expect(postgres.isRunning()).toBe(false);
  await postgres.stop();
});

test('a stopped database leaves no lock and no socket, and a tool finds the address only while it runs', async () => {
  const postgres = await startPrivatePostgres({ dataDir, log: quiet, settings: { fsync: 'off' } });
  expect(await findRunningPostgres(dataDir)).toBe(postgres.url);
  await postgres.stop();

  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  expect(await readdir(dataDir)).toEqual(['postgres']);
  await expect(stat(decodeURIComponent(/host=([^&]+)/.exec(postgres.url)?.[1] ?? ''))).rejects.toThrow(
    'ENOENT',
  );
});

test('the server works with an ordinary role, on a durable database, with the extensions it needs', async () => {
  const postgres = await startPrivatePostgres({ dataDir, log: quiet });
  try {
    for (const name of ['pg_trgm', 'unaccent', 'citext'])
      await query(postgres.url, `CREATE EXTENSION ${name}`);
    const [facts] = await query(
      postgres.url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              rolsuper AS superuser, upper('é') AS upper, unaccent('café') AS plain, 'A'::citext = 'a' AS same
         FROM pg_roles WHERE rolname = current_user`,
    );
    expect(facts).toEqual({
      fsync: 'on',
      commit: 'on',
      superuser: false,
      upper: 'É',
      plain: 'cafe',
      same: true,
    });
  } finally {
    await postgres.stop();
  }
});

test('a folder of other files is refused rather than overwritten', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'Dear Meera');
  expect(await startServer().answer).toContain('holds files, but no database');
  expect(await readFile(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear Meera');
});
