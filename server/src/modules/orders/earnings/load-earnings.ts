import { toRupees } from '#contracts/money/money.ts';
import type { Earnings } from '#contracts/orders/earnings/earnings.contract.ts';
import { istDayOf, startOfNextMonth } from '#contracts/platform/ist-day.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { Services } from '#server/platform/services.ts';
import { earningsByMonth, earningsWithBank, restingByMonth } from './earnings.queries.ts';

/** In paise. */
interface Sums {
  paid: number;
  back: number;
  held: number;
  kept: number;
}

const nothing: Sums = { paid: 0, back: 0, held: 0, kept: 0 };

/** A maker's earnings by month since the first payment, and the state of that money. */
export async function loadEarnings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  makerId: number,
): Promise<Earnings> {
  const [moved, resting, [withBank]] = await onOneConnection(db, (one) =>
    Promise.all([
      earningsByMonth(one, [makerId]),
      restingByMonth(one, [makerId]),
      earningsWithBank(one, [makerId]),
    ]),
  );
  const byMonth = new Map<string, Sums>();
  for (const { month, paidPaise, backPaise } of moved)
    byMonth.set(month, { ...nothing, paid: paidPaise, back: backPaise });
  for (const { month, heldPaise, keptPaise } of resting)
    byMonth.set(month, { ...(byMonth.get(month) ?? nothing), held: heldPaise, kept: keptPaise });
  const total = [...byMonth.values()].reduce(add, nothing);
  return {
    // Summed in paise, to avoid adding up rounding errors.
    total: {
      ...present(total),
      delivered: toRupees(total.paid - total.back - total.held - total.kept),
      withBank: {
        held: toRupees(withBank?.heldPaise ?? 0),
        kept: toRupees(withBank?.keptPaise ?? 0),
        delivered: toRupees(withBank?.deliveredPaise ?? 0),
      },
    },
    months: monthsBetween([...byMonth.keys()].sort()[0], istDayOf(clock.now()).slice(0, 7))
      .map((month) => ({ month, ...present(byMonth.get(month) ?? nothing) }))
      .reverse(),
  };
}

function add(one: Sums, other: Sums): Sums {
  return {
    paid: one.paid + other.paid,
    back: one.back + other.back,
    held: one.held + other.held,
    kept: one.kept + other.kept,
  };
}

function present({ paid, back, held, kept }: Sums) {
  return {
    paid: toRupees(paid),
    back: toRupees(back),
    net: toRupees(paid - back),
    held: toRupees(held),
    kept: toRupees(kept),
  };
}

/** Every month from the first to the last, such as "2026-11". */
function monthsBetween(first: string | undefined, last: string): string[] {
  const months: string[] = [];
  if (first === undefined) return months;
  for (let month = first; month <= last; month = startOfNextMonth(`${month}-01`).slice(0, 7))
    months.push(month);
  return months;
}
