import { type TurnFacts, waitsFor } from '../core/order-turns.ts';
import { hasEnded, type OrderStatus, orderStatuses } from '../core/orders.states.ts';

/**
 * Why a paid order waits for nobody. MAKER_HELD: its maker is banned or suspended. CALLED_OFF: its advance has gone
 * back, and it was not cancelled. NO_STEP: no rule names a next step. MONEY_HELD: it was cancelled, and more is held
 * than its maker may keep.
 */
export const idleReasons = ['MAKER_HELD', 'CALLED_OFF', 'NO_STEP', 'MONEY_HELD'] as const;
export type IdleReason = (typeof idleReasons)[number];

/** The statuses of orders that are paid and have not ended. */
export const paidStages = orderStatuses.filter((status) => status !== 'PENDING' && !hasEnded(status));

/** The statuses in which an order may wait for the hour of a meeting. */
export const meetingStages = [
  'CONFIRMED',
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_SCHEDULED',
] as const satisfies OrderStatus[];

/** Why an open order waits for nobody; null if a side, a bank, the courier or the hour of a meeting is waited for. */
export function idleReason(status: OrderStatus, facts: TurnFacts): Exclude<IdleReason, 'MONEY_HELD'> | null {
  if (!paidStages.includes(status)) return null;
  if (waitsFor('buyer', status, facts) || waitsFor('maker', status, facts)) return null;
  const isMeetingAhead =
    meetingStages.some((stage) => stage === status) && facts.isToBeMeasured && facts.isBooked;
  if (facts.isDisputed || isMeetingAhead) return null;
  if (facts.isMakerHeld) return 'MAKER_HELD';
  return facts.isFinalOwed || facts.isFinalPaid ? 'NO_STEP' : 'CALLED_OFF';
}
