import * as z from 'zod/mini';
import { titleInLanguages } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOrNone } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { notificationTypes } from './kinds/kinds.ts';

/** The title of a design is sent in all its languages. */
const value = z.union([z.string(), z.number(), titleInLanguages]);
const part = z.object({ reason: z.string(), params: z.optional(z.record(z.string(), value)) });

/** One notification, as used by the list and the socket. */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  /** In English. */
  message: z.string(),
  /** The message's catalogue name and parameters, for clients that show it in another language. */
  reason: z.string(),
  params: z.record(z.string(), z.union([value, part])),
  /** 0 if it is about no design; clients that mark notifications as read by design send it back. */
  designId: z.int().check(z.minimum(0)),
  senderId: z.nullable(id),
  recipientId: id,
  createdAt: z.string(),
  isRead: z.boolean(),
  /** The path that it opens on this site. */
  link: z.string(),
  /** The part of the message that names a person or thing; screens emphasise it. */
  lead: z.string(),
  /** The person who caused it, if any. */
  sender: z.nullable(z.object({ id, name: z.string(), profileImage: z.nullable(z.string()) })),
  /** A picture of the design. */
  image: z.nullable(z.string()),
});

export type Notification = z.output<typeof notification>;

/** The most unread notifications listed under the bell; the count includes older ones. */
export const mostUnreadListed = 50;
/** The count stops here and shows as "99+". */
export const mostUnreadCounted = 100;
export const notificationsPageSize = 20;

export const getUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/users/getUnreadNotifications',
  access: 'member',
  tag: 'notifications',
  summary: 'What the viewer has not read, newest first',
  reply: z.object({
    success: z.literal(true),
    /** At most 50. */
    notifications: z.array(notification),
    /** Number of all unread notifications, counted up to 100. */
    unreadCount: z.int(),
  }),
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  tag: 'notifications',
  summary: 'Everything the viewer was told, read or not, newest first',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    success: z.literal(true),
    notifications: z.array(notification),
    nextCursor: z.nullable(z.string()),
  }),
});

const marked = z.object({
  ...successMessage,
  /** Number of notifications still unread, counted up to 100. */
  unreadCount: z.int(),
});
const nothing = z._default(z.object({}), {});

export const markNotificationAsReadByDesign = endpoint({
  method: 'POST',
  path: '/api/users/markNotificationAsReadByDesign/:designId',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Mark all that is about one design as read; for 0, all that is about none',
  params: z.object({ designId: idOrNone }),
  body: nothing,
  reply: marked,
});

export const markNotificationAsRead = endpoint({
  method: 'POST',
  path: '/api/users/markNotificationAsRead/:id',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Mark one notification as read',
  params: z.object({ id }),
  body: nothing,
  reply: marked,
});

export const markAllNotificationsAsRead = endpoint({
  method: 'POST',
  path: '/api/users/markAllNotificationsAsRead',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Mark everything as read',
  body: nothing,
  reply: marked,
});
