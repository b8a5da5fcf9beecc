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

/** After so many tries an error that is not the provider's, and none that passes, stays. */
const mostTries = 5;

/** Works through a stored webhook. It may run twice; throws what may pass when it is tried again. */
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

/** Signed, yet not what the provider documents: trying again would not help. */
class NotUnderstood extends Error {}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NotUnderstood('not JSON');
  }
}

/** Answers with a remark to keep beside the event. */
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
    // Its payment was never told of; the refund may have overtaken that news.
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

/** Applies what a webhook tells of a payment. Where money would go back, the provider is asked whether it is so. */
async function applyReported(
  context: PaymentsContext,
  reported: ProviderPayment,
): Promise<Outcome | 'untrue'> {
  const seen = seenPayment(reported);
  const outcome = await applyPayment(context, seen, { isProven: false, isHearsay: true });
  if (outcome !== 'doubted') return outcome;
  const asked = await ask(context, reported.id);
  if (asked && sameMoney(asked, seen)) {
    // Its own news is ahead of its answers: the webhook is tried again.
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

/** The refund as the provider has it; null where it has none. Throws where its answers are behind its own news. */
async function askOfRefund(
  context: PaymentsContext,
  reported: ProviderRefund,
): Promise<ProviderRefund | null> {
  const asked = await orNull(context.client.getRefund(reported.id));
  if (asked?.status === 'pending' && reported.status !== 'pending')
    throw new ProviderError('unavailable', 'the provider does not know of its own refund yet');
  return asked;
}

/** The same of a dispute. */
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

/** What the provider answers about what it does not have. */
const missing = new Set([400, 404]);

/** Null for a payment that the provider does not have. */
async function ask(context: PaymentsContext, id: string): Promise<SeenPayment | null> {
  const asked = await orNull(context.client.getPayment(id));
  return asked && seenPayment(asked);
}

/** Null where the provider does not have what it was asked for. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // Any other refusal is about us, such as a key that was changed, and says nothing of what was asked for.
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
