import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { MovedStep } from '#contracts/workshop/place-steps.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { PaymentHold } from '../core/orders.queries.ts';
import {
  languageOfItem,
  movedSteps,
  paymentHold,
  remainingDays,
  translatedTitleIn,
} from '../order-conditions.queries.ts';

export interface SummaryRow extends TitleRow {
  id: number;
  createdAt: Date;
  status: OrderStatus;
  makerName: string;
  pictureKey: string | null;
  totalPaise: number;
  finalPaise: number;
  advancePaise: number;
  hold: PaymentHold;
  measuring: Measuring;
  makingDays: number;
  transitDays: number;
  daysOff: DayRange[];
  confirmedAt: Date | null;
  finalDueAt: Date | null;
  parcelExpectedOn: string | null;
  measuredAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  meetingAt: Date | null;
  /** The working days of the open steps of its plan; null without a plan. */
  remainingDays: number | null;
  movedSteps: MovedStep[];
}

const whenMoved = (to: OrderStatus) => `(select h.created_at from order_history h
  where h.order_id = o.id and h.to_status = '${to}' order by h.id limit 1)`;

/** Orders of one buyer, with the title and picture of their first piece; $3 is the reader's language. */
export const summariesOfOrders = prepared<
  SummaryRow,
  [orderIds: readonly number[], buyerId: number, locale: Locale | null]
>(
  'orders.summaries',
  `select o.id, o.created_at as "createdAt", o.status, i.title, ${languageOfItem} as language,
          ${translatedTitleIn('$3')} as "translatedTitle", i.maker_name as "makerName", i.picture_key as "pictureKey",
          o.total_paise as "totalPaise", o.advance_paise as "advancePaise", o.final_paise as "finalPaise",
          ${paymentHold} as hold, o.measuring, o.making_days as "makingDays", o.transit_days as "transitDays",
          o.days_off as "daysOff", o.confirmed_at as "confirmedAt", o.final_due_at as "finalDueAt",
          o.parcel_expected_on::text as "parcelExpectedOn",
          ${whenMoved('MEASUREMENT_COMPLETED')} as "measuredAt", ${whenMoved('SHIPPED')} as "shippedAt",
          ${whenMoved('DELIVERED')} as "deliveredAt",
          (select m.scheduled_at from meetings m where m.order_id = o.id and m.status = 'SCHEDULED') as "meetingAt",
          ${remainingDays} as "remainingDays",
          ${movedSteps} as "movedSteps"
     from orders o
     cross join lateral (
       select design_id, title, maker_name, picture_key from order_items where order_id = o.id order by id limit 1) i
     left join designs d on d.id = i.design_id
    where o.id = any($1::bigint[]) and o.buyer_id = $2`,
);
