import { keptPageSize } from '#contracts/engagement/boards.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isShownTo, titleIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface KeptRow extends TitleRow {
  id: number;
  pricePaise: number;
  discountPercent: number;
  pictures: PictureCopy[];
  likesCount: number;
  savesCount: number;
  makerId: number;
  makerName: string;
  makerCity: string | null;
  /** When it was liked or saved, in microseconds since 1970. */
  micros: number;
  /** The board of a save; null in the default board. */
  boardId: number | null;
}

/** The owner of the likes or saves, and the position after which the page begins. */
interface KeptPlace {
  userId: number;
  micros: number;
  id: number;
  /** The reader's language. */
  locale: Locale;
}

/**
 * One scan of the index of the person's likes or saves, newest first, with one extra row to see whether more follow.
 * Skips designs that they can no longer see.
 */
const keptPage = (table: 'likes' | 'saves', where = '') => `
  with page as materialized (
    select k.created_at as kept_at, ${table === 'saves' ? 'k.board_id' : 'null::bigint'} as board_id, d.*
      from ${table} k join designs d on d.id = k.design_id and ${isShownTo('$userId')}
     where k.user_id = $userId
       and (k.created_at, k.design_id) < (timestamptz 'epoch' + $micros * interval '1 microsecond', $id::bigint)${where}
     order by k.created_at desc, k.design_id desc
     limit ${keptPageSize + 1})
  select d.id, ${titleIn('$locale')}, d.price_paise as "pricePaise", d.discount_percent as "discountPercent", d.pictures,
         d.likes_count as "likesCount", d.saves_count as "savesCount", d.board_id as "boardId",
         d.maker_id as "makerId", u.name as "makerName", p.city as "makerCity",
         (extract(epoch from d.kept_at) * 1000000)::bigint as micros
    from page d
    join users u on u.id = d.maker_id
    left join profiles p on p.user_id = d.maker_id
   order by d.kept_at desc, d.id desc`;

export const likedPage = prepared<KeptRow, KeptPlace>('kept.liked', keptPage('likes'));
export const savedPage = prepared<KeptRow, KeptPlace>('kept.saved', keptPage('saves'));
export const savedPageOfDefault = prepared<KeptRow, KeptPlace>(
  'kept.saved-default',
  keptPage('saves', ' and k.board_id is null'),
);
export const savedPageOfBoard = prepared<KeptRow, KeptPlace & { boardId: number }>(
  'kept.saved-board',
  keptPage('saves', ' and k.board_id = $boardId'),
);
