import { isInMaking } from '#contracts/hands/hands.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { claimPictures } from '#server/platform/media/claim-media.ts';
import {
  findHandOver,
  findPieceOrder,
  type HandOverRow,
  lockOrder,
  orderOfHandOver,
  type PieceOrderRow,
} from './hands.queries.ts';
import { insertHandPictures } from './write-hands.queries.ts';

/** Locks an order for its maker until the transaction ends. Throws NOT_FOUND for others and for its buyer. */
export async function holdOrder(tx: Transaction, orderId: number, makerId: number): Promise<PieceOrderRow> {
  await lockOrder(tx, [orderId]);
  const [order] = await findPieceOrder(tx, [orderId, makerId]);
  if (!order || order.makerId !== makerId) throw notFound('orders.orderMissing');
  return order;
}

/** Throws CONFLICT unless pieces of the order are worked on. */
export function demandMaking({ status, confirmedAt }: PieceOrderRow): void {
  if (!isInMaking(status, confirmedAt)) throw new AppError('CONFLICT', sentence('hands.notInMaking'));
}

export interface OwnHandOver {
  handOverId: number;
  makerId: number;
}

/** Locks the order of a hand-over and reads it, for its maker. Throws NOT_FOUND for others. */
export async function holdHandOver(
  tx: Transaction,
  { handOverId, makerId }: OwnHandOver,
): Promise<{ order: PieceOrderRow; handOver: HandOverRow }> {
  const [found] = await orderOfHandOver(tx, [handOverId, makerId]);
  if (!found) throw notFound('hands.handOverMissing');
  const order = await holdOrder(tx, found.orderId, makerId);
  const [handOver] = await findHandOver(tx, [handOverId]);
  if (!handOver) throw notFound('hands.handOverMissing');
  return { order, handOver };
}

interface Kept {
  handOverId: number;
  ownerId: number;
  side: 'OUT' | 'BACK';
  mediaIds: readonly number[];
  now: Date;
}

/** Adds photographs that were uploaded ahead. Throws INVALID_INPUT for one that is not the workshop's. */
export async function keepHandPictures(
  tx: Transaction,
  { handOverId, ownerId, side, mediaIds, now }: Kept,
): Promise<void> {
  const claimed = await claimPictures(tx, ownerId, mediaIds, { gone: sentence('hands.pictureGone'), now });
  await insertHandPictures(tx, [handOverId, side, claimed]);
}
