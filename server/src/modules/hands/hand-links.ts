import { endOfLink } from '#contracts/hands/hands.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { HandOverRow } from './hands.queries.ts';
import { holdHandOver, type OwnHandOver } from './hold-order.ts';
import { canHaveLink } from './present-pieces.ts';
import { endLinkOfKind, endLinks, insertLink, setCredit } from './write-hands.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Opens a link and returns its token, of which only the hash is stored. An earlier link of its kind ends. */
export async function openLink(
  tx: Transaction,
  { id: handOverId, due }: HandOverRow,
  kind: 'SENT' | 'TAG',
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  await endLinkOfKind(tx, [handOverId, kind, now]);
  const expiresAt = endOfLink(due, now);
  await insertLink(tx, { handOverId, kind, tokenHash: hashSecretToken(token), now, expiresAt });
  return token;
}

/** Throws NOT_FOUND for others, CONFLICT for a hand-over to an account and one that was declined or withdrawn. */
export function renewLink(
  { db, clock }: Needed,
  own: OwnHandOver,
): Promise<{ token: string; orderId: number }> {
  return inTransaction(db, async (tx) => {
    const { handOver } = await holdHandOver(tx, own);
    if (!canHaveLink(handOver)) throw new AppError('CONFLICT', sentence('hands.notNow'));
    return { token: await openLink(tx, handOver, 'SENT', clock.now()), orderId: handOver.orderId };
  });
}

/**
 * Ends all links of a hand-over. A credit ends with them, because the hand could not take it back. Returns the order.
 * Throws NOT_FOUND for others and if no link is open.
 */
export function endHandLinks({ db, clock }: Needed, own: OwnHandOver): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { handOver } = await holdHandOver(tx, own);
    const now = clock.now();
    const ended = await endLinks(tx, [handOver.id, now]);
    if (ended.length === 0) throw notFound('hands.linkMissing');
    if (handOver.credit !== 'NONE')
      await setCredit(tx, { handOverId: handOver.id, credit: 'NONE', creditName: '', now });
    return handOver.orderId;
  });
}
