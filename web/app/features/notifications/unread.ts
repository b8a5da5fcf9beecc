import type { Notification } from '#contracts/notifications/notifications.contract.ts';

/** What is unread: the newest of them, and how many there are in all, counted up to a hundred. */
export interface Unread {
  notifications: Notification[];
  count: number;
}

export const nothingUnread: Unread = { notifications: [], count: 0 };

/** One that has just arrived goes first; one that is told again, as likes that grow, takes its old one's place. */
export function withNewNotification({ notifications, count }: Unread, arrived: Notification): Unread {
  const others = notifications.filter(({ id }) => id !== arrived.id);
  const isKnown = others.length < notifications.length;
  return { notifications: [arrived, ...others], count: isKnown ? count : count + 1 };
}

/** Without those that were read. */
export function without({ notifications, count }: Unread, isRead: (one: Notification) => boolean): Unread {
  const left = notifications.filter((one) => !isRead(one));
  return {
    notifications: left,
    count: left.length === 0 ? 0 : Math.max(0, count - (notifications.length - left.length)),
  };
}

/** What stands on the bell: '' for none, and no more than "99+". */
export function badgeOf(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
