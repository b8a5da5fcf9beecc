import type { Services } from '#server/platform/services.ts';
import { makeAnnouncer } from './announce.ts';
import { tellOfComments } from './listeners/on-comments.ts';
import { tellOfComplaints } from './listeners/on-complaints.ts';
import { tellOfDataDownloads } from './listeners/on-data-downloads.ts';
import { tellOfDrafts } from './listeners/on-drafts.ts';
import { tellOfEnquiries } from './listeners/on-enquiries.ts';
import { tellOfFollowers } from './listeners/on-followers.ts';
import { tellOfLikes } from './listeners/on-likes.ts';
import { tellOfMeasurements } from './listeners/on-measurements.ts';
import { tellOfMeetings } from './listeners/on-meetings.ts';
import { tellOfMessages } from './listeners/on-messages.ts';
import { tellOfModeration } from './listeners/on-moderation.ts';
import { tellOfOrders } from './listeners/on-orders.ts';
import { tellOfPayments } from './listeners/on-payments.ts';
import { tellOfReviews } from './listeners/on-reviews.ts';
import { tellOfVerifications } from './listeners/on-verifications.ts';

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
  tellOfMeasurements(services, announcer);
  tellOfMeetings(services, announcer);
  tellOfModeration(services, announcer);
  tellOfVerifications(services, announcer);
  tellOfDataDownloads(services, announcer);
  tellOfDrafts(services, announcer);
}
