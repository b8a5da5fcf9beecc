import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { NotificationType } from '#contracts/notifications/notifications.contract.ts';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import { measured, presentNotification } from '../present-notification.ts';
import type { NotificationRow } from '../read-notifications.queries.ts';

/** The switch that a notification hangs on; null for what nobody switches off. */
export type PushKind = SwitchableKind | null;

interface Manner {
  title: string;
  kind: PushKind;
  urgency: 'low' | 'normal' | 'high';
}

const ofPeople = { urgency: 'low' } as const;
const ofWork = { urgency: 'normal' } as const;

/** Drafts that will be deleted have their letter a week before; they make no phone ring. */
const manners: Record<Exclude<NotificationType, 'DRAFT'>, Manner> = {
  LIKE: { ...ofPeople, title: 'Likes', kind: 'LIKE' },
  COMMENT: { ...ofPeople, title: 'New comment', kind: 'COMMENT' },
  REPLY: { ...ofPeople, title: 'New reply', kind: 'COMMENT' },
  MENTION: { ...ofPeople, title: 'You were mentioned', kind: 'MENTION' },
  FOLLOW: { ...ofPeople, title: 'New follower', kind: 'FOLLOW' },
  FOLLOW_REQUEST: { ...ofPeople, title: 'Follow request', kind: 'FOLLOW' },
  FOLLOW_AGREED: { ...ofPeople, title: 'Follow request', kind: 'FOLLOW' },
  REVIEW: { ...ofPeople, title: 'New review', kind: 'REVIEW' },
  ENQUIRY: { ...ofWork, title: 'Enquiry', kind: 'ENQUIRY' },
  MESSAGE: { title: 'New message', kind: 'MESSAGE', urgency: 'high' },
  ORDER: { ...ofWork, title: 'Your order', kind: null },
  PAYMENT: { ...ofWork, title: 'Payment', kind: null },
  MEETING: { title: 'Meeting', kind: 'MEETING', urgency: 'high' },
  COMPLAINT: { ...ofWork, title: 'Complaint', kind: null },
  MODERATION: { ...ofWork, title: 'From our team', kind: null },
  VERIFICATION: { ...ofWork, title: 'Verification', kind: null },
  DATA: { ...ofWork, title: 'Your data', kind: null },
};

/** How a notification is told on a device; null where it is not. */
export function mannerOf(
  row: Pick<NotificationRow, 'type' | 'orderStatus' | 'updatePhotographs' | 'buyerId' | 'recipientId'>,
): Manner | null {
  if (row.type === 'DRAFT') return null;
  const manner = manners[row.type];
  if (row.type !== 'ORDER') return manner;
  const title = row.buyerId === row.recipientId ? manner.title : 'Order';
  if (row.orderStatus === measured) return { ...manner, title, kind: 'MEASUREMENT' };
  if (row.updatePhotographs !== null) return { ...manner, title, kind: 'MAKING' };
  return { ...manner, title };
}

/** One on the screen for each chat, complaint, order, enquiry and design, then for each kind. */
function tagOf(
  row: Pick<NotificationRow, 'type' | 'chatId' | 'complaintId' | 'orderId' | 'enquiryId' | 'designId'>,
): string {
  if (row.chatId !== null) return `chat-${row.chatId}`;
  if (row.complaintId !== null) return `complaint-${row.complaintId}`;
  if (row.orderId !== null) return `order-${row.orderId}`;
  if (row.enquiryId !== null) return `enquiry-${row.enquiryId}`;
  if (row.designId !== null) return `design-${row.designId}`;
  return row.type.toLowerCase().replace(/_.*/, '');
}

/** A notification as the lock screen shows it: who or what, and never what somebody wrote. */
export function messageOf(
  row: NotificationRow,
  { title, kind, urgency }: Manner,
  { publicUrl, isQuiet }: { publicUrl: string; isQuiet: boolean },
): PushMessage {
  const { message, link } = presentNotification(row, publicUrl);
  return {
    recipientId: row.recipientId,
    title,
    line: message,
    path: link,
    tag: tagOf(row),
    isWhole: kind === 'MESSAGE' || kind === 'LIKE',
    sounds: isQuiet ? 'never' : urgency === 'low' ? 'first' : 'always',
    at: row.createdAt.getTime(),
  };
}
