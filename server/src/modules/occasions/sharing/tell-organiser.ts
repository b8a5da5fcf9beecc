import { toRupees } from '#contracts/money/money.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { instalmentPaid } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { sharePaid } from '../occasions.events.ts';
import { noteTold, paidShare } from './shares.queries.ts';

/** Tells the organiser of a paid share; the board hears of the order's change like every page of it. */
export function tellOrganiser({ db, clock, env, events, mail }: Services): void {
  events.on(instalmentPaid, 'occasion-share', async ({ orderId, purpose }) => {
    await inTransaction(db, async (tx) => {
      const [told] = await noteTold(tx, [orderId, purpose, clock.now()]);
      if (told) await events.publish(tx, sharePaid, told);
    });
  });

  events.on(sharePaid, 'letter', async ({ shareId, occasionId }) => {
    const [paid] = await paidShare(db, [shareId]);
    // Taken out of the occasion since.
    if (!paid) return;
    await mail.send(db, {
      to: paid.organiserEmail,
      name: paid.organiserName,
      says: letterOf('occasions.sharePaid', {
        person: paid.person,
        title: paid.title,
        amount: toRupees(paid.amountPaise),
        page: `${env.PUBLIC_URL}/occasions/${occasionId}`,
      }),
    });
  });
}
