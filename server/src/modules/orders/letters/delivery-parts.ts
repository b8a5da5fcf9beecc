import { dayToTell } from '#contracts/orders/due/day-to-tell.ts';
import { type LetterPart, letterPart } from '#contracts/words/letter.ts';
import { type Instalment, instalmentsOfOrder } from '#server/modules/payments/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { Services } from '#server/platform/services.ts';
import { moneyOf } from '../core/instalment.policy.ts';
import { meetingOfOrder, type OrderMeetingRow } from '../core/order-meeting.queries.ts';
import {
  type HistoryRow,
  historyOfOrder,
  holdOfOrder,
  type OrderRow,
  orderById,
  type PaymentHold,
} from '../core/orders.queries.ts';
import { promiseOfOrder } from '../core/promise-of-order.ts';
import { type DueParts, dueOfOrder, readDueParts } from '../due/due-of-order.ts';

/** What the promise depends on besides the order. */
export interface Standing {
  history: HistoryRow[];
  meeting: OrderMeetingRow | undefined;
  instalments: Instalment[];
  hold: PaymentHold;
  due: DueParts;
}

export function readStanding(executor: Executor, orderId: number): Promise<Standing> {
  return onOneConnection(executor, async (one) => {
    const [history, [meeting], instalments, [held], due] = await Promise.all([
      historyOfOrder(one, [orderId]),
      meetingOfOrder(one, [orderId]),
      instalmentsOfOrder(one, [orderId]),
      holdOfOrder(one, [orderId]),
      readDueParts(one, orderId),
    ]);
    return { history, meeting, instalments, hold: held?.hold ?? null, due };
  });
}

/**
 * "It should be with you by Fri, 18 Dec 2026.", the promised day and the expected one if that is later, or why no day
 * can be named; null for a cancelled order.
 */
export function deliveryInWords(order: OrderRow, standing: Standing, now: Date): LetterPart | null {
  const { told, waitsFor } = dayOf(order, standing, now);
  if (told === null) return waitsFor === null ? null : letterPart(`delivery.${waitsFor}`);
  const { day, missed } = told;
  if (missed !== null) return letterPart('delivery.late', { weekday: day, day: missed });
  return letterPart(`delivery.${waitsFor ?? 'by'}`, { weekday: day });
}

/** The same for the maker; null while no day can be named. */
function deliveryForMaker(order: OrderRow, standing: Standing, now: Date): LetterPart | null {
  const { told } = dayOf(order, standing, now);
  if (told === null) return null;
  const { day, missed } = told;
  return missed === null
    ? letterPart('delivery.atBuyer', { weekday: day })
    : letterPart('delivery.lateAtBuyer', { weekday: day, day: missed });
}

function dayOf(order: OrderRow, standing: Standing, now: Date) {
  const { by, waitsFor } = promiseOfOrder(
    { order, ...standing, ...moneyOf(order, standing.instalments) },
    now,
  );
  const { dueBy } = dueOfOrder(order, standing.due, now);
  if (by === null) return { told: null, waitsFor };
  return { told: dayToTell({ status: order.status, dueBy, by }), waitsFor };
}

/** The current delivery promise in words for each side. Pass `known` if the order was already loaded. */
export async function deliveryParts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: number,
  known?: OrderRow,
): Promise<Record<'buyer' | 'maker', LetterPart | null>> {
  const [[order], standing] = await onOneConnection(db, (one) =>
    Promise.all([known ? [known] : orderById(one, [orderId]), readStanding(one, orderId)]),
  );
  if (!order) throw new Error(`order ${orderId} is not there`);
  const now = clock.now();
  return { buyer: deliveryInWords(order, standing, now), maker: deliveryForMaker(order, standing, now) };
}
