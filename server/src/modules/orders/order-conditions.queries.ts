import { isSuspended } from '#server/modules/accounts/public.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';

/**
 * SQL conditions about an order `o`, shared by lists, figures and exports so that a figure always agrees with the
 * list it links to.
 */

/**
 * The title of an item `i` of the design `d` in the reader's language. Null if the design was renamed since, because
 * its translation is of the new title, not of what was bought.
 */
export const translatedTitleIn = (locale: string) =>
  `case when d.title = i.title then d.translations -> ${locale}::text ->> 'title' end`;

/** The language of the title of an item `i`: of its design `d`, or else, in a quote without a design, by its script. */
export const languageOfItem = `coalesce(d.language, case
  when i.title ~ '[ऀ-ॿ]' then 'hi' when i.title ~ '[ঀ-৿]' then 'bn' when i.title ~ '[஀-௿]' then 'ta' else 'en' end)`;

/** The final payment is paid or zero. */
export const finalIsPaid = `(o.final_paise = 0 or exists (
  select from payments f where f.order_id = o.id and f.purpose = 'FINAL' and f.status in ${paidStatuses}))`;

/**
 * The maker gave the whole advance back, and the final payment never came or came too late: the order was called off.
 * A failed refund counts, because it is retried (`isCalledOff` in instalment.policy.ts).
 */
export const isCalledOff = `(exists (
    select from payments a where a.order_id = o.id and a.purpose = 'ADVANCE' and a.expected_paise <= (
      select sum(g.amount_paise) from refunds g
       where g.payment_id = a.id and g.razorpay_payment_id = a.razorpay_payment_id and g.status <> 'DROPPED'))
  and not exists (
    select from payments f where f.order_id = o.id and f.purpose = 'FINAL'
      and f.status in ${paidStatuses}
      and not exists (select from refunds l where l.payment_id = f.id and l.cause = 'LATE')))`;

/** Everything ever paid is refunded or promised back (`isPaidBack` in instalment.policy.ts). */
export const isPaidBack = `(exists (
    select from payments p where p.order_id = o.id and p.status in ${paidStatuses})
  and not exists (
    select from payments p where p.order_id = o.id and p.status in ${paidStatuses}
      and p.expected_paise > coalesce((
        select sum(g.amount_paise) from refunds g
         where g.payment_id = p.id and g.razorpay_payment_id = p.razorpay_payment_id
           and g.status <> 'DROPPED'), 0)))`;

/** The chosen options of the order `o` as one text; `which` is a condition on its lines `l`. */
export const optionsInOne = (which = 'true') => `coalesce((
    select string_agg(l.label || ': ' || l.detail, ' · ' order by l.position)
      from order_lines l where l.order_id = o.id and l.kind = 'OPTION' and ${which}), '')`;

/** Why no new payment is taken, as `PaymentHold`. */
export const paymentHold = `(case
    when exists (select from users u where u.id = o.maker_id and (u.status <> 'ACTIVE' or ${isSuspended})) then 'MAKER'
    when exists (select from order_items i join designs d on d.id = i.design_id
                  where i.order_id = o.id and d.status = 'HIDDEN') then 'DESIGN' end)`;

/** The payment with this id has an undecided dispute at the buyer's bank. */
export const isWithBank = (paymentId: string) => `exists (
  select from payment_disputes d where d.payment_id = ${paymentId} and d.status in ('OPEN','UNDER_REVIEW'))`;

/** A payment of the order has an undecided dispute at the buyer's bank. */
export const isDisputed = `exists (select from payments p where p.order_id = o.id and ${isWithBank('p.id')})`;

/** Since when the order has waited: its last move, or a final payment after it. */
export const waitsSince = `greatest(o.updated_at, case when o.status in ('FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY') then (
  select f.authorized_at from payments f where f.order_id = o.id and f.purpose = 'FINAL') end)`;

/** Not an order that ended before anything was paid, so that nobody worked on it. */
export const everCounted = `not (o.status = 'CANCELLED' and o.confirmed_at is null)`;

/** The advance was paid and the order was not cancelled: counts as revenue, unless it was called off. */
export const isSold = `(o.status <> 'CANCELLED' and o.confirmed_at is not null)`;

/**
 * A refund of an instalment that is under way or done. Refunds of duplicate captures are excluded, because those
 * never counted as paid.
 */
export const isActiveRefund = `(r.status not in ('FAILED', 'DROPPED') and r.razorpay_payment_id = p.razorpay_payment_id)`;

/** The day in India. */
export const indiaDateOf = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The day in India as text, such as 2026-11-21. */
export const indiaDayOf = (moment: string) => `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The working days of the open steps of an order's plan; null without a plan. */
export const remainingDays = `(select coalesce(sum(s.days) filter (where s.state = 'OPEN'), 0)::int from plan_steps s
  where s.order_id = o.id having count(*) > 0)`;

/** The order has a plan whose last step does not show the finished piece yet. */
export const lacksFinished = `exists (select from plan_steps s where s.order_id = o.id and s.is_finished
  and s.state not in ('DONE','APPROVED'))`;

/** The open steps of the plan on chosen days, each with the working days from it to the end (`movedStepsOf`). */
export const movedSteps = `coalesce((
  select json_agg(json_build_object('on', s.start_on::text, 'days', (
           select coalesce(sum(t.days), 0)::int from plan_steps t
            where t.order_id = s.order_id and t.state = 'OPEN' and t.position >= s.position)))
    from plan_steps s where s.order_id = o.id and s.state = 'OPEN' and s.days > 0
     and s.start_on is not null), '[]')`;

/** A step of an order's plan, or the price of a change, waits for the buyer. */
export const isStepWaiting = `exists (select from plan_steps s where s.order_id = o.id and s.state in ('SUBMITTED','PRICED'))`;

/** A change beyond the free ones waits for the maker. */
export const isChangeAsked = `exists (select from plan_steps s where s.order_id = o.id and s.state = 'CHANGE_ASKED')`;
