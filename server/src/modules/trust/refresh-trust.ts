import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { trustHour, trustLimits } from '#contracts/trust/trust.rules.ts';
import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { countAltered, countFitted } from './count-fit.queries.ts';
import { countOnTime } from './count-on-time.ts';
import { countAnswerTime, countRepeatBuyers } from './count-trust.queries.ts';
import { mayTakeMs } from './keep-figure.queries.ts';
import { claimRun, forgetRuns, forgetUnrenewed, noteRun } from './trust.queries.ts';

const keptDays = 90;

const counts = [countOnTime, countFitted, countAltered, countAnswerTime, countRepeatBuyers];

/**
 * Computes the figures of all makers, once a night; runs every few minutes and finds that it is done. Everything is
 * written in one transaction, so that a broken run leaves the figures of the night before, and is repeated.
 */
export async function refreshTrust({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const to = addDays(istDayOf(new Date(now.getTime() - trustHour * 3_600_000)), -1);
  const from = addDays(to, 1 - trustLimits.days);
  await inTransaction(db, async (tx) => {
    const [claim] = await claimRun(tx, [to]);
    if (!claim?.isOurs) return;
    await allowTime(tx, mayTakeMs);
    for (const count of counts) await count(tx, { from, to, now });
    await forgetUnrenewed(tx, [to]);
    await forgetRuns(tx, [addDays(to, -keptDays)]);
    await noteRun(tx, [to, now]);
  });
}
