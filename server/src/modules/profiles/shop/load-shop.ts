import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { presentOwnShop, presentShownShop } from './present-shop.ts';
import { findShop } from './shop.queries.ts';

/** The viewer's own shop. */
export async function loadShop(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<OwnShop> {
  const now = clock.now();
  return presentOwnShop(await findShop(db, userId, now), now);
}

/** A maker's days off that have not ended. */
export async function loadHolidays(executor: Executor, makerId: number, now: Date): Promise<DayRange[]> {
  return presentOwnShop(await findShop(executor, makerId, now), now).holidays;
}

/** A maker's public shop; null if the maker has entered nothing. */
export async function loadShownShop(executor: Executor, makerId: number, now: Date) {
  return presentShownShop(await findShop(executor, makerId, now), now);
}
