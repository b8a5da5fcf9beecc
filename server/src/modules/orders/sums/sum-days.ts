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
/** Of those whose sales are counted. */
const makersCountedAtOnce = 50;
const changesAtOnce = 200;
/** Days that one transaction sums. */
const daysAtOnce = 31;

/** So many that fail do not fail for reasons of their own. */
const mostFailures = 20;

interface Needed extends Pick<Services, 'db'> {
  log: { error(about: { err: unknown; makerId: number }, line: string): void };
}

interface Round extends Needed {
  failures: unknown[];
}

/**
 * Sums the days of makers with many orders that are over, and those that have changed since. What it leaves undone is
 * read from the orders meanwhile, so that it may stop anywhere and run as seldom as it likes. A day or a maker that fails
 * does not stop the others; the first failure is thrown at the end.
 */
export async function sumDays({ db, log }: Needed, least = leastSales): Promise<void> {
  const [closed] = await lastClosedDay(db, []);
  if (!closed) return;
  const round: Round = { db, log, failures: [] };
  await sumChanged(round);
  await sumClosed(round, closed.day);
  await beginLarge(round, closed.day, least);
  if (round.failures.length > 0) throw round.failures[0];
}

/** Does a part of the round. Answers false when the round is to end. */
async function goOn(
  { log, failures }: Round,
  makerId: number,
  part: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await part();
  } catch (error) {
    failures.push(error);
    log.error({ err: error, makerId }, 'the days of a maker could not be summed');
    if (failures.length < mostFailures) return true;
    throw failures[0];
  }
}

async function sumChanged(round: Round): Promise<void> {
  const { db } = round;
  await alone(db, async (tx) => void (await forgetUnsummed(tx, [])));
  for (const { makerId, day } of await changedDaysOf(db, [changesAtOnce]))
    if (!(await goOn(round, makerId, () => alone(db, (tx) => sumStretch(tx, makerId, day, addDays(day, 1))))))
      return;
}

async function sumClosed(round: Round, closed: IstDay): Promise<void> {
  for (const { makerId, until } of await makersBehind(round.db, [closed, makersAtOnce]))
    if (!(await goOn(round, makerId, () => sumUntil(round, makerId, until, closed)))) return;
}

/** Goes through all makers with orders. */
async function beginLarge(round: Round, closed: IstDay, least: number): Promise<void> {
  for (let above = 0; ; ) {
    const makers = await makersToSum(round.db, [above, least, makersCountedAtOnce]);
    for (const { makerId, isLarge } of makers) {
      if (!isLarge) continue;
      const isNext = await goOn(round, makerId, async () => {
        const [first] = await firstDayOf(round.db, [makerId]);
        return !first?.day || sumUntil(round, makerId, first.day, closed);
      });
      if (!isNext) return;
    }
    const last = makers.at(-1);
    if (!last || makers.length < makersCountedAtOnce) return;
    above = last.makerId;
  }
}

/** Answers false when another process is at it. */
async function sumUntil({ db }: Round, makerId: number, from: IstDay, closed: IstDay): Promise<boolean> {
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
