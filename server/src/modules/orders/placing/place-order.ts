import { confirmedEmailSentences, unconfirmedOrderMost } from '#contracts/accounts/confirmed-email.rules.ts';
import { daysOf, linesOf } from '#contracts/designs/options/choose-options.ts';
import { measuringOf } from '#contracts/measurements/measuring.ts';
import { toPaise, toRupees } from '#contracts/money/money.ts';
import { creditLine, priceOrder } from '#contracts/money/price-order.ts';
import { transitDays, usualTransit } from '#contracts/orders/core/transit-days.ts';
import type { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { requireConfirmedEmail } from '#server/modules/accounts/public.ts';
import type { PaymentRow, Payments } from '#server/modules/payments/public.ts';
import { loadPhone, saveAddress } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { creditSwatch } from '../swatches/swatches.queries.ts';
import { takeCredit } from '../swatches/take-credit.ts';
import { answersOf, chooseOptions, claimAnswerPictures } from './choose-for-item.ts';
import { chooseSize } from './choose-size.ts';
import { demandFunctionDay } from './demand-function-day.ts';
import {
  type ChosenDesign,
  insertOrder,
  lockDesignsForSale,
  lockOrderRequest,
  type NewItem,
  type NewLine,
  orderWithKey,
  type PlacedOrder,
  unpaidTwin,
} from './place-order.queries.ts';
import { refuseOtherShares } from './refuse-other-shares.ts';
import { requireOpenShop } from './require-open-shop.ts';

type OrderRequest = ParsedOf<typeof createOrder>['body'];

interface Buyer {
  id: number;
  name: string;
}

/** Without a key, an equal request within this time counts as a retry, while the order is unpaid. */
const twinMilliseconds = 10 * 60_000;
const mostOfOneDesign = 10;

interface PlacingServices extends Pick<Services, 'db' | 'clock'> {
  env: Pick<Services['env'], 'REQUIRE_CONFIRMED_EMAIL'>;
  payments: Pick<Payments, 'expect'>;
}

interface Placed {
  orderId: number;
  /** The advance, if this call created the order. */
  advance?: PaymentRow | undefined;
}

/**
 * Creates an order and the advance owed for it. A request with the same key, or an equal request at the same price
 * shortly after, returns the same order. Prices come only from the database: if the buyer was shown another total,
 * nothing is written and PRICE_CHANGED names both; so does TERMS_CHANGED for what the maker keeps on cancelling. Throws NOT_TAKING_ORDERS with the day when the maker takes orders
 * again, PROMISE_CHANGED as `demandFunctionDay`, and EMAIL_NOT_CONFIRMED for a large order without a confirmed email. Does not call the payment provider,
 * because a transaction must not wait for it.
 */
export async function placeOrder(
  { db, clock, env, payments }: PlacingServices,
  buyer: Buyer,
  request: OrderRequest,
  idempotencyKey: string | null,
): Promise<Placed> {
  const requestHash = hashOfRequest(request);

  return inTransaction(db, async (tx) => {
    const [buyerRow] = await lockOrderRequest(tx, [buyer.id, `${buyer.id} ${idempotencyKey ?? requestHash}`]);
    if (!buyerRow) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    if (idempotencyKey !== null) {
      const [earlier] = await orderWithKey(tx, [buyer.id, idempotencyKey]);
      if (earlier) return { orderId: repeat(earlier, requestHash) };
    }

    const now = clock.now();
    const items = await chooseDesigns(tx, buyer, request, now);
    const { design: first } = items[0] ?? {};
    if (!first) throw notFound('designs.designMissing');
    const linesOfItems = items.map(({ design, chosen, quantity }) => linesOf(design, chosen, quantity));
    const full = linesOfItems.flat();
    const itemOfLine = linesOfItems.flatMap((ofItem, item) => ofItem.map(() => item));
    if (idempotencyKey === null) {
      const since = new Date(now.getTime() - twinMilliseconds);
      const [twin] = await unpaidTwin(tx, {
        buyerId: buyer.id,
        requestHash,
        since,
        subtotalPaise: priceOrder(full).charges.subtotalPaise,
      });
      if (twin) return { orderId: twin.id };
    }
    const credit = first.hasSwatch
      ? await takeCredit(tx, { buyerId: buyer.id, makerId: first.makerId, now })
      : null;
    const off = credit && creditLine(full, credit.paise);
    const { charges, lines } = priceOrder(off ? [...full, off] : full);
    const daysOff = await requireOpenShop(tx, first, buyer.id, now);
    refuseOtherTotal(request.expectedTotal, charges.totalPaise);
    refuseOtherShares(request.expectedShares, first);
    if (charges.totalPaise > toPaise(unconfirmedOrderMost))
      await requireConfirmedEmail(env, tx, buyer.id, confirmedEmailSentences.order);
    const to = request.shippingDetails;
    const piece = {
      measuring: measuringOf(items.map(({ design }) => design)),
      makingDays: Math.max(...items.map(({ design, chosen }) => design.completionDays + daysOf(chosen))),
      transitDays: transitDays(first.makerPincode, to) ?? usualTransit.most,
    };
    demandFunctionDay({ ...piece, daysOff }, request, now);
    const phone = to.phone || (await loadPhone(tx, buyer.id));
    const shipping = { ...to, name: to.name || buyer.name, phone };
    await claimAnswerPictures(tx, buyer.id, items, now);
    const [placed] = await insertOrder(tx, {
      buyerId: buyer.id,
      makerId: first.makerId,
      ...charges,
      shippingName: shipping.name,
      shippingPhone: shipping.phone,
      shippingAddress: shipping.address,
      shippingCity: shipping.city,
      shippingState: shipping.state,
      shippingPincode: shipping.pincode,
      shippingCountry: shipping.country,
      specialInstructions: request.specialInstructions,
      ...piece,
      functionOn: request.functionOn ?? null,
      idempotencyKey,
      requestHash,
      daysOff: JSON.stringify(daysOff),
      keptShares: JSON.stringify(first.makerShares),
      createdAt: now,
      ...{ payUntil: null, swatchOf: null },
      items: JSON.stringify(items.map(itemOf)),
      lines: JSON.stringify(
        lines.map((line, place) => ({ ...line, item: itemOfLine[place] ?? 0 }) satisfies NewLine),
      ),
      answers: JSON.stringify(items.flatMap(answersOf)),
    });
    if (!placed) throw new Error('the order was not written');
    const { id: orderId } = placed;
    if (credit && off) await creditSwatch(tx, [credit.orderId, orderId]);
    const advance = await payments.expect(tx, orderId, 'ADVANCE', charges.advancePaise);
    if (request.saveAddress) await saveAddress(tx, buyer.id, shipping);
    return { orderId, advance };
  });
}

/** A buyer is never charged a total other than the one shown. */
function refuseOtherTotal(expected: number | undefined, totalPaise: number): void {
  if (expected === undefined || toPaise(expected) === totalPaise) return;
  const total = toRupees(totalPaise);
  throw new AppError('PRICE_CHANGED', sentence('orders.priceChanged', { expected, total }), {
    figures: { expectedTotal: expected, total },
  });
}

function repeat(earlier: PlacedOrder, requestHash: string): number {
  refuseOtherWords(earlier, requestHash);
  if (earlier.status === 'CANCELLED') throw new AppError('CONFLICT', sentence('orders.placeNew'));
  return earlier.id;
}

function itemOf({ design, quantity, size, unitPaise: pricePaise }: ChosenDesign): NewItem {
  const { id: designId, title, makerName, pictureKey } = design;
  return { designId, title, makerName, pictureKey, pricePaise, quantity, size };
}

async function chooseDesigns(
  tx: Transaction,
  buyer: Buyer,
  request: OrderRequest,
  now: Date,
): Promise<ChosenDesign[]> {
  const quantities = new Map<number, number>();
  for (const { designId, quantity } of request.items)
    quantities.set(designId, (quantities.get(designId) ?? 0) + quantity);
  if ([...quantities.values()].some((quantity) => quantity > mostOfOneDesign))
    throw invalidInput({ items: sentence('orders.quantity') });

  const designs = await lockDesignsForSale(tx, [[...quantities.keys()], buyer.id, istDayOf(now)]);
  if (designs.length < quantities.size) throw notFound('designs.designMissing');
  if (designs.some(({ makerId }) => makerId === buyer.id))
    throw new AppError('BAD_REQUEST', sentence('orders.ownDesign'));
  if (designs.some(({ isBlocked }) => isBlocked)) throw new AppError('FORBIDDEN', sentence('orders.blocked'));
  if (new Set(designs.map(({ makerId }) => makerId)).size > 1) {
    throw new AppError('BAD_REQUEST', sentence('orders.oneMaker'));
  }
  return designs.map((design) => ({
    design,
    quantity: quantities.get(design.id) ?? 1,
    size: chooseSize(design, request.items),
    ...chooseOptions(design, request.items),
  }));
}
