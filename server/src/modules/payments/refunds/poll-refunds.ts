import type { PaymentsContext } from '../payments.context.ts';
import { bookRefund } from './book-refund.ts';
import { noteRefundsRead, refundStatusOf, refundsAsReported, refundsReadUntil } from './refunds.queries.ts';

/**
 * Refunds are listed by the time they were made, so this much is read again to find ones that were listed late. In
 * seconds.
 */
const overlap = 600;
const pageSize = 100;

/**
 * Reads the refunds made since the last run, ours and those that a person made at the provider, in case a webhook was
 * lost. Throws ProviderError.
 */
export async function pollRefunds(context: PaymentsContext): Promise<void> {
  const { db } = context.services;
  const [row] = await refundsReadUntil(db, []);
  if (!row || row.reached === null) return;
  const from = Math.max(0, row.reached - overlap);
  let newest = 0;
  for (let skip = 0; ; skip += pageSize) {
    const reported = await context.client.listRefundsSince(from, skip, pageSize);
    const ids = reported.map(({ id }) => id);
    const done = await refundsAsReported(db, [ids, reported.map(({ status }) => refundStatusOf[status])]);
    const known = new Set(done.map(({ id }) => id));
    for (const refund of reported) {
      newest = Math.max(newest, refund.created_at);
      if (!known.has(refund.id)) await bookRefund(context, refund, { isFresh: true });
    }
    if (reported.length < pageSize) break;
  }
  // Stored last, so that an interrupted run starts again at the same place.
  if (newest > 0) await noteRefundsRead(db, [newest]);
}
