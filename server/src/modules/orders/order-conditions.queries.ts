import { isSuspended } from '#server/modules/accounts/public.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';

/*
 * Parts of statements about an order `o`, shared by lists, figures and exports so that a card and the list it
 * leads to never disagree.
 */

/**
 * The title of an item `i` of the design `d` in the language of its reader. Null where the design was renamed since:
 * its translation is of the new title, not of what was bought.
 */
export const translatedTitleIn = (locale: string) =>
  `case when d.title = i.title then d.translations -> ${locale}::text ->> 'title' end`;

/** Nothing of it is left to be paid. */
export const finalIsPaid = `(o.final_paise = 0 or exists (
  select from payments f where f.order_id = o.id and f.purpose = 'FINAL' and f.status in ${paidStatuses}))`;

/**
 * The maker gave the whole advance back and the rest never came, or came in vain: the work was called off. A failed
 * refund counts, because it is tried again (`isCalledOff` in instalment.policy.ts).
 */
export const isCalledOff = `(exists (
    select from payments a where a.order_id = o.id and a.purpose = 'ADVANCE' and a.expected_paise <= (
      select sum(g.amount_paise) from refunds g
       where g.payment_id = a.id and g.razorpay_payment_id = a.razorpay_payment_id and g.status <> 'DROPPED'))
  and not exists (
    select from payments f where f.order_id = o.id and f.purpose = 'FINAL'
      and f.status in ${paidStatuses}
      and not exists (select from refunds l where l.payment_id = f.id and l.cause = 'LATE')))`;

/** All that was ever paid for it is promised back or has gone back (`isPaidBack` in instalment.policy.ts). */
export const isPaidBack = `(exists (
    select from payments p where p.order_id = o.id and p.status in ${paidStatuses})
  and not exists (
    select from payments p where p.order_id = o.id and p.status in ${paidStatuses}
      and p.expected_paise > coalesce((
        select sum(g.amount_paise) from refunds g
         where g.payment_id = p.id and g.razorpay_payment_id = p.razorpay_payment_id
           and g.status <> 'DROPPED'), 0)))`;

/** Why no new payment is taken for it, as `PaymentHold`. */
export const paymentHold = `(case
    when exists (select from users u where u.id = o.maker_id and (u.status <> 'ACTIVE' or ${isSuspended})) then 'MAKER'
    when exists (select from order_items i join designs d on d.id = i.design_id
                  where i.order_id = o.id and d.status = 'HIDDEN') then 'DESIGN' end)`;

/** The payment with this id is disputed at the buyer's bank, and that is not decided. */
export const isWithBank = (paymentId: string) => `exists (
  select from payment_disputes d where d.payment_id = ${paymentId} and d.status in ('OPEN','UNDER_REVIEW'))`;

/** A payment of it is disputed at the buyer's bank, and that is not decided. */
export const isDisputed = `exists (select from payments p where p.order_id = o.id and ${isWithBank('p.id')})`;

const awaitsFinalPayment = `('FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY')`;

/** Its measurements are still to be taken: they may be taken before its design is completed. */
const isToBeMeasured = `(o.measuring = 'MADE_TO_MEASURE' and o.status in (
  'CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED') and not exists (
    select from meetings m where m.order_id = o.id and m.status = 'COMPLETED'))`;

/** Its measurement is still to come and has no day, or lost it (as `promiseDelivery` waits for it). */
const needsMeeting = `(${isToBeMeasured} and not exists (
  select from meetings m where m.order_id = o.id and m.status in ('SCHEDULED', 'IN_PROGRESS')))`;

/**
 * Its next move is the maker’s: to answer a request to cancel it, or to go on. What is to be measured waits for its
 * buyer once its design is completed, and with a day for nobody. While a payment is disputed it waits for the bank and
 * the desk.
 */
export const waitsForMaker = `(
  o.status in ('CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED',
               'MEASUREMENT_COMPLETED', 'FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY', 'SHIPPED')
  and (o.asked_to_cancel or (
    not ${isDisputed}
    and o.status not in ('MEASUREMENT_SCHEDULED', 'SHIPPED')
    and (o.status in ('CONFIRMED', 'DESIGN_IN_PROGRESS') or not ${isToBeMeasured})
    and (o.status not in ${awaitsFinalPayment} or ${finalIsPaid}))))`;

/**
 * Its next move is the buyer’s: to pay what `refuseInstalment` lets them pay, to choose a day for the measurement,
 * or to say that the parcel has arrived. While a payment is disputed it waits for the bank and the desk.
 */
export const waitsForBuyer = `(not ${isDisputed} and (
  o.status = 'SHIPPED' or (o.status = 'PENDING' and ${paymentHold} is null)
  or (${paymentHold} is distinct from 'MAKER' and (
    ${needsMeeting} or (o.status in ${awaitsFinalPayment} and not ${finalIsPaid} and not ${isCalledOff})))))`;

/** Since when it has stood where it stands: its last move, or the final payment that came after it. */
export const waitsSince = `greatest(o.updated_at, case when o.status in ${awaitsFinalPayment} then (
  select f.authorized_at from payments f where f.order_id = o.id and f.purpose = 'FINAL') end)`;

/** Not one that lapsed or was dropped before anything was paid: nobody ever worked on it. */
export const everCounted = `not (o.status = 'CANCELLED' and o.confirmed_at is null)`;

/** The advance was paid, and it was not cancelled: what revenue counts, unless it was called off. */
export const isSold = `(o.status <> 'CANCELLED' and o.confirmed_at is not null)`;

/** Money of an instalment that goes back or has gone back; what was captured twice never counted as paid. */
export const isGivenBack = `(r.status not in ('FAILED', 'DROPPED') and r.razorpay_payment_id = p.razorpay_payment_id)`;

/** The day in India of a moment. */
export const indiaDateOf = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The same as text, such as 2026-11-21. */
export const indiaDayOf = (moment: string) => `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
