import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import { type News, newsOf, partOf } from '#contracts/news/tell.ts';
import type { NotificationType } from '#contracts/notifications/notifications.contract.ts';
import { mostLikesCounted } from './growing-notifications.queries.ts';
import { newsOfMeeting } from './meeting-words.ts';
import { newsOfModeration } from './moderation-words.ts';
import { newsOfOrder, newsOfPayment, orderOf } from './order-words.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What a notification says apart from any language, and the page it leads to. */
export function newsOfRow(row: NotificationRow): { said: News; link: string } {
  return tellers[row.type](row);
}

/** The newest hundred messages of a chat are remembered; more are not counted. */
export const mostMessagesTold = 100;

const tellers: Record<NotificationType, (row: NotificationRow) => { said: News; link: string }> = {
  LIKE: (row) => ({ said: newsOfLikes(row), link: `/product/${row.designId}` }),
  COMMENT: (row) => ({ said: newsOf('comments.commented', whoAndWhat(row)), link: commentPage(row) }),
  REPLY: (row) => ({ said: newsOf('comments.answered', whoAndWhat(row)), link: commentPage(row) }),
  MENTION: (row) => ({ said: newsOf('comments.mentioned', whoAndWhat(row)), link: commentPage(row) }),
  REVIEW: (row) => ({
    said: newsOf('reviews.reviewed', whoAndWhat(row)),
    link: `/product/${row.designId}/reviews`,
  }),
  ENQUIRY: (row) => {
    const { name, title } = whoAndWhat(row);
    return {
      said: newsOf('enquiries.asked', { name: row.askerName ?? name, title }),
      link: `/enquiry/${row.enquiryId}`,
    };
  },
  FOLLOW: (row) => ({
    said: newsOf('follows.follows', { name: nameOf(row) }),
    link: `/publicProfile/${row.senderId}`,
  }),
  FOLLOW_REQUEST: (row) => ({
    said: newsOf('follows.asked', { name: nameOf(row) }),
    link: '/notifications#requests',
  }),
  FOLLOW_AGREED: (row) => ({
    said: newsOf('follows.agreed', { name: nameOf(row) }),
    link: `/publicProfile/${row.senderId}`,
  }),
  MESSAGE: (row) => ({ said: newsOfMessages(row), link: `/chat/${row.chatId}/${row.senderId}` }),
  ORDER: (row) => ({
    said: newsOfOrder(row),
    link: row.orderStatus === 'CANCEL_DESK' ? `/admin/orders/${row.orderId}` : orderPage(row),
  }),
  MEETING: (row) => ({ said: newsOfMeeting(row), link: `/schedule-meeting/${row.orderId}` }),
  PAYMENT: (row) => ({
    said: newsOfPayment(row),
    link: row.orderStatus?.startsWith('DISPUTE_DESK_') ? `/admin/orders/${row.orderId}` : orderPage(row),
  }),
  COMPLAINT: (row) => ({
    said: newsOfComplaint(row),
    link: `${row.isForDesk ? '/admin' : ''}/complaints/${row.complaintId}`,
  }),
  MODERATION: newsOfModeration,
  // What was decided stands in the place of an order's status.
  VERIFICATION: ({ orderStatus }) => ({
    said: newsOf(orderStatus === 'VERIFIED' ? 'verification.VERIFIED' : 'verification.REFUSED'),
    link: '/profile?tab=verification',
  }),
  /** Its outcome stands in the place of an order's status. */
  DATA: ({ orderStatus }) => ({
    said: newsOf(orderStatus === 'READY' ? 'data.READY' : 'data.FAILED'),
    link: '/settings?tab=data',
  }),
  /** The day they go stands in the place of an order's status. */
  DRAFT: ({ orderStatus: day, count }) => ({
    said: day === null ? newsOf('drafts.goSoon', { count }) : newsOf('drafts.goOn', { count, day }),
    link: '/userDashboard',
  }),
};

const nameOf = (row: NotificationRow) => row.senderName ?? partOf('people.somebody');

const whoAndWhat = (row: NotificationRow) => ({
  name: nameOf(row),
  title: row.designTitle ?? partOf('designs.some'),
});

function newsOfLikes(row: NotificationRow): News {
  if (row.count < 2) return newsOf('likes.liked', whoAndWhat(row));
  const isMany = row.count >= mostLikesCounted;
  const count = isMany ? mostLikesCounted - 2 : row.count - 1;
  return newsOf(isMany ? 'likes.many' : 'likes.together', { ...whoAndWhat(row), count });
}

function newsOfMessages(row: NotificationRow): News {
  const name = nameOf(row);
  if (row.count === 1) return newsOf('messages.sent', { name });
  if (row.count < mostMessagesTold) return newsOf('messages.several', { name, count: row.count });
  return newsOf('messages.many', { name, count: mostMessagesTold - 1 });
}

/** The desk speaks under no name of its own. */
function newsOfComplaint(row: NotificationRow): News {
  const isDesk = row.senderId === null;
  const name = isDesk ? partOf('people.desk') : nameOf(row);
  if (row.complaintId === null || row.complainedAt === null)
    throw new Error('a complaint of a notification has gone');
  const ticket = ticketNumber(row.complaintId, row.complainedAt);
  switch (row.complaintStep) {
    case 'FILED':
      return row.orderId === null
        ? newsOf('complaints.filed', { name, ticket })
        : newsOf('complaints.filedAboutOrder', { name, order: orderOf(row) });
    case 'ANSWERED':
      return isDesk
        ? newsOf('complaints.deskAnswered', { ticket })
        : newsOf('complaints.answered', { name, ticket });
    case 'OPEN':
      return isDesk
        ? newsOf('complaints.deskOpened', { ticket })
        : newsOf('complaints.opened', { name, ticket });
    case 'IN_PROGRESS':
      return isDesk
        ? newsOf('complaints.deskTook', { ticket })
        : newsOf('complaints.taken', { name, ticket });
    case 'RESOLVED':
      return isDesk
        ? newsOf('complaints.deskSettled', { ticket })
        : newsOf('complaints.settled', { name, ticket });
    default:
      throw new Error(`a complaint that came to ${row.complaintStep} has no words`);
  }
}

const commentPage = (row: NotificationRow) => `/product/${row.designId}?comment=${row.commentId}`;

function orderPage({ orderId, buyerId, recipientId }: NotificationRow): string {
  return `/order-details/${buyerId === recipientId ? 'purchase' : 'sale'}/${orderId}`;
}
