import * as z from 'zod/mini';
import { keptShares, writtenShares } from '#contracts/orders/endings/kept-shares.fields.ts';
import { swatchLimits, swatchSentences } from '#contracts/orders/swatches/swatch.rules.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { dayRange } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { digitsOfAnyScript, manyLines, oneLine } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { shopLimits, shopSentences } from './shop.rules.ts';
import { closedReasons } from './taking-orders.ts';

/** YYYY-MM-DD in IST. */
const day = z.string(rule(shopSentences.day)).check(z.refine(isIstDay, rule(shopSentences.day)));

const dayMilliseconds = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;

const holiday = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { error: rule(shopSentences.holidayOrder), path: ['to'] }),
  z.refine(({ from, to }) => daysBetween(from, to) <= shopLimits.holiday, {
    error: rule(shopSentences.holidayLong),
    path: ['to'],
  }),
);

/** "14" or ''. */
const count = (most: number, message: string) =>
  z.string(message).check(
    digitsOfAnyScript,
    z.refine(
      (words) => words === '' || (/^\d{1,3}$/.test(words) && Number(words) >= 1 && Number(words) <= most),
      message,
    ),
  );

/** The editable shop page; the form validates with the same schema. */
export const shopFields = z.object({
  about: z.string().check(manyLines, z.maxLength(shopLimits.about, rule(shopSentences.about))),
  specialities: z
    .array(
      z
        .string()
        .check(oneLine, z.minLength(1), z.maxLength(shopLimits.speciality, rule(shopSentences.speciality))),
    )
    .check(z.maxLength(shopLimits.specialities, rule(shopSentences.specialities))),
  /** The usual number of days from order to shipping; '' if not stated. */
  leadDays: count(shopLimits.lead, rule(shopSentences.leadDays)),
  /** The most orders per calendar month; '' for no limit. */
  ordersAMonth: count(shopLimits.ordersAMonth, rule(shopSentences.ordersAMonth)),
  holidays: z.array(holiday).check(z.maxLength(shopLimits.holidays, rule(shopSentences.holidays))),
});
export type ShopWords = z.output<typeof shopFields>;

export const pauseFields = z.object({
  /** The first day on which orders are taken again. */
  until: day,
  note: z._default(
    z.string().check(manyLines, z.maxLength(shopLimits.pauseNote, rule(shopSentences.pauseNote))),
    '',
  ),
});

/** Why no orders are taken now; null if they are. */
export const closed = z.nullable(
  z.object({
    reason: z.enum(closedReasons),
    /** The first day on which orders are taken again, YYYY-MM-DD in IST. */
    opensOn: z.string(),
    /** The maker's note about a pause; '' if there is none. */
    note: z.string(),
  }),
);
export type ClosedShop = z.output<typeof closed>;

export const ownShop = z.object({
  about: z.string(),
  specialities: z.array(z.string()),
  leadDays: z.nullable(z.int()),
  ordersAMonth: z.nullable(z.int()),
  /** Holidays that have not ended, next first. */
  holidays: z.array(dayRange),
  /** Orders that count towards this month's limit. */
  placedThisMonth: z.int(),
  closed,
  /** The most that is kept of the advance when an order is cancelled. */
  keptShares,
  /** Counts the changes of the shares. A change names the version that the maker has seen. */
  sharesVersion: z.int(),
  /** In whole rupees, what a swatch costs with tax and postage; null if none are sent. */
  swatchPrice: z.nullable(z.int()),
});
export type OwnShop = z.output<typeof ownShop>;

/** The public part of a maker's shop. */
export const shownShop = z.object({
  about: z.string(),
  specialities: z.array(z.string()),
  leadDays: z.nullable(z.int()),
  /** The holiday in progress today; null if there is none. */
  holiday: z.nullable(dayRange),
  closed,
});

const reply = z.object({ ...successMessage, data: ownShop });

export const getShop = endpoint({
  method: 'GET',
  path: '/api/users/shop',
  access: 'member',
  tag: 'profiles',
  summary: 'What the viewer says of their shop, and whether it takes orders now',
  reply: z.object({ success: z.literal(true), data: ownShop }),
});

export const saveShop = endpoint({
  method: 'POST',
  path: '/api/users/shop',
  access: 'member',
  tag: 'profiles',
  summary: 'Write the shop page anew: about, specialities, lead time, orders a month and holidays',
  body: shopFields,
  reply,
});

export const pauseOrders = endpoint({
  method: 'POST',
  path: '/api/users/shop/pause',
  access: 'member',
  tag: 'profiles',
  summary: 'Take no orders until a day in IST, on which the pause ends by itself',
  body: pauseFields,
  reply,
});

export const resumeOrders = endpoint({
  method: 'DELETE',
  path: '/api/users/shop/pause',
  access: 'member',
  tag: 'profiles',
  summary: 'Take orders again at once',
  reply,
});

export const saveKeptShares = endpoint({
  method: 'PUT',
  path: '/api/users/shop/shares',
  access: 'member',
  tag: 'profiles',
  summary: 'Set how much of the advance is kept when an order is cancelled, for orders placed from now on',
  body: z.object({
    shares: writtenShares,
    /** CONFLICT, with the shop in `newer`, if the shares were changed since, unless they are the same. */
    version: z.int(),
  }),
  reply,
});

export const saveSwatchPrice = endpoint({
  method: 'PUT',
  path: '/api/users/shop/swatch',
  access: 'member',
  tag: 'profiles',
  summary: 'Say what a swatch of the cloth costs, in whole rupees with tax and postage; null sends none',
  body: z.object({
    /** Null sends none. Swatches that were asked for keep their price. */
    price: z.nullable(
      z
        .int(rule(swatchSentences.price))
        .check(
          z.minimum(swatchLimits.price.least, rule(swatchSentences.price)),
          z.maximum(swatchLimits.price.most, rule(swatchSentences.price)),
        ),
    ),
  }),
  reply,
});
