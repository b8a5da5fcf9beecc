import { isAuditOverdue } from '#contracts/admin/books/books.rules.ts';
import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { type DayFigure, periodDays } from '#contracts/platform/figures.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { countWaitingClaims } from '#server/modules/fit/public.ts';
import { countIdle } from '#server/modules/orders/public.ts';
import { disputesToAnswer } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { countDifferences } from '../books/books.queries.ts';
import { countWaiting as countOverdueComplaints } from '../complaints/complaints.queries.ts';
import { overdueSince } from '../complaints/list-complaints.ts';
import { countStranded } from '../orders/orders.queries.ts';
import {
  countDesigns,
  countPeople,
  type DayCount,
  designsByDay,
  failedRefunds,
  moneyHeld,
  openReports,
  ordersByDay,
  ordersByStatus,
  peopleByDay,
  refundsUnderWay,
  refundsWithBank,
  waitingCancellations,
  waitingComplaints,
  waitingVerifications,
} from './figures.queries.ts';

type Counting = Pick<Services, 'db' | 'clock'>;

/** Counts of work that waits for an admin, each from an index that holds little else. */
export async function countWaiting({ db, clock }: Counting): Promise<AdminFigures['waiting']> {
  const now = clock.now();
  const [
    [ages],
    [overdue],
    [reports],
    [fitClaims],
    [verifications],
    [cancellations],
    [stranded],
    [idle],
    [disputes],
    [books],
  ] = await Promise.all([
    waitingComplaints(db, [now]),
    countOverdueComplaints(db, [overdueSince(now)]),
    openReports(db, [now]),
    countWaitingClaims(db, []),
    waitingVerifications(db, []),
    waitingCancellations(db, []),
    countStranded(db, []),
    countIdle(db, []),
    disputesToAnswer(db, []),
    countDifferences(db, []),
  ]);
  // If no audit ever finished, use the end of the oldest one's period, by when the first should have.
  const lastAudit = books?.finishedAt ?? books?.oldest;
  return {
    complaints: [
      { age: 'DAY', count: ages?.day ?? 0 },
      { age: 'THREE_DAYS', count: ages?.threeDays ?? 0 },
      { age: 'WEEK', count: ages?.week ?? 0 },
      { age: 'LONGER', count: ages?.longer ?? 0 },
    ],
    overdueComplaints: overdue?.count ?? 0,
    reports: reports ?? { open: 0, overdue: 0 },
    fitClaims: fitClaims?.count ?? 0,
    verifications: verifications?.count ?? 0,
    cancellations: cancellations?.count ?? 0,
    stranded: stranded?.count ?? 0,
    idle: idle?.count ?? 0,
    disputes: { open: disputes?.open ?? 0, respondBy: disputes?.respondBy?.toISOString() ?? null },
    books: books?.count ?? 0,
    isAuditOverdue: lastAudit ? isAuditOverdue(lastAudit, now) : false,
  };
}

/** Totals of everything. Reads whole indexes, so the result is cached. */
export async function countTotals({ db, clock }: Counting): Promise<AdminFigures['totals']> {
  const now = clock.now();
  const today = istDayOf(now);
  const since = startOfDay(addDays(today, 1 - 2 * periodDays));
  const [
    [people],
    newPeople,
    [designs],
    newDesigns,
    statuses,
    newOrders,
    [held],
    [underWay],
    [withBank],
    [failed],
  ] = await Promise.all([
    countPeople(db, []),
    peopleByDay(db, [since]),
    countDesigns(db, []),
    designsByDay(db, [since]),
    ordersByStatus(db, []),
    ordersByDay(db, [since]),
    moneyHeld(db, []),
    refundsUnderWay(db, []),
    refundsWithBank(db, []),
    failedRefunds(db, []),
  ]);
  return {
    countedAt: now.toISOString(),
    people: { ...(people ?? { all: 0, makers: 0, verified: 0 }), days: daysOf(newPeople, today) },
    designs: { all: designs?.all ?? 0, days: daysOf(newDesigns, today) },
    orders: {
      byStatus: orderStatuses.map((status) => ({
        status,
        count: statuses.find((each) => each.status === status)?.count ?? 0,
      })),
      days: daysOf(newOrders, today),
    },
    held: inRupees(held),
    refunds: { underWay: inRupees(underWay), withBank: inRupees(withBank), failed: inRupees(failed) },
  };
}

function inRupees(money: { count: number; paise: number } | undefined) {
  return { count: money?.count ?? 0, rupees: toRupees(money?.paise ?? 0) };
}

/** The last thirty days, each with the day thirty days earlier; days without events have no row. */
function daysOf(counts: readonly DayCount[], today: IstDay): DayFigure[] {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]));
  return Array.from({ length: periodDays }, (_, place) => {
    const day = addDays(today, place + 1 - periodDays);
    const now = byDay.get(day) ?? 0;
    return { day, now, before: byDay.get(addDays(day, -periodDays)) ?? 0, orders: now };
  });
}
