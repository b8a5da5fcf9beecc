import { AppError } from '#server/platform/http/app-error.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import { isDatabaseAway, isPoolBusy } from '../database-away.ts';
import { codeOf } from '../error-code.ts';
import type { Database } from '../executor.ts';
import type { Replicas } from './replicas.ts';

/** Chooses between a replica and the primary for reads that may be slightly stale. */
export interface StaleReads {
  /**
   * Runs `read` on a replica in use, and repeats it on the primary if the replica cannot answer. `read` must not
   * write.
   */
  read<T>(cookieHeader: string | undefined, read: (db: Database) => Promise<T>): Promise<T>;
  /** The cookie that makes a browser read from the primary after a write; null if there are no replicas. */
  readonly afterWrite: string | null;
  /** Number of reads answered by each since startup; `repeated` ones ran on both. */
  readonly counts: Readonly<Record<'replica' | 'primary' | 'repeated', number>>;
}

interface Settings {
  primary: Database;
  replicas: Replicas;
  /** The cookie's name, and a function that writes a cookie valid for `seconds`. */
  cookie: { name: string; write(value: string, seconds: number): string };
  maxLagMs: number;
}

export function makeStaleReads({ primary, replicas, cookie, maxLagMs }: Settings): StaleReads {
  const counts = { replica: 0, primary: 0, repeated: 0 };
  // After this time every replica in use has the write. The browser's clock is only used to measure the duration.
  const seconds = Math.ceil(maxLagMs / 1000) + 1;
  return {
    counts,
    afterWrite: replicas.all.length === 0 ? null : cookie.write('1', seconds),
    async read(cookieHeader, read) {
      const hasWritten = readCookie(cookieHeader, cookie.name) !== undefined;
      const replica = hasWritten ? null : replicas.pick();
      if (replica === null) {
        counts.primary++;
        return read(primary);
      }
      try {
        const answer = await read(replica.db);
        counts.replica++;
        return answer;
      } catch (error) {
        // The primary would only become busier. A hanging replica is taken out of use before its pool is full.
        if (isPoolBusy(error) && replica.isInUse()) throw error;
        if (isDatabaseAway(error)) replica.suspend(error);
        else if (!isOfReplica(error)) throw error;
        counts.repeated++;
        return read(primary);
      }
    },
  };
}

/** Conflicts with log replay, and tables, columns or functions that the replica does not have yet. */
const codesOfReplica = new Set(['40001', '40P01', '57P04', '42P01', '42703', '42883']);

/** Whether the primary may answer differently, because the replica does not have a recent change yet. */
function isOfReplica(error: unknown): boolean {
  return (error instanceof AppError && error.status === 404) || codesOfReplica.has(codeOf(error));
}
