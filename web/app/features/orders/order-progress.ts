import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { type OrderStatus, timelineStatuses } from '#contracts/orders/orders.states.ts';

type HistoryRow = OrderData['history'][number];

type TimelineStatus = Exclude<OrderStatus, 'CANCELLED'>;

export interface ProgressStep {
  status: TimelineStatus;
  state: 'done' | 'now' | 'next';
  /** What the history knows of it; null for a step that was skipped or is still to come. */
  row: HistoryRow | null;
}

export interface Progress {
  steps: ProgressStep[];
  /** The row that ended the order early. */
  cancelled: HistoryRow | null;
}

/**
 * The timeline of an order: steps before its status are done, skipped ones included. A cancelled order shows only
 * what had happened, and its end apart.
 */
export function progressOf({ status, history }: Pick<OrderData, 'status' | 'history'>): Progress {
  const rowOf = new Map(history.map((row) => [row.to, row]));
  if (status === 'CANCELLED') {
    const happened = timelineStatuses.filter((step) => rowOf.has(step));
    return {
      steps: happened.map((step) => ({ status: step, state: 'done', row: rowOf.get(step) ?? null })),
      cancelled: rowOf.get('CANCELLED') ?? null,
    };
  }
  const now = timelineStatuses.indexOf(status);
  const steps = timelineStatuses.map((step, index): ProgressStep => {
    const isDone = index < now || (index === now && status === 'DELIVERED');
    const state = isDone ? 'done' : index === now ? 'now' : 'next';
    return { status: step, state, row: state === 'next' ? null : (rowOf.get(step) ?? null) };
  });
  return { steps, cancelled: null };
}
