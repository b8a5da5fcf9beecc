import { randomUUID } from 'node:crypto';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { designLine, priceOrder } from '#contracts/money/price-order.ts';
import type { OrderActor, OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { orderHistory, orderItems, orderLines, orders } from '#server/modules/orders/core/orders.tables.ts';
import { payments, refunds } from '#server/modules/payments/payments.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { shippingDetails } from './shop.ts';

interface PastOrder {
  buyerId: number;
  makerId: number;
  items: { designId: number; title?: string; pricePaise: number; quantity?: number }[];
  status: OrderStatus;
  /** Made to measure by default. */
  measuring?: Measuring;
  placedAt: Date;
  /** When the advance was booked; null if it was not. */
  confirmedAt?: Date | null;
  /** When the final payment was booked. */
  finalPaidAt?: Date;
  /** When it reached its status; by default when it was confirmed. */
  movedAt?: Date;
  /** The promised days of making and of transit. */
  days?: { making: number; transit: number };
  /** The maker's holidays. */
  daysOff?: DayRange[];
  /** Moves to write into its history. */
  moves?: { to: OrderStatus; at: Date; by?: OrderActor }[];
}

/** Inserts an order with its payments, for tests of figures over weeks and months. */
export async function insertPastOrder(db: Executor, order: PastOrder): Promise<number> {
  const {
    buyerId,
    makerId,
    items,
    status,
    placedAt,
    confirmedAt = null,
    finalPaidAt,
    movedAt,
    measuring,
    days,
    daysOff = [],
    moves = [],
  } = order;
  const { charges, lines } = priceOrder(
    items.map(({ title = '', pricePaise, quantity = 1 }) => designLine({ title, pricePaise, quantity })),
  );
  const { name, phone, address, city, state, pincode, country } = shippingDetails;
  const [row] = await db
    .insert(orders)
    .values({
      buyerId,
      makerId,
      status,
      ...(measuring && { measuring }),
      ...(days && { makingDays: days.making, transitDays: days.transit }),
      daysOff,
      ...charges,
      shippingName: name,
      shippingPhone: phone,
      shippingAddress: address,
      shippingCity: city,
      shippingState: state,
      shippingPincode: pincode,
      shippingCountry: country,
      idempotencyKey: randomUUID(),
      requestHash: '',
      createdAt: placedAt,
      updatedAt: movedAt ?? confirmedAt ?? placedAt,
      confirmedAt,
    })
    .returning({ id: orders.id });
  if (!row) throw new Error('The order was not inserted');
  const orderId = row.id;
  await db.insert(orderItems).values(
    items.map(({ designId, title = 'Ajrakh stole', pricePaise, quantity = 1 }) => ({
      orderId,
      designId,
      title,
      makerName: 'Meher Ansari',
      pricePaise,
      quantity,
    })),
  );
  await db
    .insert(orderLines)
    .values(
      lines.map(({ amountPaise, ...line }, position) => ({ ...line, orderId, position, item: position })),
    );
  for (const { to, at, by = 'MAKER' } of moves) {
    await db.insert(orderHistory).values({ orderId, actor: by, toStatus: to, createdAt: at });
  }
  const booked = [
    ...(confirmedAt ? [['ADVANCE', charges.advancePaise, confirmedAt] as const] : []),
    ...(finalPaidAt ? [['FINAL', charges.finalPaise, finalPaidAt] as const] : []),
  ];
  for (const [purpose, paise, at] of booked) {
    await db.insert(payments).values({
      orderId,
      purpose,
      status: 'CAPTURED',
      expectedPaise: paise,
      capturedPaise: paise,
      receipt: `${orderId}-${purpose}`,
      razorpayPaymentId: `pay_${orderId}_${purpose}`,
      authorizedAt: at,
      capturedAt: at,
    });
  }
  return orderId;
}

interface PastRefund {
  orderId: number;
  paise: number;
  at: Date;
  status?: 'QUEUED' | 'PENDING' | 'PROCESSED' | 'FAILED';
  /** Of a cancelled order by default. */
  cause?: 'CANCELLED' | 'AGREED';
  /** For a second capture that does not count for the order. */
  ofStray?: boolean;
}

/** A refund of a part of the advance. */
export async function insertPastRefund(db: Executor, refund: PastRefund): Promise<void> {
  const { orderId, paise, at, status = 'PROCESSED', cause = 'CANCELLED', ofStray = false } = refund;
  const found = await db.$client.query<{ id: number }>(
    `select id from payments where order_id = $1 and purpose = 'ADVANCE'`,
    [orderId],
  );
  await db.insert(refunds).values({
    paymentId: found.rows[0]?.id ?? 0,
    razorpayPaymentId: ofStray ? `pay_stray_${orderId}` : `pay_${orderId}_ADVANCE`,
    amountPaise: paise,
    cause,
    reason: 'agreed with the buyer',
    providerKey: randomUUID(),
    status,
    createdAt: at,
    updatedAt: at,
  });
}
