import type { Found, InboxPage } from '../messaging.api.ts';

export interface Presence {
  isOnline: boolean;
  /** Null where the viewer may not know, or nobody does. */
  lastSeen: string | null;
}

/** The page of the inbox after a person came or left. */
export function withPresence(page: InboxPage, userId: number, presence: Partial<Presence>): InboxPage {
  return {
    ...page,
    chats: page.chats.map((chat) =>
      chat.chatUser.id === userId ? { ...chat, chatUser: { ...chat.chatUser, ...presence } } : chat,
    ),
  };
}

/**
 * The presence of the person one writes with: what their row of the inbox says, so that the two never differ, and
 * the answer about the person themselves where there is no row yet or writing has been cut off.
 */
export function presenceOf({ person, canWrite }: Found, pages: readonly InboxPage[]): Presence {
  const row = pages.flatMap((page) => page.chats).find(({ chatUser }) => chatUser.id === person.id);
  return canWrite && row ? row.chatUser : person;
}
