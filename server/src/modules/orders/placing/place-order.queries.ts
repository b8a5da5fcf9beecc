import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Lets clicks that mean the same order wait for each other, so that the second meets what the first did. */
export const lockOrderRequest = prepared<object, [key: string]>(
  'orders.lock-request',
  `select pg_advisory_xact_lock(hashtextextended('orders.place ' || $1, 0))`,
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
      and o.measuring = d.measuring and d.status = 'PUBLISHED' and u.status = 'ACTIVE'
    order by o.id desc`,
);

const forSale = prepared<DesignForSale, [ids: readonly number[]]>(
  'orders.designs-for-sale',
  // The designs stay there until the order is written. A stronger lock would make the bookings of a sought-after
  // design, which count at it, wait for everybody who orders it.
  `select d.id, d.maker_id as "makerId", u.name as "makerName", d.title, d.price_paise as "pricePaise",
          d.pictures -> 0 ->> 'key' as "pictureKey", d.category, d.size, d.measuring,
          d.completion_days as "completionDays", coalesce(p.pincode, '') as "makerPincode"
     from designs d join users u on u.id = d.maker_id left join profiles p on p.user_id = u.id
    where d.id = any($1::bigint[]) and d.status = 'PUBLISHED' and u.status = 'ACTIVE'
    order by d.id for key share of d`,
);

export function lockDesignsForSale(tx: Transaction, ids: readonly number[]): Promise<DesignForSale[]> {
  return forSale(tx, [ids]);
}

export interface NewOrder {
  buyerId: number;
  makerId: number;
  subtotalPaise: number;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  finalPaise: number;
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
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: Date;
}

const insertRow = prepared<
  { id: number },
  {
    buyerId: number;
    makerId: number;
    subtotalPaise: number;
    shippingPaise: number;
    taxPaise: number;
    totalPaise: number;
    advancePaise: number;
    finalPaise: number;
    shippingName: string;
    shippingPhone: string;
    shippingAddress: string;
    shippingCity: string;
    shippingState: string;
    shippingPincode: string;
    shippingCountry: string;
    specialInstructions: string;
    idempotencyKey: string | null;
    requestHash: string;
    createdAt: Date;
    measuring: string;
    makingDays: number;
    transitDays: number;
  }
>(
  'orders.insert',
  `insert into orders (buyer_id, maker_id, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
     final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
     shipping_country, special_instructions, idempotency_key, request_hash, created_at, updated_at, measuring,
     making_days, transit_days)
   values ($buyerId, $makerId, $subtotalPaise, $shippingPaise, $taxPaise, $totalPaise, $advancePaise, $finalPaise, $shippingName, $shippingPhone, $shippingAddress, $shippingCity, $shippingState, $shippingPincode, $shippingCountry, $specialInstructions, $idempotencyKey, $requestHash, $createdAt, $createdAt, $measuring, $makingDays,
     $transitDays)
   returning id`,
);

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<number> {
  const [row] = await insertRow(tx, {
    buyerId: order.buyerId,
    makerId: order.makerId,
    subtotalPaise: order.subtotalPaise,
    shippingPaise: order.shippingPaise,
    taxPaise: order.taxPaise,
    totalPaise: order.totalPaise,
    advancePaise: order.advancePaise,
    finalPaise: order.finalPaise,
    shippingName: order.shippingName,
    shippingPhone: order.shippingPhone,
    shippingAddress: order.shippingAddress,
    shippingCity: order.shippingCity,
    shippingState: order.shippingState,
    shippingPincode: order.shippingPincode,
    shippingCountry: order.shippingCountry,
    specialInstructions: order.specialInstructions,
    idempotencyKey: order.idempotencyKey,
    requestHash: order.requestHash,
    createdAt: order.createdAt,
    measuring: order.measuring,
    makingDays: order.makingDays,
    transitDays: order.transitDays,
  });
  if (!row) throw new Error('the order was not written');
  return row.id;
}

export interface ChosenDesign {
  design: DesignForSale;
  quantity: number;
  /** '' where none was chosen. */
  size: string;
}

const insertItem = prepared<
  object,
  {
    orderId: number;
    designId: number;
    title: string;
    makerName: string;
    pictureKey: string | null;
    pricePaise: number;
    quantity: number;
    size: string;
  }
>(
  'orders.insert-item',
  `insert into order_items (order_id, design_id, title, maker_name, picture_key, price_paise, quantity, size)
   values ($orderId, $designId, $title, $makerName, $pictureKey, $pricePaise, $quantity, $size)`,
);

export async function insertItems(
  tx: Transaction,
  orderId: number,
  items: readonly ChosenDesign[],
): Promise<void> {
  for (const { design, quantity, size } of items) {
    const { id, title, makerName, pictureKey, pricePaise } = design;
    await insertItem(tx, { orderId, designId: id, title, makerName, pictureKey, pricePaise, quantity, size });
  }
}
