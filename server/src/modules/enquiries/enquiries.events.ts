import { eventKind } from '#server/platform/events/events.ts';

/** A person has asked about a design; `userId` is null for a person who was not signed in. */
export const enquirySent = eventKind<{
  enquiryId: number;
  designId: number;
  makerId: number;
  userId: number | null;
  /** What they call themselves, where the account does not say it. */
  askerName: string | null;
}>('enquiry.sent');

/** A maker has answered an enquiry. */
export const enquiryAnswered = eventKind<{ enquiryId: number; replyId: number }>('enquiry.answered');
