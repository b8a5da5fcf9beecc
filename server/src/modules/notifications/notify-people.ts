import type { Services } from '#server/platform/services.ts';
import { makeAnnouncer } from './announce.ts';
import { notifyOfCloth } from './listeners/on-cloth.ts';
import { notifyOfComments } from './listeners/on-comments.ts';
import { notifyOfComplaints } from './listeners/on-complaints.ts';
import { notifyOfDataDownloads } from './listeners/on-data-downloads.ts';
import { notifyOfDrafts } from './listeners/on-drafts.ts';
import { notifyOfEnquiries } from './listeners/on-enquiries.ts';
import { notifyOfFit } from './listeners/on-fit.ts';
import { notifyOfFollowers } from './listeners/on-followers.ts';
import { notifyOfHands } from './listeners/on-hands.ts';
import { notifyOfLikes } from './listeners/on-likes.ts';
import { notifyOfMeasurements } from './listeners/on-measurements.ts';
import { notifyOfMeetings } from './listeners/on-meetings.ts';
import { notifyOfMessages } from './listeners/on-messages.ts';
import { notifyOfModeration } from './listeners/on-moderation.ts';
import { notifyOfOccasions } from './listeners/on-occasions.ts';
import { notifyOfOrders } from './listeners/on-orders.ts';
import { notifyOfPayments } from './listeners/on-payments.ts';
import { notifyOfPlans } from './listeners/on-plan.ts';
import { notifyOfQuotes } from './listeners/on-quotes.ts';
import { notifyOfReviews } from './listeners/on-reviews.ts';
import { notifyOfVerifications } from './listeners/on-verifications.ts';

/** Listens to events of other modules and notifies the people concerned, never the person who acted. */
export function notifyPeople(services: Services): void {
  const announcer = makeAnnouncer(services);
  notifyOfLikes(services, announcer);
  notifyOfComments(services, announcer);
  notifyOfFollowers(services, announcer);
  notifyOfMessages(services, announcer);
  notifyOfQuotes(services, announcer);
  notifyOfHands(services, announcer);
  notifyOfOccasions(services, announcer);
  notifyOfFit(services, announcer);
  notifyOfPlans(services, announcer);
  notifyOfCloth(services, announcer);
  notifyOfReviews(services, announcer);
  notifyOfEnquiries(services, announcer);
  notifyOfOrders(services, announcer);
  notifyOfPayments(services, announcer);
  notifyOfComplaints(services, announcer);
  notifyOfMeasurements(services, announcer);
  notifyOfMeetings(services, announcer);
  notifyOfModeration(services, announcer);
  notifyOfVerifications(services, announcer);
  notifyOfDataDownloads(services, announcer);
  notifyOfDrafts(services, announcer);
}
