import type { QuoteEvent } from '#contracts/notifications/kinds/people.kinds.ts';
import type { QuoteAct } from '#contracts/quotes/quotes.states.ts';
import {
  briefEnds,
  type CardRow,
  cardOfQuote,
  quoteEnds,
  quoteMoved,
} from '#server/modules/quotes/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

/** Acts of which the other side is told. An offer is told by its message, a payment by its order. */
const eventOf: Partial<Record<QuoteAct, QuoteEvent>> = {
  ASK_CHANGE: 'changeAsked',
  COUNTER: 'countered',
  ACCEPT: 'accepted',
  DECLINE: 'declined',
  WITHDRAW: 'withdrawn',
  EXPIRE: 'expired',
};

function eventFor(
  act: QuoteAct,
  { briefId, briefState }: Pick<CardRow, 'briefId' | 'briefState'>,
): QuoteEvent | undefined {
  if (act === 'OFFER' && briefId !== null) return 'bid';
  if (act === 'PASS_OVER') return briefState === 'ACCEPTED' ? 'passedOver' : 'briefOver';
  return eventOf[act];
}

export function notifyOfQuotes({ db, events }: Services, announcer: Announcer): void {
  events.on(quoteMoved, 'notify', async ({ quoteId, moveId, act, by, makerId, buyerId, happenedAt }) => {
    const [card] = await cardOfQuote(db, [quoteId]);
    const event = card && eventFor(act, card);
    // A draft that was never offered concerns nobody.
    if (event === undefined || !card || card.validUntil === null) return;
    const news = { quoteId, title: card.title, event, subject: `quote:${quoteId}:${moveId}`, happenedAt };
    if (by !== 'BUYER' && act !== 'PASS_OVER')
      await notify({ ...news, recipientId: buyerId, senderId: makerId });
    if (by !== 'MAKER') await notify({ ...news, recipientId: makerId, senderId: buyerId });
  });

  events.on(quoteEnds, 'notify', async ({ quoteId, revision, makerId, buyerId, happenedAt }) => {
    const [card] = await cardOfQuote(db, [quoteId]);
    if (!card) return;
    const subject = `quote:${quoteId}:ends:${revision}`;
    const news = { quoteId, title: card.title, event: 'ends', subject, happenedAt } as const;
    await notify({ ...news, recipientId: buyerId, senderId: makerId });
  });

  events.on(briefEnds, 'notify', async ({ briefId, ownerId, title, happenedAt }) => {
    await announcer.notify(ownerId, (executor) =>
      insertNews(executor, {
        ...{ type: 'QUOTE', data: { event: 'briefEnds', briefId, title } },
        ...{ recipientId: ownerId, subject: `brief:${briefId}:ends`, happenedAt },
      }),
    );
  });

  async function notify({
    event,
    quoteId,
    title,
    ...news
  }: {
    event: QuoteEvent;
    quoteId: number;
    title: string;
    recipientId: number;
    senderId: number;
    subject: string;
    happenedAt: string;
  }): Promise<void> {
    await announcer.notify(news.recipientId, (executor) =>
      insertNews(executor, { ...news, type: 'QUOTE', data: { event, quoteId, title } }),
    );
  }
}
