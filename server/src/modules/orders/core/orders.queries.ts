import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { Charges } from '#contracts/money/price-order.ts';
import type { OrderActor, OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import type { Carrier } from '#contracts/orders/making/shipment.rules.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { MovedStep } from '#contracts/workshop/place-steps.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  isChangeAsked,
  isStepWaiting,
  lacksFinished,
  movedSteps,
  paymentHold,
  remainingDays,
} from '../order-conditions.queries.ts';

export interface OrderRow extends Charges {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  shippingName: string;
  shippingPhone: string;
  shippingAddress: string;
  shippingCity: string;
  shippingState: string;
  shippingPincode: string;
  shippingCountry: string;
  specialInstructions: string;
  measuring: Measuring;
  makingDays: number;
  transitDays: number;
  daysOff: DayRange[];
  keptShares: KeptShares;
  createdAt: Date;
  /** When an unpaid order of a quote is cancelled; null for others. */
  payUntil: Date | null;
  confirmedAt: Date | null;
  finalDueAt: Date | null;
  /** The day of the buyer's function, YYYY-MM-DD in IST. */
  functionOn: string | null;
  /** The day of the occasion to which the order belongs. */
  occasionOn: string | null;
  /** Null until the maker enters the shipment. */
  shippingCarrier: Carrier | null;
  trackingNumber: string;
  /** YYYY-MM-DD, in IST. */
  parcelExpectedOn: string | null;
  /** A request to cancel the order is unanswered. */
  isAskedToCancel: boolean;
  /** The amount that the maker of a cancelled order keeps. */
  keptPaise: number;
  /** The working days of the open steps of its plan; null without a plan. */
  remainingDays: number | null;
  movedSteps: MovedStep[];
  /** Its plan does not show the finished piece yet. */
  lacksFinished: boolean;
  /** A step of its plan waits for the buyer. */
  isStepWaiting: boolean;
  /** A change of its plan waits for the maker. */
  isChangeAsked: boolean;
  /** It is a swatch of the cloth of its design. */
  isSwatch: boolean;
  /** A swatch whose price was taken off another order. */
  isCredited: boolean;
}

const columns = `o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.status,
  o.subtotal_paise as "subtotalPaise", o.shipping_paise as "shippingPaise", o.tax_paise as "taxPaise", o.tax_percent as "taxPercent",
  o.total_paise as "totalPaise", o.advance_paise as "advancePaise", o.final_paise as "finalPaise",
  o.shipping_name as "shippingName", o.shipping_phone as "shippingPhone", o.shipping_address as "shippingAddress",
  o.shipping_city as "shippingCity", o.shipping_state as "shippingState", o.shipping_pincode as "shippingPincode",
  o.shipping_country as "shippingCountry", o.special_instructions as "specialInstructions",
  o.measuring, o.making_days as "makingDays", o.transit_days as "transitDays", o.days_off as "daysOff",
  o.kept_shares as "keptShares",
  o.created_at as "createdAt", o.pay_until as "payUntil", o.confirmed_at as "confirmedAt",
  o.final_due_at as "finalDueAt", o.shipping_carrier as "shippingCarrier", o.tracking_number as "trackingNumber",
  o.parcel_expected_on::text as "parcelExpectedOn", o.asked_to_cancel as "isAskedToCancel",
  o.kept_paise as "keptPaise", o.function_on::text as "functionOn",
  (select c.day::text from occasion_orders a join occasions c on c.id = a.occasion_id
    where a.order_id = o.id and c.archived_at is null) as "occasionOn",
  ${remainingDays} as "remainingDays", ${movedSteps} as "movedSteps", ${lacksFinished} as "lacksFinished",
  ${isStepWaiting} as "isStepWaiting", ${isChangeAsked} as "isChangeAsked",
  o.swatch_of is not null as "isSwatch", o.credited_order_id is not null as "isCredited"`;

const lockById = prepared<OrderRow, [id: number]>(
  'orders.lock',
  `select ${columns} from orders o where o.id = $1 for update`,
);

export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  return (await lockById(tx, [id]))[0];
}

export const orderById = prepared<OrderRow, [orderId: number]>(
  'orders.by-id',
  `select ${columns} from orders o where o.id = $1`,
);

/** The statement checks the viewer: it returns no row for orders of other people. */
const ofParty = prepared<OrderRow, [id: number, userId: number]>(
  'orders.of-party',
  `select ${columns} from orders o where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

export async function findOrderOfParty(
  executor: Executor,
  id: number,
  userId: number,
): Promise<OrderRow | undefined> {
  return (await ofParty(executor, [id, userId]))[0];
}

const ofBuyer = prepared<OrderRow, [id: number, buyerId: number]>(
  'orders.of-buyer',
  `select ${columns} from orders o where o.id = $1 and o.buyer_id = $2`,
);

export async function findOrderOfBuyer(
  executor: Executor,
  id: number,
  buyerId: number,
): Promise<OrderRow | undefined> {
  return (await ofBuyer(executor, [id, buyerId]))[0];
}

/**
 * Why no new payment is taken for an order: its maker is banned or suspended, or one of its designs was taken down.
 */
export type PaymentHold = 'MAKER' | 'DESIGN' | null;

export type PayableOrder = Pick<OrderRow, 'status' | 'finalPaise'> & { hold: PaymentHold };

/** Only the columns that decide whether a buyer may pay for their order, because this runs often. */
export const payableOfBuyer = prepared<PayableOrder, [orderId: number, buyerId: number]>(
  'orders.payable',
  `select o.status, o.final_paise as "finalPaise", ${paymentHold} as hold from orders o where o.id = $1 and o.buyer_id = $2`,
);

export const holdOfOrder = prepared<{ hold: PaymentHold }, [orderId: number]>(
  'orders.hold',
  `select ${paymentHold} as hold from orders o where o.id = $1`,
);

interface PartiesRow {
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  makerName: string;
  makerEmail: string;
  /** The maker's account is neither banned nor deleted. */
  isMakerHere: boolean;
  makerCity: string;
  hold: PaymentHold;
}

/** Contact details of buyer and maker. */
export const partiesOfOrder = prepared<PartiesRow, [orderId: number]>(
  'orders.parties',
  `select b.name as "buyerName", b.email as "buyerEmail", coalesce(nullif(o.shipping_phone, ''), bp.phone, '') as "buyerPhone",
          m.name as "makerName", m.email as "makerEmail", m.status = 'ACTIVE' as "isMakerHere",
          coalesce(mp.city, '') as "makerCity", ${paymentHold} as hold
     from orders o
     join users b on b.id = o.buyer_id left join profiles bp on bp.user_id = b.id
     join users m on m.id = o.maker_id left join profiles mp on mp.user_id = m.id
    where o.id = $1`,
);

export interface HistoryRow {
  id: number;
  actor: OrderActor;
  /** Null for the clock, for the payment system, and for the desk, whose admins are not named. */
  actorName: string | null;
  from: OrderStatus | null;
  to: OrderStatus;
  note: string;
  at: Date;
}

export const historyOfOrder = prepared<HistoryRow, [orderId: number]>(
  'orders.history',
  `select h.id, h.actor, case when h.actor <> 'ADMIN' then u.name end as "actorName", h.from_status as "from", h.to_status as "to", h.note,
          h.created_at as "at"
     from order_history h left join users u on u.id = h.actor_id
    where h.order_id = $1 order by h.id`,
);

export const insertHistory = prepared<
  object,
  {
    orderId: number;
    actorId: number | null;
    actor: string;
    from: string | null;
    to: string;
    note: string;
    now: Date;
    idempotencyKey: string | null;
  }
>(
  'orders.insert-history',
  `insert into order_history (order_id, actor_id, actor, from_status, to_status, note, created_at, idempotency_key)
   values ($orderId, $actorId, $actor, $from, $to, $note, $now, $idempotencyKey)`,
);

export const setOrderStatus = prepared<object, [orderId: number, to: string, now: Date]>(
  'orders.set-status',
  `update orders set status = $2, updated_at = $3,
          confirmed_at = case when $2 = 'CONFIRMED' then $3 else confirmed_at end
    where id = $1`,
);

/** Stores the amount that the maker of a cancelled order keeps, in paise. The order is locked. */
export const setKept = prepared<object, [orderId: number, keptPaise: number]>(
  'orders.set-kept',
  'update orders set kept_paise = $2 where id = $1',
);

/** Orders whose advance was never paid, oldest first. */
export const lapsedOrders = prepared<{ id: number }, [before: Date, now: Date]>(
  'orders.lapsed',
  `select id from orders where status = 'PENDING' and (created_at < $1 or pay_until < $2)
    order by created_at limit 100`,
);

/** Returns no row if the final payment already has a due date. $1 the order, $2 the date. */
export const setFinalDue = prepared<{ id: number }, [id: number, finalDueAfter: Date]>(
  'orders.set-final-due',
  `update orders set final_due_at = $2, final_reminded = 1
    where id = $1 and final_due_at is null returning id`,
);

/** Closes the unanswered request to cancel an order that has ended in another way. */
export const overtakeRequest = prepared<object, [orderId: number, now: Date]>(
  'cancellations.overtake',
  `with ended as (
     update cancellation_requests set status = 'OVERTAKEN', ended_at = $2
      where order_id = $1 and status in ('ASKED','OVERDUE') returning order_id)
   update orders o set asked_to_cancel = false from ended where o.id = ended.order_id`,
);

/** Ends the unanswered proposal of an order that is sent or has ended. Requires a locked order. */
export const overtakePromise = prepared<object, [orderId: number, now: Date]>(
  'promises.overtake',
  `update order_promises set state = 'OVERTAKEN', ended_at = $2 where order_id = $1 and state = 'PROPOSED'`,
);

/** Gives back to its swatch what was taken off an order. */
export const releaseCredit = prepared<object, [orderId: number]>(
  'orders.release-credit',
  'update orders set credited_order_id = null where credited_order_id = $1',
);
