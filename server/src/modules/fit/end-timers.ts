import { attempt } from '#server/platform/db/attempt.ts';
import type { Services } from '#server/platform/services.ts';
import { dueClaims } from './fit.queries.ts';
import { holdAnyClaim } from './hold-claim.ts';
import { moveClaim } from './move-claim.ts';

/**
 * Moves the claims whose timer has ended: unanswered ones to the desk, a piece that was not sent ends the claim, an
 * altered one counts as received.
 */
export async function endTimers(services: Pick<Services, 'db' | 'clock' | 'events' | 'log'>): Promise<void> {
  const { db, clock } = services;
  for (const { id } of await dueClaims(db, [clock.now()])) {
    await attempt(services, { claimId: id }, 'the timer of a fit claim could not end', async (tx) => {
      const held = await holdAnyClaim(tx, id);
      const { dueAt } = held.claim;
      if (dueAt === null || dueAt > clock.now()) return;
      await moveClaim(services, tx, held, { act: 'LAPSE', by: 'CLOCK' });
    });
  }
}
