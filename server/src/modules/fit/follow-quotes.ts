import type { ClaimAct } from '#contracts/fit/fit.states.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { QuoteAct } from '#contracts/quotes/quotes.states.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { quoteMoved } from '#server/modules/quotes/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { claimOfPaidOrder, claimOfQuote } from './fit.queries.ts';
import { holdAnyClaim, refusalOf } from './hold-claim.ts';
import { moveClaim } from './move-claim.ts';

/** What the quote of a price does to its claim. */
const afterQuote: Partial<Record<QuoteAct, ClaimAct>> = {
  BOOK: 'BOOK',
  DECLINE: 'DECLINE',
  EXPIRE: 'DECLINE',
  WITHDRAW: 'LOSE_PRICE',
  CLOSE: 'LOSE_PRICE',
};

/** What the order of that quote does to it. */
const afterOrder: Partial<Record<OrderStatus, ClaimAct>> = {
  SHIPPED: 'SEND_BACK',
  DELIVERED: 'CONFIRM',
  CANCELLED: 'CLOSE',
};

/** Moves claims with the quote of their price, and with its order once it is paid. Idempotent. */
export function followQuotes(services: Services): void {
  const { db, events } = services;
  events.on(quoteMoved, 'move-fit-claim', async ({ quoteId, act }) => {
    const follows = afterQuote[act];
    const [claim] = follows ? await claimOfQuote(db, [quoteId]) : [];
    if (follows && claim) await follow(claim.id, follows);
  });
  events.on(orderMoved, 'move-fit-claim', async ({ orderId, to }) => {
    const follows = afterOrder[to];
    const [claim] = follows ? await claimOfPaidOrder(db, [orderId]) : [];
    if (follows && claim) await follow(claim.id, follows);
  });

  async function follow(claimId: number, act: ClaimAct): Promise<void> {
    await inTransaction(db, async (tx) => {
      const held = await holdAnyClaim(tx, claimId);
      // A repeated event finds the claim moved on.
      if ((await refusalOf(tx, held, act, 'SYSTEM')) !== null) return;
      await moveClaim(services, tx, held, { act, by: 'SYSTEM' });
    });
  }
}
