export { type BoardCardRow, cardsOfOrders } from './board/board.queries.ts';
export { readStanding, type StandingOrder } from './board/read-standing.ts';
export { type HeldOrder, holdOrder, holdOrderForClock, holdOrderOfMaker } from './core/hold-order.ts';
export { refuseInstalment } from './core/instalment.policy.ts';
export { waitsForBuyer, waitsForMaker } from './core/order-turns.queries.ts';
export {
  buyerNotified,
  cancellationMoved,
  dayMissed,
  finalPaymentAsked,
  functionDayChanged,
  instalmentPaid,
  orderConfirmed,
  orderMoved,
  parcelUnconfirmed,
  promiseMoved,
  shipmentChanged,
  updatePosted,
  updateRemoved,
} from './core/orders.events.ts';
export { readDeskMoves } from './core/read-desk-moves.ts';
export { recordMeeting } from './core/record-meeting.ts';
export { readOwedDays } from './due/due-of-order.ts';
export { expectDays } from './due/expect-days.ts';
export { countIdle, isStillIdle } from './due/idle.queries.ts';
export { type CancellationAnswer, decideCancellation } from './endings/answer-cancellation.ts';
export { listWaitingCancellations, writeDeskDecision } from './endings/desk-cancellations.ts';
export { deliveryParts } from './letters/delivery-parts.ts';
export { readLetterFacts } from './letters/letter-facts.ts';
export { sendToSides } from './letters/send-to-sides.ts';
export { changeOrderByDesk, type DeskChange, holdOrderForDesk } from './making/change-by-desk.ts';
export { moveByPlan } from './making/move-by-plan.ts';
export {
  finalIsPaid,
  indiaDateOf,
  isDisputed,
  isPaidBack,
  isSold,
  languageOfItem,
  paymentHold,
  translatedTitleIn,
} from './order-conditions.queries.ts';
export { addToOrder, chargesWith } from './paying/add-to-final.ts';
export { openAdvance, openInstalment, verifyInstalment } from './paying/pay-instalment.ts';
export { refundByDesk } from './paying/refund-order.ts';
export { cancelUnpaid } from './placing/cancel-unpaid.ts';
export { placeQuotedOrder } from './placing/place-quoted-order.ts';
export { showOrder } from './showing/show-order.ts';
export { type OrderSummary, summariseOrders } from './showing/summarise-orders.ts';
