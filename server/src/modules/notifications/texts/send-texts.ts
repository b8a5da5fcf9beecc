import { newsOfNotification, pathOfNotification, textKindOf } from '#contracts/notifications/kinds/kinds.ts';
import { localePrefix } from '#contracts/platform/locales.ts';
import { letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { quietUntil } from '../choices/quiet-hours.ts';
import { unreadNotification } from '../read-notifications.queries.ts';
import { textTarget } from './texts.queries.ts';

const textOf = jobKind<{ notificationId: number }>('notifications.text');

/** A text message about an order is not sent after this time. */
const livesMinutes = 24 * 60;

/** Adds the text message job of a notification, in the transaction that writes it, so that none is lost. */
export function planText(
  { jobs }: Pick<Services, 'jobs'>,
  executor: Executor,
  notificationId: number,
): Promise<void> {
  return jobs.add(executor, textOf, { notificationId });
}

/**
 * Writes text messages about orders, payments and meetings to confirmed numbers, once per notification. They wait for
 * the end of quiet hours. Skips notifications that were read or switched off meanwhile.
 */
export function sendTexts({
  db,
  clock,
  env,
  jobs,
  sms,
}: Pick<Services, 'db' | 'clock' | 'env' | 'jobs' | 'sms'>): void {
  jobs.handle(textOf, async ({ notificationId }) => {
    const [row] = await unreadNotification(db, [notificationId]);
    const kind = row ? textKindOf(row) : null;
    if (!row || !kind) return;
    await inTransaction(db, async (tx) => {
      const [target] = await textTarget(tx, [row.recipientId]);
      if (!target) return;
      const { number, quietFrom: from, quietTo: to } = target;
      const locale = target.language ?? 'en';
      const line = newsOfNotification(row);
      const page = `${env.PUBLIC_URL}${localePrefix(locale)}${pathOfNotification(row)}`;
      await sms.send(tx, {
        to: number,
        ownerId: row.recipientId,
        kind,
        text: partInWords(letterPart('sms.news', { line, page }), locale),
        subject: `notification:${notificationId}`,
        notBefore: from === null || to === null ? null : quietUntil(clock.now(), { from, to }),
        livesMinutes,
      });
    });
  });
}
