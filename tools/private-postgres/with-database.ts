import type { Env } from '#server/env.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { findRunningPostgres } from './claim-data-folder.ts';
import { startPrivatePostgres } from './start-private-postgres.ts';

/**
 * Calls `work` with a direct URL (no pooler) of the configured database, or of the private one that a running
 * server has, or of a private one that is started and stopped for it.
 */
export async function withDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  const known = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? (await findRunningPostgres(env.DATA_DIR));
  if (known) return work(known);
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startPrivatePostgres({ dataDir: env.DATA_DIR, log });
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
