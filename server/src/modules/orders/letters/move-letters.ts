import { turnOf } from '#contracts/orders/core/order-turns.ts';
import { type OrderActor, type OrderStatus, shownStatus } from '#contracts/orders/core/orders.states.ts';
import { statusIn } from '#contracts/orders/core/status-in.ts';
import { trackingPage } from '#contracts/orders/making/shipment.rules.ts';
import { type LetterContent, type LetterPart, letterOf, letterPart } from '#contracts/words/letter.ts';
import { turnFactsOf } from '../core/order-turn.policy.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import type { Standing } from './delivery-parts.ts';
import type { LetterFacts, Noted } from './letter-facts.ts';

/**
 * The letter to the buyer after another person moved their order; null for steps without a letter. If a final payment
 * is due, the letter that asks for it replaces the one of its step.
 */
export function letterToBuyer(
  to: OrderStatus,
  { order, number, titles, buyer }: LetterFacts,
  { delivery, choose, ...noted }: { delivery: LetterPart | null; choose: LetterPart | null } & Noted,
): LetterContent | null {
  const values = { number, titles, page: buyer.page, ...noted };
  switch (to) {
    case 'DESIGN_COMPLETED':
      return order.measuring === 'MADE_TO_MEASURE'
        ? letterOf('orders.designedToMeasure', { ...values, choose })
        : letterOf('orders.DESIGN_COMPLETED', values);
    case 'MEASUREMENT_COMPLETED':
      return letterOf('orders.MEASUREMENT_COMPLETED', { ...values, delivery });
    case 'SHIPPED':
      return letterOf('orders.SHIPPED', { ...values, delivery, parcel: parcelWords(order) });
    case 'DESIGN_IN_PROGRESS':
    case 'MEASUREMENT_SCHEDULED':
    case 'FINAL_PAYMENT_PENDING':
    case 'COMPLETED':
    case 'READY_FOR_DELIVERY':
    case 'DELIVERED':
      return letterOf(`orders.${to}`, values);
    default:
      return null;
  }
}

/** The letter to the maker after the buyer or the desk moved their order. */
export function letterToMaker(
  to: OrderStatus,
  { number, titles, maker }: LetterFacts,
  by: OrderActor,
  isPaid: boolean,
): LetterContent {
  const values = { number, titles, page: maker.page };
  if (by === 'ADMIN')
    return letterOf('orders.movedByDesk', { ...values, status: statusIn(shownStatus(to, isPaid)) });
  return letterOf(to === 'DELIVERED' ? 'orders.arrived' : 'orders.movedOn', values);
}

/** Asks the buyer to choose a day for measuring, if it is their turn; otherwise null. */
export function chooseInWords(order: OrderRow, standing: Standing, now: Date): LetterPart | null {
  const facts = turnFactsOf({ order, ...standing, isToBeReviewed: false }, now);
  return turnOf('buyer', order.status, facts) === 'book' ? letterPart('orders.choose') : null;
}

/** Carrier and tracking number in words; null if the maker has not entered them. */
export function parcelWords({ shippingCarrier, trackingNumber }: OrderRow): LetterPart | null {
  if (shippingCarrier === null) return null;
  const carrier = shippingCarrier === 'Other' ? letterPart('parcel.otherCarrier') : shippingCarrier;
  if (trackingNumber === '') return letterPart('parcel.carried', { carrier });
  const page = trackingPage(shippingCarrier, trackingNumber);
  const numbered = { carrier, tracking: trackingNumber };
  return page === null
    ? letterPart('parcel.numbered', numbered)
    : letterPart('parcel.followed', { ...numbered, page });
}
