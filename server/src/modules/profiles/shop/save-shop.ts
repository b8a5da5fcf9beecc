import { toPaise } from '#contracts/money/money.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { OwnShop, ShopWords } from '#contracts/profiles/shop/shop.contract.ts';
import { shopLimits, shopSentences } from '#contracts/profiles/shop/shop.rules.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { loadShop } from './load-shop.ts';
import { writeShop } from './shop.queries.ts';

/** Saves the viewer's shop and keeps its pause. Throws INVALID_INPUT. */
export async function saveShop(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: number,
  words: ShopWords,
): Promise<OwnShop> {
  const { db, clock, realtime } = services;
  await writeShop(db, userId, {
    about: words.about,
    specialities: withoutTwins(words.specialities),
    leadDays: numberOrNull(words.leadDays),
    ordersAMonth: numberOrNull(words.ordersAMonth),
    holidays: toCome(words.holidays, istDayOf(clock.now())),
  });
  realtime.toPerson(userId, 'shopChanged');
  return loadShop(services, userId);
}

/** Stops orders until a day. Throws INVALID_INPUT for a day that is not after today or too far ahead. */
export async function pauseOrders(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: number,
  { until, note }: { until: IstDay; note: string },
): Promise<OwnShop> {
  const today = istDayOf(services.clock.now());
  if (until <= today) throw invalidInput({ until: shopSentences.pausePast });
  if (until > addDays(today, shopLimits.ahead)) throw invalidInput({ until: shopSentences.tooFar });
  await writeShop(services.db, userId, { pausedUntil: until, pauseNote: note });
  services.realtime.toPerson(userId, 'shopChanged');
  return loadShop(services, userId);
}

/** Ends a pause at once. */
export async function resumeOrders(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: number,
): Promise<OwnShop> {
  await writeShop(services.db, userId, { pausedUntil: null, pauseNote: '' });
  services.realtime.toPerson(userId, 'shopChanged');
  return loadShop(services, userId);
}

/** Saves the price of a swatch in rupees; null sends none. Swatches that were asked for keep theirs. */
export async function saveSwatchPrice(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: number,
  price: number | null,
): Promise<OwnShop> {
  await writeShop(services.db, userId, { swatchPaise: price === null ? null : toPaise(price) });
  services.realtime.toPerson(userId, 'shopChanged');
  return loadShop(services, userId);
}

const numberOrNull = (words: string) => (words === '' ? null : Number(words));

/** "Sarees" and "sarees" are the same speciality. */
function withoutTwins(specialities: readonly string[]): string[] {
  return [...new Map(specialities.map((one) => [one.toLowerCase(), one])).values()];
}

/** The holidays that have not ended, earliest first. */
function toCome(holidays: readonly DayRange[], today: IstDay): DayRange[] {
  if (holidays.some(({ to }) => to > addDays(today, shopLimits.ahead)))
    throw invalidInput({ holidays: shopSentences.tooFar });
  return holidays.filter(({ to }) => to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
