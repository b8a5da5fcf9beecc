import type * as z from 'zod/mini';
import { confirmedEmailSentences, unconfirmedOrderMost } from '#contracts/accounts/confirmed-email.rules.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { toPaise } from '#contracts/money/money.ts';
import { type PriceLine, priceOrder } from '#contracts/money/price-order.ts';
import { estimateDelivery, firstDayOfMaking } from '#contracts/orders/core/delivery-estimate.ts';
import { transitDays, usualTransit } from '#contracts/orders/core/transit-days.ts';
import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import type { shippingDetails } from '#contracts/orders/placing/checkout.contract.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { requireConfirmedEmail } from '#server/modules/accounts/public.ts';
import type { PaymentRow, ServicesWithPayments } from '#server/modules/payments/public.ts';
import { loadPhone, saveAddress } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, personNotFound } from '#server/platform/http/app-error.ts';
import { insertOrder, lockOrderRequest, sellerOfQuote } from './place-order.queries.ts';
import { refuseOtherShares } from './refuse-other-shares.ts';
import { requireOpenShop } from './require-open-shop.ts';

/** A piece that maker and buyer agreed on. */
interface Quoted {
  makerId: number;
  /** Null for a piece that is no design. */
  designId: number | null;
  title: string;
  pictureKey: string | null;
  lines: readonly PriceLine[];
  measuring: Measuring;
  makingDays: number;
  /** Names the revision of the quote and the delivery; part of the lock and stored as the order's request. */
  request: string;
  payUntil: Date;
  functionOn: IstDay | null;
  shippingDetails: z.output<typeof shippingDetails>;
  specialInstructions: string;
  saveAddress: boolean;
  expectedShares: KeptShares | undefined;
  /** Called with the promised day; throws if it cannot be accepted. */
  demandDay: (by: IstDay) => void;
}

/**
 * Creates the order of a quote and the advance owed for it, with all amounts from the agreed lines. Throws like
 * `placeOrder`.
 */
export async function placeQuotedOrder(
  { clock, env, payments }: ServicesWithPayments,
  tx: Transaction,
  buyer: { id: number; name: string },
  quoted: Quoted,
): Promise<{ orderId: number; advance: PaymentRow | undefined }> {
  const { makerId, designId, title, pictureKey, measuring, makingDays, request } = quoted;
  const [buyerRow] = await lockOrderRequest(tx, [buyer.id, `${buyer.id} ${request}`]);
  if (!buyerRow) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
  const now = clock.now();
  const [seller] = await sellerOfQuote(tx, [makerId, istDayOf(now)]);
  if (!seller) throw personNotFound();
  const { charges, lines } = priceOrder(quoted.lines);
  const daysOff = await requireOpenShop(tx, seller, buyer.id, now);
  refuseOtherShares(quoted.expectedShares, seller);
  if (charges.totalPaise > toPaise(unconfirmedOrderMost))
    await requireConfirmedEmail(env, tx, buyer.id, confirmedEmailSentences.order);
  const to = quoted.shippingDetails;
  const shipping = { ...to, name: to.name || buyer.name, phone: to.phone || (await loadPhone(tx, buyer.id)) };
  const onTheWay = transitDays(seller.makerPincode, shipping) ?? usualTransit.most;
  const begins = firstDayOfMaking(measuring, istDayOf(now));
  quoted.demandDay(estimateDelivery(begins, { makingDays, transitDays: onTheWay, daysOff }).by);
  const { makerName } = seller;
  const item = {
    designId,
    title,
    makerName,
    pictureKey,
    pricePaise: charges.subtotalPaise,
    quantity: 1,
    size: '',
  };
  const [placed] = await insertOrder(tx, {
    ...{ buyerId: buyer.id, makerId },
    ...charges,
    shippingName: shipping.name,
    shippingPhone: shipping.phone,
    shippingAddress: shipping.address,
    shippingCity: shipping.city,
    shippingState: shipping.state,
    shippingPincode: shipping.pincode,
    shippingCountry: shipping.country,
    specialInstructions: quoted.specialInstructions,
    ...{ measuring, makingDays, transitDays: onTheWay, functionOn: quoted.functionOn },
    idempotencyKey: null,
    requestHash: request,
    daysOff: JSON.stringify(daysOff),
    keptShares: JSON.stringify(seller.makerShares),
    createdAt: now,
    ...{ payUntil: quoted.payUntil, swatchOf: null },
    items: JSON.stringify([item]),
    lines: JSON.stringify(lines.map((line) => ({ ...line, item: 0 }))),
    answers: '[]',
  });
  if (!placed) throw new Error('the order was not written');
  const advance = await payments.expect(tx, placed.id, 'ADVANCE', charges.advancePaise);
  if (quoted.saveAddress) await saveAddress(tx, buyer.id, shipping);
  return { orderId: placed.id, advance };
}
