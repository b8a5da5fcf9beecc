import { refuseClothAct } from '#contracts/cloth/cloth.rules.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Services } from '#server/platform/services.ts';
import { clearDue, dueCloth } from './cloth.queries.ts';
import { holdAnyCloth, moveCloth } from './move-cloth.ts';

/** Counts silence about cloth that is sound in length as a yes, once the time to answer has ended. */
export async function endAnswers(services: Pick<Services, 'db' | 'clock' | 'events' | 'log'>): Promise<void> {
  const { db, clock } = services;
  for (const { orderId } of await dueCloth(db, [clock.now()])) {
    await attempt(services, { orderId }, 'the time to answer about cloth could not end', async (tx) => {
      const held = await holdAnyCloth(tx, orderId);
      if (held.dueAt === null || held.dueAt > clock.now()) return;
      if (refuseClothAct(held, 'LAPSE', 'CLOCK') === null)
        await moveCloth(services, tx, held, { act: 'LAPSE', by: 'CLOCK' });
      // The order has ended meanwhile.
      else await clearDue(tx, [orderId]);
    });
  }
}
