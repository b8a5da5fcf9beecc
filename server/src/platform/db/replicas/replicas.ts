import { isDatabaseAway } from '../database-away.ts';
import { type Database, openDatabase, type PoolSettings } from '../executor.ts';
import { makeLogPositions } from './log-positions.ts';
import { logEnd, shownLog } from './replicas.queries.ts';

/** How often primary and replicas are asked where their logs end: nothing is asked per request. */
const lookEveryMs = 500;

/** A read that a replica does not answer in this time, in milliseconds, is the primary's; the visitor waits for both. */
const replicaTimes = { statementMs: 1500, queryMs: 2500, connectMs: 500 };

export interface Replica {
  /** Without its address, which is nobody's business: `replica-1` is the first that the setting names. */
  readonly name: string;
  readonly db: Database;
  /** How old what it shows may be at most, in milliseconds; infinite while that is not known. */
  lagMs(): number;
  isInUse(): boolean;
  /** Takes it out of use until it has answered a look. */
  suspend(error: unknown): void;
}

export interface Replicas {
  readonly all: readonly Replica[];
  /** The next one that is in use; null where the primary must answer. */
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
  /** A replica that shows nothing newer than this, in milliseconds, is not in use. */
  maxLagMs: number;
  log: Log;
}

const open = (settings: Omit<PoolSettings, 'onIdleError' | 'times'>) =>
  openDatabase({ ...settings, times: replicaTimes, onIdleError: () => undefined });

/** Opens the replicas and looks after them in the background. Whether they are there at the start does not matter. */
export function openReplicas({ urls, primaryUrl, pool, maxLagMs, log }: Settings): Replicas {
  const positions = makeLogPositions(2 * maxLagMs);
  // Of their own, so that a look is not late where all other connections are busy.
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
          // What it showed a moment ago it still shows, unless it has gone.
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
