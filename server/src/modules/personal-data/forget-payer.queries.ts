import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** In milliseconds. Longer than the limit of a request, because it scans the events of thirty days. */
const mayTake = 120_000;

/** Keeps the row of the event, so that a repeated webhook is still recognized. */
const emptyWebhooks = prepared<object, [buyerId: number]>(
  'personal-data.empty-webhooks',
  `with named as (
     select unnest(array[p.razorpay_order_id, a.razorpay_payment_id]) as reference
       from orders o join payments p on p.order_id = o.id left join payment_attempts a on a.payment_id = p.id
      where o.buyer_id = $1)
   update webhook_events w set body = ''
    where w.processed_at is not null and w.body <> ''
      and exists (select from named where position(reference in w.body) > 0)`,
  {},
  { mayTakeMs: mayTake },
);

/** Empties the stored webhooks about a person's payments, which contain their email and phone. */
export async function emptyProviderNews(tx: Transaction, buyerId: number): Promise<void> {
  await allowTime(tx, mayTake);
  await emptyWebhooks(tx, [buyerId]);
}
