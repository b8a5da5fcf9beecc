import type { Services } from '#server/platform/services.ts';
import { roomOf } from '../room-of.ts';
import { getMessage, messagesOfQuote } from './messages.queries.ts';
import { presentMessage } from './present-message.ts';

/** Shows the cards of a quote anew in the open tabs of its chat. */
export async function refreshQuoteCards(
  { db, env, realtime }: Pick<Services, 'db' | 'env' | 'realtime'>,
  quoteId: number,
): Promise<void> {
  for (const { id } of await messagesOfQuote(db, [quoteId])) {
    const row = await getMessage(db, id);
    realtime.toRoom(roomOf(row.chatId), 'messageChanged', presentMessage(row, env.MEDIA_URL));
  }
}
