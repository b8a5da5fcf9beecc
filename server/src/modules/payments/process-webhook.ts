import * as z from 'zod/mini';
import { applyPayment } from './apply-payment.ts';
import type { PaymentsContext } from './payments.context.ts';
import { providerPayment, providerRefund } from './razorpay-replies.ts';
import { refundByProviderId } from './refunds.queries.ts';
import { seenPayment } from './seen-payment.ts';
import { settleRefund } from './send-refund.ts';
import { closeWebhook, noteWebhookFailure, openWebhook } from './webhooks.queries.ts';

const envelope = z.object({ event: z.string() });
const aboutPayment = z.object({
  payload: z.object({ payment: z.object({ entity: providerPayment }) }),
});
const aboutRefund = z.object({
  payload: z.object({ refund: z.object({ entity: providerRefund }) }),
});

const paymentEvents = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']);
const refundEvents = new Set(['refund.created', 'refund.processed', 'refund.failed']);

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
    await noteWebhookFailure(db, [webhookId, error instanceof Error ? error.message : 'failed']);
    throw error;
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
    return applyPayment(context, seenPayment(payload.payment.entity), { isProven: false });
  }
  if (refundEvents.has(event)) {
    const { entity } = understand(aboutRefund, body).payload.refund;
    const [refund] = await refundByProviderId(context.services.db, [entity.id, entity.receipt ?? '']);
    if (!refund) return 'a refund of the provider’s own';
    await settleRefund(context, refund, entity);
    return refund.status;
  }
  return 'no concern of ours';
}

function understand<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new NotUnderstood(parsed.error.issues[0]?.path.join('.') ?? 'unexpected');
  return parsed.data;
}
