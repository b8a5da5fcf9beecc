import * as z from 'zod/mini';
import { isPassingFailure } from '#server/platform/db/passing-failure.ts';
import { bookDispute } from '../disputes/book-dispute.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { ProviderError } from '../provider/provider-error.ts';
import {
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  providerDispute,
  providerPayment,
  providerRefund,
} from '../provider/razorpay-replies.ts';
import { bookRefund } from '../refunds/book-refund.ts';
import { readRefunds } from '../refunds/send-refund.ts';
import { applyPayment, type Outcome, type SeenPayment } from './apply-payment.ts';
import { seenPayment } from './seen-payment.ts';
import { closeWebhook, giveWebhookUp, noteWebhookFailure, openWebhook } from './webhooks.queries.ts';

const envelope = z.object({ event: z.string() });
const aboutPayment = z.object({
  payload: z.object({ payment: z.object({ entity: providerPayment }) }),
});
const aboutRefund = z.object({
  payload: z.object({
    refund: z.object({ entity: providerRefund }),
    payment: z.optional(z.object({ entity: providerPayment })),
  }),
});

const aboutDispute = z.object({ payload: z.object({ dispute: z.object({ entity: providerDispute }) }) });

const paymentEvents = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']);
const refundEvents = new Set(['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed']);
const disputeEvents = /^payment\.dispute\./;

/** After this many tries, errors that are neither the provider's nor temporary are no longer retried. */
const mostTries = 5;

/** Processes a stored webhook. Idempotent. Throws errors that a retry may solve. */
export async function processWebhook(context: PaymentsContext, webhookId: number): Promise<void> {
  const { db, clock, log } = context.services;
  const [webhook] = await openWebhook(db, [webhookId]);
  if (!webhook) return;
  try {
    const remark = await react(context, parse(webhook.body));
    await closeWebhook(db, [webhookId, clock.now(), remark]);
  } catch (error) {
    if (error instanceof NotUnderstood) {
      log.error({ webhookId }, 'a signed webhook was not understood');
      await closeWebhook(db, [webhookId, clock.now(), error.message]);
      return;
    }
    if (isPassingFailure(error)) throw error;
    const message = error instanceof Error ? error.message : 'failed';
    const [failed] = await noteWebhookFailure(db, [webhookId, message]);
    if (error instanceof ProviderError || !failed || failed.tries < mostTries) throw error;
    log.error({ err: error, webhookId }, 'a signed webhook cannot be applied and is given up');
    await giveWebhookUp(db, [webhookId, clock.now()]);
  }
}

/** Signed, but not in the documented format; a retry would not help. */
class NotUnderstood extends Error {}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NotUnderstood('not JSON');
  }
}

/** Returns a remark that is stored with the event. */
async function react(context: PaymentsContext, body: unknown): Promise<string> {
  const { event } = understand(envelope, body);
  if (paymentEvents.has(event)) {
    const { payload } = understand(aboutPayment, body);
    return applyReported(context, payload.payment.entity);
  }
  if (event === 'payment.refunded') {
    const { entity } = understand(aboutPayment, body).payload.payment;
    const outcome = await applyReported(context, entity);
    if (outcome !== 'foreign') await readRefunds(context, entity.id);
    return outcome;
  }
  if (refundEvents.has(event)) {
    const { refund, payment } = understand(aboutRefund, body).payload;
    const asked = await askOfRefund(context, refund.entity);
    if (asked === null) return denied(context, { refundId: refund.entity.id });
    const booked = await bookRefund(context, asked, { isFresh: true });
    if (booked !== 'foreign' || !payment) return booked;
    // The payment is unknown, because the refund's webhook may have arrived before the payment's.
    await applyReported(context, payment.entity);
    return bookRefund(context, asked, { isFresh: true });
  }
  if (disputeEvents.test(event)) {
    const reported = understand(aboutDispute, body).payload.dispute.entity;
    const asked = await askOfDispute(context, reported);
    return asked === null ? denied(context, { disputeId: reported.id }) : bookDispute(context, asked);
  }
  return 'no concern of ours';
}

/**
 * Applies a payment reported by a webhook. If this would cause a refund, the report is first verified with the
 * provider.
 */
async function applyReported(
  context: PaymentsContext,
  reported: ProviderPayment,
): Promise<Outcome | 'untrue'> {
  const seen = seenPayment(reported);
  const outcome = await applyPayment(context, seen, { isProven: false, isHearsay: true });
  if (outcome !== 'doubted') return outcome;
  const asked = await ask(context, reported.id);
  if (asked && sameMoney(asked, seen)) {
    // The provider's API lags behind its webhook, so the webhook is retried.
    if (asked.status === 'authorized')
      throw new ProviderError('unavailable', 'the provider does not know of its own capture yet');
    return applyPayment(context, asked, { isProven: false });
  }
  return denied(context, { paymentId: reported.id });
}

function denied({ services }: PaymentsContext, about: Record<string, string>): 'untrue' {
  services.log.error(about, 'a signed webhook told of money that the provider denies');
  return 'untrue';
}

/** The refund from the provider's API; null if it has none. Throws if the API lags behind the webhook. */
async function askOfRefund(
  context: PaymentsContext,
  reported: ProviderRefund,
): Promise<ProviderRefund | null> {
  const asked = await orNull(context.client.getRefund(reported.id));
  if (asked?.status === 'pending' && reported.status !== 'pending')
    throw new ProviderError('unavailable', 'the provider does not know of its own refund yet');
  return asked;
}

/** The same for a dispute. */
async function askOfDispute(
  context: PaymentsContext,
  reported: ProviderDispute,
): Promise<ProviderDispute | null> {
  const asked = await orNull(context.client.getDispute(reported.id));
  const isOpen = ({ status }: ProviderDispute) => !['won', 'lost', 'closed'].includes(status);
  if (asked && isOpen(asked) && !isOpen(reported))
    throw new ProviderError('unavailable', 'the provider does not know of its own decision yet');
  return asked;
}

/** Status codes with which the provider answers for unknown ids. */
const missing = new Set([400, 404]);

/** Null if the provider does not have the payment. */
async function ask(context: PaymentsContext, id: string): Promise<SeenPayment | null> {
  const asked = await orNull(context.client.getPayment(id));
  return asked && seenPayment(asked);
}

/** Null if the provider does not have what was requested. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // Other refusals are about us, such as a changed key, and do not mean that the id is unknown.
    if (error instanceof ProviderError && error.kind === 'refused' && missing.has(error.status)) return null;
    throw error;
  }
}

function sameMoney(one: SeenPayment, other: SeenPayment): boolean {
  return (
    one.razorpayOrderId === other.razorpayOrderId &&
    one.amountPaise === other.amountPaise &&
    one.currency === other.currency
  );
}

function understand<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new NotUnderstood(parsed.error.issues[0]?.path.join('.') ?? 'unexpected');
  return parsed.data;
}
