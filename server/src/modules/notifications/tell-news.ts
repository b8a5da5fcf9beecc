import type { Services } from '../../platform/services.ts';
import { makeAnnouncer } from './announce.ts';
import { tellOfComments } from './on-comments.ts';
import { tellOfComplaints } from './on-complaints.ts';
import { tellOfEnquiries } from './on-enquiries.ts';
import { tellOfFollowers } from './on-followers.ts';
import { tellOfLikes } from './on-likes.ts';
import { tellOfMessages } from './on-messages.ts';
import { tellOfOrders } from './on-orders.ts';
import { tellOfPayments } from './on-payments.ts';
import { tellOfReviews } from './on-reviews.ts';

/** Hears what other modules do and tells the people whom it concerns, never those who did it. */
export function tellNews(services: Services): void {
  const announcer = makeAnnouncer(services);
  tellOfLikes(services, announcer);
  tellOfComments(services, announcer);
  tellOfFollowers(services, announcer);
  tellOfMessages(services, announcer);
  tellOfReviews(services, announcer);
  tellOfEnquiries(services, announcer);
  tellOfOrders(services, announcer);
  tellOfPayments(services, announcer);
  tellOfComplaints(services, announcer);
}
