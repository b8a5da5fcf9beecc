import { messageLimits } from '#contracts/messaging/message.rules.ts';
import type { chatMessages, Message } from '#contracts/messaging/messaging.contract.ts';
import type { Api } from '#web/platform/api/create-api.ts';
import { type History, withMessages } from './history.ts';

export const historyKey = (chatId: number) => ['chat', chatId] as const;

/** Pages of missed messages that are read; anyone who missed more begins anew with the newest. */
const mostPages = 5;

/** The newest messages of a chat. */
export async function newestMessages(api: Api, chatId: number): Promise<History> {
  const { messages, hasMore, readUpTo, ownReadUpTo } = await api.call<typeof chatMessages>(
    'GET /api/chat/chats/:chatId/messages',
    {
      params: { chatId },
      // Said though it is the usual number: without it the server takes the messages for seen.
      query: { limit: messageLimits.page },
    },
  );
  return { messages, hasOlder: hasMore, readUpTo, ownReadUpTo, syncedUpTo: messages.at(-1)?.id ?? 0 };
}

/** The page before the oldest message that is known. */
export async function olderMessages(api: Api, chatId: number, known: History): Promise<History> {
  const { messages, hasMore } = await api.call<typeof chatMessages>('GET /api/chat/chats/:chatId/messages', {
    params: { chatId },
    query: { before: known.messages[0]?.id },
  });
  return { ...withMessages(known, messages), hasOlder: hasMore };
}

/** What was said since the API was last asked; the last page is told again, as a message in it may have been removed. */
export async function catchUp(api: Api, chatId: number, known: History): Promise<History> {
  let history = {
    ...known,
    syncedUpTo: Math.min(known.syncedUpTo, beforeLastPage(known), beforePreparing(known)),
  };
  for (let page = 0; page < mostPages; page++) {
    const { messages, hasMore, readUpTo, ownReadUpTo } = await api.call<typeof chatMessages>(
      'GET /api/chat/chats/:chatId/messages',
      {
        params: { chatId },
        query: { after: history.syncedUpTo, limit: messageLimits.longestPage },
      },
    );
    const syncedUpTo = messages.at(-1)?.id ?? history.syncedUpTo;
    history = { ...withMessages(history, messages), readUpTo, ownReadUpTo, syncedUpTo };
    if (!hasMore) return history;
  }
  return newestMessages(api, chatId);
}

/** The message before the last page of those that are known. */
function beforeLastPage({ messages }: History): number {
  const first = messages.at(-messageLimits.page) ?? messages[0];
  return first === undefined ? Number.POSITIVE_INFINITY : first.id - 1;
}

/** The message before the first one whose pictures could not be shown yet: from there on we ask again. */
function beforePreparing({ messages }: History): number {
  const first = messages.find(isPreparing);
  return first === undefined ? Number.POSITIVE_INFINITY : first.id - 1;
}

export function isPreparing({ pictures }: Message): boolean {
  return pictures.some(({ state }) => state === 'PREPARING');
}
