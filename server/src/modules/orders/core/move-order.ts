import { statusByFacts } from '#contracts/orders/core/measuring-facts.ts';
import {
  hasEnded,
  type OrderActor,
  type OrderStatus,
  refuseMove,
} from '#contracts/orders/core/orders.states.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import { takesPromises } from '#contracts/orders/due/new-promise.rules.ts';
import { moveOrdersCount } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { askForFinal } from './ask-for-final.ts';
import { asksForFinal } from './final-due.policy.ts';
import { factsOf, noMoney, type OrderMoney } from './instalment.policy.ts';
import { designsOfOrder } from './order-items.queries.ts';
import { readMeasuringFacts } from './order-meeting.queries.ts';
import { orderConfirmed, orderMoved } from './orders.events.ts';
import {
  insertHistory,
  type OrderRow,
  overtakePromise,
  overtakeRequest,
  releaseCredit,
  setOrderStatus,
} from './orders.queries.ts';

interface Step {
  actor: OrderActor;
  actorId: number | null;
  to: OrderStatus;
  note: string;
  idempotencyKey?: string | null;
  /** The update with the photographs that come with the move. */
  updateId?: number | undefined;
}

interface Move extends Step {
  money: OrderMoney;
  /** By how many days the order is late; only a buyer who cancels it needs this. */
  lateDays?: number;
}

/**
 * Moves a locked order along the transition table, writes its history, publishes the event and updates the counts of
 * its designs. Then moves it on automatically to what its meetings have already achieved. Returns the final status.
 * Throws ILLEGAL_MOVE with the table's sentence.
 */
export async function moveOrder(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  move: Move,
): Promise<OrderStatus> {
  const { money, actor, to, updateId, lateDays = 0 } = move;
  const now = services.clock.now();
  demandMove(order, money, { actor, to, isLate: lateDays > 0 }, now);
  const isSaleUndone = to === 'CANCELLED' && order.confirmedAt !== null && !order.isSwatch;
  await writeStep(tx, order, move, now);
  if (hasEnded(to) && order.isAskedToCancel) await overtakeRequest(tx, [order.id, now]);
  if (!takesPromises(to)) await overtakePromise(tx, [order.id, now]);
  // During a dispute no payment is taken; it is asked for once the bank has decided.
  if (asksForFinal(to) && !money.isFinalPaid && !money.isDisputed)
    await askForFinal(services, tx, order, now, to === 'FINAL_PAYMENT_PENDING' ? updateId : undefined);
  if (isSaleUndone) await countSale(tx, order.id, -1);
  // The next order takes the price of the swatch off instead.
  if (to === 'CANCELLED') await releaseCredit(tx, [order.id]);
  await services.events.publish(tx, orderMoved, {
    ...{ orderId: order.id, by: actor, from: order.status, to },
    ...(updateId !== undefined && { updateId }),
    ...(lateDays > 0 && { lateDays }),
  });
  return followFacts(services, tx, { ...order, status: to });
}

/**
 * Moves a locked order on to the measurement that is booked or taken, if its design is completed. The history names
 * `byId`, who booked or took it. Returns the final status.
 */
export async function followFacts(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  byId: number | null = null,
): Promise<OrderStatus> {
  const { id: orderId, status: from } = order;
  // Skips the query if no facts could move the order.
  if (statusByFacts(from, { isBooked: true, isMeasured: true }) === null) return from;
  const [facts] = await readMeasuringFacts(tx, [orderId]);
  const to = facts ? statusByFacts(from, facts) : null;
  if (to === null) return from;
  const note = to === 'MEASUREMENT_COMPLETED' ? systemNotes.meetingCompleted : systemNotes.meetingBooked;
  const now = services.clock.now();
  const step = { actor: 'SYSTEM', actorId: byId, to, note } as const;
  demandMove(order, noMoney, step, now);
  await writeStep(tx, order, step, now);
  await services.events.publish(tx, orderMoved, { orderId, by: 'SYSTEM', from, to });
  return to;
}

/** Confirms a locked order whose advance was just booked. Throws ILLEGAL_MOVE. */
export async function confirmOrder(
  { clock, events }: Services,
  tx: Transaction,
  order: OrderRow,
  note: string,
): Promise<void> {
  const now = clock.now();
  const step = { actor: 'SYSTEM', actorId: null, to: 'CONFIRMED', note } as const;
  demandMove(order, noMoney, step, now);
  await writeStep(tx, order, step, now);
  await events.publish(tx, orderConfirmed, { orderId: order.id });
  // Last, because this row lock makes all bookings of a design wait until the commit.
  if (!order.isSwatch) await countSale(tx, order.id, 1);
}

async function countSale(tx: Transaction, orderId: number, change: 1 | -1): Promise<void> {
  const designs = await designsOfOrder(tx, [orderId]);
  await moveOrdersCount(
    tx,
    designs.map(({ id }) => id),
    change,
  );
}

function demandMove(
  order: OrderRow,
  money: OrderMoney,
  { actor, to, isLate = false }: Pick<Step, 'actor' | 'to'> & { isLate?: boolean },
  now: Date,
): void {
  const refusal = refuseMove(factsOf(order, money, isLate), actor, to, now);
  if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
}

async function writeStep(
  tx: Transaction,
  { id: orderId, status: from }: OrderRow,
  { actor, actorId, to, note, idempotencyKey = null }: Step,
  now: Date,
): Promise<void> {
  await setOrderStatus(tx, [orderId, to, now]);
  await insertHistory(tx, { orderId, actorId, actor, from, to, note, now, idempotencyKey });
}
