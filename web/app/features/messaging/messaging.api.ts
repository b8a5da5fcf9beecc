import type {
  ChatSummary,
  ChatUser,
  chatPeople,
  findOrNull,
  markChatRead,
  setBlock,
  unreadMessages,
  userChats,
} from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';

export interface InboxPage {
  chats: ChatSummary[];
  next: string | null;
}

const halfMinute = 30_000;

/** The viewer's chats, the most recently active first. */
export const inbox: ApiList<InboxPage> = {
  key: ['chats'],
  staleTime: halfMinute,
  async fetch(from, cursor) {
    const { chats, nextBefore } = await from.call<typeof userChats>('GET /api/chat/userChats', {
      query: cursor === undefined ? {} : { before: cursor },
    });
    return { chats, next: nextBefore === null ? null : String(nextBefore) };
  },
  next: (page) => page.next,
};

/** The number of unread messages in all chats. */
export const unreadTotal: ApiQuery<number> = {
  key: ['chats-unread'],
  staleTime: halfMinute,
  fetch: async (from) => (await from.call<typeof unreadMessages>('GET /api/chat/unread')).data.unread,
};

/** The other person, and the chat with them if there is one. */
export interface Found {
  chatId: number | null;
  person: ChatUser;
  isBlocked: boolean;
  canWrite: boolean;
  /** The reason, if the other person's privacy settings forbid writing. */
  whyNot?: Message | undefined;
}

export function foundQuery(receiverId: number): ApiQuery<Found> {
  return {
    key: ['chat-person', receiverId],
    staleTime: halfMinute,
    async fetch(from) {
      const { chatId, chatUser, isBlocked, can, whyNot } = await from.call<typeof findOrNull>(
        'GET /api/chat/find-or-null/:receiverId',
        {
          params: { receiverId },
        },
      );
      return { chatId: chatId ?? null, person: chatUser, isBlocked, canWrite: can.write, whyNot };
    },
  };
}

export type PickedPerson = ReplyOf<typeof chatPeople>['data'][number];

/**
 * People to write to, matched by the beginnings of the words of their name. `hands`: only people who can be given pieces
 * to work on.
 */
export function peopleQuery(words: string, hands: boolean): ApiQuery<PickedPerson[]> {
  return {
    key: ['chat-people', words, hands],
    staleTime: halfMinute,
    fetch: async (from) =>
      (
        await from.call<typeof chatPeople>('GET /api/chat/people', {
          query: { q: words, ...(hands ? { hands: '1' } : {}) },
        })
      ).data,
  };
}

export const markRead = (chatId: number, upTo: number) =>
  api.call<typeof markChatRead>('POST /api/chat/chats/:chatId/read', { params: { chatId }, body: { upTo } });

export const block = (userId: number, wanted: boolean) =>
  api.call<typeof setBlock>('POST /api/chat/block/:userId', { params: { userId }, body: { wanted } });
