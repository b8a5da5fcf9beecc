import { pictureRules } from '#contracts/platform/upload-rules.ts';

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
  /** Of the complaint itself, and of each message. */
  pictures: 5,
  pictureBytes: 5 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** A thread is shown whole, so it has an end. */
  messages: 200,
  /** Days after it was settled in which the one who complained may open it again. */
  reopenDays: 14,
} as const;

/** Said by the forms and by the server alike. */
export const complaintSentences = {
  submitted: 'Complaint Submitted Successfully',
  reply: 'We reply within 24-48 hours.',
  noTitle: 'Please give it a title',
  noCategory: 'Please choose a category',
  noDescription: 'Please describe what happened',
  noMessage: 'Please write a message',
  tooManyPictures: 'Too many images: You can upload maximum 5 images.',
  settled: 'This complaint is settled. It has to be opened again before anything can be added.',
  full: 'This complaint holds as many messages as it can. Please file a new one and name its number.',
  ownOfDesk: 'You are a side of this complaint. Another admin has to look after it.',
  notAtDesk: 'This person is no admin. Please choose another one.',
  reopenOver: `A settled complaint can be opened again for ${complaintLimits.reopenDays} days. Please file a new one.`,
} as const;

export const reportReasons = ['SPAM', 'HARASSMENT', 'INDECENT', 'FRAUD', 'COPIED', 'OTHER'] as const;

export const reportKept = 'Thank you. Your report is kept for the people who run Tanabana.';
