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
    /** The migrated template that every test file's database is copied from. It has no connections. */
    templateUrl: string;
  }
}

/** One real PostgreSQL for the whole run, without fsync because it ends with the run. */
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
 * Creates the tables of the job queue once, so that every copy of the template has them. In its own process,
 * because loading the whole server here would take too much memory.
 */
async function makeQueues(databaseUrl: string): Promise<void> {
  const args = [join(import.meta.dirname, 'run-make-queues.ts'), databaseUrl];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...compileCache } });
}
