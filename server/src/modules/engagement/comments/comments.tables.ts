import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * Rows are deleted permanently, together with their replies. designs.comment_count, designs.replies_count and the
 * reply_count of the answered comment are updated in the same transaction.
 */
export const comments = pgTable(
  'comments',
  {
    id: ownId(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The comment it answers, which is never a reply itself. */
    replyToId: id('reply_to_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    replyCount: integer('reply_count').notNull().default(0),
    content: text('content').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('comments_design_idx')
      .on(table.designId, table.id.desc().nullsFirst())
      .where(sql`${table.replyToId} is null`),
    // Includes replies, for callers that do not request threads.
    index('comments_all_idx').on(table.designId, table.id.desc().nullsFirst()),
    index('comments_replies_idx').on(table.replyToId, table.id).where(sql`${table.replyToId} is not null`),
    index('comments_people_idx').on(table.designId, table.userId),
    uniqueIndex('comments_idempotency_key').on(table.userId, table.idempotencyKey),
    index('comments_time_idx').using('brin', table.createdAt),
    check('comments_reply_check', sql`${table.replyCount} = 0 or ${table.replyToId} is null`),
    check('comments_content_check', sql`char_length(${table.content}) between 1 and 1000`),
  ],
);

/** The people a comment mentions with an @, and their names as written in it. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: id('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_user_idx').on(table.userId),
  ],
);
