import { prepared } from '#server/platform/db/prepared.ts';

/** Gives the final payment a later date and its reminders anew. No row where it has that date, or a later one. */
export const renewFinalDue = prepared<{ id: number }, [id: number, finalDueAfter: Date]>(
  'orders.renew-final-due',
  `update orders set final_due_at = $2, final_reminded = 1
    where id = $1 and (final_due_at is null or final_due_at < $2) returning id`,
);

/**
 * Orders whose next reminder has come, with its number: two days before the last day, on that day, and three days
 * after it, each at nine in the morning in India. Days that passed meanwhile are not made up for.
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

/** Answers with a row to one of those who try. */
export const noteReminder = prepared<{ id: number }, [id: number, stage: number]>(
  'orders.note-reminder',
  'update orders set final_reminded = $2 where id = $1 and final_reminded < $2 returning id',
);
