import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/platform/locales.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** Questions about designs, from people with or without an account. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: ownId(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id),
    /** The maker of the design, for the inbox. */
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    /** Null for a visitor. */
    userId: id('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    /** Empty if there is only a voice note. */
    message: text('message').notNull(),
    /** The picture of the design that it is about; null for the first. */
    pictureKey: text('picture_key'),
    status: text('status').notNull().default('PENDING'),
    /** The language of the page, for letters to a person who has not chosen one; null if unknown. */
    language: text('language').$type<Locale>(),
    /** Hash of the question and the day, so that sending it twice stores it once. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('enquiries_once').on(table.designId, table.fingerprint),
    index('enquiries_maker_idx').on(table.makerId, table.id.desc().nullsFirst()),
    index('enquiries_status_idx').on(table.makerId, table.status, table.id.desc().nullsFirst()),
    index('enquiries_design_idx').on(table.designId, table.createdAt),
    index('enquiries_user_idx').on(table.userId, table.id.desc().nullsFirst()),
    check('enquiries_status_check', sql`${table.status} in ('PENDING','IN_PROGRESS','RESPONDED','CLOSED')`),
    check('enquiries_message_length_check', sql`char_length(${table.message}) <= 2000`),
    check('enquiries_parties_check', sql`${table.userId} is distinct from ${table.makerId}`),
  ],
);

/** The makers' answers. */
export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: ownId(),
    enquiryId: id('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Empty if there is only a voice note. */
    content: text('content').notNull(),
    /** sha256 of the token in the letter's link; null if the letter contains the answer itself. */
    tokenHash: text('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('enquiry_replies_enquiry_idx').on(table.enquiryId, table.id),
    check('enquiry_replies_content_length_check', sql`char_length(${table.content}) <= 2000`),
  ],
);

/**
 * Voice notes of questions and answers. An answer's file may also belong to a message: if the desk removes that
 * message, the file is deleted, and this row with it.
 */
export const enquiryVoices = pgTable(
  'enquiry_voices',
  {
    mediaId: id('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    enquiryId: id('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Null for the question. */
    replyId: id('reply_id').references(() => enquiryReplies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('enquiry_voices_question_key').on(table.enquiryId).where(sql`${table.replyId} is null`),
    uniqueIndex('enquiry_voices_reply_key').on(table.replyId).where(sql`${table.replyId} is not null`),
    index('enquiry_voices_enquiry_idx').on(table.enquiryId),
  ],
);
