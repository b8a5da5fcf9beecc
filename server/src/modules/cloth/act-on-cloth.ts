import type { WordAct } from '#contracts/cloth/cloth.contract.ts';
import { clothSentences, wordsNeeded } from '#contracts/cloth/cloth.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Acting, holdForAct, moveCloth } from './move-cloth.ts';

/**
 * One side asks, answers or chooses. Throws NOT_FOUND for others, CONFLICT for an earlier version and for what the
 * table does not allow, INVALID_INPUT for a no without a reason and for a maker's yes without an
 * address.
 */
export function actOnCloth(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { act, words, ...acting }: Acting & { act: WordAct; words: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { held, side } = await holdForAct(tx, acting, act);
    const needed = wordsNeeded(act, side);
    if (needed !== null && words === '') throw invalidInput({ words: clothSentences[needed] });
    await moveCloth(services, tx, held, { act, by: side, actorId: acting.viewerId, note: words });
  });
}
