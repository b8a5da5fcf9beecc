import type { Services } from '#server/platform/services.ts';
import { countUnread } from './chats.queries.ts';

/** Messages that a person has not read, over all their chats. */
export function countUnreadMessages({ db }: Services, userId: number): Promise<number> {
  return countUnread(db, userId);
}
