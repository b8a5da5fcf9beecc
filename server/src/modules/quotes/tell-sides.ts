import { istDayOf } from '#contracts/platform/ist-day.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { refreshQuoteCards, sendMessage } from '#server/modules/messaging/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { quoteEnds, quoteMoved } from './quotes.events.ts';
import { cardOfQuote, revisionOfQuote } from './quotes.queries.ts';

/** Posts offers as cards into the chat, updates the cards, and writes the letter before an offer ends. */
export function tellSides(services: Services): void {
  const { db, env, events, mail, realtime } = services;

  events.on(quoteMoved, 'chat', async ({ quoteId, act, revision, makerId, buyerId }) => {
    for (const personId of [makerId, buyerId]) realtime.toPerson(personId, 'quoteChanged', quoteId);
    if (act !== 'OFFER' && act !== 'REVISE') return refreshQuoteCards(services, quoteId);
    const [offered] = await revisionOfQuote(db, [quoteId, revision]);
    if (!offered) return;
    try {
      // The nonce makes a repeated event send the card once.
      await sendMessage(services, {
        senderId: makerId,
        receiverId: buyerId,
        content: offered.title,
        nonce: `quote-${quoteId}-${revision}`,
        quote: { id: quoteId, revision },
        files: [],
      });
    } catch (error) {
      // A block or a closed account since the offer: the quote itself says so.
      const isCutOff = error instanceof AppError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code);
      if (!isCutOff) throw error;
    }
    await refreshQuoteCards(services, quoteId);
  });

  events.on(quoteMoved, 'passed-over', async ({ quoteId, act }) => {
    if (act !== 'PASS_OVER') return;
    const [card] = await cardOfQuote(db, [quoteId]);
    // A draft was never a bid, and the end of a brief is told by the bell.
    if (card?.briefState !== 'ACCEPTED' || card.validUntil === null) return;
    await mail.send(db, {
      to: card.makerEmail,
      name: card.makerName,
      kind: 'MESSAGE',
      says: letterOf('quotes.passedOver', {
        ...{ title: card.title, buyer: card.buyerName, page: `${env.PUBLIC_URL}/briefs/work` },
      }),
    });
  });

  events.on(quoteEnds, 'letter', async ({ quoteId, revision }) => {
    const [card] = await cardOfQuote(db, [quoteId]);
    const isWaiting = card?.revision === revision && ['OFFERED', 'REVISED', 'ACCEPTED'].includes(card.state);
    // Answered or changed before the letter was written.
    if (!card || !isWaiting || card.validUntil === null) return;
    await mail.send(db, {
      to: card.buyerEmail,
      name: card.buyerName,
      kind: 'MESSAGE',
      says: letterOf('quotes.ends', {
        ...{ title: card.title, maker: card.makerName },
        // The offer ends with the day before this moment.
        day: istDayOf(new Date(card.validUntil.getTime() - 1)),
        page: `${env.PUBLIC_URL}/quotes/${quoteId}`,
      }),
    });
  });
}
