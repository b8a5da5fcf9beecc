import type { Proof } from '#tests/support/servers/razorpay.ts';

/** The object of a call, with further data that a valid call may need. */
export interface Thing {
  id: number;
  /** The order that it belongs to. */
  orderId?: number;
  /** A person of an occasion, or a person and a version of a naap book. */
  personId?: number;
  versionId?: number;
  proof?: Proof;
  pictures?: number[];
  /** A document of a request to be verified. */
  documentId?: number;
  /** The last message of a chat. */
  messageId?: number;
  /** The occasion that it belongs to. */
  occasionId?: number;
  /** The quote that it belongs to. */
  quoteId?: number;
  /** The version of a quote. */
  version?: number;
  /** A step of a plan, and a change of it. */
  stepId?: number;
  changeId?: number;
  /** The reply to an enquiry. */
  replyId?: number;
  /** The token of the link in the email about that reply. */
  token?: string;
}

/** The id of an object in a reply. */
export const idOf = (value: unknown) => (value as { id: number }).id;
