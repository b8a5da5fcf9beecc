import type { Transaction } from '../../platform/db/executor.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { announceEvery, setAnnounced, setAnnouncedLate } from './notifications.queries.ts';
import { presentNotification } from './present-notification.ts';
import { unreadNotification } from './read-notifications.queries.ts';

const announceLater = jobKind<{ id: number }>('notifications.announce', undefined, { waitsOnce: true });

/** What browsers are to hear once a change of a row is committed. */
export type Announcement = 'now' | 'later' | 'outdated';

export interface Announcer {
  /** Puts into the transaction what an announcement later needs. */
  plan(tx: Transaction, id: number, announcement: Announcement): Promise<void>;
  /** After the commit. */
  carryOut(recipientId: number, id: number, announcement: Announcement): Promise<void>;
  /** One unread notification to every tab of its reader; nothing where it has gone meanwhile. */
  announce(id: number): Promise<void>;
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
    if (row) await announce(id);
  });

  async function announce(id: number): Promise<void> {
    const [row] = await unreadNotification(db, [id]);
    if (row) realtime.toPerson(row.recipientId, 'new-notification', presentNotification(row, env.PUBLIC_URL));
  }

  return {
    announce,
    async plan(tx, id, announcement) {
      if (announcement === 'now') await setAnnounced(tx, [id]);
      if (announcement !== 'later') return;
      await jobs.add(
        tx,
        announceLater,
        { id },
        { singletonKey: String(id), startAfterSeconds: announceEvery },
      );
    },
    async carryOut(recipientId, id, announcement) {
      if (announcement === 'now') await announce(id);
      if (announcement === 'outdated') realtime.toPerson(recipientId, 'notificationsRead');
    },
  };
}
