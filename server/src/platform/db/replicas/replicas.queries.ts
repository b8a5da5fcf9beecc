import { prepared } from '../prepared.ts';

/** A hanging server is noticed after so many milliseconds. */
const mayTakeMs = 1000;

/** Where the primary's log ends by now, in bytes. Everything committed before is in it. */
export const logEnd = prepared<{ position: number }, []>(
  'replicas.log-end',
  `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`,
  { position: 'a server always has a log' },
  { mayTakeMs },
);

/** Up to where a replica shows the primary's log, in bytes; null on a server that follows none. */
export const shownLog = prepared<{ position: number | null }, []>(
  'replicas.shown-log',
  `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`,
  {},
  { mayTakeMs },
);
