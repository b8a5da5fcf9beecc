import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { announceEvery, type GrowingRow } from './growing-notifications.queries.ts';
import { presentNotification } from './present-notification.ts';
import { type Reach, reachOf } from './push/push.queries.ts';
import { planPush } from './push/send-push.ts';
import { unreadNotification } from './read-notifications.queries.ts';
import { planText } from './texts/send-texts.ts';
import { setAnnounced, setAnnouncedLate } from './write-notifications.queries.ts';

const announceLater = jobKind<{ id: number }>('notifications.announce', undefined, { waitsOnce: true });

/**
 * What browsers are told once a changed row is committed: a new notification; growth of a known one, now or in a few
 * seconds; or that their list is out of date.
 */
export type Announcement = 'new' | 'grown' | 'grown-later' | 'outdated';

/** How to announce a row whose count has grown. Takes the row as it was before. */
export function announcementOfGrowth({ count, isRead, isFresh }: GrowingRow): Announcement {
  if (isRead) return 'new';
  if (isFresh) return 'grown-later';
  return count === 0 ? 'new' : 'grown';
}

export interface Announcer {
  /**
   * Writes a row and sends it to its reader's tabs and devices. Sends nothing if `write` returns no id or the row was
   * deleted since. Loads the reader's devices if `reach` is not given.
   */
  notify(
    recipientId: number,
    write: (executor: Executor) => Promise<number | undefined>,
    reach?: Reach,
  ): Promise<void>;
  /** Adds to the transaction the jobs for pushes and for a delayed announcement. */
  plan(tx: Transaction, recipientId: number, id: number, announcement: Announcement): Promise<void>;
  /** Call after the commit. */
  carryOut(recipientId: number, id: number, announcement: Announcement): Promise<void>;
}

/**
 * Sends notifications to browsers at once, and to devices by a job. Growth of a row is announced at most every few
 * seconds, with the latest count. Someone who gets fifty likes at once is told of the first, then of all fifty.
 */
export function makeAnnouncer({
  db,
  env,
  jobs,
  realtime,
}: Pick<Services, 'db' | 'env' | 'jobs' | 'realtime'>): Announcer {
  jobs.handle(announceLater, async ({ id }) => {
    const [row] = await setAnnouncedLate(db, [id]);
    if (!row) return;
    await planPush({ jobs }, db, (await find(db, row.recipientId)).devices, id);
    await emitToTabs('notificationGrew', id);
  });

  async function emitToTabs(event: 'new-notification' | 'notificationGrew', id: number): Promise<void> {
    const [row] = await unreadNotification(db, [id]);
    if (row) realtime.toPerson(row.recipientId, event, presentNotification(row, env.MEDIA_URL));
  }

  return {
    async notify(recipientId, write, known) {
      const { devices, texts } = known ?? (await find(db, recipientId));
      // Most people have no devices and no text messages, and need no transaction.
      const isHereAlone = devices.length === 0 && !texts;
      const id = isHereAlone ? await write(db) : await inTransaction(db, writeAndPlan);
      // Reads nothing for a person without an open tab.
      if (id !== undefined && (await realtime.whoIsOnline([recipientId])).has(recipientId))
        await emitToTabs('new-notification', id);

      async function writeAndPlan(tx: Transaction): Promise<number | undefined> {
        const made = await write(tx);
        if (made === undefined) return undefined;
        await planPush({ jobs }, tx, devices, made);
        if (texts) await planText({ jobs }, tx, made);
        return made;
      }
    },
    async plan(tx, recipientId, id, announcement) {
      if (announcement === 'new' || announcement === 'grown') {
        await setAnnounced(tx, [id]);
        await planPush({ jobs }, tx, (await find(tx, recipientId)).devices, id);
      }
      if (announcement !== 'grown-later') return;
      await jobs.add(
        tx,
        announceLater,
        { id },
        { singletonKey: String(id), startAfterSeconds: announceEvery },
      );
    },
    async carryOut(recipientId, id, announcement) {
      if (announcement === 'new') await emitToTabs('new-notification', id);
      if (announcement === 'grown') await emitToTabs('notificationGrew', id);
      if (announcement === 'outdated') realtime.toPerson(recipientId, 'notificationsRead');
    },
  };
}

async function find(executor: Executor, userId: number): Promise<Reach> {
  const [row] = await reachOf(executor, [userId]);
  return row ?? { devices: [], texts: false };
}
