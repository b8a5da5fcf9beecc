import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import { takedownSentences } from '#contracts/designs/takedown.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { presentTakedown } from './present-takedown.ts';
import { designModerated } from './takedowns.events.ts';
import { changeTakedown, findStanding, lockAnyDesign } from './takedowns.queries.ts';

interface Appeal {
  makerId: number;
  designId: number;
  words: string;
}

/**
 * Stores a maker's appeal against a takedown. Idempotent for the same words. Throws NOT_FOUND for another's design,
 * CONFLICT if it is not hidden or was already appealed.
 */
export function appealTakedown(
  { db, events, clock }: Pick<Services, 'db' | 'events' | 'clock'>,
  { makerId, designId, words }: Appeal,
): Promise<Takedown> {
  return inTransaction(db, async (tx) => {
    const design = await lockAnyDesign(tx, designId);
    if (design?.makerId !== makerId || design.status === 'DELETED') throw notFound('designs.designMissing');
    const standing = await findStanding(tx, designId);
    if (!standing) throw new AppError('CONFLICT', takedownSentences.stands);
    if (standing.appeal === words) return presentTakedown(standing);
    if (standing.appeal !== null) throw new AppError('CONFLICT', takedownSentences.appealedOnce);
    const appealed = { appeal: words, appealedAt: clock.now() };
    await changeTakedown(tx, standing.id, appealed);
    await events.publish(tx, designModerated, { designId, makerId, step: 'APPEALED' });
    return presentTakedown({ ...standing, ...appealed });
  });
}
