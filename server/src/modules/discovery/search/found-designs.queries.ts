import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface FoundDesignRow {
  id: number;
  title: string;
  pricePaise: number;
  discountPercent: number;
  picture: PictureCopy | null;
  savesCount: number;
  makerId: number;
  makerName: string;
  makerIsVerified: boolean;
  makerCity: string | null;
  isSaved: boolean;
}

const shown = (viewer: string, ids: string) => `
  d.id, d.title, d.price_paise as "pricePaise", d.discount_percent as "discountPercent",
  d.pictures -> 0 as picture, d.saves_count as "savesCount",
  d.maker_id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified", p.city as "makerCity",
  d.id = any (array(select design_id from saves
                     where user_id = ${viewer}::bigint and design_id = any (${ids}))) as "isSaved"`;

const makers = 'join users u on u.id = d.maker_id left join profiles p on p.user_id = d.maker_id';

/** Parameters: ids, and the viewer's id or null; in no order. */
export const foundDesigns = prepared<FoundDesignRow, [ids: readonly number[], viewerId: number | null]>(
  'search.foundDesigns',
  `select ${shown('$2', '$1::bigint[]')}
     from designs d ${makers}
    where d.id = any ($1::bigint[]) and ${isShownTo('$2')}`,
);

/** What a page of `found`, a list of ids and keys in order, shows. */
export const shownDesigns = (viewer: string, order: string) => `
  select ${shown(viewer, 'array(select id from found)')}, found.key
    from found join designs d on d.id = found.id ${makers}
   order by ${order}`;
