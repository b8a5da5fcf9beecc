import { boardStages, statusesOfStage } from '#contracts/orders/board/board.rules.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  finalIsPaid,
  isDisputed,
  isPaidBack,
  lacksFinished,
  languageOfItem,
  movedSteps,
  optionsInOne,
  paymentHold,
  remainingDays,
  translatedTitleIn,
} from '../order-conditions.queries.ts';
import type { BoardFacts } from './board.policy.ts';

const openStatuses = boardStages.flatMap((stage) => statusesOfStage[stage]);
const whenMoved = (to: OrderStatus) => `(select h.created_at from order_history h
  where h.order_id = o.id and h.to_status = '${to}' order by h.id limit 1)`;

/** The board facts of the open orders of maker $1. */
export const openOrders = prepared<BoardFacts & { id: number; daysOff: DayRange[] }, [makerId: number]>(
  'orders.board-facts',
  `select o.id, o.status, o.measuring, o.making_days as "makingDays", o.transit_days as "transitDays",
          o.days_off as "daysOff", o.confirmed_at as "confirmedAt", o.final_due_at as "finalDueAt",
          coalesce(o.function_on::text, (select c.day::text from occasion_orders a join occasions c on c.id = a.occasion_id
             where a.order_id = o.id and c.archived_at is null)) as "functionDay",
          o.parcel_expected_on::text as "parcelExpectedOn", o.asked_to_cancel as "isAskedToCancel",
          ${finalIsPaid} as "isFinalPaid", ${isPaidBack} as "isPaidBack",
          ${isDisputed} as "isDisputed", ${paymentHold} as hold, ${lacksFinished} as "lacksFinished", o.swatch_of is not null as "isSwatch",
          ${remainingDays} as "remainingDays", ${movedSteps} as "movedSteps",
          ${whenMoved('MEASUREMENT_COMPLETED')} as "measuredAt", ${whenMoved('SHIPPED')} as "shippedAt",
          (select m.scheduled_at from meetings m where m.order_id = o.id and m.status in ('SCHEDULED', 'IN_PROGRESS')
          ) as "meetingAt",
          exists (select from chat_members c where c.user_id = o.maker_id and c.unread_count > 0
                     and c.partner_id = o.buyer_id) as "hasUnread"
     from orders o where o.maker_id = $1 and o.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})
      and o.confirmed_at is not null`,
);

export interface BoardCardRow extends TitleRow {
  id: number;
  createdAt: Date;
  buyerId: number;
  buyerName: string;
  buyerImageKey: string | null;
  pictureKey: string | null;
  otherDesigns: number;
  pieces: number;
  /** The options of the first design, such as "Sleeve: Elbow · Lining: Silk"; '' if none. */
  options: string;
}

/** The displayed fields of the orders $1, in language $2. */
export const cardsOfOrders = prepared<BoardCardRow, [orderIds: readonly number[], locale: Locale]>(
  'orders.board-cards',
  `select o.id, o.created_at as "createdAt", u.id as "buyerId", u.name as "buyerName",
          p.profile_image_key as "buyerImageKey", i.title, ${languageOfItem} as language, ${translatedTitleIn('$2')} as "translatedTitle",
          i.picture_key as "pictureKey", n.others as "otherDesigns", n.pieces,
          ${optionsInOne('l.item = 0')} as options
     from orders o join users u on u.id = o.buyer_id left join profiles p on p.user_id = u.id
     cross join lateral (
       select (count(*) - 1)::int as others, sum(quantity)::int as pieces
         from order_items where order_id = o.id) n
     cross join lateral (
       select design_id, title, picture_key from order_items where order_id = o.id order by id limit 1) i
     left join designs d on d.id = i.design_id
    where o.id = any($1::bigint[])`,
  { pieces: 'an order is written with its items' },
);
