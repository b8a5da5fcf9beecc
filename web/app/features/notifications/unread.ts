import type { Notification } from '#contracts/notifications/notifications.contract.ts';

/** The newest unread notifications, and the count of all unread ones, at most a hundred. */
export interface Unread {
  notifications: Notification[];
  count: number;
}

export const nothingUnread: Unread = { notifications: [], count: 0 };

/**
 * Puts a new notification first. An update of a known one, such as more likes, replaces it and does not raise the
 * count.
 */
export function withNewNotification({ notifications, count }: Unread, arrived: Notification): Unread {
  const others = notifications.filter(({ id }) => id !== arrived.id);
  const isKnown = others.length < notifications.length;
  return { notifications: [arrived, ...others], count: isKnown ? count : count + 1 };
}

/** Removes the notifications that were read. */
export function without({ notifications, count }: Unread, isRead: (one: Notification) => boolean): Unread {
  const left = notifications.filter((one) => !isRead(one));
  return {
    notifications: left,
    count: left.length === 0 ? 0 : Math.max(0, count - (notifications.length - left.length)),
  };
}

/** The text of the badge: '' for none, at most "99+". */
export function badgeOf(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
