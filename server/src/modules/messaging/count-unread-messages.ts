import type { Services } from '#server/platform/services.ts';
import { countUnread } from './chats.queries.ts';

/** The number of unread messages of a person in all chats. */
export function countUnreadMessages({ db }: Services, userId: number): Promise<number> {
  return countUnread(db, userId);
}
