import { toRupees } from '#contracts/money/money.ts';
import { creditedSince } from '#contracts/orders/swatches/swatch.rules.ts';
import type { SwatchStanding } from '#contracts/orders/swatches/swatches.contract.ts';
import { getVisibleDesign } from '#server/modules/designs/public.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { Services } from '#server/platform/services.ts';
import { creditableSwatch, openSwatch } from './swatches.queries.ts';

/** What a buyer has of the swatches of a design and its maker. Throws NOT_FOUND for a design that they do not see. */
export async function showSwatchStanding(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  buyerId: number,
  designId: number,
): Promise<SwatchStanding> {
  const { makerId } = await getVisibleDesign(db, designId, buyerId);
  const [[open], [credit]] = await onOneConnection(db, (one) =>
    Promise.all([
      openSwatch(one, [buyerId, designId]),
      creditableSwatch(one, [buyerId, makerId, creditedSince(clock.now())]),
    ]),
  );
  return { openOrderId: open?.id ?? null, credit: credit ? toRupees(credit.paise) : null };
}
