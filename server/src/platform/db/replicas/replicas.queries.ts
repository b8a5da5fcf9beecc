import { prepared } from '../prepared.ts';

/** Timeout in milliseconds after which a server counts as hanging. */
const mayTakeMs = 1000;

/** The current end of the primary's log, in bytes. Everything committed before is in it. */
export const logEnd = prepared<{ position: number }, []>(
  'replicas.log-end',
  `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`,
  { position: 'a server always has a log' },
  { mayTakeMs },
);

/**
 * The position up to which a replica has replayed the primary's log, in bytes; null on a server that is not a
 * replica.
 */
export const shownLog = prepared<{ position: number | null }, []>(
  'replicas.shown-log',
  `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`,
  {},
  { mayTakeMs },
);
