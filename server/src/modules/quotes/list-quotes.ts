import type { ListedQuote, QuoteSide } from '#contracts/quotes/quotes.fields.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { partnerOfChat, quotesBetween, receivedQuotes, writtenQuotes } from './list-quotes.queries.ts';
import { presentListedQuote } from './present-quote.ts';

const pageSize = 20;
const cursorOfQuotes = makeTimeCursor('plain');

type Needed = Pick<Services, 'db' | 'env'>;

/** A page of the quotes that a person wrote or received. Throws INVALID_INPUT for an invalid cursor. */
export async function listQuotes(
  { db, env }: Needed,
  viewerId: number,
  { role, cursor }: { role: QuoteSide; cursor?: string | undefined },
): Promise<{ quotes: ListedQuote[]; nextCursor: string | null }> {
  const { micros, id: cursorId } = cursor ? cursorOfQuotes.read(cursor) : beforeNewest;
  const page = role === 'MAKER' ? writtenQuotes : receivedQuotes;
  const rows = await page(db, { viewerId, micros, cursorId, limit: pageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, pageSize, cursorOfQuotes);
  return { quotes: shown.map((row) => presentListedQuote(row, viewerId, env.MEDIA_URL)), nextCursor };
}

/** The quotes between the two people of a chat. Throws NOT_FOUND for another's chat. */
export async function listQuotesOfChat(
  { db, env }: Needed,
  viewer: Pick<Viewer, 'id' | 'role'>,
  chatId: number,
): Promise<{ quotes: ListedQuote[]; can: { create: boolean } }> {
  const [chat] = await partnerOfChat(db, [chatId, viewer.id]);
  if (!chat) throw notFound('messaging.chatMissing');
  const rows = await quotesBetween(db, [viewer.id, chat.partnerId]);
  return {
    quotes: rows.map((row) => presentListedQuote(row, viewer.id, env.MEDIA_URL)),
    can: { create: viewer.role !== 'USER' && chat.canQuote },
  };
}
