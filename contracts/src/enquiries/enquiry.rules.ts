import { sentence } from '#contracts/words/sentence.ts';
/** The status of an enquiry. Its maker sets it as they like, so every status can follow every other. */
export const enquiryStatuses = ['PENDING', 'IN_PROGRESS', 'RESPONDED', 'CLOSED'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquiryLimits = {
  /** Lengths in characters. */
  name: 120,
  phone: 30,
  message: 2000,
  reply: 2000,
  /** Enquiries per hour from one account, or from one network without an account. */
  anHour: 5,
  /** The most answers to one enquiry. Limited because an asker without an account cannot reply. */
  replies: 20,
  /** Emails per hour to one maker about new enquiries; later enquiries only appear in the inbox. */
  lettersAnHour: 20,
  /** Days until the link in an email expires. */
  linkDays: 90,
} as const;

/** Shared by the form and the server. */
export const enquirySentences = {
  missing: sentence('enquiries.missing'),
  badEmail: sentence('accounts.emailInvalid'),
  longMessage: sentence('enquiries.messageLong'),
  longReply: sentence('enquiries.answerLong'),
  ownDesign: sentence('enquiries.ownDesign'),
  blocked: sentence('enquiries.cannotWrite'),
  robot: sentence('enquiries.trap'),
  tooMany: sentence('enquiries.tooMany'),
  manyReplies: sentence('enquiries.manyReplies'),
  manyLetters: sentence('enquiries.manyLetters'),
  removed: sentence('enquiries.removed'),
  answerRemoved: sentence('enquiries.answerRemoved'),
  voiceRemoved: sentence('enquiries.voiceRemoved'),
} as const;

/**
 * The status after an answer is sent with a chosen status. An answered enquiry is never PENDING, even if PENDING was
 * selected in the form.
 */
export function statusAfterReply(chosen: EnquiryStatus | undefined): EnquiryStatus {
  return chosen === undefined || chosen === 'PENDING' ? 'RESPONDED' : chosen;
}
