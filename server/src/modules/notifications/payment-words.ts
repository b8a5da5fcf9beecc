import { type News, newsOf, partOf } from '#contracts/news/tell.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { orderOf } from './order-words.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What happened to the money of an order, for the side that reads it. */
export function newsOfPayment(row: NotificationRow): News {
  const { orderStatus, buyerId, recipientId, finalDueAt } = row;
  const order = orderOf(row);
  const isBuyer = buyerId === recipientId;
  // The day itself, since a notification may be read weeks later.
  const day = finalDueAt === null ? partOf('days.soon') : istDayOf(finalDueAt);
  switch (orderStatus) {
    case 'FINAL_PAID':
      return newsOf(isBuyer ? 'payments.finalOfBuyer' : 'payments.finalOfMaker', { order });
    case 'FINAL_ASKED':
      return newsOf('payments.asked', { order, day });
    case 'FINAL_SOON':
      return newsOf('payments.soon', { order, day });
    case 'FINAL_TODAY':
      return newsOf('payments.today', { order, day });
    case 'FINAL_OVERDUE':
      return newsOf('payments.overdue', { order });
    case 'REFUND_QUEUED':
      return newsOf(isBuyer ? 'payments.goesBackToYou' : 'payments.goesBackToBuyer', { order });
    case 'REFUND_PROCESSED':
      return newsOf(isBuyer ? 'payments.paidBackToYou' : 'payments.refundMade', { order });
    case 'REFUND_FAILED':
      return newsOf('payments.refundLater', { order });
    case 'REFUND_LOST':
      return newsOf('payments.refundLost', { order });
    default:
      return newsOf('payments.advance', { order });
  }
}
