import { type KeptShares, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { ClosedShop } from '#contracts/profiles/shop/shop.contract.ts';
import { findShop, presentClosed } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { DesignRow } from './design-details.queries.ts';
import type { MakersCalendar } from './expect-delivery.ts';

export interface MakersShop extends MakersCalendar {
  closed: ClosedShop;
  keptShares: KeptShares;
  /** Null if no swatches are sent. */
  swatchPaise: number | null;
}

const alwaysOpen: MakersShop = {
  ...{ closed: null, daysOff: [], opensOn: null },
  keptShares: usualShares,
  swatchPaise: null,
};

/** When the maker of a design takes orders and works. Skips the query for makers without a shop. */
export async function loadMakersShop(
  executor: Executor,
  { hasShop, makerId }: Pick<DesignRow, 'hasShop' | 'makerId'>,
  now: Date,
): Promise<MakersShop> {
  const row = hasShop ? await findShop(executor, makerId, now) : undefined;
  if (row === undefined) return alwaysOpen;
  const closed = presentClosed(row, now);
  const { holidays: daysOff, keptShares, swatchPaise } = row;
  return { closed, daysOff, opensOn: closed?.opensOn ?? null, keptShares, swatchPaise };
}
