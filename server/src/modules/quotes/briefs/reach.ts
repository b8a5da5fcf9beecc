import type { Garment } from '#contracts/measurements/garments.ts';
import { usualTransit } from '#contracts/orders/core/transit-days.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { closedOn } from '#contracts/profiles/shop/taking-orders.ts';
import { fittingGarments } from '#contracts/quotes/briefs/brief-fit.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { findShop } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type ReachRow, reachOfMaker } from './briefs.queries.ts';

export interface Reach extends Pick<ReachRow, 'latitude' | 'longitude' | 'radiusKm'> {
  garments: { garment: Garment; isOwn: boolean }[];
  /** The earliest usual day of delivery. */
  earliest: IstDay;
  /** Why no brief fits the maker now; null if some may. */
  whyNone: Sentence | null;
}

const nowhere = { latitude: null, longitude: null, radiusKm: 0, garments: [] };

/** Which briefs a maker is in the circle of: those for what they make, while their shop takes orders. */
export async function loadReach(executor: Executor, makerId: number, now: Date): Promise<Reach> {
  const today = istDayOf(now);
  const [maker] = await reachOfMaker(executor, [makerId]);
  if (!maker || maker.designs.length === 0)
    return { ...nowhere, earliest: today, whyNone: sentence('briefs.noDesigns') };
  const shop = await findShop(executor, makerId, now);
  const closed = shop ? closedOn(shop, today) : null;
  const { latitude, longitude, radiusKm, leadDays } = maker;
  return {
    ...{ latitude, longitude, radiusKm },
    garments: closed ? [] : fittingGarments(maker.designs),
    earliest: addDays(today, leadDays + usualTransit.most),
    whyNone: closed ? sentence('briefs.closed', { day: closed.opensOn }) : null,
  };
}

export const fits = ({ garments }: Reach, garment: Garment) =>
  garments.some((fitting) => fitting.garment === garment);
