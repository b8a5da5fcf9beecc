import type { Executor } from '../../platform/db/executor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type Instalment, instalmentsOfOrder, type OrderRefund, refundsOfOrder } from '../payments/public.ts';
import { meetingOfOrder, type OrderMeetingRow } from './order-meeting.queries.ts';
import { type UpdateRow, updatesOfOrder } from './order-updates.queries.ts';
import {
  findOrderOfParty,
  type HistoryRow,
  historyOfOrder,
  type ItemRow,
  itemsOfOrder,
  type OrderRow,
  partiesOfOrder,
} from './orders.queries.ts';

export interface LoadedOrder {
  order: OrderRow;
  parties: Awaited<ReturnType<typeof partiesOfOrder>>[number];
  items: ItemRow[];
  history: HistoryRow[];
  instalments: Instalment[];
  refunds: OrderRefund[];
  updates: UpdateRow[];
  meeting: OrderMeetingRow | undefined;
}

/** An order for its buyer or its maker. To anybody else it is not there (threat 1). */
export async function getOrder(executor: Executor, orderId: number, viewerId: number): Promise<LoadedOrder> {
  const order = await findOrderOfParty(executor, orderId, viewerId);
  const [parties] = order ? await partiesOfOrder(executor, [orderId]) : [];
  if (!order || !parties) throw notFound('This order');
  return {
    order,
    parties,
    items: await itemsOfOrder(executor, [orderId]),
    history: await historyOfOrder(executor, [orderId]),
    instalments: await instalmentsOfOrder(executor, [orderId]),
    refunds: await refundsOfOrder(executor, [orderId]),
    updates: await updatesOfOrder(executor, [orderId]),
    meeting: (await meetingOfOrder(executor, [orderId]))[0],
  };
}
