import type { OrderStatus } from './orders.states.ts';

export const orderSides = ['buyer', 'maker'] as const;
export type OrderSide = (typeof orderSides)[number];

/** The input of the rule besides the status. */
export const turnFacts = [
  'isAskedToCancel',
  'isDisputed',
  /** Its maker is banned or suspended. */
  'isMakerHeld',
  /** A design of it was taken down. */
  'isDesignHeld',
  /** It is made to measure and not measured yet. */
  'isToBeMeasured',
  /** A meeting is booked or in progress. */
  'isBooked',
  /** The booked meeting began at least an hour ago. */
  'isMeetingOver',
  'isFinalPaid',
  /** The final payment is not paid, and was not dropped because the advance was returned. */
  'isFinalOwed',
  /** All of the final payment is refunded or being refunded, and not only with the maker's agreement. */
  'isFinalTakenBack',
  /** The buyer may review a design of the order. */
  'isToBeReviewed',
  /** A step of the plan, or the price of a change, waits for the buyer. */
  'isStepWaiting',
  /** The buyer asked for a change beyond the free ones, and the maker has not answered. */
  'isChangeAsked',
  /** The last step of the plan does not show the finished piece yet, so that the final payment cannot be asked. */
  'lacksFinished',
  /** It is a swatch of the cloth. */
  'isSwatch',
] as const;
export type TurnFact = (typeof turnFacts)[number];
export type TurnFacts = Readonly<Record<TurnFact, boolean>>;

export const orderTurns = [
  'held',
  'disputed',
  'advance',
  'book',
  'meet',
  'record',
  'rest',
  'delivery',
  'review',
  'approve',
  'answer',
  'change',
  'begin',
  'draw',
  'close',
  'drawn',
  'measured',
  'settle',
  'finish',
  'pack',
  'send',
  'swatch',
] as const;
export type OrderTurn = (typeof orderTurns)[number];

export interface TurnRow {
  side: OrderSide;
  at: readonly OrderStatus[];
  turn: OrderTurn;
  /** Whether the order waits for this side: dashboards count it and lists filter by it. */
  waits: boolean;
  when?: readonly TurnFact[];
  unless?: readonly TurnFact[];
}

const toMeasure = ['CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED'] as const;
/** The maker says whether the meeting took place. */
const heldMeeting = ['isToBeMeasured', 'isBooked', 'isMeetingOver'] as const;
const toPay = ['FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY'] as const;
const toSend = [...toMeasure, 'MEASUREMENT_COMPLETED', ...toPay] as const;

/**
 * The only rule of whose turn it is in an order, most urgent first for each side: the first matching row is shown.
 * The SQL of dashboards and lists is generated from the same rows. A parcel on its way is never stopped. During the
 * design stages both sides may have a turn: the maker draws, the buyer books a meeting.
 */
export const turnRows: readonly TurnRow[] = [
  { side: 'buyer', at: ['PENDING'], turn: 'held', waits: false, when: ['isMakerHeld'] },
  { side: 'buyer', at: ['PENDING'], turn: 'held', waits: false, when: ['isDesignHeld'] },
  { side: 'buyer', at: toSend, turn: 'held', waits: false, when: ['isMakerHeld', 'isFinalOwed'] },
  { side: 'buyer', at: ['PENDING', ...toSend], turn: 'disputed', waits: false, when: ['isDisputed'] },
  { side: 'buyer', at: ['PENDING'], turn: 'advance', waits: true },
  { side: 'buyer', at: toSend, turn: 'approve', waits: true, when: ['isStepWaiting'] },
  { side: 'buyer', at: toMeasure, turn: 'record', waits: false, when: heldMeeting },
  { side: 'buyer', at: toMeasure, turn: 'meet', waits: false, when: ['isToBeMeasured', 'isBooked'] },
  {
    ...{ side: 'buyer', at: toMeasure, turn: 'book', waits: true },
    when: ['isToBeMeasured'],
    unless: ['isMakerHeld', 'isAskedToCancel'],
  },
  { side: 'buyer', at: toPay, turn: 'rest', waits: true, when: ['isFinalOwed'] },
  { side: 'buyer', at: ['SHIPPED'], turn: 'delivery', waits: true },
  { side: 'buyer', at: ['DELIVERED'], turn: 'review', waits: false, when: ['isToBeReviewed'] },

  { side: 'maker', at: [...toSend, 'SHIPPED'], turn: 'answer', waits: true, when: ['isAskedToCancel'] },
  { side: 'maker', at: toSend, turn: 'disputed', waits: false, when: ['isDisputed'] },
  { side: 'maker', at: toSend, turn: 'change', waits: true, when: ['isChangeAsked'] },
  { side: 'maker', at: ['CONFIRMED'], turn: 'swatch', waits: true, when: ['isSwatch'] },
  // The design comes before measuring, whatever day the meeting is on.
  { side: 'maker', at: ['CONFIRMED'], turn: 'begin', waits: true },
  { side: 'maker', at: ['DESIGN_IN_PROGRESS'], turn: 'draw', waits: true },
  { side: 'maker', at: toMeasure, turn: 'record', waits: true, when: heldMeeting },
  { side: 'maker', at: toMeasure, turn: 'meet', waits: false, when: ['isToBeMeasured', 'isBooked'] },
  // A plan goes on with its next step, unless a step waits for the buyer.
  {
    ...{ side: 'maker', at: ['DESIGN_COMPLETED'], turn: 'close', waits: true },
    when: ['lacksFinished'],
    unless: ['isToBeMeasured', 'isStepWaiting'],
  },
  {
    ...{ side: 'maker', at: ['MEASUREMENT_COMPLETED'], turn: 'close', waits: true },
    when: ['lacksFinished'],
    unless: ['isStepWaiting'],
  },
  {
    ...{ side: 'maker', at: ['DESIGN_COMPLETED'], turn: 'drawn', waits: true },
    unless: ['isToBeMeasured', 'lacksFinished'],
  },
  {
    ...{ side: 'maker', at: ['MEASUREMENT_COMPLETED'], turn: 'measured', waits: true },
    unless: ['lacksFinished'],
  },
  { side: 'maker', at: toPay, turn: 'settle', waits: true, when: ['isFinalTakenBack'] },
  { side: 'maker', at: ['FINAL_PAYMENT_PENDING'], turn: 'finish', waits: true, when: ['isFinalPaid'] },
  { side: 'maker', at: ['COMPLETED'], turn: 'pack', waits: true, when: ['isFinalPaid'] },
  { side: 'maker', at: ['READY_FOR_DELIVERY'], turn: 'send', waits: true, when: ['isFinalPaid'] },
];

/** What a side could do next, or what stops the order; null if it has nothing to do. */
export function turnOf(side: OrderSide, status: OrderStatus, facts: TurnFacts): OrderTurn | null {
  return rowOf(side, status, facts)?.turn ?? null;
}

/** Whether an order waits for a side. */
export function waitsFor(side: OrderSide, status: OrderStatus, facts: TurnFacts): boolean {
  return rowOf(side, status, facts)?.waits ?? false;
}

function rowOf(side: OrderSide, status: OrderStatus, facts: TurnFacts): TurnRow | undefined {
  return turnRows.find(
    (row) =>
      row.side === side &&
      row.at.includes(status) &&
      (row.when ?? []).every((fact) => facts[fact]) &&
      !(row.unless ?? []).some((fact) => facts[fact]),
  );
}
