import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Sets a later due date for the final payment and restarts its reminders. Returns no row if the date is not later.
 */
export const renewFinalDue = prepared<{ id: number }, [id: number, finalDueAfter: Date]>(
  'orders.renew-final-due',
  `update orders set final_due_at = $2, final_reminded = 1
    where id = $1 and (final_due_at is null or final_due_at < $2) returning id`,
);

/**
 * Orders with a due reminder, and its number: two days before the due date, on it, and three days after it, each at
 * nine o'clock in India. Missed reminders are skipped.
 */
export const ordersToRemind = prepared<{ id: number; stage: number }, [now: Date]>(
  'orders.to-remind',
  `select id, stage from (
     select o.id, o.final_due_at, o.final_reminded,
            case when o.final_due_at < $1::timestamptz - interval '57 hours' then 4
                 when o.final_due_at < $1::timestamptz + interval '15 hours' then 3 else 2 end as stage
       from orders o
      where o.final_due_at < $1::timestamptz + interval '63 hours' and o.final_reminded < 4
        and o.status in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY')) due
    where final_reminded < stage order by final_due_at limit 200`,
);

/** Returns a row to only one of several concurrent callers. */
export const noteReminder = prepared<{ id: number }, [id: number, stage: number]>(
  'orders.note-reminder',
  'update orders set final_reminded = $2 where id = $1 and final_reminded < $2 returning id',
);
