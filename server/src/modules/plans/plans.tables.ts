import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** The plan of an order. Its writes lock the order first. */
export const orderPlans = pgTable('order_plans', {
  orderId: id('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Counts every change, so that an edit of an earlier version is refused. */
  version: integer('version').notNull().default(1),
  /** Of the quote, or the default, when the plan was made. */
  freeChanges: smallint('free_changes').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const planSteps = pgTable(
  'plan_steps',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orderPlans.orderId, { onDelete: 'cascade' }),
    /** From 0. */
    position: smallint('position').notNull(),
    kind: text('kind').notNull(),
    /** The maker's own name; '' if the kind names the step. */
    name: text('name').notNull().default(''),
    /** Planned working days. */
    days: smallint('days').notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    /** The last step, which shows the finished piece. */
    isFinished: boolean('is_finished').notNull(),
    /** The status of the order to which it leads. */
    leadsTo: text('leads_to'),
    /** Ids of steps of the same order that have to be finished before. */
    finishBefore: jsonb('finish_before').$type<number[]>().notNull().default([]),
    state: text('state').notNull().default('OPEN'),
    /** How often it was closed. */
    submission: smallint('submission').notNull().default(0),
    /** The maker's words of the present submission. */
    note: text('note').notNull().default(''),
    closedAt: instant('closed_at'),
    /** Since when it waits for the buyer, when silence answers, and how many reminders were sent. */
    waitsSince: instant('waits_since'),
    silentAt: instant('silent_at'),
    reminded: smallint('reminded').notNull().default(0),
    approvedAt: instant('approved_at'),
    /** BUYER or CLOCK. */
    approvedBy: text('approved_by'),
    /** The day on which the maker wants to begin; null for as early as possible. */
    startOn: date('start_on', { mode: 'string' }),
    /** Who in the workshop does it, as the maker names them; '' for nobody. Only the maker reads it. */
    assignedTo: text('assigned_to').notNull().default(''),
  },
  (table) => [
    index('plan_steps_order_idx').on(table.orderId, table.position),
    index('plan_steps_waiting_idx').on(table.silentAt).where(sql`${table.silentAt} is not null`),
    check(
      'plan_steps_state_check',
      sql`${table.state} in ('OPEN','SUBMITTED','CHANGE_ASKED','PRICED','APPROVED','DONE')`,
    ),
    check('plan_steps_days_check', sql`${table.days} between 0 and 300`),
    check(
      'plan_steps_waiting_check',
      sql`(${table.silentAt} is not null) = (${table.state} in ('SUBMITTED','PRICED')) and (${table.silentAt} is null) = (${table.waitsSince} is null)`,
    ),
    check(
      'plan_steps_approved_check',
      sql`(${table.state} = 'APPROVED') = (${table.approvedAt} is not null) and (${table.approvedAt} is null) = (${table.approvedBy} is null)`,
    ),
    check('plan_steps_approver_check', sql`${table.approvedBy} in ('BUYER','CLOCK')`),
  ],
);

/** The photographs of a submission. They are never taken away, so that a complaint can show what was approved. */
export const planStepPictures = pgTable(
  'plan_step_pictures',
  {
    stepId: id('step_id')
      .notNull()
      .references(() => planSteps.id, { onDelete: 'cascade' }),
    submission: smallint('submission').notNull(),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
    /** SHA-256 of the photograph as it was received, in hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stepId, table.submission, table.position] }),
    uniqueIndex('plan_step_pictures_media_key').on(table.mediaId),
    check('plan_step_pictures_hash_check', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** What the buyer asked to be different, and the maker's price for it if it was not free. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: ownId(),
    stepId: id('step_id')
      .notNull()
      .references(() => planSteps.id, { onDelete: 'cascade' }),
    submission: smallint('submission').notNull(),
    state: text('state').notNull(),
    words: text('words').notNull(),
    /** Before tax; null unless the maker named a price. */
    pricePaise: paise('price_paise'),
    /** Working days that it adds. */
    priceDays: smallint('price_days'),
    priceWords: text('price_words').notNull().default(''),
    pricedAt: instant('priced_at'),
    /** Why the maker refused it. */
    refusal: text('refusal').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('plan_changes_step_idx').on(table.stepId, table.id),
    check(
      'plan_changes_state_check',
      sql`${table.state} in ('FREE','ASKED','PRICED','ACCEPTED','REFUSED','DECLINED','WITHDRAWN')`,
    ),
    check(
      'plan_changes_price_check',
      sql`${table.pricePaise} > 0 and ${table.priceDays} is not null and ${table.pricedAt} is not null or ${table.pricePaise} is null and ${table.priceDays} is null and ${table.pricedAt} is null and ${table.state} not in ('PRICED','ACCEPTED','DECLINED')`,
    ),
  ],
);

export const planChangePictures = pgTable(
  'plan_change_pictures',
  {
    changeId: id('change_id')
      .notNull()
      .references(() => planChanges.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.position] }),
    uniqueIndex('plan_change_pictures_media_key').on(table.mediaId),
  ],
);

/** Every move of a step. The clock of the order reads from it whose turn it was. */
export const planMoves = pgTable(
  'plan_moves',
  {
    id: ownId(),
    stepId: id('step_id')
      .notNull()
      .references(() => planSteps.id, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    actor: text('actor').notNull(),
    /** Null for the clock. */
    actorId: id('actor_id').references(() => users.id),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    submission: smallint('submission').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('plan_moves_step_idx').on(table.stepId, table.id),
    uniqueIndex('plan_moves_idempotency_key')
      .on(table.stepId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('plan_moves_actor_check', sql`${table.actor} in ('BUYER','MAKER','CLOCK')`),
  ],
);
