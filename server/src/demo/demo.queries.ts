import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import type { Executor } from '../platform/db/executor.ts';
import { demoParts } from './demo.tables.ts';

/** Marks what the demo made, so that a fill that was cut short goes on where it stopped. */
export const demoKey = (name: string) => `demo:${name}`;

/** True where nobody has an account yet. */
export async function isEmptyDatabase(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ used: boolean }>(sql`select exists (select from users) as used`);
  return rows[0]?.used === false;
}

/** How much of the demo is there. */
export async function countDemo(executor: Executor): Promise<{ designs: number; orders: number }> {
  const { rows } = await executor.execute<{ designs: number; orders: number }>(sql`
    select (select count(*) from designs where upload_key like 'demo:%') as designs,
           (select count(*) from orders where idempotency_key like '%demo:%') as orders`);
  return rows[0] ?? { designs: 0, orders: 0 };
}

/** The ids of the demo's people by their addresses. */
export async function findPeople(
  executor: Executor,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ email: string; id: number }>(
    sql`select email, id from users where email = any(${sql.param([...emails])})`,
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Sets an account's seal; only an admin's desk and the demo do. */
export async function verifyAccount(executor: Executor, userId: number): Promise<void> {
  await executor.execute(sql`update users set is_verified = true where id = ${userId}`);
}

/** The parts of the demo that have been filled. */
export async function findDoneParts(executor: Executor): Promise<Set<string>> {
  const rows = await executor.select({ name: demoParts.name }).from(demoParts);
  return new Set(rows.map(({ name }) => name));
}

export async function markPartDone(executor: Executor, name: string): Promise<void> {
  await executor.insert(demoParts).values({ name }).onConflictDoNothing();
}

/** The keys of the demo's designs, also of those that somebody has hidden or deleted since. */
export async function findDemoDesignKeys(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select upload_key as key from designs where upload_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The demo's designs that everybody can see, by their keys. */
export async function findDemoDesigns(
  executor: Executor,
): Promise<Map<string, { id: number; makerId: number; publishedAt: Date }>> {
  const { rows } = await executor.execute<{ key: string; id: number; makerId: number; publishedAt: string }>(
    sql`select upload_key as key, id, maker_id as "makerId", published_at as "publishedAt"
          from designs where upload_key like 'demo:%' and status = 'PUBLISHED'`,
  );
  return new Map(
    rows.map(({ key, id, makerId, publishedAt }) => [
      key,
      { id, makerId, publishedAt: new Date(publishedAt) },
    ]),
  );
}

/** What has been said already, by the keys of the demo's comments. */
export async function findDemoCommentKeys(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select attempt_key as key from comments where attempt_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** What has been asked about the demo's designs already, as "design/words". */
export async function findAsked(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select e.design_id || '/' || e.message as key from enquiries e
          join designs d on d.id = e.design_id and d.upload_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Who has shared which of the demo's designs already, as "design/user". */
export async function findShared(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select distinct s.design_id || '/' || s.user_id as key from shares s
          join designs d on d.id = s.design_id and d.upload_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** A payment can only be made now; those of the demo were made when their orders were young. */
export async function backdatePayment(
  executor: Executor,
  { orderId, part, at }: { orderId: number; part: 'ADVANCE' | 'FINAL'; at: Date },
): Promise<void> {
  await executor.execute(sql`
    update payments set authorized_at = ${at}, captured_at = ${at} where order_id = ${orderId} and purpose = ${part}`);
  if (part === 'FINAL') return;
  await executor.execute(sql`
    with noted as (
      update order_history set created_at = ${at}
       where order_id = ${orderId} and to_status = 'CONFIRMED' returning order_id)
    update orders set confirmed_at = ${at}, updated_at = ${at} where id = ${orderId}`);
}

/** How far the demo's orders have come, by their keys. */
export async function findDemoOrders(executor: Executor): Promise<Map<string, string>> {
  const { rows } = await executor.execute<{ key: string; status: string }>(
    sql`select substring(idempotency_key from 'demo:.*') as key, status from orders where idempotency_key like '%demo:%'`,
  );
  return new Map(rows.map(({ key, status }) => [key, status]));
}

interface OpenDemoOrder {
  id: number;
  status: OrderStatus;
  movedAt: Date;
}

/** The demo's orders whose making has not been told of, by their keys. */
export async function findOpenDemoOrders(executor: Executor): Promise<Map<string, OpenDemoOrder>> {
  const { rows } = await executor.execute<{ key: string; id: number; status: OrderStatus; movedAt: string }>(
    sql`select substring(o.idempotency_key from 'demo:.*') as key, o.id, o.status,
               (select max(h.created_at) from order_history h where h.order_id = o.id) as "movedAt"
          from orders o
         where o.idempotency_key like '%demo:%'
           and not exists (select from order_updates u where u.order_id = o.id)`,
  );
  return new Map(
    rows.map(({ key, id, status, movedAt }) => [key, { id, status, movedAt: new Date(movedAt) }]),
  );
}

/** The demo's orders that wait to be measured and have no meeting yet. */
export async function findUnmetOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number }[]> {
  const { rows } = await executor.execute<{ id: number; buyerId: number; makerId: number }>(
    sql`select id, buyer_id as "buyerId", maker_id as "makerId" from orders o
         where idempotency_key like '%demo:%' and status = 'MEASUREMENT_SCHEDULED'
           and not exists (select from meetings m where m.order_id = o.id) order by id`,
  );
  return rows;
}

/** The keys of the demo's stories that can be seen. */
export async function findDemoStories(executor: Executor, now: Date): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select split_part(upload_key, '@', 1) as key from stories
         where upload_key like 'demo:%' and expires_at > ${now}`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Everybody who follows somebody. */
export async function findFollowers(executor: Executor): Promise<Set<number>> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`select distinct follower_id as id from follows`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Somebody's boards: their ids by their names. */
export async function findBoards(executor: Executor, userId: number): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ name: string; id: number }>(
    sql`select name, id from boards where user_id = ${userId}`,
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Who has reviewed which of the demo's designs already, as "design/user". */
export async function findReviewed(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select r.design_id || '/' || r.user_id as key from reviews r
          join designs d on d.id = r.design_id and d.upload_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The demo's orders that are made and paid in full, those paid last at the end. */
export async function findPaidOrders(executor: Executor): Promise<{ id: number; makerId: number }[]> {
  const { rows } = await executor.execute<{ id: number; makerId: number }>(sql`
    select o.id, o.maker_id as "makerId"
      from orders o join payments p on p.order_id = o.id and p.purpose = 'FINAL'
     where o.idempotency_key like '%demo:%' and o.status <> 'CANCELLED'
       and p.status not in ('CREATED', 'ATTEMPTED') order by p.captured_at, o.id`);
  return rows;
}

/** Everybody has read their news but for the newest of them. */
export async function readOlderNews(executor: Executor, unreadLeft: number): Promise<void> {
  await executor.execute(sql`
    with placed as (
      select id, row_number() over (partition by recipient_id order by created_at desc, id desc) as place
        from notifications where read_at is null)
    update notifications n set read_at = now() from placed where placed.id = n.id and place > ${unreadLeft}`);
}

/** The keys of the demo's complaints. */
export async function findDemoComplaintKeys(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select idempotency_key as key from complaints where idempotency_key like 'demo:%'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The orders of the demo that a maker is at work on, oldest first. */
export async function findDemoSales(
  executor: Executor,
  makerId: number,
): Promise<{ id: number; buyerId: number }[]> {
  const { rows } = await executor.execute<{ id: number; buyerId: number }>(
    sql`select id, buyer_id as "buyerId" from orders
         where maker_id = ${makerId} and idempotency_key like '%demo:%'
           and status in ('CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED',
                          'MEASUREMENT_COMPLETED') order by id`,
  );
  return rows;
}

/** The demo's orders whose measurements were taken, and when; without those that have them written down. */
export async function findMeasuredOrders(
  executor: Executor,
): Promise<{ id: number; buyerId: number; makerId: number; title: string; at: Date }[]> {
  const { rows } = await executor.execute<{
    id: string;
    buyerId: string;
    makerId: string;
    title: string;
    at: string;
  }>(
    sql`select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", h.created_at as at,
               (select title from order_items where order_id = o.id order by id limit 1) as title
          from orders o join order_history h on h.order_id = o.id and h.to_status = 'MEASUREMENT_COMPLETED'
         where o.idempotency_key like '%demo:%' and o.status not in ('CANCELLED', 'DELIVERED')
           and not exists (select from measurements m where m.order_id = o.id)
         order by o.id`,
  );
  return rows.map(({ id, buyerId, makerId, title, at }) => ({
    id: Number(id),
    buyerId: Number(buyerId),
    makerId: Number(makerId),
    title,
    at: new Date(at),
  }));
}
