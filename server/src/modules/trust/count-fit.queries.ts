import { fitLimits } from '#contracts/fit/fit.rules.ts';
import { indiaDateOf, isPaidBack } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isWithin, keep, mayTakeMs, type Period } from './keep-figure.queries.ts';

/** SQL: whether there is such a claim of the order `o`. */
const hasClaim = (condition: string) =>
  `exists (select from fit_claims c where c.order_id = o.id and ${condition})`;

/**
 * Delivered pieces that are fitted to somebody, once no claim can be made any more and none is undecided. Those of which
 * everything was paid back do not count.
 */
const fittedOrders = `
  worn as (
    select o.id, o.maker_id
      from orders o
     where o.status = 'DELIVERED' and o.measuring <> 'NONE' and ${isWithin('o.updated_at')}
       and ${indiaDateOf('o.updated_at')} + ${fitLimits.claimDays} <= $to::date
       and not ${isPaidBack} and not ${hasClaim("c.decided is null and c.state <> 'WITHDRAWN'")})`;

/** A piece fitted at once unless a claim was decided as free: a value was measured, written or sewn wrong. */
export const countFitted = prepared<object, Period>(
  'trust.count-fitted',
  keep(
    'FITTED',
    'count(*) filter (where fits)',
    `${fittedOrders},
     counted as (select o.maker_id, not ${hasClaim("c.decided = 'FREE'")} as fits from worn o)`,
  ),
  {},
  { mayTakeMs },
);

/** A piece was altered if an alteration, free or paid, was done. */
export const countAltered = prepared<object, Period>(
  'trust.count-altered',
  keep(
    'ALTERED',
    'count(*) filter (where is_altered)',
    `${fittedOrders},
     counted as (select o.maker_id, ${hasClaim("c.state = 'DONE'")} as is_altered from worn o)`,
  ),
  {},
  { mayTakeMs },
);
