import { isDatabaseAway } from '../database-away.ts';
import { type Database, openDatabase, type PoolSettings } from '../executor.ts';
import { makeLogPositions } from './log-positions.ts';
import { logEnd, shownLog } from './replicas.queries.ts';

/** How often the primary and the replicas are polled for their log positions. Requests cause no polls. */
const lookEveryMs = 500;

/**
 * In milliseconds. A read that a replica does not answer in this time is repeated on the primary; the visitor waits
 * for both.
 */
const replicaTimes = { statementMs: 1500, queryMs: 2500, connectMs: 500 };

export interface Replica {
  /** `replica-1` is the first in the setting. Does not reveal the address. */
  readonly name: string;
  readonly db: Database;
  /** Upper bound of the replica's lag, in milliseconds; infinite while unknown. */
  lagMs(): number;
  isInUse(): boolean;
  /** Takes the replica out of use until a poll succeeds again. */
  suspend(error: unknown): void;
}

export interface Replicas {
  readonly all: readonly Replica[];
  /** The next replica that is in use; null if the primary must answer. */
  pick(): Replica | null;
  close(): Promise<void>;
}

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface Settings {
  urls: readonly string[];
  primaryUrl: string;
  pool: Pick<PoolSettings, 'size' | 'isPooled' | 'namesStatements'>;
  /** A replica whose lag exceeds this, in milliseconds, is not in use. */
  maxLagMs: number;
  log: Log;
}

const open = (settings: Omit<PoolSettings, 'onIdleError' | 'times'>) =>
  openDatabase({ ...settings, times: replicaTimes, onIdleError: () => undefined });

/** Opens the replicas and polls them in the background. They need not be available at startup. */
export function openReplicas({ urls, primaryUrl, pool, maxLagMs, log }: Settings): Replicas {
  const positions = makeLogPositions(2 * maxLagMs);
  // Separate connections, so that polls are not delayed when all others are busy.
  const openForReads = (url: string) => open({ url, ...pool, size: 1 });
  const primary = openForReads(primaryUrl);
  const all = urls.map((url, index) => openReplica(`replica-${index + 1}`, url));
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looking = all.length === 0 ? Promise.resolve() : look();

  function openReplica(name: string, url: string) {
    const db = open({ url, ...pool });
    const looked = openForReads(url);
    let freshAsOf = Number.NEGATIVE_INFINITY;
    let wasInUse = false;
    const lagMs = () => performance.now() - freshAsOf;
    const isInUse = () => lagMs() <= maxLagMs;
    function say(details: object): void {
      if (isInUse() === wasInUse) return;
      wasInUse = isInUse();
      if (wasInUse) log.info({ replica: name }, 'a replica is in use');
      else log.warn({ replica: name, ...details }, 'a replica is not in use; the primary answers instead');
    }
    function suspend(error: unknown): void {
      freshAsOf = Number.NEGATIVE_INFINITY;
      say({ err: error });
    }
    return {
      name,
      db,
      lagMs,
      isInUse,
      suspend,
      close: () => Promise.all([db.$client.end(), looked.$client.end()]),
      async look(): Promise<void> {
        try {
          const [row] = await shownLog(looked, []);
          const position = row?.position ?? null;
          if (position === null) return suspend(new Error('it follows no other server'));
          freshAsOf = positions.freshAsOf(position) ?? freshAsOf;
          say({ lagMs: Math.round(lagMs()) });
        } catch (error) {
          // The replica still has the changes it had before, unless it is unreachable.
          if (isDatabaseAway(error)) suspend(error);
          else say({ err: error });
        }
      },
    };
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const end = await logEnd(primary, []).catch(() => []);
    if (end[0]) positions.note({ at, position: end[0].position });
    await Promise.all(all.map((replica) => replica.look()));
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookEveryMs);
    timer.unref();
  }

  return {
    all,
    pick() {
      for (let tried = 0; tried < all.length; tried++) {
        turn = (turn + 1) % all.length;
        const replica = all[turn];
        if (replica?.isInUse()) return replica;
      }
      return null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([primary.$client.end(), ...all.map((replica) => replica.close())]);
    },
  };
}
