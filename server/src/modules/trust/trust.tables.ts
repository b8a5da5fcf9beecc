import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type TrustFigureName, trustLimits } from '#contracts/trust/trust.rules.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/**
 * What makers have earned by their work. Only the nightly job writes it; nobody can edit it. A maker with too few
 * orders for a figure has no row of it, so that no number can be shown.
 */
export const trustFigures = pgTable(
  'trust_figures',
  {
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    figure: text('figure').$type<TrustFigureName>().notNull(),
    /** How many of `count`; of ANSWER_TIME the median in minutes. */
    amount: integer('amount').notNull(),
    count: integer('count').notNull(),
    /** The days that were counted, in IST, both ends included. */
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.makerId, table.figure] }),
    // The figures that a night did not renew.
    index('trust_figures_day_idx').on(table.toDay),
    check(
      'trust_figures_figure_check',
      sql`${table.figure} in ('ON_TIME','FITTED','ALTERED','ANSWER_TIME','REPEAT_BUYERS')`,
    ),
    check(
      'trust_figures_count_check',
      sql`${table.count} >= ${sql.raw(String(trustLimits.least))} and ${table.amount} >= 0`,
    ),
    check(
      'trust_figures_share_check',
      sql`${table.figure} = 'ANSWER_TIME' or ${table.amount} <= ${table.count}`,
    ),
  ],
);

/** The nights whose figures were computed, so that each is computed once, also where nobody has earned one. */
export const trustRuns = pgTable('trust_runs', {
  /** The last day that was counted. */
  toDay: date('to_day').primaryKey(),
  computedAt: instant('computed_at').notNull(),
});
