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
  /** For so long the link of a letter opens the answers. */
  linkDays: 90,
} as const;

/** Said by the form and by the server alike. */
export const enquirySentences = {
  missing: 'Please fill in all required fields.',
  badEmail: 'Invalid email address',
  longMessage: 'Please keep your message under 2,000 characters',
  longReply: 'Please keep the answer under 2,000 characters',
  ownDesign: 'This is your own design. Enquiries come from the people who would like to have it made.',
  blocked: 'You cannot write to this person.',
  robot: 'This enquiry could not be sent. Please load the page again and leave the hidden field empty.',
  tooMany: 'You have sent many enquiries.',
  manyReplies: 'You have answered this enquiry many times already. Please go on by phone or in the chat.',
  manyLetters: 'This person has been sent many answers.',
  removed: 'This enquiry was removed by our team.',
  answerRemoved: 'This answer was removed by our team.',
  voiceRemoved: 'This voice note was removed by our team.',
} as const;

/**
 * The status once an answer was sent with a chosen one: an answered enquiry is not waiting any more, whatever the
 * list of statuses beside the form stood at.
 */
export function statusAfterReply(chosen: EnquiryStatus | undefined): EnquiryStatus {
  return chosen === undefined || chosen === 'PENDING' ? 'RESPONDED' : chosen;
}
