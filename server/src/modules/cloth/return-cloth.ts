import type { LeftoverWay } from '#contracts/cloth/cloth.fields.ts';
import { clothSentences } from '#contracts/cloth/cloth.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Acting, holdForAct, moveCloth } from './move-cloth.ts';

/**
 * The maker says what is left and how it goes back. Throws NOT_FOUND, CONFLICT for an earlier version and before the
 * piece is finished, INVALID_INPUT for more than came, nothing that goes back, and cloth that is kept without words.
 */
export function returnCloth(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { length, way, words, ...acting }: Acting & { length: number; way: LeftoverWay; words: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { held } = await holdForAct(tx, acting, 'RETURN');
    if (length > held.length) throw invalidInput({ metres: sentence('cloth.moreThanCame') });
    if ((length === 0) !== (way === 'NONE')) throw invalidInput({ way: clothSentences.way });
    if (way === 'KEPT' && words === '') throw invalidInput({ words: sentence('cloth.keptWords') });
    const move = { act: 'RETURN', by: 'MAKER', actorId: acting.viewerId, note: words } as const;
    await moveCloth(services, tx, held, { ...move, set: { leftover: { length, way } } });
  });
}
