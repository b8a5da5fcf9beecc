import type { Locale } from '#contracts/platform/locales.ts';
import { type PictureCopy, titleIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface CardDesign extends TitleRow {
  pricePaise: number;
  pictures: PictureCopy[];
  makerName: string;
  city: string | null;
}

/** A design that everyone may see. Parameters: its id, the language of the reader. */
export const designOfCard = prepared<CardDesign, [designId: number, locale: Locale]>(
  'cards.design',
  `select ${titleIn('$2')}, d.price_paise as "pricePaise", d.pictures,
          u.name as "makerName", p.city
     from designs d
     join users u on u.id = d.maker_id
     left join profiles p on p.user_id = u.id
    where d.id = $1 and d.status = 'PUBLISHED' and ${isPublic('d.maker_id')}`,
);

export interface CardMaker {
  name: string;
  city: string | null;
  state: string | null;
  imageKey: string | null;
}

/** A person whose profile everyone may see. Parameter: their id. */
export const makerOfCard = prepared<CardMaker, [userId: number]>(
  'cards.maker',
  `select u.name, p.city, p.state, p.profile_image_key as "imageKey"
     from users u left join profiles p on p.user_id = u.id
    where u.id = $1 and ${isPublic('u.id')}`,
);

/** The pictures of a maker's newest designs. Parameters: the maker, how many. */
export const newestOfMaker = prepared<{ pictures: PictureCopy[] }, [makerId: number, most: number]>(
  'cards.of-maker',
  `select pictures from designs where maker_id = $1 and status = 'PUBLISHED' and ${isPublic('$1')}
    order by published_at desc, id desc limit $2`,
);

/** The pictures of designs that everyone may see. Parameter: their ids. */
export const picturesOfDesigns = prepared<{ id: number; pictures: PictureCopy[] }, [ids: number[]]>(
  'cards.pictures',
  `select id, pictures from designs
    where id = any ($1::bigint[]) and status = 'PUBLISHED' and ${isPublic('maker_id')}`,
);
