import type pg from 'pg';
import { expect } from 'vitest';
import type { Database } from '#server/platform/db/executor.ts';

const often = { timeout: 60_000, interval: 10 };

/** Waits until this many statements of a test's database wait for a lock. */
export async function untilBlocked(
  { $client }: { $client: Pick<pg.ClientBase | pg.Pool, 'query'> },
  statements = 1,
): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await $client.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    }, often)
    .toBeGreaterThanOrEqual(statements);
}

/** Waits until every event was delivered and every due job has run, with those that they caused. */
export async function untilJobsDone({ $client }: Database): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await $client.query(
        `select name from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()
          union all select kind from published_events`,
      );
      return rows;
    }, often)
    .toEqual([]);
}

/** Makes delayed jobs and retries due now. */
export async function hurryJobs({ $client }: Database, queue: string): Promise<void> {
  await $client.query(
    `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry') and start_after > now()`,
    [queue],
  );
}
