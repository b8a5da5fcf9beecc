import type { Proof } from '#tests/support/servers/razorpay.ts';

/** Something that a call acts upon by its id, with what else such a call may need to be a right one. */
export interface Thing {
  id: number;
  /** The order that it belongs to. */
  orderId?: number;
  proof?: Proof;
  pictures?: number[];
  /** Of a request to be verified. */
  documentId?: number;
  /** The last of a chat. */
  messageId?: number;
  /** Of an enquiry that was answered. */
  replyId?: number;
  /** Of the link in the letter that tells of that answer. */
  token?: string;
}

/** Of what a reply holds. */
export const idOf = (value: unknown) => (value as { id: number }).id;
