import { createHash, randomBytes } from 'node:crypto';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { keepSalt } from './view-salts.queries.ts';

interface Look {
  /** The id of the viewed record: a design or a profile. */
  thingId: number;
  /** Null for a visitor. */
  viewerId: number | null;
  ip: string;
  userAgent: string;
}

export interface ViewCounts {
  /** Counts a view in memory, without a database query. */
  see(look: Look): Promise<void>;
  /** Writes the views collected since the last flush. */
  flush(): Promise<void>;
}

interface Seen {
  day: string;
  thingId: number;
  viewer: string;
  viewerId: number;
}

/** User agents of crawlers and link previews, which do not count as views. */
const crawler =
  /bot\b|bots\b|crawl|spider|slurp|preview|externalhit|whatsapp|telegram|lighthouse|curl|wget|python|^$/i;

const mostWaiting = 5000;

/** Views of one kind of record in the form they are written, one row each. The user id is 0 for visitors. */
export interface SeenViews {
  days: readonly string[];
  thingIds: readonly number[];
  viewers: readonly string[];
  userIds: readonly number[];
}

/**
 * Counts views, one per viewer, record and day. Views are collected for a few seconds and passed to `write` in one
 * batch, so that a popular record does not cause many writes. If the process is killed, those seconds are lost, which
 * is acceptable for these figures.
 */
export function collectViews(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  write: (executor: Executor, seen: SeenViews) => Promise<unknown>,
): ViewCounts {
  let seen = new Map<string, Seen>();
  const salts = new Map<string, Promise<string>>();
  return { see, flush };

  async function see({ thingId, viewerId, ip, userAgent }: Look): Promise<void> {
    if (crawler.test(userAgent) || seen.size >= mostWaiting) return;
    const day = istDayOf(clock.now());
    const viewer =
      viewerId === null ? await disguise(day, `${clientNetwork(ip)}\n${userAgent}`) : `u${viewerId}`;
    seen.set(`${day}/${thingId}/${viewer}`, { day, thingId, viewer, viewerId: viewerId ?? 0 });
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return;
    const views = [...seen.values()];
    seen = new Map();
    try {
      await write(db, {
        days: views.map(({ day }) => day),
        thingIds: views.map(({ thingId }) => thingId),
        viewers: views.map(({ viewer }) => viewer),
        userIds: views.map(({ viewerId }) => viewerId),
      });
    } catch (error) {
      log.warn({ err: error, lost: views.length }, 'the views of a few seconds could not be counted');
    }
  }

  /** A hash that identifies a visitor for one day without revealing who it is. */
  async function disguise(day: string, visitor: string): Promise<string> {
    let salt = salts.get(day);
    if (salt === undefined) {
      salt = keepSalt(db, day, randomBytes(16).toString('base64url'));
      salt.catch(() => salts.delete(day));
      salts.clear();
      salts.set(day, salt);
    }
    return createHash('sha256')
      .update(`${await salt}\n${visitor}`)
      .digest('base64url')
      .slice(0, 22);
  }
}
