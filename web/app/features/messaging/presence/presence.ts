import type { Found, InboxPage } from '../messaging.api.ts';

export interface Presence {
  isOnline: boolean;
  /** Null if the viewer may not know, or if it is unknown. */
  lastSeen: string | null;
}

/** A page of the inbox with one person's presence updated. */
export function withPresence(page: InboxPage, userId: number, presence: Partial<Presence>): InboxPage {
  return {
    ...page,
    chats: page.chats.map((chat) =>
      chat.chatUser.id === userId ? { ...chat, chatUser: { ...chat.chatUser, ...presence } } : chat,
    ),
  };
}

/**
 * The presence of the other person: that of their inbox row, so that the two never differ. Without a row, or if
 * writing is not possible, that of the reply about the person.
 */
export function presenceOf({ person, canWrite }: Found, pages: readonly InboxPage[]): Presence {
  const row = pages.flatMap((page) => page.chats).find(({ chatUser }) => chatUser.id === person.id);
  return canWrite && row ? row.chatUser : person;
}
