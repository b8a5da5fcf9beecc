import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  changedDaysOf,
  clearDesignDays,
  clearMakerDays,
  firstDayOf,
  forgetChanges,
  forgetUnsummed,
  lastClosedDay,
  lockSums,
  makersBehind,
  makersToSum,
  noteSummed,
  sumDesignDays,
  sumMakerDays,
  sumsMayTakeMs,
} from './sum-days.queries.ts';

/** From so many sales on a maker's figures are summed by day; fewer are counted in a few milliseconds. */
const leastSales = 500;
const makersAtOnce = 500;
const changesAtOnce = 200;
/** Days that one transaction sums. */
const daysAtOnce = 31;

type Needed = Pick<Services, 'db'>;

/**
 * Sums the days of makers with many orders that are over, and those that have changed since. What it leaves undone is
 * read from the orders meanwhile, so that it may stop anywhere and run as seldom as it likes.
 */
export async function sumDays(services: Needed, least = leastSales): Promise<void> {
  const [closed] = await lastClosedDay(services.db, []);
  if (!closed) return;
  await sumChanged(services);
  await sumClosed(services, closed.day);
  await beginLarge(services, closed.day, least);
}

async function sumChanged({ db }: Needed): Promise<void> {
  await alone(db, async (tx) => void (await forgetUnsummed(tx, [])));
  for (const { makerId, day } of await changedDaysOf(db, [changesAtOnce]))
    if (!(await alone(db, (tx) => sumStretch(tx, makerId, day, addDays(day, 1))))) return;
}

async function sumClosed({ db }: Needed, closed: IstDay): Promise<void> {
  for (const { makerId, until } of await makersBehind(db, [closed, makersAtOnce]))
    if (!(await sumUntil({ db }, makerId, until, closed))) return;
}

/** Goes through all makers with orders. */
async function beginLarge({ db }: Needed, closed: IstDay, least: number): Promise<void> {
  for (let above = 0; ; ) {
    const makers = await makersToSum(db, [above, least, makersAtOnce]);
    for (const { makerId, isLarge } of makers) {
      if (!isLarge) continue;
      const [first] = await firstDayOf(db, [makerId]);
      if (first?.day && !(await sumUntil({ db }, makerId, first.day, closed))) return;
    }
    const last = makers.at(-1);
    if (!last || makers.length < makersAtOnce) return;
    above = last.makerId;
  }
}

/** Answers false when another process is at it. */
async function sumUntil({ db }: Needed, makerId: number, from: IstDay, closed: IstDay): Promise<boolean> {
  for (let day = from; day < closed; ) {
    const end = addDays(day, daysAtOnce);
    const until = end < closed ? end : closed;
    const begins = day;
    const done = await alone(db, async (tx) => {
      await sumStretch(tx, makerId, begins, until);
      await noteSummed(tx, [makerId, until]);
    });
    if (!done) return false;
    day = until;
  }
  return true;
}

/** Does the work unless another process is at it, in a transaction that may take longer than a request. */
async function alone(db: Services['db'], work: (tx: Transaction) => Promise<void>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [lock] = await lockSums(tx, []);
    if (!lock?.isLocked) return false;
    await allowTime(tx, sumsMayTakeMs);
    await work(tx);
    return true;
  });
}

/**
 * Sums the days from `from` to before `until` anew. The changes are forgotten first: one that comes to be seen after
 * that is seen with its mark, which stays.
 */
async function sumStretch(tx: Transaction, makerId: number, from: IstDay, until: IstDay): Promise<void> {
  await forgetChanges(tx, [makerId, from, until]);
  await clearMakerDays(tx, [makerId, from, until]);
  await clearDesignDays(tx, [makerId, from, until]);
  await sumMakerDays(tx, [makerId, from, until]);
  await sumDesignDays(tx, [makerId, from, until]);
}
