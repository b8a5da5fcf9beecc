import { createHash, randomBytes } from 'node:crypto';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { countViewers, forgetViewers, keepSalt } from './design-views.queries.ts';

interface Look {
  designId: number;
  /** Null for a visitor. */
  viewerId: number | null;
  ip: string;
  userAgent: string;
}

export interface ViewCounts {
  /** Remembers that somebody looks; costs no statement. */
  see(look: Look): Promise<void>;
  /** Writes what was seen since the last time. */
  flush(): Promise<void>;
}

interface Seen {
  day: string;
  designId: number;
  viewer: string;
  viewerId: number;
}

/** Whoever crawls is no reader; programs that show a link’s picture are none either. */
const crawler =
  /bot\b|bots\b|crawl|spider|slurp|preview|externalhit|whatsapp|telegram|lighthouse|curl|wget|python|^$/i;

const secondsBetweenWrites = 5;
const mostWaiting = 5000;
const hour = 3600;

/**
 * Counts who looks at which design, each once a day. What is seen waits for a few seconds and is written at once,
 * so that a design that everybody looks at is one row and not a queue for it. A process that is killed loses those
 * seconds; a figure of this kind can bear it.
 */
export function makeViewCounts({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): ViewCounts {
  let seen = new Map<string, Seen>();
  const salts = new Map<string, Promise<string>>();
  return { see, flush };

  async function see({ designId, viewerId, ip, userAgent }: Look): Promise<void> {
    if (crawler.test(userAgent) || seen.size >= mostWaiting) return;
    const day = istDayOf(clock.now());
    const viewer =
      viewerId === null ? await disguise(day, `${clientNetwork(ip)}\n${userAgent}`) : `u${viewerId}`;
    seen.set(`${day}/${designId}/${viewer}`, { day, designId, viewer, viewerId: viewerId ?? 0 });
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return;
    const looks = [...seen.values()];
    seen = new Map();
    try {
      await countViewers(db, {
        days: looks.map(({ day }) => day),
        designIds: looks.map(({ designId }) => designId),
        viewers: looks.map(({ viewer }) => viewer),
        userIds: looks.map(({ viewerId }) => viewerId),
      });
    } catch (error) {
      log.warn({ err: error, lost: looks.length }, 'the views of a few seconds could not be counted');
    }
  }

  /** The same visitor gets the same text all day, and nobody can tell from it who it was. */
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

/** Writes what was seen every few seconds, and forgets at night whom the day has seen. */
export function scheduleViewCounts({ db, clock, jobs }: Services, views: ViewCounts): void {
  jobs.every('designs.count-views', secondsBetweenWrites, views.flush);
  jobs.every('designs.forget-viewers', hour, async () => {
    await forgetViewers(db, [istDayOf(clock.now())]);
  });
}
