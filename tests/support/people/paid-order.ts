import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { Shop } from './shop.ts';

/** Places an order of the shop's design and pays its advance. Returns its id. */
export async function paidOrder(shop: Shop): Promise<number> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const verified = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  if (verified.status !== 200) throw new Error(verified.error.message);
  return orderId;
}
