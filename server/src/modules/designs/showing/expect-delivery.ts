import type { ExpectedDelivery } from '#contracts/designs/designs.contract.ts';
import { mayVisit } from '#contracts/meetings/home-visit.ts';
import { estimateDelivery, firstDayOfMaking } from '#contracts/orders/core/delivery-estimate.ts';
import { transitDays, usualTransit } from '#contracts/orders/core/transit-days.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { DesignRow } from './design-details.queries.ts';

interface Town {
  pincode: string;
  country: string;
}

export interface MakersCalendar {
  daysOff: readonly DayRange[];
  /** The first day on which orders are taken again; null if they are taken now. */
  opensOn: IstDay | null;
}

type MadeDesign = Pick<
  DesignRow,
  'completionDays' | 'makerPincode' | 'measuring' | 'makerName' | 'visitRadiusKm'
>;

/**
 * When a design would arrive if ordered now, or as soon as its maker takes orders again; uses the usual transit time
 * if one of the towns is unknown.
 */
export function expectDelivery(
  { completionDays: makingDays, makerPincode, measuring, makerName, visitRadiusKm: radiusKm }: MadeDesign,
  { daysOff, opensOn }: MakersCalendar,
  to: Town | null,
  now: Date,
): ExpectedDelivery {
  const days = to === null ? undefined : transitDays(makerPincode ?? '', to);
  const transit = days === undefined ? usualTransit : { least: days, most: days };
  const begins = firstDayOfMaking(measuring, opensOn ?? istDayOf(now));
  return {
    makingDays,
    transit: { ...transit },
    to: days === undefined || to === null ? null : to.pincode,
    ...estimateDelivery(begins, { makingDays, transitDays: transit.most, daysOff }),
    orderedOn: opensOn,
    begins,
    daysOff: daysOff
      .filter(({ to: last }) => last >= begins)
      .map(({ from, to: last }) => ({ from, to: last })),
    homeVisit: mayVisit({ makerName, pincode: makerPincode ?? '', radiusKm }, to),
  };
}
