import type { Locale } from '#contracts/platform/locales.ts';
import {
  type DisputeRow,
  disputesOfOrder,
  type Instalment,
  instalmentsOfOrder,
  refundsOfOrder,
  type StandingRefund,
} from '#server/modules/payments/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import {
  type AnswerRow,
  answersOfOrder,
  type ItemRow,
  itemsOfOrder,
  type LineRow,
  linesOfOrder,
} from '../core/order-items.queries.ts';
import { meetingOfOrder, type OrderMeetingRow } from '../core/order-meeting.queries.ts';
import {
  findOrderOfParty,
  type HistoryRow,
  historyOfOrder,
  type OrderRow,
  partiesOfOrder,
} from '../core/orders.queries.ts';
import { type DueParts, readDueParts } from '../due/due-of-order.ts';
import { type CancellationRow, newestRequest } from '../endings/cancellations.queries.ts';
import { type UpdateRow, updatesOfOrder } from '../making/order-updates.queries.ts';

export interface LoadedOrder {
  order: OrderRow;
  parties: Awaited<ReturnType<typeof partiesOfOrder>>[number];
  items: ItemRow[];
  lines: LineRow[];
  answers: AnswerRow[];
  history: HistoryRow[];
  instalments: Instalment[];
  refunds: StandingRefund[];
  disputes: DisputeRow[];
  updates: UpdateRow[];
  meeting: OrderMeetingRow | undefined;
  due: DueParts;
  /** The newest cancellation request. */
  cancellation: CancellationRow | undefined;
}

/**
 * An order for its buyer or its maker. Throws NOT_FOUND for others. Without a locale, titles are returned as bought.
 */
export async function getOrder(
  executor: Executor,
  orderId: number,
  viewerId: number,
  locale: Locale | null,
): Promise<LoadedOrder> {
  return onOneConnection(executor, async (one) => {
    const [
      order,
      [parties],
      items,
      lines,
      answers,
      history,
      instalments,
      refunds,
      updates,
      [meeting],
      [cancellation],
      due,
    ] = await Promise.all([
      findOrderOfParty(one, orderId, viewerId),
      partiesOfOrder(one, [orderId]),
      itemsOfOrder(one, [orderId, locale]),
      linesOfOrder(one, [orderId]),
      answersOfOrder(one, [orderId]),
      historyOfOrder(one, [orderId]),
      instalmentsOfOrder(one, [orderId]),
      refundsOfOrder(one, [orderId]),
      updatesOfOrder(one, [orderId]),
      meetingOfOrder(one, [orderId]),
      newestRequest(one, [orderId]),
      readDueParts(one, orderId),
    ]);
    if (!order || !parties) throw notFound('orders.orderMissing');
    const wasDisputed = instalments.some((instalment) => instalment.wasDisputed);
    const disputes = wasDisputed ? await disputesOfOrder(one, [orderId]) : [];
    return {
      order,
      parties,
      items,
      lines,
      answers,
      history,
      instalments,
      refunds,
      disputes,
      updates,
      meeting,
      due,
      cancellation,
    };
  });
}
