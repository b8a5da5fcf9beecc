import { type TrustFigureName, trustLimits } from '#contracts/trust/trust.rules.ts';

export interface Period {
  /** Days in IST, both ends included. */
  from: string;
  to: string;
  now: Date;
}

/** In milliseconds. Longer than the limit of a request: a year of a busy site is millions of rows. */
export const mayTakeMs = 300_000;

/** SQL: the moment at which the first day of the period begins. */
const begins = "($from::date::timestamp at time zone 'Asia/Kolkata')";
/** SQL: the moment at which the last day of the period is over. */
export const ends = "(($to::date + 1)::timestamp at time zone 'Asia/Kolkata')";
export const isWithin = (moment: string) => `${moment} >= ${begins} and ${moment} < ${ends}`;

/** Writes a figure for every maker with enough rows in `counted`; `amount` is an aggregate over them. */
export const keep = (figure: TrustFigureName, amount: string, counted: string) => `
  with ${counted}
  insert into trust_figures (maker_id, figure, amount, count, from_day, to_day, computed_at)
  select maker_id, '${figure}', ${amount}, count(*), $from::date, $to::date, $now
    from counted group by maker_id having count(*) >= ${trustLimits.least}
   order by maker_id
  on conflict (maker_id, figure) do update
    set amount = excluded.amount, count = excluded.count, from_day = excluded.from_day, to_day = excluded.to_day,
        computed_at = excluded.computed_at`;
