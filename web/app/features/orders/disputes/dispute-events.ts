import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import type { OrderDispute } from '#contracts/orders/core/order-money.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';

/** How a dispute began or ended. */
export interface DisputeEvent {
  key: string;
  /** The order's status at that time. */
  status: string;
  at: string;
  what: 'OPENED' | 'WON' | 'LOST' | 'CLOSED';
  amount: number;
}

type Known = Pick<OrderData, 'disputes' | 'history'>;

/** The events of an order's disputes, oldest first. */
export function disputeEvents({ disputes, history }: Known): DisputeEvent[] {
  return disputes
    .flatMap(({ id, amount, status, createdAt, endedAt }): DisputeEvent[] => {
      const opened = { key: `${id}-opened`, at: createdAt, what: 'OPENED', amount } as const;
      const events: Omit<DisputeEvent, 'status'>[] = [opened];
      if (endedAt !== null && status !== 'OPEN' && status !== 'UNDER_REVIEW')
        events.push({ key: `${id}-ended`, at: endedAt, what: status, amount });
      return events.map((event) => ({ ...event, status: standingAt(history, event.at) }));
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * The order's status at a moment; for a cancelled order, its status before. A meeting ahead of its step does not
 * count.
 */
function standingAt(history: OrderData['history'], at: string): string {
  const before = history.filter(
    (row, index) =>
      row.to !== 'CANCELLED' && (row.from !== null || index === 0) && Date.parse(row.at) <= Date.parse(at),
  );
  return before.at(-1)?.to ?? 'PENDING';
}

/** The disputes that the bank has not decided yet. */
export function openDisputes({ disputes }: Pick<OrderData, 'disputes'>): OrderDispute[] {
  return disputes.filter(({ status }) => isDisputeOpen(status));
}

/** The total of the open disputes, in rupees. */
export function disputedSum(order: Pick<OrderData, 'disputes'>): number {
  return openDisputes(order).reduce((sum, { amount }) => sum + amount, 0);
}
