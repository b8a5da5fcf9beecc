import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';

/** The number of working days within which a refund reaches the buyer, as all texts promise. */
const refundWorkingDays = 7;

/**
 * The last of these days, counted from the day after `sentOn` without Saturdays and Sundays. Bank holidays are not
 * known.
 */
export function refundDueOn(sentOn: IstDay): IstDay {
  let on = sentOn;
  for (let left = refundWorkingDays; left > 0; ) {
    on = addDays(on, 1);
    if (!isWeekend(on)) left -= 1;
  }
  return on;
}

function isWeekend(on: IstDay): boolean {
  return [0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay());
}
