import {
  type FamilyLinkDays,
  familyLinkSentences,
  mostFamilyLinks,
} from '#contracts/orders/family/family-links.rules.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findOrderOfBuyer, lockOrder, type OrderRow } from '../core/orders.queries.ts';
import {
  deleteExpiredLinks,
  deleteFamilyLink,
  type FamilyLinkRow,
  insertFamilyLink,
  linksOfOrder,
} from './family-links.queries.ts';

interface FamilyLinks {
  links: { id: number; photographs: boolean; createdAt: string; endsAt: string }[];
  can: { create: boolean };
}

const dayMs = 86_400_000;

/**
 * Whether the making of an order can be shared with the family: once the advance is paid, unless the order is
 * cancelled.
 */
export function isShareable({
  status,
  confirmedAt,
  isSwatch,
}: Pick<OrderRow, 'status' | 'confirmedAt' | 'isSwatch'>): boolean {
  return confirmedAt !== null && status !== 'CANCELLED' && !isSwatch;
}

/** The open links of an order. Throws NOT_FOUND unless the viewer is its buyer. */
export async function showFamilyLinks(
  { db, clock }: Services,
  orderId: number,
  buyerId: number,
): Promise<FamilyLinks> {
  const order = await findOrderOfBuyer(db, orderId, buyerId);
  if (!order) throw notFound('orders.orderMissing');
  return present(order, await openLinks(db, orderId, clock.now()));
}

interface NewLink {
  orderId: number;
  buyerId: number;
  days: FamilyLinkDays;
  photographs: boolean;
}

/**
 * Creates a link and returns its token, of which only the hash is stored. Throws NOT_FOUND unless the viewer is the
 * buyer, CONFLICT before the advance, for a cancelled order and above the maximum of links.
 */
export async function openFamilyLink(
  { db, clock }: Services,
  { orderId, buyerId, days, photographs }: NewLink,
): Promise<string> {
  const token = newSecretToken();
  await inTransaction(db, async (tx) => {
    // The lock serializes concurrent calls, so that the count is right.
    const order = await lockOrder(tx, orderId);
    if (order?.buyerId !== buyerId) throw notFound('orders.orderMissing');
    if (!isShareable(order)) throw new AppError('CONFLICT', familyLinkSentences.closed);
    const now = clock.now();
    if ((await openLinks(tx, orderId, now)).length >= mostFamilyLinks) {
      throw new AppError('CONFLICT', familyLinkSentences.tooMany);
    }
    await insertFamilyLink(tx, {
      orderId,
      tokenHash: hashSecretToken(token),
      withPhotographs: photographs,
      now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
  });
  return token;
}

/** Ends a link at once. Throws NOT_FOUND unless the viewer is the buyer of its order. */
export async function endLink(
  { db }: Services,
  { orderId, linkId, buyerId }: { orderId: number; linkId: number; buyerId: number },
): Promise<void> {
  const [ended] = await deleteFamilyLink(db, [linkId, orderId, buyerId]);
  if (!ended) throw notFound('orders.linkMissing');
}

export async function sweepFamilyLinks({ db, clock }: Services): Promise<void> {
  await deleteExpiredLinks(db, [clock.now()]);
}

const openLinks = (executor: Executor, orderId: number, now: Date) => linksOfOrder(executor, [orderId, now]);

function present(order: OrderRow, rows: readonly FamilyLinkRow[]): FamilyLinks {
  return {
    links: rows.map(({ id, withPhotographs, createdAt, expiresAt }) => ({
      id,
      photographs: withPhotographs,
      createdAt: createdAt.toISOString(),
      endsAt: expiresAt.toISOString(),
    })),
    can: { create: isShareable(order) && rows.length < mostFamilyLinks },
  };
}
