import { and, eq, isNull } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { webhookEvents } from '#server/modules/payments/payments.tables.ts';
import type { Shop } from '../people/shop.ts';

const path = '/api/payments/razorpay/webhook';

/** Posts bytes to the webhook endpoint unchanged. Returns the status. */
export async function postWebhook(
  { app }: Pick<Shop, 'app'>,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await app.server.inject({ method: 'POST', url: path, payload: body, headers });
  return answer.statusCode;
}

/**
 * The webhook bodies that the provider would have sent about an order, by event. Its webhooks must be on hold.
 */
export async function heldWebhooks(
  { razorpay }: Pick<Shop, 'razorpay'>,
  razorpayOrderId: string,
): Promise<Map<string, string>> {
  const { webhooks } = await razorpay.ledger();
  const held = webhooks.filter(({ body }) => body.includes(razorpayOrderId));
  return new Map(held.map(({ event, body }) => [event, body]));
}

/** Waits until a webhook, or every accepted one, was processed. */
export async function settled({ app }: Pick<Shop, 'app'>, eventId?: string): Promise<void> {
  const isOpen = isNull(webhookEvents.processedAt);
  await vi.waitFor(
    async () => {
      const open = await app.services.db
        .select({ id: webhookEvents.id, failure: webhookEvents.failure })
        .from(webhookEvents)
        .where(eventId === undefined ? isOpen : and(isOpen, eq(webhookEvents.eventId, eventId)));
      expect(open).toEqual([]);
    },
    { timeout: 30_000, interval: 80 },
  );
}
