import { sentence } from '#contracts/words/sentence.ts';
/** The kind of thing an admin's action was about. */
export const actSubjects = [
  'USER',
  'DESIGN',
  'COMMENT',
  'REVIEW',
  'MESSAGE',
  'STORY',
  'ENQUIRY',
  'ANSWER',
  'ORDER',
  'COMPLAINT',
  'CANNED_ANSWER',
  'REPORT',
  'VERIFICATION',
  'HOUSE_LETTER',
] as const;
export type ActSubject = (typeof actSubjects)[number];

/** The kinds of admin actions. */
export const actNames = [
  'ROLE_CHANGED',
  'USER_VERIFIED',
  'USER_UNVERIFIED',
  'USER_SUSPENDED',
  'USER_BANNED',
  'USER_RESTORED',
  'USER_EDITED',
  'SESSIONS_ENDED',
  'TWO_FACTOR_REMOVED',
  'REPORT_DISMISSED',
  'REPORT_UPHELD',
  'DESIGN_HIDDEN',
  'DESIGN_RESTORED',
  'DESIGN_EDITED',
  'APPEAL_REFUSED',
  'COMMENT_REMOVED',
  'REVIEW_REMOVED',
  'MESSAGE_REMOVED',
  'STORY_REMOVED',
  'ENQUIRY_REMOVED',
  'ANSWER_REMOVED',
  'CANCELLATION_AGREED',
  'CANCELLATION_REFUSED',
  'ORDER_CHANGED',
  'ORDER_NOTE_ADDED',
  'CUSTOMER_TOLD',
  'ORDER_REFUNDED',
  'FIT_DECIDED',
  'COMPLAINT_ASSIGNED',
  'COMPLAINT_PRIORITISED',
  'COMPLAINT_MOVED',
  'COMPLAINT_ANSWERED',
  'CANNED_ANSWER_ADDED',
  'CANNED_ANSWER_CHANGED',
  'CANNED_ANSWER_DELETED',
  'VERIFICATION_REFUSED',
  'HOUSE_LETTER_SENT',
] as const;
export type ActName = (typeof actNames)[number];

/** The reason recorded for a note without one. */
export const reasonOfNote = 'An internal note was added.';

/** The fields of a subject that an action may change, recorded before and after it. */
export const actFields = [
  'role',
  'isVerified',
  'standing',
  'suspendedUntil',
  'status',
  'orderStatus',
  'keptRupees',
  'designStatus',
  'words',
  'title',
  'description',
  'language',
  'translations',
  'category',
  'price',
  'discount',
  'completionTime',
  'materialOne',
  'materialTwo',
  'brand',
  'size',
  'measuring',
  'color',
  'condition',
  'options',
  'carrier',
  'trackingNumber',
  'expectedOn',
  'refundRupees',
  'assigneeId',
  'priority',
  'messageId',
  'corrected',
] as const;
export type ActField = (typeof actFields)[number];
/** The fields that are shown: the id of an answer adds nothing to its complaint. */
export type ShownActField = Exclude<ActField, 'messageId'>;
export const shownActFields = actFields.filter((field): field is ShownActField => field !== 'messageId');
export type ActFacts = Partial<Record<ActField, string | number | boolean | null>>;

/** Characters. */
export const actReasonLimits = { shortest: 3, longest: 500 };
export const actSentences = {
  reasonMissing: sentence('admin.sayWhy'),
  reasonTooLong: sentence('admin.reasonLong'),
};

/** The longest search in an admin list, in characters. */
export const longestAdminSearch = 100;
