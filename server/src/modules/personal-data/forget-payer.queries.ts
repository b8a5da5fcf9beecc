import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Longer than a request may take: thirty days of a busy site are looked through. */
const mayTake = 120_000;

/** That an event came stays known, so that it is not heard twice. */
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

/** Empties what the payment provider told us of a person's payments, which names their email and phone. */
export async function emptyProviderNews(tx: Transaction, buyerId: number): Promise<void> {
  await allowTime(tx, mayTake);
  await emptyWebhooks(tx, [buyerId]);
}
