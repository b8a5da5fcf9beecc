import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { QuestionKind } from '#contracts/designs/options/options.rules.ts';
import type { PriceLine } from '#contracts/money/price-order.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type PictureCopy, titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { languageOfItem, translatedTitleIn } from '../order-conditions.queries.ts';

export interface ItemRow extends TitleRow {
  /** Null for a piece of a quote without a design. */
  designId: number | null;
  makerName: string;
  pictureKey: string | null;
  pricePaise: number;
  quantity: number;
  size: string;
  /** The design is still published, and the buyer has not reviewed it yet. */
  awaitsReview: boolean;
}

/** $1 the order, $2 the reader's language; null returns only the titles as bought. */
export const itemsOfOrder = prepared<ItemRow, [orderId: number, locale: Locale | null]>(
  'orders.items',
  `select i.design_id as "designId", i.title, ${languageOfItem} as language, ${translatedTitleIn('$2')} as "translatedTitle",
          i.maker_name as "makerName", i.picture_key as "pictureKey",
          i.price_paise as "pricePaise", i.quantity, i.size,
          d.status is not distinct from 'PUBLISHED' and o.swatch_of is null and not exists (
            select from reviews r where r.design_id = i.design_id and r.user_id = o.buyer_id) as "awaitsReview"
     from order_items i join orders o on o.id = i.order_id left join designs d on d.id = i.design_id
    where i.order_id = $1 order by i.id`,
);

export interface LineRow extends PriceLine {
  /** The place of its item in the order, from 0. */
  item: number;
}

/** What the price of an order is made of, in order. */
export const linesOfOrder = prepared<LineRow, [orderId: number]>(
  'orders.lines',
  `select item, kind, label, detail, unit_paise as "unitPaise", quantity, days
     from order_lines where order_id = $1 order by position`,
);

export interface AnswerRow {
  /** The place of its item in the order, from 0. */
  item: number;
  question: string;
  kind: QuestionKind;
  text: string;
  /** Null while the picture is prepared, and for other kinds. */
  picture: PictureCopy | null;
}

export const answersOfOrder = prepared<AnswerRow, [orderId: number]>(
  'orders.answers',
  `select a.item, a.question, a.kind, a.text,
          case when m.status = 'READY' then json_build_object(
            'key', m.key, 'width', m.width, 'height', m.height, 'placeholder', coalesce(m.placeholder, '')) end as picture
     from order_answers a left join media m on m.id = a.media_id
    where a.order_id = $1 order by a.item, a.position`,
  { 'picture.width': 'a picture that is READY has been measured', 'picture.height': 'the same' },
);

export interface LetterItemRow {
  title: TitleInLanguages;
  pictureKey: string | null;
  quantity: number;
}

/** The pieces of an order for letters. */
export const letterItemsOfOrder = prepared<LetterItemRow, [orderId: number]>(
  'orders.said-items',
  `select ${titleInLanguages('i.title')} as title, i.picture_key as "pictureKey", i.quantity
     from order_items i left join designs d on d.id = i.design_id
    where i.order_id = $1 order by i.id`,
);

export const designsOfOrder = prepared<{ id: number }, [orderId: number]>(
  'orders.designs',
  'select design_id as id from order_items where order_id = $1 and design_id is not null order by id',
);
