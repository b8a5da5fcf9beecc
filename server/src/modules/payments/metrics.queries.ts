import { prepared } from '#server/platform/db/prepared.ts';

/** Ages are in seconds, 0 if there is none. Read only from partial indexes of open rows. */
export interface OpenMoney {
  webhooks: number;
  oldestWebhook: number;
  refunds: number;
  oldestRefund: number;
  failedRefunds: number;
  overdueChecks: number;
}

const secondsSince = (moment: string) =>
  `coalesce(extract(epoch from $1::timestamptz - ${moment})::float8, 0)`;

export const openMoney = prepared<OpenMoney, [now: Date]>(
  'payments.open-money',
  `select w.count as webhooks, w.oldest as "oldestWebhook", r.count as refunds, r.oldest as "oldestRefund",
          f.count as "failedRefunds", c.count as "overdueChecks"
     from (select count(*)::int as count, ${secondsSince('min(received_at)')} as oldest
             from webhook_events where processed_at is null) w,
          (select count(*)::int as count, ${secondsSince('min(updated_at)')} as oldest
             from refunds where status in ('QUEUED','PENDING')) r,
          (select count(*)::int as count from refunds where status = 'FAILED') f,
          (select count(*)::int as count from payments
            where check_after is not null and check_after < $1::timestamptz - interval '5 minutes') c`,
);
