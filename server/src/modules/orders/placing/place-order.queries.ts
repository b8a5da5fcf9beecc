import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { DayRange } from '#contracts/platform/days-off.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { ItemRow, OrderRow } from '../core/orders.queries.ts';

/**
 * Lets clicks that mean the same order wait for each other, so that the second meets what the first did. No row once
 * the account is closed; one that is being deleted is waited for.
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

/** The unpaid order that the same words made a moment ago at the same total. */
export const unpaidTwin = prepared<
  Pick<PlacedOrder, 'id'>,
  { buyerId: number; requestHash: string; since: Date; totalPaise: number }
>(
  'orders.unpaid-twin',
  `select id from orders
    where buyer_id = $buyerId and request_hash = $requestHash and status = 'PENDING' and created_at > $since and total_paise = $totalPaise
    order by id desc limit 1`,
);

/** How many orders of a buyer at a maker are still to be paid. */
export const unpaidAtMaker = prepared<{ count: number }, [buyerId: number, makerId: number]>(
  'orders.unpaid-at-maker',
  `select count(*)::int as count from orders where buyer_id = $1 and maker_id = $2 and status = 'PENDING'`,
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
  /** '' where the maker has not said. */
  makerPincode: string;
  makerHolidays: DayRange[];
  /** The maker pauses, or counts orders, so that their shop is to be held. */
  isShopHeld: boolean;
  /** The maker and the buyer, one has blocked the other. */
  isBlocked: boolean;
}

/** The size that was ordered, and of its design what says which can be ordered now. */
export interface UnpaidOrder extends Pick<DesignForSale, 'category' | 'size' | 'measuring'> {
  id: number;
  orderedSize: string;
}

/**
 * The unpaid orders of one piece of a design and nothing else, at the price and fitted as the design is now, the newest
 * first; none where the design is not for sale.
 */
export const unpaidOfDesign = prepared<UnpaidOrder, [buyerId: number, designId: number]>(
  'orders.unpaid-of-design',
  `select o.id, i.size as "orderedSize", d.category, d.size, d.measuring
     from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id
     join users u on u.id = d.maker_id
    where o.buyer_id = $1 and o.status = 'PENDING' and i.design_id = $2
      and i.quantity = 1 and i.price_paise = d.price_paise and o.subtotal_paise = i.price_paise
      and o.measuring = d.measuring and d.status = 'PUBLISHED' and u.status = 'ACTIVE' and not ${isSuspended}
    order by o.id desc`,
);

export const lockDesignsForSale = prepared<
  DesignForSale,
  [ids: readonly number[], buyerId: number, today: IstDay]
>(
  'orders.designs-for-sale',
  // The designs stay there until the order is written. A stronger lock would make the bookings of a sought-after
  // design, which count at it, wait for everybody who orders it.
  `select d.id, d.maker_id as "makerId", u.name as "makerName", d.title, d.price_paise as "pricePaise",
          d.pictures -> 0 ->> 'key' as "pictureKey", d.category, d.size, d.measuring,
          d.completion_days as "completionDays", coalesce(p.pincode, '') as "makerPincode",
          coalesce(s.holidays, '[]') as "makerHolidays",
          coalesce(s.orders_a_month is not null or s.paused_until > $3::date, false) as "isShopHeld",
          ${isBlockBetween('d.maker_id', '$2')} as "isBlocked"
     from designs d join users u on u.id = d.maker_id left join profiles p on p.user_id = u.id
     left join shops s on s.user_id = u.id
    where d.id = any($1::bigint[]) and ${isShownTo('$2')} and not ${isSuspended}
    order by d.id for key share of d`,
);

/** An order as it is placed; what else is known of an order comes later. */
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
    | 'keptPaise'
    | 'daysOff'
  > {
  /** JSON. */
  daysOff: string;
  idempotencyKey: string | null;
  requestHash: string;
  /** JSON, a list of `NewItem`. */
  items: string;
}

/** A line of an order as it is placed. `size` is '' where none was chosen. */
export type NewItem = Omit<ItemRow, 'awaitsReview' | 'language' | 'translatedTitle'>;

/** Writes an order with its lines, in the order of their designs, and the first line of its history. */
export const insertOrder = prepared<{ id: number }, NewOrder>(
  'orders.insert',
  `with placed as (
   insert into orders (buyer_id, maker_id, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
     final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
     shipping_country, special_instructions, idempotency_key, request_hash, created_at, updated_at, measuring,
     making_days, transit_days, days_off)
   values ($buyerId, $makerId, $subtotalPaise, $shippingPaise, $taxPaise, $totalPaise, $advancePaise,
     $finalPaise, $shippingName, $shippingPhone, $shippingAddress, $shippingCity, $shippingState, $shippingPincode,
     $shippingCountry, $specialInstructions, $idempotencyKey, $requestHash, $createdAt, $createdAt, $measuring,
     $makingDays, $transitDays, $daysOff)
   returning id, buyer_id, created_at),
   written as (
   insert into order_history (order_id, actor_id, actor, to_status, note, created_at)
   select id, buyer_id, 'BUYER', 'PENDING', '', created_at from placed),
   lines as (
   insert into order_items (order_id, design_id, title, maker_name, picture_key, price_paise, quantity, size)
   select placed.id, line."designId", line.title, line."makerName", line."pictureKey", line."pricePaise",
          line.quantity, line.size
     from placed, jsonb_to_recordset($items::jsonb) as line ("designId" bigint, title text, "makerName" text,
            "pictureKey" text, "pricePaise" bigint, quantity integer, size text)
    order by line."designId")
   select id from placed`,
);

export interface ChosenDesign {
  design: DesignForSale;
  quantity: number;
  /** '' where none was chosen. */
  size: string;
}
