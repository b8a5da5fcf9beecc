import { refuseClothAct } from '#contracts/cloth/cloth.rules.ts';
import type { ClothAct } from '#contracts/cloth/cloth.states.ts';
import type { QuoteAct } from '#contracts/quotes/quotes.states.ts';
import { quoteMoved } from '#server/modules/quotes/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { clothOfQuote } from './cloth.queries.ts';
import { holdAnyCloth, moveCloth } from './move-cloth.ts';

/** What the quote for more cloth does to the cloth: paid, it is enough; else the buyer chooses again. */
const afterQuote: Partial<Record<QuoteAct, ClothAct>> = {
  BOOK: 'BOOK',
  DECLINE: 'LOSE_PRICE',
  EXPIRE: 'LOSE_PRICE',
  WITHDRAW: 'LOSE_PRICE',
  CLOSE: 'LOSE_PRICE',
};

/** Moves cloth with the quote for more of it. Idempotent. */
export function followQuotes(services: Services): void {
  const { db, events } = services;
  events.on(quoteMoved, 'move-cloth', async ({ quoteId, act: moved }) => {
    const act = afterQuote[moved];
    const [cloth] = act ? await clothOfQuote(db, [quoteId]) : [];
    if (!act || !cloth) return;
    await inTransaction(db, async (tx) => {
      const held = await holdAnyCloth(tx, cloth.orderId);
      // A repeated event finds the cloth moved on; a later price has a quote of its own.
      if (held.quoteId !== quoteId || refuseClothAct(held, act, 'SYSTEM') !== null) return;
      await moveCloth(services, tx, held, { act, by: 'SYSTEM' });
    });
  });
}
