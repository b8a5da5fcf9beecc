import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/db/migrate.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';
import { compileCache } from '../compile-cache.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file gets a copy of. Nobody connects to it. */
    templateUrl: string;
  }
}

/** One real PostgreSQL for the whole run. It never outlives the run, so it need not wait for the disk. */
const inAHurry = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-test-'));
  const log = { info: () => undefined, warn: (line: string) => console.warn(line) };
  const postgres = await startPrivatePostgres({ dataDir, log, settings: inAHurry });
  const tearDown = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    await makeQueues(postgres.url);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('templateUrl', postgres.url);
  return tearDown;
}

/**
 * The queues of the jobs, made once: every copy of the template then has them. In a process of its own, because
 * the whole server is more than the runner of this file can load.
 */
async function makeQueues(databaseUrl: string): Promise<void> {
  const args = [join(import.meta.dirname, 'run-make-queues.ts'), databaseUrl];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...compileCache } });
}
