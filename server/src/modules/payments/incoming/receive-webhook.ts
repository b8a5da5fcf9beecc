import { createHash } from 'node:crypto';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { isWebhookSignature } from '../provider/signatures.ts';
import { insertWebhook } from './webhooks.queries.ts';

export const workWebhook = jobKind<{ webhookId: number }>('payments.webhook', { limit: 8, delaySeconds: 2 });

interface Delivery {
  /** The raw bytes: parsing and serializing them again would invalidate the signature. */
  body: Buffer;
  signature: unknown;
  eventId: unknown;
}

/**
 * Stores a webhook that is signed with one of our secrets; it is processed after the response. Throws BAD_REQUEST.
 */
export async function receiveWebhook(
  { services, provider, metrics }: PaymentsContext,
  { body, signature, eventId }: Delivery,
): Promise<void> {
  const { db, jobs, clock, log } = services;
  if (!isWebhookSignature(body, signature, provider.webhookSecrets)) {
    log.warn('a webhook came with a wrong signature');
    metrics.webhooks.inc({ outcome: 'unsigned' });
    throw new AppError('BAD_REQUEST', sentence('payments.signature'));
  }
  const sha256 = createHash('sha256').update(body).digest('hex');
  // The event id is not signed, so it only saves work. Correctness depends on the payment's own id.
  const id = typeof eventId === 'string' && /^[\w-]{1,64}$/.test(eventId) ? eventId : sha256;
  const isNew = await inTransaction(db, async (tx) => {
    const [row] = await insertWebhook(tx, { id, sha256, body: body.toString('utf8'), now: clock.now() });
    if (row) await jobs.add(tx, workWebhook, { webhookId: row.id });
    return row !== undefined;
  });
  metrics.webhooks.inc({ outcome: isNew ? 'kept' : 'repeated' });
}
