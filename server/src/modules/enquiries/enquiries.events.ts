import { eventKind } from '#server/platform/events/events.ts';

/** A person has asked about a design; `userId` is null for a visitor. */
export const enquirySent = eventKind<{
  enquiryId: number;
  designId: number;
  makerId: number;
  userId: number | null;
  /** The name the asker typed, if there is no account to give it. */
  askerName: string | null;
}>('enquiry.sent');

/** A maker has answered an enquiry. */
export const enquiryAnswered = eventKind<{ enquiryId: number; replyId: number }>('enquiry.answered');
