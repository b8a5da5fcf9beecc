import type { Reason } from '../sentence.ts';
import { accounts } from './sentences/accounts.ts';
import { admin } from './sentences/admin.ts';
import { briefs } from './sentences/briefs.ts';
import { cloth } from './sentences/cloth.ts';
import { complaints } from './sentences/complaints.ts';
import { designs } from './sentences/designs.ts';
import { discovery } from './sentences/discovery.ts';
import { documents } from './sentences/documents.ts';
import { done } from './sentences/done.ts';
import { engagement } from './sentences/engagement.ts';
import { enquiries } from './sentences/enquiries.ts';
import { feed } from './sentences/feed.ts';
import { fit } from './sentences/fit.ts';
import { hands } from './sentences/hands.ts';
import { measurements } from './sentences/measurements.ts';
import { meetings } from './sentences/meetings.ts';
import { messaging } from './sentences/messaging.ts';
import { naap } from './sentences/naap.ts';
import { notifications } from './sentences/notifications.ts';
import { orders } from './sentences/orders.ts';
import { payments } from './sentences/payments.ts';
import { personalData } from './sentences/personal-data.ts';
import { plans } from './sentences/plans.ts';
import { platform } from './sentences/platform.ts';
import { profiles } from './sentences/profiles.ts';
import { quotes } from './sentences/quotes.ts';
import { reviews } from './sentences/reviews.ts';
import { stories } from './sentences/stories.ts';
import { verifications } from './sentences/verifications.ts';

/** All sentences of the server in Tamil. */
export const sentences: Record<Reason, string> = {
  ...accounts,
  ...admin,
  ...briefs,
  ...complaints,
  ...designs,
  ...discovery,
  ...documents,
  ...done,
  ...engagement,
  ...enquiries,
  ...feed,
  ...measurements,
  ...meetings,
  ...messaging,
  ...naap,
  ...notifications,
  ...orders,
  ...payments,
  ...plans,
  ...personalData,
  ...platform,
  ...profiles,
  ...cloth,
  ...fit,
  ...hands,
  ...quotes,
  ...reviews,
  ...stories,
  ...verifications,
};
