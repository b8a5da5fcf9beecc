import type { OrderStatus } from '../core/orders.states.ts';

/** The columns of the work board, in the order of the work. */
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

/** Risk marks of an order, most serious first. */
export const boardRisks = [
  'ASKED_TO_CANCEL',
  'LATE',
  'FINAL_OVERDUE',
  'DISPUTED',
  'UNREAD',
  'WAITS_FOR_MEASURING',
] as const;
export type BoardRisk = (typeof boardRisks)[number];

/** What is due next: measuring, sending, final payment or arrival. */
export const boardDues = ['MEASURE', 'SEND', 'FINAL_PAYMENT', 'ARRIVE'] as const;
export type BoardDue = (typeof boardDues)[number];

/** `step`: orders shown at first, and added each time more are loaded. `most`: the most orders shown in a column. */
export const boardColumn = { step: 20, most: 200 };
