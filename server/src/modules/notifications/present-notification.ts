import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import type { Notification, NotificationType } from '#contracts/notifications/notifications.contract.ts';
import { dayInWords, noonOf } from '#contracts/platform/dates-in-words.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { mostLikesCounted } from './growing-notifications.queries.ts';
import { wordsOfMeeting } from './meeting-words.ts';
import { wordsOfModeration } from './moderation-words.ts';
import { orderOf, orderWords, titleOf } from './order-words.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

interface Words {
  /** Its beginning or end that names who or what. */
  lead: string;
  message: string;
  link: string;
}

type Tell = (row: NotificationRow) => Words;

/** A notification in words, with the page it leads to. */
export function presentNotification(row: NotificationRow, mediaUrl: string): Notification {
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
            profileImage: row.senderImageKey === null ? null : pictureUrl(mediaUrl, row.senderImageKey),
          },
    image: row.pictureKey === null ? null : pictureUrl(mediaUrl, row.pictureKey),
  };
}

/** The kinds of which there is news so far. */
const sentences: Partial<Record<NotificationType, Tell>> = {
  LIKE: (row) => aboutDesign(row, `${leadersOf(row)} liked`),
  COMMENT: (row) => aboutComment(row, `${nameOf(row)} commented on`),
  REPLY: (row) => aboutComment(row, `${nameOf(row)} answered your comment on`),
  MENTION: (row) => aboutComment(row, `${nameOf(row)} mentioned you in a comment on`),
  REVIEW: (row) => ({
    ...aboutDesign(row, `${nameOf(row)} reviewed`),
    link: `/product/${row.designId}/reviews`,
  }),
  ENQUIRY: (row) => {
    const lead = row.askerName ?? nameOf(row);
    return {
      lead,
      message: `${lead} asks about ${row.designTitle ?? 'a design'}`,
      link: `/enquiry/${row.enquiryId}`,
    };
  },
  FOLLOW: (row) => ({
    lead: nameOf(row),
    message: `${nameOf(row)} follows you`,
    link: `/publicProfile/${row.senderId}`,
  }),
  FOLLOW_REQUEST: (row) => ({
    lead: nameOf(row),
    message: `${nameOf(row)} asks to follow you`,
    link: '/notifications#requests',
  }),
  FOLLOW_AGREED: (row) => ({
    lead: nameOf(row),
    message: `${nameOf(row)} agreed: you follow them now`,
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
    const link = orderPage(row);
    if (row.orderStatus === 'CONFIRMED') {
      const lead = nameOf(row);
      return {
        lead,
        message: `${lead} ordered ${orderOf(row)}`,
        link,
      };
    }
    if (row.orderStatus === measured) {
      const lead = nameOf(row);
      return { lead, message: `${lead} recorded measurements for ${orderOf(row)}`, link };
    }
    if (row.orderStatus === 'CANCEL_DESK') {
      const lead = orderOf(row);
      return {
        lead,
        message: `${lead} waits for the desk: nobody answered the request to cancel it`,
        link: `/admin/orders/${row.orderId}`,
      };
    }
    const words = orderWords({
      title: titleOf(row),
      order: orderOf(row),
      status: row.orderStatus,
      isBuyer: row.buyerId === row.recipientId,
      isByDesk: row.senderId === null,
      makerName: nameOf(row),
      photographs: row.updatePhotographs,
    });
    return { ...words, link };
  },
  MEETING: wordsOfMeeting,
  PAYMENT: (row) => {
    return { lead: titleOf(row), message: paymentSentence(row, orderOf(row)), link: orderPage(row) };
  },
  COMPLAINT: (row) => {
    const number = ticketOf(row);
    const link = `${row.isForDesk ? '/admin' : ''}/complaints/${row.complaintId}`;
    const tell = complaintSteps[row.complaintStep ?? ''];
    if (!tell) throw new Error(`a complaint that came to ${row.complaintStep} has no words`);
    // The desk speaks under no name of its own.
    const lead = row.senderId === null ? 'Our desk' : nameOf(row);
    return { lead, message: `${lead} ${tell(number, row)}`, link };
  },
  MODERATION: wordsOfModeration,
  // What was decided stands in the place of an order's status.
  VERIFICATION: ({ orderStatus }) => ({
    lead: 'Our desk',
    message:
      orderStatus === 'VERIFIED'
        ? 'Our desk verified you: the seal stands beside your name'
        : 'Our desk could not verify you with these documents',
    link: '/profile?tab=verification',
  }),
  /** Its outcome stands in the place of an order's status. */
  DATA: ({ orderStatus }) => ({
    lead: 'Your data',
    message:
      orderStatus === 'READY'
        ? 'Your data is ready to download, for 24 hours'
        : 'Your data could not be put together. Please try again',
    link: '/settings?tab=data',
  }),
  /** The day they go stands in the place of an order's status. */
  DRAFT: ({ orderStatus, count }) => {
    const lead = count === 1 ? 'A draft of yours' : `${count} drafts of yours`;
    const [verb, it] = count === 1 ? ['is', 'it'] : ['are', 'them'];
    const goes = orderStatus === null ? 'soon' : `on ${dayInWords(noonOf(orderStatus))}`;
    return {
      lead,
      message: `${lead} ${verb} deleted ${goes} unless you change ${it}`,
      link: '/userDashboard',
    };
  },
};

/** In the place of an order's status: measurements are told beside its steps, and never with a number in them. */
export const measured = 'MEASURED';

const complaintSteps: Record<string, (number: string, row: NotificationRow) => string> = {
  FILED: (number, row) =>
    row.orderId === null ? `filed the complaint ${number}` : `filed a complaint about ${orderOf(row)}`,
  ANSWERED: (number) => `wrote in the complaint ${number}`,
  OPEN: (number) => `opened the complaint ${number} again`,
  IN_PROGRESS: (number) => `is looking into the complaint ${number}`,
  RESOLVED: (number) => `settled the complaint ${number}`,
};

/** What happened to the money of an order, for the side that reads it. */
function paymentSentence(row: NotificationRow, order: string): string {
  const { orderStatus, buyerId, recipientId, finalDueAt } = row;
  const isBuyer = buyerId === recipientId;
  // The day itself, since a notification may be read weeks later.
  const day = finalDueAt === null ? 'soon' : dayInWords(finalDueAt);
  switch (orderStatus) {
    case 'FINAL_PAID':
      return isBuyer
        ? `Your final payment for ${order} has arrived`
        : `The final payment for ${order} has arrived; it can be sent`;
    case 'FINAL_ASKED':
      return `The final payment for ${order} is due by ${day}`;
    case 'FINAL_SOON':
      return `The final payment for ${order} is due on ${day}`;
    case 'FINAL_TODAY':
      return `The final payment for ${order} is due today, ${day}`;
    case 'FINAL_OVERDUE':
      return `The final payment for ${order} is overdue; the parcel waits for it`;
    case 'REFUND_QUEUED':
      return isBuyer
        ? `A payment for ${order} is on its way back to you`
        : `A payment for ${order} goes back to its buyer`;
    case 'REFUND_PROCESSED':
      return isBuyer ? `A payment for ${order} was paid back to you` : `The refund for ${order} was made`;
    case 'REFUND_FAILED':
      return `A refund for ${order} takes longer; it is tried again by itself`;
    case 'REFUND_LOST':
      return `The bank did not take a refund for ${order}; we are looking into it`;
    default:
      return `Your advance for ${order} has arrived, and the order is confirmed`;
  }
}

/** The newest hundred messages of a chat are remembered; more are not counted. */
export const mostMessagesTold = 100;

const nameOf = (row: NotificationRow) => row.senderName ?? 'Somebody';

function leadersOf(row: NotificationRow): string {
  const others = row.count - 1;
  if (others < 1) return nameOf(row);
  if (row.count >= mostLikesCounted) return `${nameOf(row)} and over ${mostLikesCounted - 2} others`;
  return `${nameOf(row)} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

function aboutComment(row: NotificationRow, begin: string): Words {
  return { ...aboutDesign(row, begin), link: `/product/${row.designId}?comment=${row.commentId}` };
}

function aboutDesign(row: NotificationRow, begin: string): Words {
  return {
    lead: nameOf(row),
    message: `${begin} ${row.designTitle ?? 'a design'}`,
    link: `/product/${row.designId}`,
  };
}

function ticketOf({ complaintId, complainedAt }: NotificationRow): string {
  if (complaintId === null || complainedAt === null)
    throw new Error('a complaint of a notification has gone');
  return ticketNumber(complaintId, complainedAt);
}

function orderPage({ orderId, buyerId, recipientId }: NotificationRow): string {
  return `/order-details/${buyerId === recipientId ? 'purchase' : 'sale'}/${orderId}`;
}
