import * as z from 'zod/mini';
import { id } from '../platform/fields.ts';

export const notificationTypes = [
  'LIKE',
  'COMMENT',
  'FOLLOW',
  'ENQUIRY',
  'MESSAGE',
  'ORDER',
  'PAYMENT',
  'MEETING',
  'REVIEW',
  'COMPLAINT',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** One notification as the list and the socket carry it. */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  message: z.string(),
  designId: z.nullable(id),
  senderId: z.nullable(id),
  recipientId: id,
  createdAt: z.string(),
  isRead: z.boolean(),
  /** Where a tap leads: a path of this site. */
  link: z.string(),
});

export type Notification = z.output<typeof notification>;
