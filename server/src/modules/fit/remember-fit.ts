import { growthOf } from '#contracts/fit/zones.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { rememberPreferences } from '#server/modules/measurements/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { zonesOfClaim } from './fit.queries.ts';
import { holdClaim } from './hold-claim.ts';
import { setRemembered } from './write-fit.queries.ts';

interface Remembering {
  claimId: number;
  buyerId: number;
  /** A person of the buyer's book; null to remember nothing. */
  personId: number | null;
  parts: readonly string[];
}

/**
 * The buyer answers, once, whether the differences of a done alteration are written into the book. Repeating it changes
 * nothing. Throws NOT_FOUND for others and for people of other books, CONFLICT before the alteration is done.
 */
export function rememberFit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { claimId, buyerId, personId, parts }: Remembering,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { claim } = await holdClaim(tx, { claimId, viewerId: buyerId, side: 'BUYER' });
    if (claim.state !== 'DONE') throw new AppError('CONFLICT', sentence('fit.notDone'));
    if (claim.rememberedAt !== null) return;
    const now = clock.now();
    const zones = (await zonesOfClaim(tx, [claimId])).filter(({ part }) => parts.includes(part));
    if (personId !== null && zones.length > 0) {
      const preferences = zones.map(({ part, direction, amount }) => ({
        part,
        tenths: amount * growthOf(direction),
      }));
      const { garment, orderId } = claim;
      await rememberPreferences(tx, { personId, ownerId: buyerId, garment, orderId, preferences, now });
    }
    await setRemembered(tx, [claimId, now]);
  });
}
