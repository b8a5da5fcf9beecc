import type { Notification, NotificationType } from '#contracts/notifications/notifications.contract.ts';
import { orderNumber } from '#contracts/orders/order-number.ts';
import { statusLabel } from '#contracts/orders/orders.states.ts';
import { pictureUrl } from '../../platform/media/media-url.ts';
import { wordsOfMeeting } from './meeting-words.ts';
import { mostLikesCounted } from './notifications.queries.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

interface Words {
  /** Its beginning or end that names who or what. */
  lead: string;
  message: string;
  link: string;
}

type Tell = (row: NotificationRow) => Words;

/** A notification in words, with the place it leads to. */
export function presentNotification(row: NotificationRow, publicUrl: string): Notification {
  const tell = sentences[row.type];
  if (!tell) throw new Error(`a notification of type ${row.type} has no words`);
  return {
    id: row.id,
    type: row.type,
    ...tell(row),
    designId: row.designId,
    senderId: row.senderId,
    recipientId: row.recipientId,
    createdAt: row.createdAt.toISOString(),
    isRead: row.isRead,
    sender:
      row.senderId === null || row.senderName === null
        ? null
        : {
            id: row.senderId,
            name: row.senderName,
            profileImage: row.senderImageKey === null ? null : pictureUrl(publicUrl, row.senderImageKey),
          },
    image: row.pictureKey === null ? null : pictureUrl(publicUrl, row.pictureKey),
  };
}

/** The kinds of which there is news so far. */
const sentences: Partial<Record<NotificationType, Tell>> = {
  LIKE: (row) => aboutDesign(row, `${leadersOf(row)} liked`),
  COMMENT: (row) => aboutDesign(row, `${nameOf(row)} commented on`),
  REVIEW: (row) => ({
    ...aboutDesign(row, `${nameOf(row)} reviewed`),
    link: `/product/${row.designId}/reviews`,
  }),
  FOLLOW: (row) => ({
    lead: nameOf(row),
    message: `${nameOf(row)} follows you`,
    link: `/publicProfile/${row.senderId}`,
  }),
  MESSAGE: (row) => ({
    lead: nameOf(row),
    message:
      row.count === 1
        ? `${nameOf(row)} sent you a message`
        : `${row.count < mostMessagesTold ? row.count : `${mostMessagesTold - 1}+`} new messages from ${nameOf(row)}`,
    link: `/chat/${row.chatId}/${row.senderId}`,
  }),
  ORDER: (row) => {
    const number = numberOf(row);
    const link = orderPage(row);
    if (row.orderStatus === 'CONFIRMED') {
      const lead = nameOf(row);
      return {
        lead,
        message: `${lead} ordered ${row.orderedTitle ?? 'a design of yours'} (${number})`,
        link,
      };
    }
    if (row.orderStatus === 'CANCELLED') return { lead: number, message: `${number} was cancelled`, link };
    return { lead: number, message: `${number} moved to ${statusLabel(row.orderStatus ?? '')}`, link };
  },
  MEETING: wordsOfMeeting,
  PAYMENT: (row) => {
    const number = numberOf(row);
    return {
      lead: number,
      message: `Your advance for ${number} has arrived, and the order is confirmed`,
      link: orderPage(row),
    };
  },
};

/** The newest hundred messages of a chat are remembered; more are not counted. */
export const mostMessagesTold = 100;

const nameOf = (row: NotificationRow) => row.senderName ?? 'Somebody';

function leadersOf(row: NotificationRow): string {
  const others = row.count - 1;
  if (others < 1) return nameOf(row);
  if (row.count >= mostLikesCounted) return `${nameOf(row)} and over ${mostLikesCounted - 2} others`;
  return `${nameOf(row)} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

function aboutDesign(row: NotificationRow, begin: string): Words {
  return {
    lead: nameOf(row),
    message: `${begin} ${row.designTitle ?? 'a design'}`,
    link: `/product/${row.designId}`,
  };
}

function numberOf({ orderId, orderedAt }: NotificationRow): string {
  return orderId === null || orderedAt === null ? 'Your order' : orderNumber(orderId, orderedAt);
}

function orderPage({ orderId, buyerId, recipientId }: NotificationRow): string {
  return `/order-details/${buyerId === recipientId ? 'purchase' : 'sale'}/${orderId}`;
}
