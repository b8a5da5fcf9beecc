import { type OrderActor, type OrderStatus, statusLabel } from '#contracts/orders/core/orders.states.ts';
import { trackingPage } from '#contracts/orders/making/shipment.rules.ts';
import type { OrderRow } from '../core/orders.queries.ts';

interface Words {
  /** Follows the order's number. */
  subject: string;
  text: string;
}

type Tell = (titles: string, order: OrderRow) => Words;

/** What the buyer is written when somebody else moves their order on. */
const toBuyer: Partial<Record<OrderStatus, Tell>> = {
  DESIGN_IN_PROGRESS: (titles) => ({
    subject: 'Design in progress',
    text: `The work has begun: ${titles} is being designed. Notes and photographs of the making will appear on your order.`,
  }),
  DESIGN_COMPLETED: (titles, { measuring }) => ({
    subject: 'Design completed',
    text: `The design of ${titles} is completed. ${measuring === 'MADE_TO_MEASURE' ? 'Next come your measurements.' : 'Next comes the making.'}`,
  }),
  MEASUREMENT_SCHEDULED: (titles) => ({
    subject: 'Measurement scheduled',
    text: `A day for your measurements for ${titles} is set. Your order shows it.`,
  }),
  MEASUREMENT_COMPLETED: (titles) => ({
    subject: 'Measurement completed',
    text: `Your measurements for ${titles} are taken. Now it is made to them.`,
  }),
  // Where something is due, the letter that asks for it goes instead.
  FINAL_PAYMENT_PENDING: (titles) => ({
    subject: 'Final payment pending',
    text: `${titles} is nearly there. Your final payment has arrived already, so nothing is due.`,
  }),
  COMPLETED: (titles) => ({ subject: 'Completed', text: `The making of ${titles} is done.` }),
  READY_FOR_DELIVERY: (titles) => ({
    subject: 'Ready for delivery',
    text: `${titles} is packed and ready to be sent.`,
  }),
  SHIPPED: (titles) => ({ subject: 'Shipped', text: `${titles} is on its way to you.` }),
  DELIVERED: (titles) => ({
    subject: 'Delivered',
    text: `${titles} is marked as delivered. If it has not reached you, please tell us through Contact Support on your order. If it has, a review helps the next person.`,
  }),
};

/** Null for a step that is not written about. `delivery` is a sentence that follows, or ''. */
export function letterToBuyer(
  to: OrderStatus,
  titles: string,
  order: OrderRow,
  delivery: string,
): Words | null {
  const words = toBuyer[to]?.(titles, order);
  if (!words) return null;
  const parcel = to === 'SHIPPED' ? parcelWords(order) : '';
  return { ...words, text: `${words.text}${delivery}${parcel}` };
}

/** What the maker is written when the buyer, or one of us, moves their order on. */
export function letterToMaker(to: OrderStatus, titles: string, by: OrderActor): Words {
  if (by === 'ADMIN') {
    return {
      subject: statusLabel(to),
      text: `Our desk has moved the order of ${titles} on: it is “${statusLabel(to)}” now.`,
    };
  }
  if (to === 'DELIVERED') {
    return { subject: 'Delivered', text: `The buyer has confirmed that ${titles} has arrived. Well done.` };
  }
  return { subject: 'There is news', text: `The order of ${titles} has moved on.` };
}

/** How the parcel goes, as the end of a text; '' where the maker has not said. */
export function parcelWords({ shippingCarrier, trackingNumber }: OrderRow): string {
  if (shippingCarrier === null) return '';
  const carrier = shippingCarrier === 'Other' ? 'another carrier' : shippingCarrier;
  const number = trackingNumber === '' ? '' : `, tracking number ${trackingNumber}`;
  const page = trackingPage(shippingCarrier, trackingNumber);
  return `\n\nCarried by ${carrier}${number}.${page === null ? '' : `\nFollow the parcel: ${page}`}`;
}
