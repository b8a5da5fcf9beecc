import type { Locale } from '#contracts/platform/locales.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isShownTo, titleIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface FoundDesignRow extends TitleRow {
  id: number;
  pricePaise: number;
  discountPercent: number;
  picture: PictureCopy | null;
  savesCount: number;
  makerId: number;
  makerName: string;
  makerIsVerified: boolean;
  makerCity: string | null;
  isSaved: boolean;
  ratingSum: number;
  reviewCount: number;
}

const shown = (viewer: string, locale: string, ids: string) => `
  d.id, ${titleIn(locale)}, d.price_paise as "pricePaise", d.discount_percent as "discountPercent",
  d.pictures -> 0 as picture, d.saves_count as "savesCount",
  d.maker_id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified", p.city as "makerCity",
  coalesce(t.rating_sum, 0) as "ratingSum", coalesce(t.review_count, 0) as "reviewCount",
  d.id = any (array(select design_id from saves
                     where user_id = ${viewer}::bigint and design_id = any (${ids}))) as "isSaved"`;

const makers =
  'join users u on u.id = d.maker_id left join profiles p on p.user_id = d.maker_id left join review_totals t on t.design_id = d.id';

/** Parameters: ids, the viewer's id or null, and the reader's language; in no particular order. */
export const foundDesigns = prepared<
  FoundDesignRow,
  [ids: readonly number[], viewerId: number | null, locale: Locale]
>(
  'search.foundDesigns',
  `select ${shown('$2', '$3', '$1::bigint[]')}
     from designs d ${makers}
    where d.id = any ($1::bigint[]) and ${isShownTo('$2')}`,
);

/** Selects what a page shows for `found`, a list of ids and keys in order. */
export const shownDesigns = (viewer: string, locale: string, order: string) => `
  select ${shown(viewer, locale, 'array(select id from found)')}, found.key
    from found join designs d on d.id = found.id ${makers}
   order by ${order}`;
