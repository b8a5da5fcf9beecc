import { AppError } from '#server/platform/http/app-error.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import { isDatabaseAway, isPoolBusy } from '../database-away.ts';
import { codeOf } from '../error-code.ts';
import type { Database } from '../executor.ts';
import type { Replicas } from './replicas.ts';

/** Chooses who answers a read that may be a little old: a replica, or the primary. */
export interface StaleReads {
  /** Runs `read` on a replica in use, and once more on the primary where that one cannot tell. `read` writes nothing. */
  read<T>(cookieHeader: string | undefined, read: (db: Database) => Promise<T>): Promise<T>;
  /** The cookie that lets a browser which has just written read the primary; null where no replica is. */
  readonly afterWrite: string | null;
  /** How many reads each has answered since the start; `repeated` ones were asked of both. */
  readonly counts: Readonly<Record<'replica' | 'primary' | 'repeated', number>>;
}

interface Settings {
  primary: Database;
  replicas: Replicas;
  /** Its name, and what sets it for `seconds`. */
  cookie: { name: string; write(value: string, seconds: number): string };
  maxLagMs: number;
}

export function makeStaleReads({ primary, replicas, cookie, maxLagMs }: Settings): StaleReads {
  const counts = { replica: 0, primary: 0, repeated: 0 };
  // By then every replica in use shows the write; the browser's clock measures only how long that is.
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
        // The primary would only be busier still; a replica that hangs is out of use before its pool is full.
        if (isPoolBusy(error) && replica.isInUse()) throw error;
        if (isDatabaseAway(error)) replica.suspend(error);
        else if (!isOfReplica(error)) throw error;
        counts.repeated++;
        return read(primary);
      }
    },
  };
}

/** A statement that the log overtook, and one about a table, column or function that has not arrived yet. */
const codesOfReplica = new Set(['40001', '40P01', '57P04', '42P01', '42703', '42883']);

/** Whether the primary may answer otherwise: what was just made is not there yet. */
function isOfReplica(error: unknown): boolean {
  return (error instanceof AppError && error.status === 404) || codesOfReplica.has(codeOf(error));
}
