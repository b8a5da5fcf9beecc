import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

export const complaintCategories = [
  'product-quality',
  'delivery',
  'customer-service',
  'billing',
  'technical',
  'other',
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

export const complaintPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type ComplaintPriority = (typeof complaintPriorities)[number];

export const complaintLimits = {
  title: 120,
  description: 4000,
  message: 2000,
  /** Limits for the complaint itself and for each message. */
  pictures: 5,
  pictureBytes: 5 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** A thread is not paginated, so its length is limited. */
  messages: 200,
  /** Days after it was settled in which the complainant may reopen it. */
  reopenDays: 14,
} as const;

/** Shared by forms and server. */
export const complaintSentences = {
  submitted: sentence('done.complaintSent'),
  reply: sentence('done.complaintReply'),
  noTitle: sentence('complaints.titleNeeded'),
  noCategory: sentence('complaints.categoryNeeded'),
  noDescription: sentence('complaints.describe'),
  noMessage: sentence('complaints.messageNeeded'),
  tooManyPictures: sentence('platform.tooManyImages'),
  settled: sentence('complaints.settled'),
  full: sentence('complaints.full'),
  ownOfDesk: sentence('complaints.ownOfDesk'),
  notAtDesk: sentence('complaints.noAdmin'),
  reopenOver: sentence('complaints.reopen', { days: complaintLimits.reopenDays }),
} as const;

export const reportReasons = ['SPAM', 'HARASSMENT', 'INDECENT', 'FRAUD', 'COPIED', 'OTHER'] as const;

export const reportKept = sentence('done.reportKept');
