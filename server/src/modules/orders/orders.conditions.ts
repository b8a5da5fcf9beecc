/*
 * Parts of statements about an order `o`, shared by lists, figures and exports so that a card and the list it
 * leads to never disagree.
 */

/** Nothing of it is left to be paid. */
export const finalIsPaid = `(o.final_paise = 0 or exists (
  select from payments f where f.order_id = o.id and f.purpose = 'FINAL' and f.status in ('AUTHORIZED', 'CAPTURED', 'REFUNDED')))`;

const awaitsFinalPayment = `('FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY')`;

/** Its next move is the maker’s. A visit that has its day waits for nobody. */
export const waitsForMaker = `(
  o.status in ('CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_COMPLETED',
               'FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY')
  and (o.status not in ${awaitsFinalPayment} or ${finalIsPaid}))`;

/** Its next move is the buyer’s: to pay, or to say that the parcel has arrived. */
export const waitsForBuyer = `(o.status in ('PENDING', 'SHIPPED')
  or (o.status in ${awaitsFinalPayment} and not ${finalIsPaid}))`;

/** Since when it has stood where it stands: its last move, or the final payment that came after it. */
export const waitsSince = `greatest(o.updated_at, case when o.status in ${awaitsFinalPayment} then (
  select f.authorized_at from payments f where f.order_id = o.id and f.purpose = 'FINAL') end)`;

/** Not one that lapsed or was dropped before anything was paid: nobody ever worked on it. */
export const everCounted = `not (o.status = 'CANCELLED' and o.confirmed_at is null)`;

/** The advance was paid, and it was not cancelled: what revenue counts. */
export const isSold = `(o.status <> 'CANCELLED' and o.confirmed_at is not null)`;

/** Money of an instalment that goes back or has gone back; what was captured twice never counted as paid. */
export const isGivenBack = `(r.status <> 'FAILED' and r.razorpay_payment_id = p.razorpay_payment_id)`;

/** The day in India of a moment. */
export const indiaDateOf = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The same as text, such as 2026-11-21. */
export const indiaDayOf = (moment: string) => `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
