import { trendingRules } from '#contracts/feed/trending.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type PictureCopy, titleIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Enough for explore and search; the rail shows the first few. */
const keptPlaces = 100;
const { days, halfLifeHours: halfLife, weights } = trendingRules;

// Floating point, because numeric takes ten times as long.
const weighted = (weight: number, at: string) =>
  `${weight} * exp(extract(epoch from ${at} - $1::timestamptz)::float8 * ${Math.LN2 / (halfLife * 3600)}::float8)`;

/** In milliseconds. Longer than the limit of a request: on a busy site a week is millions of rows. */
const mayTake = 120_000;

/** Computes the places as of $1. There are more candidates than places, because some are no longer visible. */
const fill = prepared<object, [now: Date]>(
  'trending.fill',
  `
  with acts as (
    select design_id, ${weighted(weights.like, 'created_at')} as weight
      from likes where created_at > $1 - interval '${days} days'
    union all
    select design_id, ${weighted(weights.save, 'created_at')}
      from saves where created_at > $1 - interval '${days} days'
    union all
    select design_id, ${weighted(weights.comment, 'max(created_at)')}
      from comments where created_at > $1 - interval '${days} days' group by design_id, user_id
    union all
    select i.design_id, ${weighted(weights.order, 'o.created_at')}
      from orders o join order_items i on i.order_id = o.id
     where o.created_at > $1 - interval '${days} days' and o.status not in ('PENDING', 'CANCELLED') and i.design_id is not null and o.swatch_of is null),
  scores as (
    select design_id, sum(weight) as score from acts group by design_id order by score desc limit ${keptPlaces * 5})
  insert into trending (place, design_id, score, computed_at)
  select row_number() over (order by score desc, d.id desc), d.id, score, $1
    from scores s join designs d on d.id = s.design_id and d.status = 'PUBLISHED'
    join users u on u.id = d.maker_id and ${isPublic('u.id')}
   order by score desc, d.id desc limit ${keptPlaces}`,
  {},
  { mayTakeMs: mayTake },
);

const forget = prepared<object, []>('trending.forget', 'delete from trending');

/**
 * True only if the stored places are not newer than $1 and no other transaction holds the lock. The lock is held
 * until the transaction ends.
 */
export const claimTrending = prepared<{ isOurs: boolean }, [dueBefore: Date]>(
  'trending.claim',
  `select pg_try_advisory_xact_lock(hashtextextended('trending', 0))
          and coalesce((select max(computed_at) from trending) <= $1::timestamptz, true) as "isOurs"`,
);

export async function replaceTrending(tx: Transaction, now: Date): Promise<void> {
  await allowTime(tx, mayTake);
  await forget(tx, []);
  await fill(tx, [now]);
}

interface TrendingRow extends TitleRow {
  id: number;
  pictures: PictureCopy[];
  makerId: number;
  makerName: string;
  likesCount: number;
  ordersCount: number;
}

/** The first $1 designs that are still visible, with titles in locale $2. */
export const trendingDesigns = prepared<TrendingRow, [shownPlaces: number, locale: Locale]>(
  'trending.list',
  `select d.id, ${titleIn('$2')}, d.pictures, d.likes_count as "likesCount", d.orders_count as "ordersCount",
          u.id as "makerId", u.name as "makerName"
     from trending t
     join designs d on d.id = t.design_id and d.status = 'PUBLISHED'
     join users u on u.id = d.maker_id and ${isPublic('u.id')}
    order by t.place limit $1`,
);
