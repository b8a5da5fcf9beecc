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
  /** The bytes as they came: parsing and writing them again would change what was signed. */
  body: Buffer;
  signature: unknown;
  eventId: unknown;
}

/** Keeps a webhook that one of our secrets signed; it is worked through after the answer. Throws BAD_REQUEST. */
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
  // The event's id is not signed, so it only spares work; what keeps the books right is the payment's own id.
  const id = typeof eventId === 'string' && /^[\w-]{1,64}$/.test(eventId) ? eventId : sha256;
  const isNew = await inTransaction(db, async (tx) => {
    const [row] = await insertWebhook(tx, { id, sha256, body: body.toString('utf8'), now: clock.now() });
    if (row) await jobs.add(tx, workWebhook, { webhookId: row.id });
    return row !== undefined;
  });
  metrics.webhooks.inc({ outcome: isNew ? 'kept' : 'repeated' });
}
