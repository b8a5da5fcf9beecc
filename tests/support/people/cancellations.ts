import { randomUUID } from 'node:crypto';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { answerCancellation, askToCancel } from '#contracts/orders/endings/endings.contract.ts';
import { createFinalPayment, verifyFinalPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from './actors.ts';
import type { Shop } from './shop.ts';

interface Past {
  /** The status to which the maker has moved it. */
  at?: OrderStatus;
  isFinalPaid?: boolean;
}

/** A paid order whose free day is over. Returns its id. */
export async function agedOrder(shop: Shop, { at, isFinalPaid = false }: Past = {}): Promise<number> {
  const id = await shop.confirm();
  if (isFinalPaid) {
    const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
    const proof = await shop.razorpay.pay(body.razorpayOrderId);
    await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
  }
  if (at) {
    const moved = await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: at } });
    if (moved.status !== 200) throw new Error(moved.error.message);
  }
  await endFreeDay(shop, id);
  return id;
}

export async function endFreeDay({ app }: Pick<Shop, 'app'>, orderId: number): Promise<void> {
  await app.services.db.$client.query(
    `update orders set confirmed_at = confirmed_at - interval '2 days' where id = $1`,
    [orderId],
  );
}

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Asks to cancel with the refund that the order's page shows, unless another is given. */
export async function ask(
  by: Actor,
  id: number,
  {
    reason = 'The wedding is off.',
    key = randomUUID() as string,
    refund,
  }: { reason?: string; key?: string; refund?: number } = {},
) {
  const shown = refund ?? (await readOrder(by, id)).cancelling.offer?.refund ?? 0;
  return by.call(askToCancel, { params: { id }, body: { reason, refund: shown }, ...withKey(key) });
}

export const answer = (
  by: Actor,
  id: number,
  body: { agree: boolean; keep?: number; refund?: number; words?: string },
  key: string = randomUUID(),
) => by.call(answerCancellation, { params: { id }, body, ...withKey(key) });

export const readOrder = async (by: Actor, id: number) =>
  (await by.call(orderConfirmation, { params: { id } })).body.orderData;

/** The amounts that the provider captured and refunded for an order, in paise. */
export async function booksOf({ razorpay }: Pick<Shop, 'razorpay'>, orderId: number) {
  const { orders, payments } = await razorpay.ledger();
  const ids = orders
    .filter(({ receipt }) => receipt === `${orderId}-I` || receipt === `${orderId}-F`)
    .map(({ id }) => id);
  const ours = payments.filter(({ order_id, captured }) => ids.includes(order_id) && captured);
  return {
    taken: ours.reduce((sum, { amount }) => sum + amount, 0),
    returned: ours.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
  };
}

/** Lets the maker's three days for an answer pass. */
export async function endAnswerTime({ app }: Pick<Shop, 'app'>, orderId: number): Promise<void> {
  await app.services.db.$client.query(
    `update cancellation_requests set answer_by = now() - interval '1 minute' where order_id = $1`,
    [orderId],
  );
}
