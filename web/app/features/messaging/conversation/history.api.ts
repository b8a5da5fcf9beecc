import { messageLimits } from '#contracts/messaging/message.rules.ts';
import type { chatMessages, Message } from '#contracts/messaging/messaging.contract.ts';
import type { Api } from '#web/platform/api/create-api.ts';
import { type History, withMessages } from './history.ts';

export const historyKey = (chatId: number) => ['chat', chatId] as const;

/** The maximum number of pages of missed messages to load; after more, the history restarts with the newest page. */
const mostPages = 5;

/** The newest messages of a chat. */
export async function newestMessages(api: Api, chatId: number): Promise<History> {
  const { messages, hasMore, readUpTo, ownReadUpTo } = await api.call<typeof chatMessages>(
    'GET /api/chat/chats/:chatId/messages',
    {
      params: { chatId },
      // Sent although it is the default, because without a limit the server marks the messages as read.
      query: { limit: messageLimits.page },
    },
  );
  return { messages, hasOlder: hasMore, readUpTo, ownReadUpTo, syncedUpTo: messages.at(-1)?.id ?? 0 };
}

/** Loads the page before the oldest known message. */
export async function olderMessages(api: Api, chatId: number, known: History): Promise<History> {
  const { messages, hasMore } = await api.call<typeof chatMessages>('GET /api/chat/chats/:chatId/messages', {
    params: { chatId },
    query: { before: known.messages[0]?.id },
  });
  return { ...withMessages(known, messages), hasOlder: hasMore };
}

/**
 * Loads the messages since the last sync. The last page is loaded again, because a message in it may have been
 * removed.
 */
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

/** The id before the last page of known messages. */
function beforeLastPage({ messages }: History): number {
  const first = messages.at(-messageLimits.page) ?? messages[0];
  return first === undefined ? Number.POSITIVE_INFINITY : first.id - 1;
}

/**
 * The id before the first message whose pictures are still being prepared; messages from there on are loaded again.
 */
function beforePreparing({ messages }: History): number {
  const first = messages.find(isPreparing);
  return first === undefined ? Number.POSITIVE_INFINITY : first.id - 1;
}

export function isPreparing({ pictures }: Message): boolean {
  return pictures.some(({ state }) => state === 'PREPARING');
}
