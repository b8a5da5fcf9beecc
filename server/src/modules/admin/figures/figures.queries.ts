import { hoursToDecideReport } from '#contracts/admin/reports/reports.rules.ts';
import { hasEnded, type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { isPaymentDisputed } from '#server/modules/payments/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** A day in India and its count. */
export interface DayCount {
  day: string;
  count: number;
}

const indianDay = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date::text`;

export const countPeople = prepared<{ all: number; makers: number; verified: number }, []>(
  'admin.count-people',
  `select count(*)::int as "all",
          (count(*) filter (where role not in ('USER','ADMIN')))::int as makers,
          (count(*) filter (where is_verified))::int as verified
     from users where status <> 'DELETED'`,
);

export const peopleByDay = prepared<DayCount, [since: Date]>(
  'admin.people-by-day',
  `select ${indianDay('created_at')} as day, count(*)::int as count
     from users where created_at >= $1 and status <> 'DELETED' group by 1`,
);

export const countDesigns = prepared<{ all: number }, []>(
  'admin.count-designs',
  'select published as "all" from design_totals',
);

export const designsByDay = prepared<DayCount, [since: Date]>(
  'admin.designs-by-day',
  `select ${indianDay('published_at')} as day, count(*)::int as count
     from designs where status = 'PUBLISHED' and published_at >= $1 group by 1`,
);

export const ordersByStatus = prepared<{ status: OrderStatus; count: number }, []>(
  'admin.orders-by-status',
  'select status, count(*)::int as count from orders group by status',
);

/** Orders by the day in India on which they were placed, since $1, the start of such a day. */
export const ordersByDay = prepared<DayCount, [since: Date]>(
  'admin.orders-by-day',
  `select ${indianDay('created_at')} as day, count(*)::int as count from orders where created_at >= $1 group by 1`,
);

const underWay = orderStatuses.filter((status) => !hasEnded(status)).map((status) => `'${status}'`);

interface Money {
  count: number;
  paise: number;
}

/** Money paid for orders under way and not promised back. */
export const moneyHeld = prepared<Money, []>(
  'admin.money-held',
  `select count(distinct o.id)::int as count,
          coalesce(sum(a.amount_paise - a.refunded_paise), 0)::bigint as paise
     from orders o
     join payments p on p.order_id = o.id and p.status in ('AUTHORIZED','CAPTURED')
     join payment_attempts a on a.razorpay_payment_id = p.razorpay_payment_id
    where o.status in (${underWay})`,
);

/** Refunds held back while a bank decides a dispute about their payment; see `refundToSend`. */
const waitsForBank = `(r.status = 'QUEUED' and ${isPaymentDisputed('r.razorpay_payment_id')})`;
const openRefundsThat = (name: string, condition: string) =>
  prepared<Money, []>(
    `admin.${name}`,
    `select count(*)::int as count, coalesce(sum(r.amount_paise), 0)::bigint as paise
       from refunds r where r.status in ('QUEUED','PENDING') and ${condition}`,
  );

export const refundsUnderWay = openRefundsThat('refunds-under-way', `not ${waitsForBank}`);

export const refundsWithBank = openRefundsThat('refunds-with-bank', waitsForBank);

export const failedRefunds = prepared<Money, []>(
  'admin.failed-refunds',
  `select count(*)::int as count, coalesce(sum(amount_paise), 0)::bigint as paise
     from refunds where status = 'FAILED'`,
);

/** Complaints that wait for the desk, by waiting time. */
export const waitingComplaints = prepared<
  { day: number; threeDays: number; week: number; longer: number },
  [now: Date]
>(
  'admin.waiting-complaints',
  `select (count(*) filter (where age < interval '1 day'))::int as day,
          (count(*) filter (where age >= interval '1 day' and age < interval '3 days'))::int as "threeDays",
          (count(*) filter (where age >= interval '3 days' and age < interval '7 days'))::int as week,
          (count(*) filter (where age >= interval '7 days'))::int as longer
     from (select $1::timestamptz - waiting_since as age from complaints where waiting_since < 'infinity') waiting`,
);

/** Reported things, grouped as in the queue; the first report decides whether one is overdue. */
export const openReports = prepared<{ open: number; overdue: number }, [now: Date]>(
  'admin.open-reports',
  `select count(*)::int as open,
          (count(*) filter (where created_at < $1::timestamptz - interval '${hoursToDecideReport} hours'))::int
            as overdue
     from (select min(created_at) as created_at from reports where status = 'OPEN' group by kind, target_id) things`,
);

export const waitingVerifications = prepared<{ count: number }, []>(
  'admin.waiting-verifications',
  `select count(*)::int as count from verification_requests where status = 'WAITING'`,
);

export const waitingCancellations = prepared<{ count: number }, []>(
  'admin.waiting-cancellations',
  `select count(*)::int as count from cancellation_requests where status = 'OVERDUE'`,
);
