import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { complaints } from './complaints.ts';
import { designs } from './designs.ts';
import { discovery } from './discovery.ts';
import { documents } from './documents.ts';
import { done } from './done.ts';
import { engagement } from './engagement.ts';
import { enquiries } from './enquiries.ts';
import { feed } from './feed.ts';
import { measurements } from './measurements.ts';
import { meetings } from './meetings.ts';
import { messaging } from './messaging.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { personalData } from './personal-data.ts';
import { platform } from './platform.ts';
import { profiles } from './profiles.ts';
import { reviews } from './reviews.ts';
import { stories } from './stories.ts';
import { verifications } from './verifications.ts';

/** All that the server says, in Hindi. */
export const hindi = {
  ...accounts,
  ...admin,
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
  ...notifications,
  ...orders,
  ...payments,
  ...personalData,
  ...platform,
  ...profiles,
  ...reviews,
  ...stories,
  ...verifications,
};
