import { expect, it } from 'vitest';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { badgeOf, nothingUnread, withNewNotification, without } from './unread.ts';

const one = (id: number, designId = 0, message = 'Asha liked it'): Notification => ({
  id,
  type: 'LIKE',
  message,
  lead: 'Asha',
  reason: 'likes.liked',
  params: {},
  designId,
  senderId: 3,
  recipientId: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  isRead: false,
  link: '/product/7',
  sender: null,
  image: null,
});

it('puts what has arrived first and counts it', () => {
  const unread = withNewNotification(withNewNotification(nothingUnread, one(1)), one(2));
  expect(unread.notifications.map(({ id }) => id)).toEqual([2, 1]);
  expect(unread.count).toBe(2);
});

it('lets likes that have grown take the place of what was told before, counted once', () => {
  const before = withNewNotification(withNewNotification(nothingUnread, one(1)), one(2));
  const { notifications, count } = withNewNotification(before, one(1, 0, 'Asha and 12 others liked it'));
  expect(notifications.map(({ message }) => message)).toEqual([
    'Asha and 12 others liked it',
    'Asha liked it',
  ]);
  expect(count).toBe(2);
});

it('takes away all of a design that was opened, and never counts below nothing', () => {
  const unread = { notifications: [one(1, 7), one(2, 8), one(3, 7)], count: 3 };
  expect(without(unread, ({ designId }) => designId === 7)).toEqual({ notifications: [one(2, 8)], count: 1 });
  expect(without({ notifications: [one(1, 7), one(2, 8)], count: 1 }, ({ id }) => id === 1).count).toBe(0);
});

it('goes to nothing when the list is cleared, also where more than the list holds were counted', () => {
  expect(without({ notifications: [one(1)], count: 80 }, () => true).count).toBe(0);
});

it('writes no number for none and stops at 99+', () => {
  expect([0, 1, 99, 100, 250].map(badgeOf)).toEqual(['', '1', '99', '99+', '99+']);
});
