import type { DayRange } from '#contracts/platform/days-off.ts';
import { type IstDay, istDayOf, startOfDay, startOfMonth } from '#contracts/platform/ist-day.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { shops } from './shops.tables.ts';

export interface ShopRow {
  about: string;
  specialities: string[];
  leadDays: number | null;
  ordersAMonth: number | null;
  pausedUntil: IstDay | null;
  pauseNote: string;
  holidays: DayRange[];
  /** Orders of this month that hold a place; 0 where nobody counts them. */
  placedThisMonth: number;
}

/**
 * SQL of the orders that hold a place of the shop `s` in the month that began at a parameter; 0 where nobody counts
 * them. An unpaid order holds its place until it is paid, cancelled, or lapses after a day.
 */
export const placedSince = (monthBegan: string) => `case when s.orders_a_month is null then 0
               else (select count(*) from orders o
                      where o.maker_id = s.user_id and o.status <> 'CANCELLED' and o.created_at >= ${monthBegan})
          end::int`;

/** The moment at which the month of `now` began in India. */
export const monthBeganBefore = (now: Date) => startOfDay(startOfMonth(istDayOf(now)));

const shopOf = prepared<ShopRow, [makerId: number, monthBegan: Date]>(
  'profiles.shop',
  `select s.about, s.specialities, s.lead_days as "leadDays", s.orders_a_month as "ordersAMonth",
          s.paused_until::text as "pausedUntil", s.pause_note as "pauseNote", s.holidays,
          ${placedSince('$2')} as "placedThisMonth"
     from shops s where s.user_id = $1`,
);

/** A maker's shop as it is now; undefined where they have said nothing. */
export async function findShop(executor: Executor, makerId: number, now: Date): Promise<ShopRow | undefined> {
  return (await shopOf(executor, [makerId, monthBeganBefore(now)]))[0];
}

// Makers who neither pause nor count orders are not held, so that their orders never wait for each other.
const lockById = prepared<object, [makerId: number, today: string]>(
  'profiles.lock-shop',
  `select from shops
    where user_id = $1 and (orders_a_month is not null or paused_until > $2::date)
      for update`,
);

/** The shop as `findShop` does, held until the end: of two orders for its last place the second sees the first. */
export async function lockShop(tx: Transaction, makerId: number, now: Date): Promise<ShopRow | undefined> {
  await lockById(tx, [makerId, istDayOf(now)]);
  return findShop(tx, makerId, now);
}

type ShopValues = Omit<typeof shops.$inferInsert, 'userId'>;

/** Writes what is given and leaves the rest of the shop as it is. */
export async function writeShop(executor: Executor, userId: number, shop: ShopValues): Promise<void> {
  await executor
    .insert(shops)
    .values({ userId, ...shop })
    .onConflictDoUpdate({ target: shops.userId, set: shop });
}
