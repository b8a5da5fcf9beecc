import { occasionLimits, type SharePurpose } from '#contracts/occasions/occasions.rules.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import { refuseInstalment, summariseOrders } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOccasion, type OwnOccasion } from '../hold-occasion.ts';
import {
  deleteOldShares,
  endLink,
  endLinkOfInstalment,
  insertShare,
  orderOfOccasion,
} from './shares.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

const dayMs = 86_400_000;

/** How long an expired link that nobody used is kept, so that the board can say that it expired. */
const keptDays = 30;

interface Instalment extends OwnOccasion {
  orderId: number;
  purpose: SharePurpose;
}

/**
 * Opens a link for an instalment and returns its token, of which only the hash is stored. An earlier link of the
 * instalment ends. Throws NOT_FOUND for other people's occasions and orders outside of it, CONFLICT if the instalment
 * cannot be paid now.
 */
export async function shareInstalment(
  { db, clock }: Needed,
  { orderId, purpose, ...own }: Instalment,
): Promise<string> {
  const token = newSecretToken();
  await inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [assigned] = await orderOfOccasion(tx, [orderId, own.occasionId]);
    const now = clock.now();
    const asked = { orderIds: [orderId], buyerId: own.organiserId, locale: null };
    const order = assigned && (await summariseOrders(tx, asked, now)).get(orderId);
    if (!order) throw notFound('orders.orderMissing');
    const refusal = refuseInstalment(order, order.instalments, purpose);
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
    await endLinkOfInstalment(tx, [orderId, purpose, now]);
    const expiresAt = new Date(now.getTime() + occasionLimits.shareDays * dayMs);
    await insertShare(tx, { orderId, purpose, tokenHash: hashSecretToken(token), now, expiresAt });
  });
  return token;
}

/** Ends a link at once. A payment that was begun with it still counts. Throws NOT_FOUND if it is not open. */
export function endShare({ db, clock }: Needed, shareId: number, own: OwnOccasion): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [ended] = await endLink(tx, [shareId, own.occasionId, clock.now()]);
    if (!ended) throw notFound('occasions.shareMissing');
  });
}

export async function sweepShares({ db, clock }: Needed): Promise<void> {
  await deleteOldShares(db, [new Date(clock.now().getTime() - keptDays * dayMs)]);
}
