import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** SQL: the account of `person` is neither banned nor deleted. Suspended accounts count as open. */
const isOpenAccount = (person: string) =>
  `not exists (select from users closed where closed.id = ${person} and closed.status <> 'ACTIVE')`;

/** SQL: the account of `person` is open and their profile is public, which is the default. */
export const isPublic = (person: string) =>
  `(${isOpenAccount(person)}
    and not exists (select from privacy_settings hidden
                     where hidden.user_id = ${person} and hidden.profile_visibility <> 'PUBLIC'))`;

/** SQL: one of the two has blocked the other. Either may be null, for a visitor. */
export const isBlockBetween = (one: string, other: string) =>
  `(exists (select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select from blocks b where b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/** SQL: the ids of everyone whom `person` has blocked or who has blocked them. */
export const acrossBlocksOf = (person: string) =>
  `(select b.blocked_id from blocks b where b.blocker_id = ${person}
    union all select b.blocker_id from blocks b where b.blocked_id = ${person})`;

/**
 * SQL: `viewer` (null for a visitor) sees the profile, designs and stories of `person`. The account must be open, and
 * the profile must be public, or visible to followers and the viewer follows, or the two are the same person.
 * `unless` is a condition under which the privacy setting is ignored.
 */
export const isSeenBy = (person: string, viewer: string, unless = 'false') =>
  `(${isOpenAccount(person)} and not exists (select from privacy_settings hidden
                where hidden.user_id = ${person} and hidden.profile_visibility <> 'PUBLIC'
                  and hidden.user_id is distinct from ${viewer}::bigint
                  and not (hidden.profile_visibility = 'FOLLOWERS'
                           and exists (select from follows agreed
                                        where agreed.maker_id = hidden.user_id and agreed.follower_id = ${viewer}::bigint))
                  and not (${unless})))`;

/** SQL with the profile `p` of `person`: their city if the viewer may see it, otherwise ''. */
export const cityFor = (person: string, viewer: string) =>
  `case when ${isSeenBy(person, viewer)} then coalesce(p.city, '') else '' end as city`;

/** A person's privacy settings. Without a row the defaults apply. */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    showOnlineStatus: boolean('show_online_status').notNull().default(true),
    allowMessagesFromAnyone: boolean('allow_messages_from_anyone').notNull().default(true),
    showContactInfo: boolean('show_contact_info').notNull().default(false),
    /** One of profileVisibilities; `isSeenBy` implements it. */
    profileVisibility: text('profile_visibility').notNull().default('PUBLIC'),
  },
  (table) => [
    // A partial index, because few people hide their online status and every chat of an inbox checks it.
    index('privacy_settings_hidden_idx').on(table.userId).where(sql`not ${table.showOnlineStatus}`),
    // The same for private profiles, which every list of designs checks.
    index('privacy_settings_private_idx')
      .on(table.userId, table.profileVisibility)
      .where(sql`${table.profileVisibility} <> 'PUBLIC'`),
    check(
      'privacy_settings_visibility_check',
      sql`${table.profileVisibility} in ('PUBLIC','FOLLOWERS','PRIVATE')`,
    ),
  ],
);
