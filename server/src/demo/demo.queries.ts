import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { demoParts } from './demo.tables.ts';

/** Marks what the demo made, so that a fill that was cut short goes on where it stopped. */
export const demoKey = (name: string) => `demo:${name}`;

const emptyDatabaseRow = prepared<{ used: boolean }, []>(
  'demo.is-empty-database',
  `select exists (select from users) as used`,
);

/** True where nobody has an account yet. */
export async function isEmptyDatabase(executor: Executor): Promise<boolean> {
  const rows = await emptyDatabaseRow(executor, []);
  return rows[0]?.used === false;
}

const demoRow = prepared<{ designs: number; orders: number }, []>(
  'demo.count-demo',
  `select (select count(*) from designs where idempotency_key like 'demo:%') as designs,
           (select count(*) from orders where idempotency_key like 'demo:%') as orders`,
);

/** How much of the demo is there. */
export async function countDemo(executor: Executor): Promise<{ designs: number; orders: number }> {
  const rows = await demoRow(executor, []);
  return rows[0] ?? { designs: 0, orders: 0 };
}

const peopleRow = prepared<{ email: string; id: number }, [emails: readonly string[]]>(
  'demo.people',
  `select email, id from users where email = any($1)`,
);

/** The ids of the demo's people by their addresses. */
export async function findPeople(
  executor: Executor,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await peopleRow(executor, [emails]);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

const verifyAccountStatement = prepared<object, [userId: number]>(
  'demo.verify-account',
  `update users set is_verified = true where id = $1`,
);

/** Sets an account's seal; only an admin's desk and the demo do. */
export async function verifyAccount(executor: Executor, userId: number): Promise<void> {
  await verifyAccountStatement(executor, [userId]);
}

/** The parts of the demo that have been filled. */
export async function findDoneParts(executor: Executor): Promise<Set<string>> {
  const rows = await executor.select({ name: demoParts.name }).from(demoParts);
  return new Set(rows.map(({ name }) => name));
}

export async function markPartDone(executor: Executor, name: string): Promise<void> {
  await executor.insert(demoParts).values({ name }).onConflictDoNothing();
}

const demoDesignKeysRow = prepared<{ key: string }, []>(
  'demo.demo-design-keys',
  `select idempotency_key as key from designs where idempotency_key like 'demo:%'`,
);

/** The keys of the demo's designs, also of those that somebody has hidden or deleted since. */
export async function findDemoDesignKeys(executor: Executor): Promise<Set<string>> {
  const rows = await demoDesignKeysRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const demoDesignsRow = prepared<{ key: string; id: number; makerId: number; publishedAt: Date }, []>(
  'demo.demo-designs',
  `select idempotency_key as key, id, maker_id as "makerId", published_at as "publishedAt"
          from designs where idempotency_key like 'demo:%' and status = 'PUBLISHED'`,
  { publishedAt: 'what is published has its moment: designs_published_check' },
);

/** The demo's designs that everybody can see, by their keys. */
export async function findDemoDesigns(
  executor: Executor,
): Promise<Map<string, { id: number; makerId: number; publishedAt: Date }>> {
  const rows = await demoDesignsRow(executor, []);
  return new Map(rows.map(({ key, id, makerId, publishedAt }) => [key, { id, makerId, publishedAt }]));
}

const demoCommentKeysRow = prepared<{ key: string }, []>(
  'demo.demo-comment-keys',
  `select idempotency_key as key from comments where idempotency_key like 'demo:%'`,
);

/** What has been said already, by the keys of the demo's comments. */
export async function findDemoCommentKeys(executor: Executor): Promise<Set<string>> {
  const rows = await demoCommentKeysRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const askedRow = prepared<{ key: string }, []>(
  'demo.asked',
  `select e.design_id || '/' || e.message as key from enquiries e
          join designs d on d.id = e.design_id and d.idempotency_key like 'demo:%'`,
);

/** What has been asked about the demo's designs already, as "design/words". */
export async function findAsked(executor: Executor): Promise<Set<string>> {
  const rows = await askedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const sharedRow = prepared<{ key: string }, []>(
  'demo.shared',
  `select distinct s.design_id || '/' || s.user_id as key from shares s
          join designs d on d.id = s.design_id and d.idempotency_key like 'demo:%'`,
);

/** Who has shared which of the demo's designs already, as "design/user". */
export async function findShared(executor: Executor): Promise<Set<string>> {
  const rows = await sharedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

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

/** A payment can only be made now; those of the demo were made when their orders were young. */
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
  `select idempotency_key as key, status from orders where idempotency_key like 'demo:%'`,
);

/** How far the demo's orders have come, by their keys. */
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
         where o.idempotency_key like 'demo:%'
           and not exists (select from order_updates u where u.order_id = o.id)`,
  { movedAt: 'an order is written with the first line of its history' },
);

/** The demo's orders whose making has not been told of, by their keys. */
export async function findOpenDemoOrders(executor: Executor): Promise<Map<string, OpenDemoOrder>> {
  const rows = await openDemoOrdersRow(executor, []);
  return new Map(rows.map(({ key, id, status, movedAt }) => [key, { id, status, movedAt }]));
}

const unmetOrdersRow = prepared<{ id: number; buyerId: number; makerId: number }, []>(
  'demo.unmet-orders',
  `select id, buyer_id as "buyerId", maker_id as "makerId" from orders o
         where idempotency_key like 'demo:%' and status = 'MEASUREMENT_SCHEDULED'
           and not exists (select from meetings m where m.order_id = o.id) order by id`,
);

/** The demo's orders that wait to be measured and have no meeting yet. */
export async function findUnmetOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number }[]> {
  const rows = await unmetOrdersRow(executor, []);
  return rows;
}

const demoStoriesRow = prepared<{ key: string }, [now: Date]>(
  'demo.demo-stories',
  `select split_part(idempotency_key, '@', 1) as key from stories
         where idempotency_key like 'demo:%' and expires_at > $1`,
);

/** The keys of the demo's stories that can be seen. */
export async function findDemoStories(executor: Executor, now: Date): Promise<Set<string>> {
  const rows = await demoStoriesRow(executor, [now]);
  return new Set(rows.map(({ key }) => key));
}

const followersRow = prepared<{ id: number }, []>(
  'demo.followers',
  `select distinct follower_id as id from follows`,
);

/** Everybody who follows somebody. */
export async function findFollowers(executor: Executor): Promise<Set<number>> {
  const rows = await followersRow(executor, []);
  return new Set(rows.map(({ id }) => id));
}

const boardsRow = prepared<{ name: string; id: number }, [userId: number]>(
  'demo.boards',
  `select name, id from boards where user_id = $1`,
);

/** Somebody's boards: their ids by their names. */
export async function findBoards(executor: Executor, userId: number): Promise<Map<string, number>> {
  const rows = await boardsRow(executor, [userId]);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

const reviewedRow = prepared<{ key: string }, []>(
  'demo.reviewed',
  `select r.design_id || '/' || r.user_id as key from reviews r
          join designs d on d.id = r.design_id and d.idempotency_key like 'demo:%'`,
);

/** Who has reviewed which of the demo's designs already, as "design/user". */
export async function findReviewed(executor: Executor): Promise<Set<string>> {
  const rows = await reviewedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const paidOrdersRow = prepared<{ id: number; makerId: number }, []>(
  'demo.paid-orders',
  `
    select o.id, o.maker_id as "makerId"
      from orders o join payments p on p.order_id = o.id and p.purpose = 'FINAL'
     where o.idempotency_key like 'demo:%' and o.status <> 'CANCELLED'
       and p.status not in ('CREATED', 'ATTEMPTED') order by p.captured_at, o.id`,
);

/** The demo's orders that are made and paid in full, those paid last at the end. */
export async function findPaidOrders(executor: Executor): Promise<{ id: number; makerId: number }[]> {
  const rows = await paidOrdersRow(executor, []);
  return rows;
}

const readOlderNewsStatement = prepared<object, [unreadLeft: number]>(
  'demo.read-older-news',
  `
    with placed as (
      select id, row_number() over (partition by recipient_id order by created_at desc, id desc) as place
        from notifications where read_at is null)
    update notifications n set read_at = now() from placed where placed.id = n.id and place > $1`,
);

/** Everybody has read their news but for the newest of them. */
export async function readOlderNews(executor: Executor, unreadLeft: number): Promise<void> {
  await readOlderNewsStatement(executor, [unreadLeft]);
}

const demoComplaintKeysRow = prepared<{ key: string }, []>(
  'demo.demo-complaint-keys',
  `select idempotency_key as key from complaints where idempotency_key like 'demo:%'`,
);

/** The keys of the demo's complaints. */
export async function findDemoComplaintKeys(executor: Executor): Promise<Set<string>> {
  const rows = await demoComplaintKeysRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const demoSalesRow = prepared<{ id: number; buyerId: number }, [makerId: number]>(
  'demo.demo-sales',
  `select id, buyer_id as "buyerId" from orders
         where maker_id = $1 and idempotency_key like 'demo:%'
           and status in ('CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED',
                          'MEASUREMENT_COMPLETED') order by id`,
);

/** The orders of the demo that a maker is at work on, oldest first. */
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
         where o.idempotency_key like 'demo:%' and o.status not in ('CANCELLED', 'DELIVERED')
           and not exists (select from measurements m where m.order_id = o.id)
         order by o.id`,
  { title: 'an order is written with its items' },
);

/** The demo's orders whose measurements were taken, and when; without those that have them written down. */
export async function findMeasuredOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number; title: string; at: Date }[]> {
  const rows = await measuredOrdersRow(executor, []);
  return rows;
}
