import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const backdatePaymentStatement = prepared<object, [at: Date, orderId: number, part: string]>(
  'demo.backdate-payment',
  `
    update payments set authorized_at = $1, captured_at = $1 where order_id = $2 and purpose = $3`,
);

const backdatePaymentOrderStatement = prepared<object, [at: Date, orderId: number]>(
  'demo.backdate-payment-order',
  `
    with noted as (
      update order_history set created_at = $1
       where order_id = $2 and to_status = 'CONFIRMED' returning order_id)
    update orders set confirmed_at = $1, updated_at = $1 where id = $2`,
);

/** A payment can only be made now; this backdates a demo payment to the time of its order. */
export async function backdatePayment(
  executor: Executor,
  { orderId, part, at }: { orderId: number; part: 'ADVANCE' | 'FINAL'; at: Date },
): Promise<void> {
  await backdatePaymentStatement(executor, [at, orderId, part]);
  if (part === 'FINAL') return;
  await backdatePaymentOrderStatement(executor, [at, orderId]);
}

const demoOrdersRow = prepared<{ key: string; status: string }, []>(
  'demo.demo-orders',
  `select idempotency_key as key, status from orders where idempotency_key like 'demo %'`,
);

/** The statuses of the demo's orders, by key. */
export async function findDemoOrders(executor: Executor): Promise<Map<string, string>> {
  const rows = await demoOrdersRow(executor, []);
  return new Map(rows.map(({ key, status }) => [key, status]));
}

interface OpenDemoOrder {
  id: number;
  status: OrderStatus;
  movedAt: Date;
}

const openDemoOrdersRow = prepared<{ key: string; id: number; status: OrderStatus; movedAt: Date }, []>(
  'demo.open-demo-orders',
  `select o.idempotency_key as key, o.id, o.status,
               (select max(h.created_at) from order_history h where h.order_id = o.id) as "movedAt"
          from orders o
         where o.idempotency_key like 'demo %'
           and not exists (select from order_updates u where u.order_id = o.id)`,
  { movedAt: 'an order is written with the first line of its history' },
);

/** The demo's orders that have no updates yet, by key. */
export async function findOpenDemoOrders(executor: Executor): Promise<Map<string, OpenDemoOrder>> {
  const rows = await openDemoOrdersRow(executor, []);
  return new Map(rows.map(({ key, id, status, movedAt }) => [key, { id, status, movedAt }]));
}

const unmetOrdersRow = prepared<{ id: number; buyerId: number; makerId: number }, []>(
  'demo.unmet-orders',
  `select id, buyer_id as "buyerId", maker_id as "makerId" from orders o
         where idempotency_key like 'demo %' and status = 'MEASUREMENT_SCHEDULED'
           and not exists (select from meetings m where m.order_id = o.id) order by id`,
);

/** The demo's orders that wait for measurements and have no meeting yet. */
export async function findUnmetOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number }[]> {
  const rows = await unmetOrdersRow(executor, []);
  return rows;
}

const paidOrdersRow = prepared<{ id: number; makerId: number }, []>(
  'demo.paid-orders',
  `
    select o.id, o.maker_id as "makerId"
      from orders o join payments p on p.order_id = o.id and p.purpose = 'FINAL'
     where o.idempotency_key like 'demo %' and o.status <> 'CANCELLED'
       and p.status not in ('CREATED', 'ATTEMPTED') order by p.captured_at, o.id`,
);

/** The demo's orders that are paid in full and not cancelled, the most recently paid last. */
export async function findPaidOrders(executor: Executor): Promise<{ id: number; makerId: number }[]> {
  const rows = await paidOrdersRow(executor, []);
  return rows;
}

const demoSalesRow = prepared<{ id: number; buyerId: number }, [makerId: number]>(
  'demo.demo-sales',
  `select id, buyer_id as "buyerId" from orders
         where maker_id = $1 and idempotency_key like 'demo %'
           and status in ('CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED',
                          'MEASUREMENT_COMPLETED') order by id`,
);

/** The demo's orders that a maker is working on, oldest first. */
export async function findDemoSales(
  executor: Executor,
  makerId: number,
): Promise<{ id: number; buyerId: number }[]> {
  const rows = await demoSalesRow(executor, [makerId]);
  return rows;
}

const measuredOrdersRow = prepared<
  { id: number; buyerId: number; makerId: number; title: string; at: Date },
  []
>(
  'demo.measured-orders',
  `select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", h.created_at as at,
               (select title from order_items where order_id = o.id order by id limit 1) as title
          from orders o join order_history h on h.order_id = o.id and h.to_status = 'MEASUREMENT_COMPLETED'
         where o.idempotency_key like 'demo %' and o.status not in ('CANCELLED', 'DELIVERED')
           and not exists (select from measurements m where m.order_id = o.id)
           and not exists (select from naap_shares s where s.order_id = o.id)
         order by o.id`,
  { title: 'an order is written with its items' },
);

/**
 * The demo's orders whose measurements were taken, and when; without orders whose measurements are already recorded
 * or shared by the buyer.
 */
export async function findMeasuredOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number; title: string; at: Date }[]> {
  const rows = await measuredOrdersRow(executor, []);
  return rows;
}

/** The newest order of a buyer for a design of the demo that has not ended. */
export const openOrderOfDesign = prepared<{ id: number }, [buyerId: number, designKey: string]>(
  'demo.open-order-of-design',
  `select o.id from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id
    where o.buyer_id = $1 and d.idempotency_key = $2 and o.status not in ('PENDING','DELIVERED','CANCELLED')
    order by o.id desc limit 1`,
);

/** The newest order of a buyer that is made and not asked for its final payment, with the key of its design. */
export const orderInMaking = prepared<
  {
    id: number;
    makerId: number;
    makingDays: number;
    title: string;
    category: string;
    designKey: string;
    movedAt: Date;
  },
  [buyerId: number]
>(
  'demo.order-in-making',
  `select o.id, o.maker_id as "makerId", o.making_days as "makingDays", d.title, d.category,
          coalesce(d.idempotency_key, '') as "designKey",
          (select max(h.created_at) from order_history h where h.order_id = o.id) as "movedAt"
     from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id
    where o.buyer_id = $1
      and o.status in ('CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED','MEASUREMENT_SCHEDULED','MEASUREMENT_COMPLETED')
    order by o.id desc limit 1`,
  { movedAt: 'an order is written with the first line of its history' },
);

/** Orders of a maker without a plan that are made now, the newest three; not those of one buyer. */
export const ordersWithoutPlan = prepared<
  { id: number; makingDays: number; title: string; category: string },
  [makerId: number, exceptBuyer: number]
>(
  'demo.orders-without-plan',
  `select o.id, o.making_days as "makingDays", d.title, d.category
     from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id
    where o.maker_id = $1 and o.buyer_id <> $2 and not o.asked_to_cancel
      and o.status in ('CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED')
      and not exists (select from order_plans p where p.order_id = o.id)
    order by o.id desc limit 3`,
);
