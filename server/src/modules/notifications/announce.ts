import type { Transaction } from '#server/platform/db/executor.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { announceEvery, type GrowingRow } from './growing-notifications.queries.ts';
import { presentNotification } from './present-notification.ts';
import { unreadNotification } from './read-notifications.queries.ts';
import { setAnnounced, setAnnouncedLate } from './write-notifications.queries.ts';

const announceLater = jobKind<{ id: number }>('notifications.announce', undefined, { waitsOnce: true });

/**
 * What browsers are to hear once a change of a row is committed: of a new one, now; of one that they know and that
 * has grown, now or in some seconds; that their list is out of date.
 */
export type Announcement = 'new' | 'grown' | 'grown-later' | 'outdated';

/** What to tell of a row that counts more than before. Takes the row as it was. */
export function announcementOfGrowth({ count, isRead, isFresh }: GrowingRow): Announcement {
  if (isRead) return 'new';
  if (isFresh) return 'grown-later';
  return count === 0 ? 'new' : 'grown';
}

export interface Announcer {
  /** Puts into the transaction what an announcement later needs. */
  plan(tx: Transaction, id: number, announcement: Announcement): Promise<void>;
  /** After the commit. */
  carryOut(recipientId: number, id: number, announcement: Announcement): Promise<void>;
  /**
   * A new unread notification to every tab of its reader; nothing where it has gone meanwhile. With the reader, nothing
   * is read for somebody who has no tab open.
   */
  announce(id: number, recipientId?: number): Promise<void>;
}

/**
 * Tells browsers of notifications. A row that grows is told of again at most every few seconds, with what it has
 * grown to: whoever is liked by fifty people at once hears of the first, and then of all fifty.
 */
export function makeAnnouncer({
  db,
  env,
  jobs,
  realtime,
}: Pick<Services, 'db' | 'env' | 'jobs' | 'realtime'>): Announcer {
  jobs.handle(announceLater, async ({ id }) => {
    const [row] = await setAnnouncedLate(db, [id]);
    if (row) await tell('notificationGrew', id);
  });

  async function tell(event: 'new-notification' | 'notificationGrew', id: number): Promise<void> {
    const [row] = await unreadNotification(db, [id]);
    if (row) realtime.toPerson(row.recipientId, event, presentNotification(row, env.MEDIA_URL));
  }

  return {
    async announce(id, recipientId) {
      if (recipientId !== undefined && !(await realtime.whoIsOnline([recipientId])).has(recipientId)) return;
      await tell('new-notification', id);
    },
    async plan(tx, id, announcement) {
      if (announcement === 'new' || announcement === 'grown') await setAnnounced(tx, [id]);
      if (announcement !== 'grown-later') return;
      await jobs.add(
        tx,
        announceLater,
        { id },
        { singletonKey: String(id), startAfterSeconds: announceEvery },
      );
    },
    async carryOut(recipientId, id, announcement) {
      if (announcement === 'new') await tell('new-notification', id);
      if (announcement === 'grown') await tell('notificationGrew', id);
      if (announcement === 'outdated') realtime.toPerson(recipientId, 'notificationsRead');
    },
  };
}
