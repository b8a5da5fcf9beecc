import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import { isBeingDesigned } from '#contracts/orders/core/measuring-facts.ts';
import { type Step, type StepState, stepsOf } from '#contracts/orders/core/order-steps.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { type OrderStatus, shownStatus } from '#contracts/orders/core/orders.states.ts';
import { wordsOfStatus } from '#web/ui/status.ts';

type HistoryRow = OrderData['history'][number];

export interface ProgressStep {
  status: Exclude<OrderStatus, 'CANCELLED'>;
  state: StepState;
  /** The history row of the step; null if it was passed over or is still to come. */
  row: HistoryRow | null;
}

export interface Progress {
  steps: ProgressStep[];
  /** The history row of the cancellation. */
  cancelled: HistoryRow | null;
}

/**
 * What the measuring step waits for: the drawing, a meeting, or the meeting's day. Once measured before the drawing,
 * it waits only for the drawing.
 */
export function measuringOf({
  status,
  meeting,
}: Pick<OrderData, 'status' | 'meeting'>): 'undrawn' | 'drawn' | 'booked' | 'arranged' | 'measured' {
  if (meeting !== null && activeStatuses.includes(meeting.status)) return 'booked';
  if (status === 'MEASUREMENT_SCHEDULED') return 'arranged';
  if (isBeingDesigned(status) && meeting !== null) return 'measured';
  return status === 'DESIGN_COMPLETED' ? 'drawn' : 'undrawn';
}

type Known = Pick<OrderData, 'status' | 'history' | 'measuring' | 'meeting'> & {
  swatch?: OrderData['swatch'];
  payments: { final: Pick<OrderData['payments']['final'], 'paid'> };
};

/**
 * The timeline of an order. A cancelled order shows only the steps that happened, and its cancellation separately.
 */
export function progressOf({ payments, ...order }: Known): Progress {
  const { status, history } = order;
  const rowOf = rowsOf(history);
  const all = stepsOf({ ...order, isFinalPaid: payments.final.paid, isSwatch: Boolean(order.swatch) }).map(
    (step): ProgressStep => ({
      ...step,
      row: step.state === 'next' ? null : (rowOf.get(step.status) ?? null),
    }),
  );
  if (status !== 'CANCELLED') return { steps: all, cancelled: null };
  return {
    steps: all.filter(({ row }) => row !== null),
    cancelled: rowOf.get('CANCELLED') ?? null,
  };
}

/**
 * The history row of each step. A meeting counts from when it was booked or held, not from when the order later moved
 * to that step.
 */
function rowsOf(history: OrderData['history']): Map<OrderStatus, HistoryRow> {
  const rowOf = new Map<OrderStatus, HistoryRow>();
  for (const row of history) {
    if (row.from === null || rowOf.get(row.to)?.from !== null) rowOf.set(row.to, row);
  }
  return rowOf;
}

/** The title of a step on every screen; a step that is done is not called pending. */
export function titleOfStep({ status, state }: Step, isFinalPaid: boolean): string {
  return wordsOfStatus(status === 'PENDING' && state !== 'now' ? 'PLACED' : shownStatus(status, isFinalPaid));
}
