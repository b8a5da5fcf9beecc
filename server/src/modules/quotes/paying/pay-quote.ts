import type { PriceLine } from '#contracts/money/price-order.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import type { payQuote as payQuoteCall } from '#contracts/quotes/answers.contract.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { cancelUnpaid, openAdvance, placeQuotedOrder } from '#server/modules/orders/public.ts';
import type { PaymentRow, ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest } from '#server/platform/http/request-hash.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { demandAct, demandSeen, demandSides, holdQuote } from '../hold-quote.ts';
import { moveQuote, returnToOffer } from '../move-quote.ts';
import { orderOfQuote, type QuoteRow, type RevisionRow, revisionOfQuote } from '../quotes.queries.ts';

type Request = ParsedOf<typeof payQuoteCall>['body'];
type Buyer = Pick<Viewer, 'id' | 'name'>;

interface Placed {
  orderId: number;
  advance?: PaymentRow | undefined;
}

/**
 * Places the order of the accepted revision and opens the payment of its advance. While that order is unpaid, the same
 * request opens its payment again, and one with another address or other instructions replaces it. Throws QUOTE_CHANGED
 * for another revision and an ended offer, CONFLICT for an offer that was not accepted, for a day after the function
 * that the buyer has not agreed to and for an offer made under another tax rule, and what placing an order throws.
 */
export async function payQuote(
  services: ServicesWithPayments,
  buyer: Buyer,
  quoteId: number,
  request: Request,
): Promise<ReplyOf<typeof payQuoteCall>> {
  const place = () => inTransaction(services.db, (tx) => placeOrderOf(services, tx, buyer, quoteId, request));
  let placed = await place();
  if (placed === null) {
    // In a transaction of its own, because an order is locked before its quote.
    await backOutOfPaying(services, { quoteId, buyerId: buyer.id, revision: request.revision });
    placed = await place();
  }
  // Two windows pay for different addresses at the same moment.
  if (placed === null) throw new AppError('QUOTE_CHANGED', sentence('quotes.changedState'));
  const { orderId, advance } = placed;
  return openAdvance(services, { orderId, buyerId: buyer.id }, advance);
}

/** Returns null while an unpaid order waits that was asked for with another address or other instructions. */
async function placeOrderOf(
  services: ServicesWithPayments,
  tx: Transaction,
  buyer: Buyer,
  quoteId: number,
  request: Request,
): Promise<Placed | null> {
  let quote = await holdQuote(tx, { quoteId, viewerId: buyer.id, side: 'BUYER' });
  demandSeen(quote, request);
  const { shippingDetails, specialInstructions } = request;
  const asked = `quote ${quoteId}.${quote.revision} ${hashOfRequest({ shippingDetails, specialInstructions })}`;
  if (quote.state === 'PAYING') {
    const [order] = await orderOfQuote(tx, [quoteId, buyer.id]);
    if (order && order.status !== 'CANCELLED')
      return order.requestHash === asked ? { orderId: order.orderId } : null;
    // The order was cancelled a moment ago, and the event is still on its way.
    quote = await returnToOffer(services, tx, quote, { act: 'LAPSE', by: 'SYSTEM' });
  }
  const now = services.clock.now();
  demandAct(quote, 'PAY', 'BUYER', now);
  await demandSides(tx, quoteId);
  const [revision] = await revisionOfQuote(tx, [quoteId, quote.acceptedRevision ?? 0]);
  if (!revision) throw notFound('quotes.quoteMissing');
  const placed = await placeQuotedOrder(services, tx, buyer, {
    ...pieceOf(quote, revision),
    request: asked,
    payUntil: new Date(now.getTime() + quoteLimits.payMinutes * 60_000),
    ...{ shippingDetails, specialInstructions, functionOn: revision.functionOn },
    saveAddress: request.saveAddress,
    expectedShares: request.expectedShares,
    demandDay: (by) => demandDay(by, revision.functionOn, request.lateDay),
  });
  // The tax rule was changed since the offer was made.
  if (placed.advance?.expectedPaise !== revision.advancePaise)
    throw new AppError('CONFLICT', sentence('quotes.taxChanged'));
  await moveQuote(services, tx, quote, {
    ...{ act: 'PAY', by: 'BUYER', actorId: buyer.id },
    set: { orderId: placed.orderId },
  });
  return placed;
}

function pieceOf({ makerId, designId }: QuoteRow, { title, lines, measuring, days, pictures }: RevisionRow) {
  const picture = pictures.find(({ status }) => status === 'READY') ?? pictures[0];
  return {
    ...{ makerId, designId, title, measuring, makingDays: days },
    pictureKey: picture?.key ?? null,
    lines: lines.map(
      ({ kind, label, amountPaise, days: added }): PriceLine => ({
        ...{ kind, label, detail: '', unitPaise: amountPaise, quantity: 1, days: added },
      }),
    ),
  };
}

/** The buyer must know of a delivery after the function before paying. */
function demandDay(by: IstDay, functionOn: IstDay | null, agreedTo: IstDay | undefined): void {
  if (functionOn === null || by <= functionOn || by === agreedTo) return;
  throw new AppError('CONFLICT', sentence('quotes.functionTooLate', { day: by }), {
    errors: { lateDay: sentence('quotes.functionTooLate', { day: by }) },
  });
}

/**
 * Gives up a payment that was begun: its unpaid order is cancelled, and the accepted offer stands. Throws CONFLICT if it
 * was paid meanwhile.
 */
export function backOutOfPaying(
  services: ServicesWithPayments,
  { quoteId, buyerId, revision }: { quoteId: number; buyerId: number; revision: number },
): Promise<void> {
  const { db, payments } = services;
  return inTransaction(db, async (tx) => {
    // Payments and the order are locked before the quote, as when a payment is booked, to avoid deadlocks.
    const [order] = await orderOfQuote(tx, [quoteId, buyerId]);
    if (order) {
      await payments.lock(tx, order.orderId);
      await cancelUnpaid(services, tx, { orderId: order.orderId, buyerId });
    }
    const quote = await holdQuote(tx, { quoteId, viewerId: buyerId, side: 'BUYER' });
    demandSeen(quote, { revision });
    // Another window gave it up before.
    if (quote.state === 'ACCEPTED') return;
    demandAct(quote, 'BACK_OUT', 'BUYER', services.clock.now());
    const [now] = await orderOfQuote(tx, [quoteId, buyerId]);
    if (now?.orderId !== order?.orderId) throw new AppError('QUOTE_CHANGED', sentence('quotes.changedState'));
    if (now && now.status !== 'CANCELLED') throw new AppError('CONFLICT', sentence('quotes.alreadyOrdered'));
    await returnToOffer(services, tx, quote, { act: 'BACK_OUT', by: 'BUYER', actorId: buyerId });
  });
}
