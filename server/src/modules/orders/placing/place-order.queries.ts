import type { GivenAnswer } from '#contracts/designs/options/answer-questions.ts';
import type { ChosenOption } from '#contracts/designs/options/choose-options.ts';
import type { QuestionKind } from '#contracts/designs/options/options.rules.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { PriceLine } from '#contracts/money/price-order.ts';
import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import type { StoredOptions } from '#server/modules/designs/public.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { keptSharesOf } from '#server/modules/profiles/shop/shops.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { ItemRow } from '../core/order-items.queries.ts';
import type { OrderRow } from '../core/orders.queries.ts';

/**
 * Serializes requests for the same order, so that the second finds what the first wrote. Returns no row if the
 * account is closed; waits for a concurrent deletion of the account.
 */
export const lockOrderRequest = prepared<{ id: number }, [buyerId: number, key: string]>(
  'orders.lock-request',
  `with buyer as materialized (select id from users where id = $1 and status = 'ACTIVE' for key share)
   select id from buyer, pg_advisory_xact_lock(hashtextextended('orders.place ' || $2, 0))`,
);

export interface PlacedOrder {
  id: number;
  status: string;
  requestHash: string;
}

export const orderWithKey = prepared<PlacedOrder, [buyerId: number, key: string]>(
  'orders.with-key',
  `select id, status, request_hash as "requestHash" from orders where buyer_id = $1 and idempotency_key = $2`,
);

/** A recent unpaid order from an equal request at the same price before the credit of a swatch. */
export const unpaidTwin = prepared<
  Pick<PlacedOrder, 'id'>,
  { buyerId: number; requestHash: string; since: Date; subtotalPaise: number }
>(
  'orders.unpaid-twin',
  `select id from orders
    where buyer_id = $buyerId and request_hash = $requestHash and status = 'PENDING' and created_at > $since
      and subtotal_paise - coalesce((
        select sum(l.unit_paise * l.quantity) from order_lines l where l.order_id = orders.id and l.kind = 'DISCOUNT'), 0) = $subtotalPaise
    order by id desc limit 1`,
);

/** The number of unpaid orders of a buyer with a maker. */
export const unpaidAtMaker = prepared<{ count: number }, [buyerId: number, makerId: number]>(
  'orders.unpaid-at-maker',
  `select count(*)::int as count from orders where buyer_id = $1 and maker_id = $2 and status = 'PENDING' and swatch_of is null`,
);

export interface DesignForSale {
  id: number;
  makerId: number;
  makerName: string;
  title: string;
  pricePaise: number;
  pictureKey: string | null;
  category: string;
  size: string;
  measuring: Measuring;
  completionDays: number;
  options: StoredOptions;
  /** '' if the maker has not entered it. */
  makerPincode: string;
  makerHolidays: DayRange[];
  makerShares: KeptShares;
  /** The maker is paused or limits orders per month, so the shop must be locked. */
  isShopHeld: boolean;
  /** The buyer has a swatch of the maker that was not taken off an order yet. */
  hasSwatch: boolean;
  /** A block exists between maker and buyer. */
  isBlocked: boolean;
}

/** The ordered size and lines, and the columns of the design that decide what is offered now. */
export interface UnpaidOrder
  extends Pick<DesignForSale, 'title' | 'category' | 'size' | 'measuring' | 'pricePaise' | 'options'> {
  id: number;
  orderedSize: string;
  /** As frozen with the order, in order, without the credit of a swatch; the label of the design itself is ''. */
  lines: Pick<PriceLine, 'kind' | 'label' | 'detail' | 'unitPaise' | 'days'>[];
}

/**
 * Unpaid orders of one piece of only this design, with its current measuring, newest first; none if the design is not
 * for sale.
 */
export const unpaidOfDesign = prepared<UnpaidOrder, [buyerId: number, designId: number]>(
  'orders.unpaid-of-design',
  `select o.id, i.size as "orderedSize", d.title, d.category, d.size, d.measuring, d.price_paise as "pricePaise", d.options,
          (select coalesce(json_agg(json_build_object('kind', l.kind, 'label', case when l.kind = 'DESIGN' then '' else l.label end, 'detail', l.detail,
                    'unitPaise', l.unit_paise, 'days', l.days) order by l.position), '[]')
             from order_lines l where l.order_id = o.id and l.kind <> 'DISCOUNT') as lines
     from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id
     join users u on u.id = d.maker_id
    where o.buyer_id = $1 and o.status = 'PENDING' and o.pay_until is null and o.swatch_of is null and i.design_id = $2
      and i.quantity = 1
      and not exists (select from order_items other where other.order_id = o.id and other.id <> i.id)
      and o.measuring = d.measuring and d.status = 'PUBLISHED' and u.status = 'ACTIVE' and not ${isSuspended}
    order by o.id desc`,
);

/** Whether a picture answers a question in an order that the buyer never paid. */
export const answersUnpaid = prepared<{ id: number }, [mediaId: number, buyerId: number]>(
  'orders.picture-of-unpaid',
  `select o.id from order_answers a join orders o on o.id = a.order_id
    where a.media_id = $1 and o.buyer_id = $2 and o.confirmed_at is null limit 1`,
);

export const lockDesignsForSale = prepared<
  DesignForSale,
  [ids: readonly number[], buyerId: number, today: IstDay]
>(
  'orders.designs-for-sale',
  // The lock keeps the designs until the order is written. A stronger lock would block bookings, which update the
  // counts of a popular design, behind everyone ordering it.
  `select d.id, d.maker_id as "makerId", u.name as "makerName", d.title, d.price_paise as "pricePaise",
          d.pictures -> 0 ->> 'key' as "pictureKey", d.category, d.size, d.measuring, d.options,
          d.completion_days as "completionDays", coalesce(p.pincode, '') as "makerPincode",
          coalesce(s.holidays, '[]') as "makerHolidays", ${keptSharesOf('s')} as "makerShares",
          coalesce(s.orders_a_month is not null or s.paused_until > $3::date, false) as "isShopHeld",
          exists (select from orders w where w.buyer_id = $2 and w.maker_id = d.maker_id and w.swatch_of is not null
                     and w.credited_order_id is null) as "hasSwatch",
          ${isBlockBetween('d.maker_id', '$2')} as "isBlocked"
     from designs d join users u on u.id = d.maker_id left join profiles p on p.user_id = u.id
     left join shops s on s.user_id = u.id
    where d.id = any($1::bigint[]) and ${isShownTo('$2')} and not ${isSuspended}
    order by d.id for key share of d`,
);

export type SellerOfQuote = Pick<
  DesignForSale,
  'makerId' | 'makerName' | 'makerPincode' | 'makerHolidays' | 'makerShares' | 'isShopHeld'
>;

/** The maker of a quote and their shop. */
export const sellerOfQuote = prepared<SellerOfQuote, [makerId: number, today: IstDay]>(
  'orders.seller-of-quote',
  `select u.id as "makerId", u.name as "makerName", coalesce(p.pincode, '') as "makerPincode",
          coalesce(s.holidays, '[]') as "makerHolidays", ${keptSharesOf('s')} as "makerShares",
          coalesce(s.orders_a_month is not null or s.paused_until > $2::date, false) as "isShopHeld"
     from users u left join profiles p on p.user_id = u.id left join shops s on s.user_id = u.id
    where u.id = $1 and u.status = 'ACTIVE' and not ${isSuspended} for key share of u`,
);

/** The columns of a new order; the others are set later. */
interface NewOrder
  extends Omit<
    OrderRow,
    | 'id'
    | 'status'
    | 'confirmedAt'
    | 'finalDueAt'
    | 'shippingCarrier'
    | 'trackingNumber'
    | 'parcelExpectedOn'
    | 'isAskedToCancel'
    | 'occasionOn'
    | 'keptPaise'
    | 'remainingDays'
    | 'movedSteps'
    | 'lacksFinished'
    | 'isStepWaiting'
    | 'isChangeAsked'
    | 'daysOff'
    | 'keptShares'
    | 'isSwatch'
    | 'isCredited'
  > {
  swatchOf: number | null;
  /** JSON. */
  daysOff: string;
  /** JSON. */
  keptShares: string;
  idempotencyKey: string | null;
  requestHash: string;
  /** JSON, a list of `NewItem`. */
  items: string;
  /** JSON, a list of `NewLine`. */
  lines: string;
  /** JSON, a list of `NewAnswer`. */
  answers: string;
}

/** A design of a new order. `size` is '' if none was chosen. */
export type NewItem = Omit<ItemRow, 'awaitsReview' | 'language' | 'translatedTitle'>;

/** A line of the price; `item` is the place of its item in the list, from 0. */
export type NewLine = PriceLine & { item: number };

/** An answer; `item` is the place of its item in the list, `position` its place among the answers of the item. */
export interface NewAnswer {
  item: number;
  position: number;
  question: string;
  kind: QuestionKind;
  text: string;
  mediaId: number | null;
}

/**
 * Inserts an order, its items in the order of their design ids, the lines of its price, the buyer's answers,
 * and the first row of its history.
 */
export const insertOrder = prepared<{ id: number }, NewOrder>(
  'orders.insert',
  `with placed as (
   insert into orders (buyer_id, maker_id, subtotal_paise, shipping_paise, tax_paise, tax_percent, total_paise,
     advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
     shipping_country, special_instructions, idempotency_key, request_hash, created_at, updated_at, measuring,
     making_days, transit_days, days_off, kept_shares, pay_until, function_on, swatch_of)
   values ($buyerId, $makerId, $subtotalPaise, $shippingPaise, $taxPaise, $taxPercent, $totalPaise,
     $advancePaise, $finalPaise, $shippingName, $shippingPhone, $shippingAddress, $shippingCity, $shippingState, $shippingPincode,
     $shippingCountry, $specialInstructions, $idempotencyKey, $requestHash, $createdAt, $createdAt, $measuring,
     $makingDays, $transitDays, $daysOff, $keptShares, $payUntil, $functionOn, $swatchOf)
   returning id, buyer_id, created_at),
   written as (
   insert into order_history (order_id, actor_id, actor, to_status, note, created_at)
   select id, buyer_id, 'BUYER', 'PENDING', '', created_at from placed),
   pieces as (
   insert into order_items (order_id, design_id, title, maker_name, picture_key, price_paise, quantity, size)
   select placed.id, line."designId", line.title, line."makerName", line."pictureKey", line."pricePaise",
          line.quantity, line.size
     from placed, jsonb_to_recordset($items::jsonb) as line ("designId" bigint, title text, "makerName" text,
            "pictureKey" text, "pricePaise" bigint, quantity integer, size text)
    order by line."designId"),
   lines as (
   insert into order_lines (order_id, position, item, kind, label, detail, unit_paise, quantity, days)
   select placed.id, line.position - 1, (line.said ->> 'item')::int, line.said ->> 'kind', line.said ->> 'label',
          line.said ->> 'detail', (line.said ->> 'unitPaise')::bigint, (line.said ->> 'quantity')::int,
          (line.said ->> 'days')::int
     from placed, jsonb_array_elements($lines::jsonb) with ordinality line (said, position)),
   answered as (
   insert into order_answers (order_id, item, position, question, kind, text, media_id)
   select placed.id, answer.item, answer.position, answer.question, answer.kind, answer.text, answer."mediaId"
     from placed, jsonb_to_recordset($answers::jsonb) as answer (item smallint, position smallint, question text,
            kind text, text text, "mediaId" bigint))
   select id from placed`,
);

export interface ChosenDesign {
  design: DesignForSale;
  quantity: number;
  /** '' if none was chosen. */
  size: string;
  chosen: ChosenOption[];
  /** The price of one piece with its options. */
  unitPaise: number;
  answers: GivenAnswer[];
}
