import type { ExpectedDelivery } from '#contracts/designs/designs.contract.ts';
import { arrivalFrom, firstDayOfMaking } from '#contracts/orders/core/delivery-promise.ts';
import { transitDays, usualTransit } from '#contracts/orders/core/transit-days.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { DesignRow } from './design-details.queries.ts';

interface Town {
  pincode: string;
  country: string;
}

/** When a design would arrive if it was ordered now; the usual days on the way where one of the towns is not known. */
export function expectDelivery(
  {
    completionDays: makingDays,
    makerPincode,
    measuring,
  }: Pick<DesignRow, 'completionDays' | 'makerPincode' | 'measuring'>,
  to: Town | null,
  now: Date,
): ExpectedDelivery {
  const days = to === null ? undefined : transitDays(makerPincode ?? '', to);
  const transit = days === undefined ? usualTransit : { least: days, most: days };
  return {
    makingDays,
    transit: { ...transit },
    to: days === undefined || to === null ? null : to.pincode,
    by: arrivalFrom(firstDayOfMaking(measuring, istDayOf(now)), { makingDays, transitDays: transit.most }),
  };
}
