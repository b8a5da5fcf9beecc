import { promiseDelivery } from '#contracts/orders/core/delivery-promise.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { type WaitDays, waitsOf } from '#contracts/orders/core/turn-clock.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type Instalment, instalmentsOfOrders } from '#server/modules/payments/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { asksForFinal } from '../core/final-due.policy.ts';
import { isDisputed, isFinalPaid } from '../core/instalment.policy.ts';
import { readOwedDays } from '../due/due-of-order.ts';
import { type SummaryRow, summariesOfOrders } from './summarise-orders.queries.ts';

export interface OrderSummary extends SummaryRow {
  isFinalPaid: boolean;
  /** The last day of the delivery promise; null if none is promised. */
  promisedBy: IstDay | null;
  /** The advance first. */
  instalments: Instalment[];
}

interface Asked {
  orderIds: readonly number[];
  buyerId: number;
  locale: Locale | null;
}

/** Orders of a buyer by id, read together for a page that shows many; ids of other people's orders are left out. */
export async function summariseOrders(
  executor: Executor,
  { orderIds, buyerId, locale }: Asked,
  now: Date,
): Promise<Map<number, OrderSummary>> {
  const rows = await summariesOfOrders(executor, [orderIds, buyerId, locale]);
  const instalments = await instalmentsOfOrders(executor, [rows.map(({ id }) => id)]);
  const byOrder = Map.groupBy(instalments, ({ orderId }) => orderId);
  const owed = await readOwedDays(executor, rows, now);
  return new Map(
    rows.map((row) => {
      const waits = waitsOf(owed.get(row.id)?.segments ?? [], now);
      return [row.id, summarise({ ...row, waits }, byOrder.get(row.id) ?? [], now)];
    }),
  );
}

function summarise(
  row: SummaryRow & { waits: WaitDays[] },
  instalments: Instalment[],
  now: Date,
): OrderSummary {
  const paid = isFinalPaid(row, instalments);
  const promise = promiseDelivery(
    {
      ...row,
      stop: stopOf({ status: row.status, hold: row.hold, isDisputed: isDisputed(instalments) }),
      awaitsFinal: asksForFinal(row.status) && !paid,
      finalDueOn: row.finalDueAt && istDayOf(row.finalDueAt),
    },
    now,
  );
  return { ...row, isFinalPaid: paid, promisedBy: promise.by, instalments };
}
