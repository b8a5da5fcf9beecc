import type { LeftoverWay } from '#contracts/cloth/cloth.fields.ts';
import { endOfClothAnswer, refuseClothAct } from '#contracts/cloth/cloth.rules.ts';
import { type ClothAct, type ClothActor, type ClothSide, stateAfter } from '#contracts/cloth/cloth.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { loadHolidays } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { clothMoved } from './cloth.events.ts';
import {
  type ClothRow,
  clothOfAnyOrder,
  findCloth,
  insertClothStep,
  lockOrderOfCloth,
  receiptOfOrder,
  setCloth,
} from './cloth.queries.ts';

interface HeldCloth extends ClothRow {
  isShort: boolean;
  /** Centimetres that came, as the newest receipt says; 0 before. */
  length: number;
}

export interface Acting {
  orderId: number;
  viewerId: number;
  /** The version that the viewer has seen. */
  version: number;
}

/** Locks an order until the transaction ends, and reads its cloth. Throws NOT_FOUND. */
export async function holdAnyCloth(tx: Transaction, orderId: number): Promise<HeldCloth> {
  await lockOrderOfCloth(tx, [orderId]);
  const [row] = await clothOfAnyOrder(tx, [orderId]);
  if (!row) throw notFound('orders.orderMissing');
  return withReceipt(tx, row);
}

/**
 * The same for a side that acts. Throws NOT_FOUND for orders of others, CONFLICT for an earlier version and with the
 * reason if the act is not possible.
 */
export async function holdForAct(
  tx: Transaction,
  { orderId, viewerId, version }: Acting,
  act: ClothAct,
): Promise<{ held: HeldCloth; side: ClothSide }> {
  // A person who is no side of the order does not wait for its lock.
  if ((await findCloth(tx, [orderId, viewerId])).length === 0) throw notFound('orders.orderMissing');
  const held = await holdAnyCloth(tx, orderId);
  if (held.version !== version) throw new AppError('CONFLICT', sentence('cloth.changed'));
  const side = held.buyerId === viewerId ? 'BUYER' : 'MAKER';
  const refusal = refuseClothAct(held, act, side);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
  return { held, side };
}

async function withReceipt(tx: Transaction, row: ClothRow): Promise<HeldCloth> {
  const [receipt] = await receiptOfOrder(tx, [row.orderId]);
  return { ...row, isShort: (receipt?.missing ?? 0) > 0, length: receipt?.length ?? 0 };
}

interface Move {
  act: ClothAct;
  by: ClothActor;
  actorId?: number;
  note?: string;
  set?: { quoteId?: number; leftover?: { length: number; way: LeftoverWay } };
}

/** Moves held cloth along the table, sets its timer, writes its history and publishes the event. */
export async function moveCloth(
  { clock, events }: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  held: HeldCloth,
  { act, by, actorId, note = '', set = {} }: Move,
): Promise<void> {
  const { orderId, buyerId, makerId, state: from } = held;
  const to = stateAfter(held, act, by);
  const askedBy = act === 'ASK' && (by === 'BUYER' || by === 'MAKER') ? by : held.askedBy;
  if (to === undefined || askedBy === null)
    throw new Error(`cloth of order ${orderId} cannot ${act} from ${from}`);
  const now = clock.now();
  const waits = to === 'CAME' && !held.isShort;
  await setCloth(tx, {
    ...{ orderId, askedBy, state: to, quoteId: set.quoteId ?? held.quoteId, now },
    dueAt: waits ? endOfClothAnswer(now, await loadHolidays(tx, makerId, now)) : null,
    ...{ leftover: set.leftover?.length ?? null, leftoverWay: set.leftover?.way ?? null },
  });
  const step = { orderId, act, actor: by, actorId: actorId ?? null, from, to, note, now };
  const [written] = await insertClothStep(tx, step);
  if (!written) throw new Error('a step of cloth was not written');
  await events.publish(tx, clothMoved, { moveId: written.id, orderId, buyerId, makerId, act, by });
}
