import { type OrderSide, type TurnFact, type TurnRow, turnRows } from '#contracts/orders/core/order-turns.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import {
  finalIsPaid,
  isCalledOff,
  isChangeAsked,
  isDisputed,
  isStepWaiting,
  lacksFinished,
  paymentHold,
} from '../order-conditions.queries.ts';

/** Each fact as an SQL condition. */
export type FactConditions = Readonly<Record<TurnFact, string>>;

/** SQL for whether an order waits for a side, built from the rows of `turnRows` in their order. */
export function conditionOf(side: OrderSide, facts: FactConditions, status: string): string {
  const own = turnRows.filter((row) => row.side === side);
  const statuses = new Set(own.filter(({ waits }) => waits).flatMap(({ at }) => at));
  const isAt = (at: Iterable<string>) => `${status} in (${[...at].map((one) => `'${one}'`).join(', ')})`;
  const holds = ({ at, when = [], unless = [] }: TurnRow) =>
    [isAt(at), ...when.map((fact) => facts[fact]), ...unless.map((fact) => `not ${facts[fact]}`)].join(
      ' and ',
    );
  const cases = own
    .filter(({ at }) => at.some((one) => statuses.has(one)))
    .map((row) => `when ${holds(row)} then ${row.waits}`);
  return `(${isAt(statuses)} and case ${cases.join('\n    ')} else false end)`;
}

/** SQL for the facts of an order `o`, equivalent to `turnFactsOf`. Uses the database's clock. */
export const factConditions: FactConditions = {
  isAskedToCancel: 'o.asked_to_cancel',
  isDisputed,
  isMakerHeld: `${paymentHold} is not distinct from 'MAKER'`,
  isDesignHeld: `${paymentHold} is not distinct from 'DESIGN'`,
  isToBeMeasured: `(o.measuring = 'MADE_TO_MEASURE' and not exists (
    select from meetings m where m.order_id = o.id and m.status = 'COMPLETED'))`,
  isBooked: `exists (
    select from meetings m where m.order_id = o.id and m.status in ('SCHEDULED', 'IN_PROGRESS'))`,
  isMeetingOver: `exists (
    select from meetings m where m.order_id = o.id and m.status in ('SCHEDULED', 'IN_PROGRESS')
      and m.scheduled_at <= now() - interval '1 hour')`,
  isFinalPaid: finalIsPaid,
  isFinalOwed: `(not ${finalIsPaid} and not ${isCalledOff})`,
  isFinalTakenBack: `exists (
    select from payments f where f.order_id = o.id and f.purpose = 'FINAL' and f.status in ${paidStatuses}
      and f.expected_paise <= (
        select sum(g.amount_paise) from refunds g
         where g.payment_id = f.id and g.razorpay_payment_id = f.razorpay_payment_id and g.status <> 'DROPPED'
        having bool_or(g.cause in ('DESK', 'PROVIDER', 'DISPUTE'))))`,
  isToBeReviewed: `exists (
    select from order_items i join designs d on d.id = i.design_id and d.status = 'PUBLISHED'
     where i.order_id = o.id and o.swatch_of is null and not exists (
       select from reviews w where w.design_id = i.design_id and w.user_id = o.buyer_id))`,
  isStepWaiting,
  isChangeAsked,
  lacksFinished,
  isSwatch: '(o.swatch_of is not null)',
};

/** The next move is the maker's. */
export const waitsForMaker = conditionOf('maker', factConditions, 'o.status');

/** The next move is the buyer's. */
export const waitsForBuyer = conditionOf('buyer', factConditions, 'o.status');
