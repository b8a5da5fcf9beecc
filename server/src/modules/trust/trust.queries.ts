import type { TrustFigureName } from '#contracts/trust/trust.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface TrustRow {
  figure: TrustFigureName;
  amount: number;
  count: number;
  from: string;
  to: string;
}

/** Parameter: the maker. In no particular order. */
export const trustOf = prepared<TrustRow, [makerId: number]>(
  'trust.of',
  `select figure, amount, count, from_day::text as "from", to_day::text as "to" from trust_figures where maker_id = $1`,
);

/**
 * True only if the figures up to this day are still to be computed and no other process is doing it. The lock is held
 * until the transaction ends.
 */
export const claimRun = prepared<{ isOurs: boolean }, [toDay: string]>(
  'trust.claim',
  `select pg_try_advisory_xact_lock(hashtextextended('trust', 0))
          and not exists (select from trust_runs where to_day >= $1::date) as "isOurs"`,
);

export const noteRun = prepared<object, [toDay: string, now: Date]>(
  'trust.note-run',
  'insert into trust_runs (to_day, computed_at) values ($1::date, $2) on conflict do nothing',
);

/** Removes the figures that tonight's run did not renew: there were too few orders left. */
export const forgetUnrenewed = prepared<object, [toDay: string]>(
  'trust.forget-unrenewed',
  'delete from trust_figures where to_day < $1::date',
);

export const forgetRuns = prepared<object, [before: string]>(
  'trust.forget-runs',
  'delete from trust_runs where to_day < $1::date',
);
