import type { ChatSummary } from '#contracts/messaging/messaging.contract.ts';
import type { Services } from '#server/platform/services.ts';
import { inboxPage } from './chats.queries.ts';
import { presentChat } from './conversation/present-message.ts';

const pageSize = 50;
const beyondAll = Number.MAX_SAFE_INTEGER;

/** A page of a person's inbox, sorted by latest message. */
export async function listChats(
  { db, env, realtime }: Services,
  userId: number,
  before = beyondAll,
): Promise<{ chats: ChatSummary[]; nextBefore: number | null }> {
  const found = await inboxPage(db, [userId, before, pageSize + 1]);
  const rows = found.slice(0, pageSize);
  const online = await realtime.whoIsOnline(rows.map(({ id }) => id));
  const last = rows.at(-1);
  return {
    chats: rows.map((row) => presentChat(row, env.MEDIA_URL, online)),
    nextBefore: found.length > pageSize && last ? last.messageId : null,
  };
}
