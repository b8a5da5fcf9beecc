import { isOpen } from '#contracts/hands/hands.states.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { drawTag } from '#server/modules/documents/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { openLink } from './hand-links.ts';
import { type HandOverRow, handOversOfOrder, piecesOfOrder } from './hands.queries.ts';
import { demandMaking, holdOrder } from './hold-order.ts';

interface Printing {
  orderId: number;
  makerId: number;
  /** Null for the order itself, while it has no pieces. */
  pieceId: number | null;
  locale: Locale;
}

/**
 * The job tag of a piece. It names nothing of the buyer. Throws NOT_FOUND for others, CONFLICT if the order is not in
 * making.
 */
export async function printTag(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { orderId, makerId, pieceId, locale }: Printing,
): Promise<{ fileName: string; bytes: Buffer }> {
  const now = clock.now();
  const facts = await inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId, makerId);
    demandMaking(order);
    const pieces = await piecesOfOrder(tx, [orderId]);
    const piece = pieces.find(({ id }) => id === pieceId);
    if (!piece && (pieceId !== null || pieces.length > 0)) throw notFound('hands.pieceMissing');
    const handOvers = piece ? await handOversOfOrder(tx, [orderId]) : [];
    const out = handOvers.find((one) => one.pieceId === piece?.id && isOpen(one.state));
    const path = out ? await pathOfHand(tx, out, now) : `/order-details/sale/${orderId}`;
    return {
      orderNumber: orderNumber(orderId, order.createdAt),
      piece: piece?.name ?? order.items[0]?.title ?? '',
      due: out?.due ?? null,
      kind: out?.kind ?? null,
      link: `${env.PUBLIC_URL}${path}`,
    };
  });
  const bytes = await drawTag({ ...facts, printedAt: now, locale });
  return { fileName: `tag-${facts.orderNumber}.pdf`, bytes };
}

/** The page of the hand: in their account, or by a link of the tag's own. */
async function pathOfHand(tx: Transaction, handOver: HandOverRow, now: Date): Promise<string> {
  if (handOver.accountId !== null) return `/handed-work/${handOver.id}`;
  return `/hand-link?token=${await openLink(tx, handOver, 'TAG', now)}`;
}
