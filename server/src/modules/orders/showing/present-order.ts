import { activeStatuses, refuseBooking, refuseMeasuring } from '#contracts/meetings/meeting.states.ts';
import { toRupees } from '#contracts/money/money.ts';
import { estimateDelivery } from '#contracts/orders/core/delivery-estimate.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { turnOf } from '#contracts/orders/core/order-turns.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { legalMoves } from '#contracts/orders/core/orders.states.ts';
import { takesUpdates } from '#contracts/orders/making/order-updates.rules.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { factsOf } from '../core/instalment.policy.ts';
import { lapsesAt } from '../core/lapse.policy.ts';
import type { AnswerRow, ItemRow, LineRow } from '../core/order-items.queries.ts';
import { turnFactsOf } from '../core/order-turn.policy.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import { promiseOfOrder } from '../core/promise-of-order.ts';
import { dueOfOrder } from '../due/due-of-order.ts';
import { presentEndOfParcel } from '../due/parcel-of-order.ts';
import { canChangeDay, presentDue, presentNewPromise } from '../due/present-due.ts';
import { presentFunctionDay } from '../due/present-function-day.ts';
import { canEnd, presentEnding } from '../endings/present-ending.ts';
import { isShareable } from '../family/change-family-links.ts';
import { presentShipment, presentUpdates } from '../making/present-making.ts';
import { presentSwatch } from '../swatches/present-swatch.ts';
import type { LoadedOrder } from './load-order.ts';
import { presentDispute, presentMoney } from './present-money.ts';

interface Showing {
  viewerId: number;
  now: Date;
  mediaUrl: (key: string) => string;
  /** Null returns titles as bought. */
  locale: Locale | null;
}

/** An order as one of its two sides sees it, with what that side can do now. */
export function presentOrder(loaded: LoadedOrder, { viewerId, now, mediaUrl, locale }: Showing): OrderData {
  const { order, parties, items, lines, answers, history, instalments, refunds, disputes, updates } = loaded;
  const meeting = meetingAsEnded(loaded);
  const isBuyer = order.buyerId === viewerId;
  const { hold } = parties;
  const { name, email, phone, place } = presentReach(order, parties, isBuyer);
  const [firstName = '', ...rest] = name.split(' ');
  const money = presentMoney({ ...order, hold }, instalments, refunds, { isBuyer, now });
  const { initial, final } = money.payments;
  const { isFinalPaid, isDisputed } = money.facts;
  const { makingDays, transitDays, daysOff, measuring } = order;
  const due = dueOfOrder(order, loaded.due, now);
  const facts = factsOf(order, money.facts, due.isLate);
  const promise = promiseOfOrder({ ...loaded, meeting, isFinalPaid, hold, isDisputed }, now);
  const turnFacts = turnFactsOf(
    { ...loaded, hold, isToBeReviewed: designToReview(items) !== undefined },
    now,
  );
  const expected = promise.by ?? estimateDelivery(istDayOf(order.createdAt), order).by;
  const moves = legalMoves(facts, isBuyer ? 'BUYER' : 'MAKER', now);
  const stop = stopOf({ status: order.status, hold, isDisputed });
  const booking = { ...order, isMeasured: isMeasured(history), stop };
  // The maker sees the buyer's instructions only after the advance, as with the address.
  const mayReadBuyer = isBuyer || order.confirmedAt !== null;
  const estimatedDelivery = noonOf(expected).toISOString();
  return {
    id: order.id,
    orderNumber: orderNumber(order.id, order.createdAt),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    role: isBuyer ? 'buyer' : 'maker',
    products: items.map((item, place) => ({
      id: item.designId,
      ...titleFor(item, locale),
      designer: item.makerName,
      quantity: item.quantity,
      price: toRupees(item.pricePaise),
      image: item.pictureKey === null ? null : mediaUrl(item.pictureKey),
      size: item.size,
      lines: lines.filter((line) => line.item === place).map(presentLine),
      // The maker reads them only after the advance, as with the instructions.
      answers: mayReadBuyer
        ? answers.filter((answer) => answer.item === place).map((answer) => presentAnswer(answer, mediaUrl))
        : [],
    })),
    buyer: {
      id: order.buyerId,
      name: parties.buyerName,
      email,
      phone,
    },
    maker: { id: order.makerId, name: parties.makerName, city: parties.makerCity },
    shipping: { name, ...place },
    totals: {
      subtotal: toRupees(order.subtotalPaise),
      shippingCost: toRupees(order.shippingPaise),
      tax: toRupees(order.taxPaise),
      total: toRupees(order.totalPaise),
    },
    payments: money.payments,
    refunds: money.refunds,
    disputes: disputes.map(presentDispute),
    paymentInfo: {
      initialAmount: initial.amount,
      remainingAmount: final.amount,
      dueDate: order.finalDueAt?.toISOString() ?? estimatedDelivery,
    },
    firstName,
    lastName: rest.join(' '),
    email,
    ...place,
    specialInstructions: mayReadBuyer ? order.specialInstructions : '',
    measuring,
    estimatedDelivery,
    delivery: {
      ...{ ...promise, makingDays, transitDays, daysOff },
      ...presentDue(order.status, due, promise),
      ending: presentEndOfParcel(
        { order, parcel: loaded.due.parcel, money: money.facts, dueBy: due.dueBy },
        now,
      ),
      functionDay: mayReadBuyer ? presentFunctionDay({ order, parts: loaded.due, due, promise }, now) : null,
    },
    swatch: presentSwatch(order),
    newPromise: presentNewPromise(loaded.due.promises),
    lapsesAt: lapsesAt(order)?.toISOString() ?? null,
    turn: turnOf(isBuyer ? 'buyer' : 'maker', order.status, turnFacts),
    toReview: (isBuyer && order.status === 'DELIVERED' && designToReview(items)) || null,
    meeting: meeting ? { ...meeting, scheduledAt: meeting.scheduledAt.toISOString() } : null,
    history: history.map(({ at, note, ...row }) => ({
      ...row,
      note: mayReadBuyer || row.actor !== 'BUYER' ? note : '',
      at: at.toISOString(),
    })),
    updates: presentUpdates(updates, { viewerId, now, mediaUrl }),
    shipment: presentShipment(order),
    ...presentEnding(loaded, facts, { isBuyer, now }),
    can: {
      ...money.can,
      ...canEnd(loaded, facts, { isBuyer, now }),
      ...canChangeDay(loaded.due.promises, facts, { isBuyer, now }),
      confirmDelivery: isBuyer && moves.includes('DELIVERED'),
      scheduleMeeting:
        isBuyer && refuseBooking(booking) === null && !(meeting && activeStatuses.includes(meeting.status)),
      moveTo: moves,
      postUpdate: !isBuyer && takesUpdates(order.status),
      shareMaking: isBuyer && isShareable(order),
      editShipment: !isBuyer && order.status === 'SHIPPED',
    },
  };
}

function presentLine({ kind, label, detail, unitPaise, quantity, days }: LineRow) {
  return { kind, label, detail, amount: toRupees(unitPaise * quantity), quantity, days };
}

function presentAnswer({ item: _, picture, ...answer }: AnswerRow, mediaUrl: Showing['mediaUrl']) {
  return {
    ...answer,
    picture: picture === null ? null : { ...picture, url: mediaUrl(picture.key) },
  };
}

/**
 * The current meeting. A job ends the meeting of an order that was cancelled or moved past measuring a moment later.
 * Until then this shows it as ended, so that nobody waits at home for it.
 */
function meetingAsEnded({ order, history, meeting }: LoadedOrder): LoadedOrder['meeting'] {
  if (!meeting || !activeStatuses.includes(meeting.status)) return meeting;
  if (refuseMeasuring({ ...order, isMeasured: false }) === null) return meeting;
  return isMeasured(history) ? { ...meeting, status: 'COMPLETED' } : undefined;
}

function isMeasured(history: LoadedOrder['history']): boolean {
  return history.some(({ to }) => to === 'MEASUREMENT_COMPLETED');
}

/**
 * Contact details and delivery address of the buyer. The maker sees them only after the advance, so that nobody can
 * collect addresses with unpaid orders. Before, the maker sees only a name.
 */
function presentReach(order: OrderRow, parties: LoadedOrder['parties'], isBuyer: boolean) {
  if (!isBuyer && order.confirmedAt === null) {
    const place = { address: '', city: '', state: '', zipCode: '', country: '' };
    return { name: parties.buyerName, email: '', phone: '', place };
  }
  return {
    name: order.shippingName,
    email: parties.buyerEmail,
    phone: parties.buyerPhone,
    place: {
      address: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zipCode: order.shippingPincode,
      country: order.shippingCountry,
    },
  };
}

function designToReview(items: readonly ItemRow[]): number | undefined {
  return items.find(({ awaitsReview }) => awaitsReview)?.designId ?? undefined;
}
