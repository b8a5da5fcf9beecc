import { sentence } from '#contracts/words/sentence.ts';
/** Where an enquiry stands; its maker keeps it as a ledger of their own, so every step may be taken from every other. */
export const enquiryStatuses = ['PENDING', 'IN_PROGRESS', 'RESPONDED', 'CLOSED'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquiryLimits = {
  /** Signs. */
  name: 120,
  phone: 30,
  message: 2000,
  reply: 2000,
  /** Enquiries that one account, or one network without an account, may send in an hour. */
  anHour: 5,
  /** Answers to one enquiry: anyone who asked without an account cannot answer back. */
  replies: 20,
  /** Letters that tell one maker of new enquiries in an hour; later ones wait in the inbox. */
  lettersAnHour: 20,
  /** How long the link in a letter opens the answers. */
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
 * The status once an answer was sent with a chosen one: an answered enquiry is not waiting any more, whatever the
 * list of statuses beside the form stood at.
 */
export function statusAfterReply(chosen: EnquiryStatus | undefined): EnquiryStatus {
  return chosen === undefined || chosen === 'PENDING' ? 'RESPONDED' : chosen;
}
