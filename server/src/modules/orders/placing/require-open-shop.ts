import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { shopLimits } from '#contracts/profiles/shop/shop.rules.ts';
import { closedOn, closedSentence } from '#contracts/profiles/shop/taking-orders.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { lockShop } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type DesignForSale, unpaidAtMaker } from './place-order.queries.ts';

/**
 * Returns the holidays of the maker's shop. Locks a shop that is paused or limits its orders until the order is
 * written. Throws NOT_TAKING_ORDERS if it is paused or full this month, and CONFLICT if the buyer has too many unpaid
 * orders there.
 */
export async function requireOpenShop(
  tx: Transaction,
  {
    makerId,
    makerName,
    makerHolidays,
    isShopHeld,
  }: Pick<DesignForSale, 'makerId' | 'makerName' | 'makerHolidays' | 'isShopHeld'>,
  buyerId: number,
  now: Date,
): Promise<DayRange[]> {
  if (!isShopHeld) return makerHolidays;
  const shop = await lockShop(tx, makerId, now);
  if (shop === undefined) return [];
  const closed = closedOn(shop, istDayOf(now));
  if (closed !== null) throw new AppError('NOT_TAKING_ORDERS', closedSentence(makerName, closed));
  if (shop.ordersAMonth !== null) {
    const [unpaid] = await unpaidAtMaker(tx, [buyerId, makerId]);
    if (unpaid !== undefined && unpaid.count >= shopLimits.unpaidOrders)
      throw new AppError(
        'CONFLICT',
        sentence('orders.unpaidOrders', { count: unpaid.count, name: makerName }),
      );
  }
  return shop.holidays;
}

/** The same for a swatch, which takes no place of the month. */
export async function requirePauseOver(
  tx: Transaction,
  {
    makerId,
    makerName,
    makerHolidays,
    isShopHeld,
  }: Pick<DesignForSale, 'makerId' | 'makerName' | 'makerHolidays' | 'isShopHeld'>,
  now: Date,
): Promise<DayRange[]> {
  const shop = isShopHeld ? await lockShop(tx, makerId, now) : undefined;
  if (shop === undefined) return makerHolidays;
  const closed = closedOn(shop, istDayOf(now));
  if (closed?.reason === 'PAUSED') throw new AppError('NOT_TAKING_ORDERS', closedSentence(makerName, closed));
  return shop.holidays;
}
