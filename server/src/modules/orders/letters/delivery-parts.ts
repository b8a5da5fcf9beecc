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

/** What the promise depends on besides the order. */
export interface Standing {
  history: HistoryRow[];
  meeting: OrderMeetingRow | undefined;
  instalments: Instalment[];
  hold: PaymentHold;
}

export function readStanding(executor: Executor, orderId: number): Promise<Standing> {
  return onOneConnection(executor, async (one) => {
    const [history, [meeting], instalments, [held]] = await Promise.all([
      historyOfOrder(one, [orderId]),
      meetingOfOrder(one, [orderId]),
      instalmentsOfOrder(one, [orderId]),
      holdOfOrder(one, [orderId]),
    ]);
    return { history, meeting, instalments, hold: held?.hold ?? null };
  });
}

/** "It should be with you by Fri, 18 Dec 2026.", or why no day can be named; null for a cancelled order. */
export function deliveryInWords(
  order: OrderRow,
  { instalments, ...known }: Standing,
  now: Date,
): LetterPart | null {
  const { by, waitsFor } = promiseOfOrder({ order, ...known, ...moneyOf(order, instalments) }, now);
  if (by !== null) return letterPart(`delivery.${waitsFor ?? 'by'}`, { weekday: by });
  return waitsFor === null ? null : letterPart(`delivery.${waitsFor}`);
}

/** The delivery promise in words for the maker; null while no day can be named. */
function deliveryForMaker(
  order: OrderRow,
  { instalments, ...known }: Standing,
  now: Date,
): LetterPart | null {
  const { by } = promiseOfOrder({ order, ...known, ...moneyOf(order, instalments) }, now);
  return by === null ? null : letterPart('delivery.atBuyer', { weekday: by });
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
