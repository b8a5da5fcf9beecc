import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
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
  /** Orders that count towards this month's limit; 0 without a limit. */
  placedThisMonth: number;
  keptShares: KeptShares;
  sharesVersion: number;
  /** Null if no swatches are sent. */
  swatchPaise: number | null;
}

/**
 * SQL: the number of orders of the shop `s` that count towards its limit in the month that began at a parameter; 0
 * without a limit. An unpaid order counts until it is cancelled or lapses after a day.
 */
export const placedSince = (monthBegan: string) => `case when s.orders_a_month is null then 0
               else (select count(*) from orders o
                      where o.maker_id = s.user_id and o.status <> 'CANCELLED' and o.swatch_of is null and o.created_at >= ${monthBegan})
          end::int`;

/** The start of the month of `now` in India. */
export const monthBeganBefore = (now: Date) => startOfDay(startOfMonth(istDayOf(now)));

const shopOf = prepared<ShopRow, [makerId: number, monthBegan: Date]>(
  'profiles.shop',
  `select s.about, s.specialities, s.lead_days as "leadDays", s.orders_a_month as "ordersAMonth",
          s.paused_until::text as "pausedUntil", s.pause_note as "pauseNote", s.holidays,
          s.kept_shares as "keptShares", s.shares_version as "sharesVersion", s.swatch_paise as "swatchPaise",
          ${placedSince('$2')} as "placedThisMonth"
     from shops s where s.user_id = $1`,
);

/** A maker's shop as it is now; undefined if they have entered nothing. */
export async function findShop(executor: Executor, makerId: number, now: Date): Promise<ShopRow | undefined> {
  return (await shopOf(executor, [makerId, monthBeganBefore(now)]))[0];
}

// Shops without a pause or an order limit are not locked, so that their orders never wait for each other.
const lockById = prepared<object, [makerId: number, today: string]>(
  'profiles.lock-shop',
  `select from shops
    where user_id = $1 and (orders_a_month is not null or paused_until > $2::date)
      for update`,
);

/**
 * Like `findShop`, but locks the shop until the transaction ends: of two concurrent orders for the last place, the
 * second sees the first.
 */
export async function lockShop(tx: Transaction, makerId: number, now: Date): Promise<ShopRow | undefined> {
  await lockById(tx, [makerId, istDayOf(now)]);
  return findShop(tx, makerId, now);
}

type ShopValues = Omit<typeof shops.$inferInsert, 'userId'>;

/** Changes only the given fields of the shop. */
export async function writeShop(executor: Executor, userId: number, shop: ShopValues): Promise<void> {
  await executor
    .insert(shops)
    .values({ userId, ...shop })
    .onConflictDoUpdate({ target: shops.userId, set: shop });
}

/** Returns no row, and changes nothing, if the shares were changed since the version. A shop without a row has version 0. */
export const writeShares = prepared<{ version: number }, { userId: number; shares: string; version: number }>(
  'profiles.write-shares',
  `insert into shops as s (user_id, kept_shares, shares_version) values ($userId, $shares, 1)
   on conflict (user_id) do update set kept_shares = excluded.kept_shares, shares_version = s.shares_version + 1
    where s.shares_version = $version
   returning shares_version as version`,
);
