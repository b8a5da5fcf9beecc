import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const rupees = (paise: string) => `'₹' || to_char((${paise}) / 100.0, 'FM999999999990.00')`;

/** A payment that came too late for its order has no document: it is refunded. */
const isLate = `exists (select from refunds l where l.payment_id = p.id
  and l.razorpay_payment_id = p.razorpay_payment_id and l.cause = 'LATE')`;

interface Batch {
  /** Only later orders. */
  after: number;
  upTo: number;
}

/** Order sums that do not add up, refunds without a payment, and refunds that exceed what their payment records. */
export const ordersOutOfSum = prepared<BookDifference, { [Name in keyof Batch]: Batch[Name] }>(
  'admin.books-sums',
  `select 'ORDER_SUM' as kind, 'ORDER' as subject, 'its items' as reference, o.id as "orderId",
          ${rupees('o.subtotal_paise')} as ours, ${rupees('coalesce(i.sum, 0)')} as theirs
     from orders o
     left join lateral (select sum(price_paise * quantity) as sum from order_items where order_id = o.id) i on true
    where o.id > $after and o.id <= $upTo and coalesce(i.sum, 0) <> o.subtotal_paise
   union all
   select 'ORDER_SUM', 'ORDER', 'the lines of its price', o.id,
          ${rupees('o.subtotal_paise')}, ${rupees('coalesce(l.sum, 0)')}
     from orders o
     left join lateral (select sum(unit_paise * quantity) as sum from order_lines where order_id = o.id) l on true
    where o.id > $after and o.id <= $upTo and coalesce(l.sum, 0) <> o.subtotal_paise
   union all
   select 'ORDER_SUM', 'ORDER', case p.purpose when 'ADVANCE' then 'its advance' else 'its final payment' end, o.id,
          ${rupees("case p.purpose when 'ADVANCE' then o.advance_paise else o.final_paise end")},
          ${rupees('p.expected_paise')}
     from orders o join payments p on p.order_id = o.id
    where o.id > $after and o.id <= $upTo
      and p.expected_paise <> case p.purpose when 'ADVANCE' then o.advance_paise else o.final_paise end
   union all
   select 'ORDER_SUM', 'ORDER', 'what is kept of it', o.id, ${rupees('o.kept_paise')}, ${rupees('coalesce(h.held, 0)')}
     from orders o
     left join lateral (
       select sum(a.amount_paise - a.refunded_paise) as held
         from payments p join payment_attempts a on a.razorpay_payment_id = p.razorpay_payment_id
        where p.order_id = o.id and p.status in ${paidStatuses}) h on true
    where o.id > $after and o.id <= $upTo and o.status = 'CANCELLED' and coalesce(h.held, 0) <> o.kept_paise
   union all
   select 'ORDER_SUM', 'ORDER', 'refunds of ' || a.razorpay_payment_id, o.id,
          ${rupees('a.refunded_paise')}, ${rupees('coalesce(r.sum, 0)')}
     from orders o join payments p on p.order_id = o.id join payment_attempts a on a.payment_id = p.id
     left join lateral (select sum(amount_paise) as sum from refunds
                         where razorpay_payment_id = a.razorpay_payment_id and status <> 'DROPPED') r on true
    where o.id > $after and o.id <= $upTo and coalesce(r.sum, 0) <> a.refunded_paise
   union all
   select 'REFUND_WITHOUT_PAYMENT', 'REFUND', coalesce(r.razorpay_refund_id, 'refund ' || r.id), o.id,
          ${rupees('r.amount_paise')} || ' of ' || r.razorpay_payment_id, ''
     from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
    where o.id > $after and o.id <= $upTo
      and not exists (select from payment_attempts a where a.razorpay_payment_id = r.razorpay_payment_id)`,
);

const refundOf = `select r.amount_paise from refunds r
  where r.id = substring(d.name from '^refund-([0-9]+)$')::bigint and r.status = 'PROCESSED'`;

/** The document was replaced by a later receipt for the kept amount, or will be with a refund that is in transit. */
const isReplaced = `(exists (select from documents k where k.order_id = d.order_id and k.kind = 'KEPT_RECEIPT' and k.id > d.id)
  or exists (select from payments p join refunds r on r.payment_id = p.id
              where p.order_id = d.order_id and r.status <> 'DROPPED'
                and (r.processed_at is null or r.processed_at >= $before::timestamptz)))`;

/**
 * Documents whose money did not move or was a different sum, and money that moved before $before without a document.
 */
export const documentsAstray = prepared<
  BookDifference,
  { [Name in keyof Batch | 'before']: (Batch & { before: Date })[Name] }
>(
  'admin.books-documents',
  `select case when s.paise is null then 'DOCUMENT_WITHOUT_PAYMENT' else 'OTHER_SUM' end as kind,
          'DOCUMENT' as subject, d.name as reference, d.order_id as "orderId",
          ${rupees("(d.snapshot->>'amountPaise')::bigint")} as ours,
          coalesce(${rupees('s.paise')}, '') as theirs
     from documents d
     cross join lateral (select case
       when d.name in ('advance-receipt', 'final-receipt') then
         (select p.expected_paise from payments p where p.order_id = d.order_id and p.status in ${paidStatuses}
             and p.purpose = case d.name when 'advance-receipt' then 'ADVANCE' else 'FINAL' end)
       when d.name = 'invoice' then
         (select o.total_paise from orders o where o.id = d.order_id
             and o.total_paise <= (select sum(p.expected_paise) from payments p
                                    where p.order_id = o.id and p.status in ${paidStatuses}))
       when d.kind = 'KEPT_RECEIPT' then
         case when ${isReplaced} then (d.snapshot->>'amountPaise')::bigint
              else (select o.kept_paise from orders o where o.id = d.order_id) end
       else (${refundOf}) end as paise) s
    where d.order_id > $after and d.order_id <= $upTo
      and s.paise is distinct from (d.snapshot->>'amountPaise')::bigint
   union all
   select 'PAYMENT_WITHOUT_DOCUMENT', 'PAYMENT', p.razorpay_payment_id, p.order_id, ${rupees('p.expected_paise')}, ''
     from payments p
    where p.order_id > $after and p.order_id <= $upTo and p.status in ${paidStatuses}
      and p.authorized_at < $before::timestamptz and not ${isLate}
      and not exists (select from documents d where d.order_id = p.order_id
                         and d.name = case p.purpose when 'ADVANCE' then 'advance-receipt' else 'final-receipt' end)
   union all
   select 'PAYMENT_WITHOUT_DOCUMENT', 'REFUND', coalesce(r.razorpay_refund_id, 'refund ' || r.id), p.order_id,
          ${rupees('r.amount_paise')}, ''
     from payments p join refunds r on r.payment_id = p.id and r.razorpay_payment_id = p.razorpay_payment_id
    where p.order_id > $after and p.order_id <= $upTo and r.status = 'PROCESSED'
      and r.processed_at < $before::timestamptz and r.cause in ('AGREED','CANCELLED','DESK','PROVIDER','DISPUTE')
      and not ${isLate}
      and not exists (select from documents d where d.order_id = p.order_id and d.name = 'refund-' || r.id)`,
  {
    ours: 'every document has its amount in its snapshot (dueDocuments)',
    reference: 'an instalment that was paid has the id of its payment (markAuthorized, markCaptured)',
  },
);

/** The last order of the next batch; null if there is none. */
export const endOfBatch = prepared<{ upTo: number | null }, [after: number, size: number]>(
  'admin.books-batch',
  'select max(id) as "upTo" from (select id from orders where id > $1 order by id limit $2) batch',
);
