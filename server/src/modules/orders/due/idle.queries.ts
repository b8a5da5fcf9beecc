import type { TurnFacts } from '#contracts/orders/core/order-turns.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { meetingStages, paidStages } from '#contracts/orders/due/idle-orders.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { conditionOf, type FactConditions, factConditions } from '../core/order-turns.queries.ts';
import { waitsSince } from '../order-conditions.queries.ts';

const listOf = (statuses: readonly OrderStatus[]) => statuses.map((one) => `'${one}'`).join(', ');

/** SQL for whether an open order waits for nobody: `idleReason` in SQL. */
export function idleConditionOf(facts: FactConditions, status: string): string {
  return `(${status} in (${listOf(paidStages)})
    and not ${conditionOf('buyer', facts, status)} and not ${conditionOf('maker', facts, status)}
    and not ${facts.isDisputed}
    and not (${status} in (${listOf(meetingStages)}) and ${facts.isToBeMeasured} and ${facts.isBooked}))`;
}

/** A cancelled order of which more is held than its maker may keep. */
const holdsMoney = `(o.status = 'CANCELLED' and o.kept_paise < (
  select sum(p.expected_paise - coalesce((
           select sum(g.amount_paise) from refunds g
            where g.payment_id = p.id and g.razorpay_payment_id = p.razorpay_payment_id and g.status <> 'DROPPED'), 0))
    from payments p where p.order_id = o.id and p.status in ${paidStatuses}))`;

const waitsForNobody = idleConditionOf(factConditions, 'o.status');

/** SQL: an order `o` that was found idle still is. */
export const isStillIdle = `(${waitsForNobody} or ${holdsMoney})`;

export type IdleRow = TurnFacts & { id: number; status: OrderStatus; since: Date };

const facts = Object.entries(factConditions).map(([fact, condition]) => `${condition} as "${fact}"`);

/** Orders after the id $1 that wait for nobody, by id. */
export const findIdle = prepared<IdleRow, [after: number]>(
  'orders.find-idle',
  `select o.id, o.status, ${waitsSince} as since, ${facts.join(', ')}
     from orders o where o.id > $1 and o.status not in ('PENDING','DELIVERED') and ${isStillIdle}
    order by o.id limit 200`,
);

/** Replaces the list of idle orders by $1, JSON of orderId, reason and since. */
export const keepIdle = prepared<object, [found: string]>(
  'orders.keep-idle',
  `with found as materialized (
     select * from jsonb_to_recordset($1::jsonb) f ("orderId" bigint, reason text, since timestamptz)),
   gone as (
     delete from idle_orders i where not exists (select from found f where f."orderId" = i.order_id))
   insert into idle_orders (order_id, reason, since)
   select "orderId", reason, since from found
   on conflict (order_id) do update set reason = excluded.reason, since = excluded.since`,
);

export const countIdle = prepared<{ count: number }, []>(
  'orders.count-idle',
  `select count(*)::int as count from idle_orders i join orders o on o.id = i.order_id where ${isStillIdle}`,
);
