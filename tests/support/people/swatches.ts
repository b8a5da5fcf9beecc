import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { askForSwatch } from '#contracts/orders/swatches/swatches.contract.ts';
import { saveSwatchPrice } from '#contracts/profiles/shop/shop.contract.ts';
import type { Actor } from './actors.ts';
import { type Shop, shippingDetails } from './shop.ts';

/** The maker sends swatches for ₹300, unless another price is given. */
export const offerSwatches = (maker: Actor, price: number | null = 300) =>
  maker.call(saveSwatchPrice, { body: { price } });

/** Asks for a swatch of a design at the price of ₹300. */
export const askSwatch = (
  buyer: Actor,
  designId: number,
  { key, ...body }: { key?: string; expectedPrice?: number; note?: string } = {},
) =>
  buyer.call(askForSwatch, {
    body: { designId, shippingDetails, expectedPrice: 300, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** A swatch that was asked for and paid. Returns the id of its order. */
export async function paidSwatch({ razorpay, designId }: Shop, buyer: Actor, of = designId): Promise<number> {
  const { body, status, error } = await askSwatch(buyer, of);
  if (status !== 200) throw new Error(error.message);
  const proof = await razorpay.pay(body.razorpayOrderId);
  const verified = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId: body.orderId } });
  if (verified.status !== 200) throw new Error(verified.error.message);
  return body.orderId;
}

/** What the first document of an order says. */
export async function papersOf({ app }: Pick<Shop, 'app'>, orderId: number): Promise<unknown> {
  const { rows } = await app.services.db.$client.query(
    'select snapshot from documents where order_id = $1 order by id limit 1',
    [orderId],
  );
  return rows[0]?.snapshot;
}
