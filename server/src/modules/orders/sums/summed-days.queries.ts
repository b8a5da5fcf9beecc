/*
 * Parts of statements that read a maker's figures from the sums of days and, where there are none or they are not true
 * any more, from the orders themselves: in one statement, so that both are of one moment.
 */

/** The first moment of a day in India. */
export const startOfIndiaDay = (day: string) => `((${day})::timestamp at time zone 'Asia/Kolkata')`;

/** Whether the sums in the row `sums` of a day of the maker are true. */
export const isTrue = (sums: string, maker: string) => `${sums}.day < (
  select s.until from summed_makers s where s.maker_id = ${maker}) and not exists (
  select from changed_days c where c.maker_id = ${sums}.maker_id and c.day = ${sums}.day)`;

/**
 * The stretches of time, with `begins` and `ends` (excluded), that are read from the orders of a maker: the days that
 * have changed, and everything after the last day with sums. Nothing before `since` is needed.
 */
export const unsummed = (maker: string, since: string) => `(
  select ${startOfIndiaDay('c.day')} as begins, ${startOfIndiaDay('c.day + 1')} as ends
    from (select distinct d.day from changed_days d join summed_makers s on s.maker_id = d.maker_id
           where d.maker_id = ${maker} and d.day < s.until and ${startOfIndiaDay('d.day')} >= ${since}) c
  union all
  select greatest(${since}, (select ${startOfIndiaDay('s.until')} from summed_makers s where s.maker_id = ${maker})),
         'infinity'::timestamptz)`;

/** Whether a moment lies in the stretch `t`. */
export const liesIn = (moment: string) => `${moment} >= t.begins and ${moment} < t.ends`;
