import { confirmedEmailSentences, unconfirmedOrderMost } from '#contracts/accounts/confirmed-email.rules.ts';
import { toPaise, toRupees } from '#contracts/money/money.ts';
import { type Charges, chargesWithin } from '#contracts/money/price-order.ts';
import { transitDays, usualTransit } from '#contracts/orders/core/transit-days.ts';
import { isOfCloth, sendBy, swatchSentences } from '#contracts/orders/swatches/swatch.rules.ts';
import type { askForSwatch as askForSwatchCall } from '#contracts/orders/swatches/swatches.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { daysBetween, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { requireConfirmedEmail } from '#server/modules/accounts/public.ts';
import type { PaymentRow, ServicesWithPayments } from '#server/modules/payments/public.ts';
import { loadPhone, saveAddress } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import {
  type DesignForSale,
  insertOrder,
  lockDesignsForSale,
  lockOrderRequest,
  type NewItem,
  type NewLine,
  orderWithKey,
} from '../placing/place-order.queries.ts';
import { requirePauseOver } from '../placing/require-open-shop.ts';
import { openSwatch, swatchPriceOf } from './swatches.queries.ts';

type Request = ParsedOf<typeof askForSwatchCall>['body'];
type Services = Pick<ServicesWithPayments, 'db' | 'clock' | 'env' | 'payments'>;

interface Buyer {
  id: number;
  name: string;
}

interface Placed {
  orderId: number;
  /** The payment, if this call placed the swatch. */
  advance?: PaymentRow | undefined;
}

/**
 * Places the order of a swatch, whose whole price is its advance. A request with the same key returns the same order.
 * Throws NOT_FOUND for a design that the buyer does not see, CONFLICT with `orderId` for another open swatch of it and
 * if none are sent, PRICE_CHANGED, NOT_TAKING_ORDERS while the maker pauses, and as `placeOrder` for own designs and
 * blocks.
 */
export function askForSwatch(
  { db, clock, env, payments }: Services,
  buyer: Buyer,
  request: Request,
  idempotencyKey: string | null,
): Promise<Placed> {
  const requestHash = hashOfRequest(request);
  return inTransaction(db, async (tx) => {
    const [buyerRow] = await lockOrderRequest(tx, [buyer.id, `${buyer.id} swatch ${request.designId}`]);
    if (!buyerRow) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    if (idempotencyKey !== null) {
      const [earlier] = await orderWithKey(tx, [buyer.id, idempotencyKey]);
      if (earlier) {
        refuseOtherWords(earlier, requestHash);
        if (earlier.status === 'CANCELLED') throw new AppError('CONFLICT', sentence('orders.placeNew'));
        return { orderId: earlier.id };
      }
    }
    const now = clock.now();
    const design = await chooseDesign(tx, buyer, request.designId, now);
    await refuseSecond(tx, buyer.id, design.id);
    const daysOff = await requirePauseOver(tx, design, now);
    const charges = await priceSwatch(tx, design, request.expectedPrice);
    if (charges.totalPaise > toPaise(unconfirmedOrderMost))
      await requireConfirmedEmail(env, tx, buyer.id, confirmedEmailSentences.order);
    const to = request.shippingDetails;
    const shipping = {
      ...to,
      name: to.name || buyer.name,
      phone: to.phone || (await loadPhone(tx, buyer.id)),
    };
    const [placed] = await insertOrder(tx, {
      ...{ buyerId: buyer.id, makerId: design.makerId, swatchOf: design.id },
      ...charges,
      shippingName: shipping.name,
      shippingPhone: shipping.phone,
      shippingAddress: shipping.address,
      shippingCity: shipping.city,
      shippingState: shipping.state,
      shippingPincode: shipping.pincode,
      shippingCountry: shipping.country,
      specialInstructions: request.note,
      ...{ measuring: 'NONE', functionOn: null, payUntil: null, idempotencyKey, requestHash },
      makingDays: daysBetween(istDayOf(now), sendBy(now, daysOff)),
      transitDays: transitDays(design.makerPincode, to) ?? usualTransit.most,
      daysOff: JSON.stringify(daysOff),
      keptShares: JSON.stringify(design.makerShares),
      createdAt: now,
      ...piecesOf(design, charges),
    });
    if (!placed) throw new Error('the swatch was not written');
    const advance = await payments.expect(tx, placed.id, 'ADVANCE', charges.advancePaise);
    if (request.saveAddress) await saveAddress(tx, buyer.id, shipping);
    return { orderId: placed.id, advance };
  });
}

async function chooseDesign(
  tx: Transaction,
  buyer: Buyer,
  designId: number,
  now: Date,
): Promise<DesignForSale> {
  const [design] = await lockDesignsForSale(tx, [[designId], buyer.id, istDayOf(now)]);
  if (!design) throw notFound('designs.designMissing');
  if (design.makerId === buyer.id) throw new AppError('BAD_REQUEST', sentence('orders.ownDesign'));
  if (design.isBlocked) throw new AppError('FORBIDDEN', sentence('orders.blocked'));
  if (!isOfCloth(design.category)) throw new AppError('CONFLICT', swatchSentences.notOffered);
  return design;
}

async function refuseSecond(tx: Transaction, buyerId: number, designId: number): Promise<void> {
  const [open] = await openSwatch(tx, [buyerId, designId]);
  if (open) throw new AppError('CONFLICT', swatchSentences.open, { figures: { orderId: open.id } });
}

/** A buyer is never charged a price other than the one shown. */
async function priceSwatch(tx: Transaction, { makerId }: DesignForSale, expected: number): Promise<Charges> {
  const [{ paise } = { paise: null }] = await swatchPriceOf(tx, [makerId]);
  if (paise === null) throw new AppError('CONFLICT', swatchSentences.notOffered);
  const total = toRupees(paise);
  if (toPaise(expected) !== paise)
    throw new AppError('PRICE_CHANGED', sentence('orders.priceChanged', { expected, total }), {
      figures: { expectedTotal: expected, total },
    });
  return chargesWithin(paise);
}

function piecesOf({ id: designId, title, makerName, pictureKey }: DesignForSale, { subtotalPaise }: Charges) {
  const item: NewItem = {
    ...{ designId, title, makerName, pictureKey, quantity: 1, size: '' },
    pricePaise: subtotalPaise,
  };
  const line: NewLine = {
    ...{ kind: 'SWATCH', label: title, detail: '', quantity: 1, days: 0, item: 0 },
    unitPaise: subtotalPaise,
  };
  return { items: JSON.stringify([item]), lines: JSON.stringify([line]), answers: '[]' };
}
