import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { ViewCounts } from './collect-views.ts';
import { forgetSalts } from './view-salts.queries.ts';

const secondsBetweenWrites = 5;
const hour = 3600;

interface Kept {
  /** The prefix of the job names, such as "designs". */
  name: string;
  views: ViewCounts;
  /** Deletes the viewers of days before this one. */
  forget: (executor: Executor, given: [indiaDay: string]) => Promise<unknown>;
}

/** Writes views every few seconds. Once an hour deletes the viewers and salts of earlier days. */
export function scheduleViews({ db, clock, jobs }: Services, { name, views, forget }: Kept): void {
  jobs.everyProcess(`${name}.count-views`, secondsBetweenWrites, views.flush);
  jobs.every(`${name}.forget-viewers`, hour, async () => {
    const today = istDayOf(clock.now());
    await forget(db, [today]);
    await forgetSalts(db, [today]);
  });
}
