import type { FoundDesignRow } from '#server/modules/discovery/search/found-designs.queries.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/**
 * A page of a search, newest first, as one statement without counts or limits. Parameters: text of a tsquery,
 * the cursor's microseconds and id.
 */
export const newestFound = prepared<
  Omit<FoundDesignRow, 'isSaved' | 'language' | 'translatedTitle' | 'ratingSum' | 'reviewCount'>,
  [must: string, micros: number, id: number]
>(
  'floor.newestFound',
  `with page as materialized (
     select design_id from design_search
      where words @@ $1::tsquery
        and (published_at, design_id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)
      order by published_at desc, design_id desc limit 25)
   select d.id, d.title, d.price_paise as "pricePaise", d.discount_percent as "discountPercent",
          d.pictures -> 0 as picture, d.saves_count as "savesCount", d.maker_id as "makerId", u.name as "makerName",
          u.is_verified as "makerIsVerified", p.city as "makerCity"
     from page join designs d on d.id = page.design_id join users u on u.id = d.maker_id
     left join profiles p on p.user_id = d.maker_id
    order by d.published_at desc, d.id desc`,
);
