import { toRupees } from '#contracts/money/money.ts';
import { creditedSince } from '#contracts/orders/swatches/swatch.rules.ts';
import type { SwatchStanding } from '#contracts/orders/swatches/swatches.contract.ts';
import type { Services } from '#server/platform/services.ts';
import { creditableForDesign, openSwatch } from './swatches.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** What a buyer has of the swatches of a design; nothing for a design that is not there. */
export async function showSwatchStanding(
  { db }: Pick<Needed, 'db'>,
  buyerId: number,
  designId: number,
): Promise<SwatchStanding> {
  const [open] = await openSwatch(db, [buyerId, designId]);
  return { openOrderId: open?.id ?? null };
}

/** What the next order of a design costs less, in rupees before tax; null for nothing. */
export async function findSwatchCredit(
  { db, clock }: Needed,
  buyerId: number,
  designId: number,
): Promise<number | null> {
  const [credit] = await creditableForDesign(db, [buyerId, designId, creditedSince(clock.now())]);
  return credit ? toRupees(credit.paise) : null;
}
