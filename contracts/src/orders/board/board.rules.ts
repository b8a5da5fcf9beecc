import type { OrderStatus } from '../core/orders.states.ts';

/** The stages of the work board, in the order of the work. */
export const boardStages = ['BEGIN', 'DESIGN', 'MAKING', 'FINISHING', 'SENT'] as const;
export type BoardStage = (typeof boardStages)[number];

/** Unpaid and ended orders are not on the board. */
export const statusesOfStage: Record<BoardStage, readonly OrderStatus[]> = {
  BEGIN: ['CONFIRMED'],
  DESIGN: ['DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED'],
  MAKING: ['MEASUREMENT_COMPLETED'],
  FINISHING: ['FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY'],
  SENT: ['SHIPPED'],
};

/** Risk marks of an order, most serious first. AT_RISK: it is expected later than due. */
export const boardRisks = [
  'LATE',
  'ASKED_TO_CANCEL',
  'AT_RISK',
  'FINAL_OVERDUE',
  'DISPUTED',
  'UNREAD',
  'WAITS_FOR_MEASURING',
] as const;
export type BoardRisk = (typeof boardRisks)[number];

/** `size`: orders of a page. `most`: the most that can be asked for. */
export const boardPage = { size: 20, most: 50 };
