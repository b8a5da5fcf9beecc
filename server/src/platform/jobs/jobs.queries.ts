import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Retries jobs that were started before the database started and that this process does not run: no process runs
 * them. A job on its last retry is left to pg-boss's maintenance, which fails it, so that a job that kills its
 * process does not run for ever.
 */
export const resumeJobs = prepared<object, [queues: readonly string[], inProgress: readonly string[]]>(
  'jobs.resume',
  `update pgboss.job
      set state = 'retry', retry_count = retry_count + 1, start_after = now(), heartbeat_on = null
    where state = 'active' and started_on < pg_postmaster_start_time() and retry_count < retry_limit
      and name = any($1) and not id = any($2)`,
);

/** The queues with at least one due job. Reads one due job per queue, however many wait. */
export const listDueQueues = prepared<{ name: string }, [queues: readonly string[]]>(
  'jobs.due-queues',
  `select q.name from unnest($1::text[]) q (name)
    cross join lateral (
      select from pgboss.job j
       where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now() limit 1) due`,
);

/**
 * For each queue with due jobs: their number, at most a thousand, and for how many seconds the oldest has been due.
 */
export const countDueJobs = prepared<
  { name: string; count: number; oldest: number },
  [queues: readonly string[]]
>(
  'jobs.count-due',
  `select q.name, due.count, due.oldest from unnest($1::text[]) q (name)
    cross join lateral (
      select count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as oldest
        from (select j.start_after from pgboss.job j
               where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
               limit 1000) few) due
    where due.count > 0`,
  { oldest: 'only queues with a job are chosen' },
);
