import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { takeDueReminders } from './meetings.queries.ts';

const day = 24 * 3_600_000;

/** A meeting set at most a day ahead needs no reminder, so it is marked as reminded now. Null otherwise. */
export function remindedAtOnce(scheduledAt: Date, now: Date): Date | null {
  return scheduledAt.getTime() - now.getTime() <= day ? now : null;
}

/** Reminds both sides once of each meeting within the coming day. */
export async function remindOfMeetings({ db, clock, events }: Services): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    for (const { id, revision, scheduledAt } of await takeDueReminders(tx, [
      now,
      new Date(now.getTime() + day),
    ])) {
      await events.publish(tx, meetingChanged, {
        meetingId: id,
        change: 'DUE',
        by: 'CLOCK',
        revision,
        scheduledAt: scheduledAt.toISOString(),
      });
    }
  });
}
