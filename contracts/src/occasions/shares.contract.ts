import * as z from 'zod/mini';
import { paymentRequest } from '#contracts/orders/paying/paying.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, instant, optionalText, rupees } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { occasionBoard } from './occasions.fields.ts';
import { occasionLimits, sharePurposes, shareStages } from './occasions.rules.ts';

export const createShare = endpoint({
  method: 'POST',
  path: '/api/occasions/:id/shares',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary:
    'Open a link by which anybody can pay one instalment of an assigned order, for seven days; an earlier link of it ends. The token is told this once',
  params: z.object({ id }),
  body: z.object({ orderId: id, purpose: z.enum(sharePurposes) }),
  reply: z.object({ ...successMessage, token: z.string(), board: occasionBoard }),
});

export const endShare = endpoint({
  method: 'DELETE',
  path: '/api/occasions/:id/shares/:shareId',
  access: 'member',
  whileSuspended: true,
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'End the link of a share at once',
  params: z.object({ id, shareId: id }),
  reply: z.object({ ...successMessage, board: occasionBoard }),
});

/** What the payer sees: no address, design, maker or other people. */
export const sharedBill = z.object({
  stage: z.enum(shareStages),
  /** Why nothing can be paid; null while it is payable. */
  refusal: z.nullable(namedMessage),
  title: z.string(),
  /** The first name of the organiser. */
  organiser: z.string(),
  /** Null once the link is expired or the order cancelled. */
  amount: z.nullable(rupees),
  endsAt: instant,
});
export type SharedBill = z.output<typeof sharedBill>;

const token = z._default(z.string().check(z.maxLength(100)), '');
const payerName = optionalText(occasionLimits.payerName);

export const readShare = endpoint({
  method: 'GET',
  path: '/api/share-link',
  access: 'anyone',
  tag: 'occasions',
  summary: 'One share of an occasion, by the token of its link',
  query: z.object({ token }),
  reply: z.object({ success: z.literal(true), data: sharedBill }),
});

const { orderId: _, ...guestRequest } = paymentRequest;

export const payShare = endpoint({
  method: 'POST',
  path: '/api/share-link/pay',
  access: 'anyone',
  tag: 'occasions',
  summary: 'Open the payment of a share, without an account',
  body: z.object({ token, payerName }),
  reply: z.object(guestRequest),
});

export const verifyShare = endpoint({
  method: 'POST',
  path: '/api/share-link/verify',
  access: 'anyone',
  tag: 'occasions',
  summary: 'Prove the payment of a share with the signature of the payment window',
  body: z.object({
    token,
    payerName,
    razorpay_order_id: z.string().check(z.maxLength(64)),
    razorpay_payment_id: z.string().check(z.maxLength(64)),
    razorpay_signature: z.string().check(z.maxLength(128)),
  }),
  reply: z.object(successMessage),
});
