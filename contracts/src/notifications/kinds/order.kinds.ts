import type { ClothNews } from '#contracts/cloth/cloth-news.ts';
import type { FitNews } from '#contracts/fit/fit-news.ts';
import type { WorkNews } from '#contracts/hands/working/work-news.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { PlanNews } from '#contracts/plans/plan-news.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { type News, type NewsPart, newsOf, newsPart } from '#contracts/words/render-news.ts';
import { type About, always, kind, nameOf } from './kind.ts';

type OrderEvent =
  | OrderStatus
  /** Measurements were recorded. The notification never contains the numbers. */
  | 'MEASURED'
  /** The buyer shared measurements of the naap book, replaced what was shared, or revoked it. Names nobody in it. */
  | `NAAP_${'SHARED' | 'REPLACED' | 'REVOKED'}`
  /** The maker posted a note or photographs of the making. */
  | 'UPDATE'
  /** The shipment changed. */
  | 'TRACKED'
  | `CANCEL_${'ASKED' | 'REFUSED' | 'WITHDRAWN' | 'OVERDUE' | 'DESK'}`
  /** A later day of arrival was proposed, or its proposal ended. */
  | `PROMISE_${'PROPOSED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED'}`
  /** The buyer named, changed or removed the day of their function. */
  | 'FUNCTION_DAY'
  /** The plan was made, or a step of it moved. */
  | `PLAN_${PlanNews}`
  /** The promised day has passed, and the parcel is not sent. */
  | 'LATE'
  /** The buyer has not confirmed the arrival: two reminders, and the end of the order. */
  | `PARCEL_${'ASKED' | 'LAST' | 'ENDED'}`
  /** The buyer cancelled because the order was late. */
  | 'CANCELLED_LATE'
  /** A swatch of the cloth was paid. */
  | 'SWATCH_ASKED'
  | 'DESK_TOLD';

type PaymentEvent =
  | 'CONFIRMED'
  | 'SWATCH_PAID'
  | `FINAL_${'PAID' | 'ASKED' | 'SOON' | 'TODAY' | 'OVERDUE'}`
  | `REFUND_${'QUEUED' | 'HELD' | 'PROCESSED' | 'FAILED' | 'LOST'}`
  | `DISPUTE_${'' | 'DESK_'}${'OPEN' | 'LOST' | 'OVER'}`;

type MeetingEvent = 'BOOKED' | 'RESCHEDULED' | 'CANCELLED' | 'STARTED' | 'COMPLETED' | 'DUE';

/** Events of an order, its payments and its meetings. */
export const orderKinds = {
  ORDER: kind<{ event: OrderEvent }>({
    icon: 'package',
    switchOf: ({ event }) =>
      event === 'MEASURED' || isOfBook(event) ? 'MEASUREMENT' : event === 'UPDATE' ? 'MAKING' : null,
    push: (about) => ({ title: isBuyer(about) ? 'titles.ORDER' : 'titles.SALE', urgency: 'normal' }),
    text: 'ORDER',
    says: saysOrder,
    leadsTo: (about) => (about.data.event === 'CANCEL_DESK' ? deskPage(about) : orderPage(about)),
  }),
  PAYMENT: kind<{ event: PaymentEvent }>({
    icon: 'indian-rupee',
    switchOf: always(null),
    push: always({ title: 'titles.PAYMENT', urgency: 'normal' }),
    text: 'PAYMENT',
    says: saysPayment,
    leadsTo: (about) => (about.data.event.startsWith('DISPUTE_DESK_') ? deskPage(about) : orderPage(about)),
  }),
  /** A share of an occasion was paid. `person` is the one whose share it is, never the payer. */
  OCCASION: kind<{ occasionId: number; title: string; person: string }>({
    icon: 'indian-rupee',
    switchOf: always(null),
    push: always({ title: 'titles.OCCASION', urgency: 'normal' }),
    says: ({ data: { title, person } }) => newsOf('occasions.sharePaid', { title, person }),
    leadsTo: ({ data }) => `/occasions/${data.occasionId}`,
  }),
  /** `at` is the time of the meeting when the notification was created, ISO 8601. */
  MEETING: kind<{ event: MeetingEvent; at: string }>({
    icon: 'calendar-days',
    switchOf: always('MEETING'),
    push: always({ title: 'titles.MEETING', urgency: 'high' }),
    text: 'MEETING',
    says: saysMeeting,
    leadsTo: ({ orderId }) => `/schedule-meeting/${orderId}`,
  }),
  /** A fit claim moved. Names no parts and no lengths. */
  FIT: kind<{ event: FitNews; claimId: number }>({
    icon: 'ruler',
    switchOf: always(null),
    push: always({ title: 'titles.FIT', urgency: 'normal' }),
    says: (about) => newsOf(`fit.${about.data.event}`, { name: nameOf(about), order: orderOf(about) }),
    leadsTo: ({ data }) => `/fit/${data.claimId}`,
  }),
  /** A piece was handed to the reader, or a hand-over to them moved. Names nothing of the order. */
  WORK: kind<{ event: WorkNews; piece: string; handOverId: number }>({
    icon: 'scissors',
    switchOf: always(null),
    push: always({ title: 'titles.WORK', urgency: 'normal' }),
    says: (about) => newsOf(`work.${about.data.event}`, { name: nameOf(about), piece: about.data.piece }),
    leadsTo: ({ data }) => `/handed-work/${data.handOverId}`,
  }),
  /** A hand answered. Does not name the hand. */
  HAND: kind<{ event: 'ACCEPT' | 'DECLINE' | 'BRING_BACK' | 'CREDIT'; piece: string }>({
    icon: 'scissors',
    switchOf: always(null),
    push: always({ title: 'titles.HAND', urgency: 'normal' }),
    says: (about) => newsOf(`hands.${about.data.event}`, { piece: about.data.piece, order: orderOf(about) }),
    leadsTo: ({ orderId }) => `/order-details/sale/${orderId}#pieces`,
  }),
  /** The buyer's own cloth of an order moved. */
  CLOTH: kind<{ event: ClothNews }>({
    icon: 'scissors',
    switchOf: always(null),
    push: always({ title: 'titles.CLOTH', urgency: 'normal' }),
    says: (about) => newsOf(`cloth.${about.data.event}`, { name: nameOf(about), order: orderOf(about) }),
    leadsTo: (about) => `${orderPage(about)}#cloth`,
  }),
} as const;

const isOfBook = (event: OrderEvent) => event.startsWith('NAAP_');
const isOfPlan = (event: OrderEvent): event is `PLAN_${PlanNews}` => event.startsWith('PLAN_');
const newsOfPlan = (event: `PLAN_${PlanNews}`) => event.replace('PLAN_', '') as PlanNews;
const isBuyer = ({ buyerId, recipientId }: About<unknown>) => buyerId === recipientId;
const deskPage = ({ orderId }: About<unknown>) => `/admin/orders/${orderId}`;
const orderPage = (about: About<unknown>) =>
  `/order-details/${isBuyer(about) ? 'purchase' : 'sale'}/${about.orderId}`;

function saysOrder(about: About<{ event: OrderEvent }>): News {
  const order = orderOf(about);
  const name = nameOf(about);
  const { event } = about.data;
  if (isOfPlan(event)) return newsOf(`plans.${newsOfPlan(event)}`, { name, order });
  switch (event) {
    case 'CONFIRMED':
      return newsOf('orders.ordered', { name, order });
    case 'MEASURED':
      return newsOf('orders.measured', { name, order });
    case 'SWATCH_ASKED':
    case 'PROMISE_PROPOSED':
    case 'PROMISE_ACCEPTED':
    case 'FUNCTION_DAY':
    case 'NAAP_SHARED':
    case 'NAAP_REPLACED':
    case 'NAAP_REVOKED':
      return newsOf(`orders.${event}`, { name, order });
    case 'LATE':
      return newsOf(isBuyer(about) ? 'orders.lateToBuyer' : 'orders.lateToMaker', { order });
    case 'TRACKED':
      return newsOf('orders.tracked', { order });
    case 'UPDATE': {
      const count = about.updatePhotographs ?? 0;
      return count === 0
        ? newsOf('orders.wrote', { name, order })
        : newsOf('orders.photographed', { name, count, order });
    }
    case 'DELIVERED':
      // The buyer confirmed the delivery.
      if (!isBuyer(about) && about.senderId !== null) return newsOf('orders.arrived', { order });
      return newsOf('orders.DELIVERED', { order });
    default:
      return newsOf(`orders.${event}`, { order });
  }
}

/** What happened to a payment of an order, phrased for the recipient's side. */
function saysPayment(about: About<{ event: PaymentEvent }>): News {
  const order = orderOf(about);
  const isOfBuyer = isBuyer(about);
  const { finalDueAt } = about;
  // The date rather than "in three days", because a notification may be read weeks later.
  const day = finalDueAt === null ? newsPart('days.soon') : istDayOf(finalDueAt);
  switch (about.data.event) {
    case 'CONFIRMED':
      return newsOf('payments.advance', { order });
    case 'SWATCH_PAID':
      return newsOf('payments.swatchPaid', { order });
    case 'FINAL_PAID':
      return newsOf(isOfBuyer ? 'payments.finalOfBuyer' : 'payments.finalOfMaker', { order });
    case 'FINAL_ASKED':
      return newsOf('payments.asked', { order, day });
    case 'FINAL_SOON':
      return newsOf('payments.soon', { order, day });
    case 'FINAL_TODAY':
      return newsOf('payments.today', { order, day });
    case 'FINAL_OVERDUE':
      return newsOf('payments.overdue', { order });
    case 'REFUND_QUEUED':
      return newsOf(isOfBuyer ? 'payments.goesBackToYou' : 'payments.goesBackToBuyer', { order });
    case 'REFUND_HELD':
      return newsOf(isOfBuyer ? 'payments.waitsForYourBank' : 'payments.waitsForBank', { order });
    case 'REFUND_PROCESSED':
      return newsOf(isOfBuyer ? 'payments.paidBackToYou' : 'payments.refundMade', { order });
    case 'REFUND_FAILED':
      return newsOf('payments.refundLater', { order });
    case 'REFUND_LOST':
      return newsOf('payments.refundLost', { order });
    case 'DISPUTE_OPEN':
      return newsOf(isOfBuyer ? 'payments.disputedByYou' : 'payments.disputed', { order });
    case 'DISPUTE_DESK_OPEN':
      return newsOf('payments.disputedDesk', { order });
    case 'DISPUTE_LOST':
    case 'DISPUTE_DESK_LOST':
      return newsOf('payments.disputeLost', { order });
    case 'DISPUTE_OVER':
      return newsOf(isOfBuyer ? 'payments.yourDisputeOver' : 'payments.disputeOver', { order });
    case 'DISPUTE_DESK_OVER':
      return newsOf('payments.disputeOver', { order });
  }
}

function saysMeeting(about: About<{ event: MeetingEvent; at: string }>): News {
  const name = nameOf(about);
  const order = orderOf(about);
  const { event, at: appointment } = about.data;
  const type = about.meetingType === 'HOME_VISIT' ? 'visit' : 'call';
  switch (event) {
    case 'BOOKED':
      return newsOf(`meetings.${type}Booked`, { name, order, appointment });
    case 'RESCHEDULED':
      return newsOf(`meetings.${type}Moved`, { name, order, appointment });
    case 'CANCELLED':
      return newsOf(`meetings.${type}Cancelled`, { name, order, appointment });
    case 'STARTED':
      return newsOf('meetings.started', { name, order });
    case 'COMPLETED':
      return newsOf('meetings.completed', { name, order });
    case 'DUE':
      return newsOf(`meetings.${type}Ahead`, { order, appointment });
  }
}

/** An order as text: its design and its number, because a person may have several orders of one design. */
export function orderOf({
  orderedTitle: title,
  orderId,
  orderedAt,
}: Pick<About<unknown>, 'orderedTitle' | 'orderId' | 'orderedAt'>): NewsPart {
  if (orderId === null || orderedAt === null)
    return title === null ? newsPart('order.yours') : newsPart('order.titled', { title });
  const number = orderNumber(orderId, orderedAt);
  return title === null
    ? newsPart('order.yoursNumbered', { number })
    : newsPart('order.numbered', { title, number });
}
