import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** In SQL: the account of `person` is neither banned nor deleted. A suspended account is open. */
const isOpenAccount = (person: string) =>
  `not exists (select from users closed where closed.id = ${person} and closed.status <> 'ACTIVE')`;

/** In SQL: the account of `person` is open, and they show their profile to everybody, which is the default. */
export const isPublic = (person: string) =>
  `(${isOpenAccount(person)}
    and not exists (select from privacy_settings hidden
                     where hidden.user_id = ${person} and hidden.profile_visibility <> 'PUBLIC'))`;

/** In SQL: one of the two has blocked the other; either may be null, for a visitor. */
export const isBlockBetween = (one: string, other: string) =>
  `(exists (select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select from blocks b where b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/** In SQL: the ids of all whom `person` has blocked, and of all who have blocked them. */
export const acrossBlocksOf = (person: string) =>
  `(select b.blocked_id from blocks b where b.blocker_id = ${person}
    union all select b.blocker_id from blocks b where b.blocked_id = ${person})`;

/**
 * In SQL: `viewer`, null for a visitor, sees the profile, designs and stories of `person`, whose account is open: they
 * show them to everybody, or to followers, of whom the viewer is one, or the two are the same. `unless` names whom else the privacy setting hides nothing from.
 */
export const isSeenBy = (person: string, viewer: string, unless = 'false') =>
  `(${isOpenAccount(person)} and not exists (select from privacy_settings hidden
                where hidden.user_id = ${person} and hidden.profile_visibility <> 'PUBLIC'
                  and hidden.user_id is distinct from ${viewer}::bigint
                  and not (hidden.profile_visibility = 'FOLLOWERS'
                           and exists (select from follows agreed
                                        where agreed.maker_id = hidden.user_id and agreed.follower_id = ${viewer}::bigint))
                  and not (${unless})))`;

/** In SQL with the profile `p` of `person`: their city, where the viewer may read it. */
export const cityFor = (person: string, viewer: string) =>
  `case when ${isSeenBy(person, viewer)} then coalesce(p.city, '') else '' end as city`;

/** What a person lets others see and do. A person without a row has the defaults. */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    showOnlineStatus: boolean('show_online_status').notNull().default(true),
    allowMessagesFromAnyone: boolean('allow_messages_from_anyone').notNull().default(true),
    showContactInfo: boolean('show_contact_info').notNull().default(false),
    /** One of profileVisibilities; `isSeenBy` says what it means. */
    profileVisibility: text('profile_visibility').notNull().default('PUBLIC'),
  },
  (table) => [
    // Few hide it, and every chat of an inbox asks who does.
    index('privacy_settings_hidden_idx').on(table.userId).where(sql`not ${table.showOnlineStatus}`),
    // The same of profiles, of which every list of designs asks.
    index('privacy_settings_private_idx')
      .on(table.userId, table.profileVisibility)
      .where(sql`${table.profileVisibility} <> 'PUBLIC'`),
    check(
      'privacy_settings_visibility_check',
      sql`${table.profileVisibility} in ('PUBLIC','FOLLOWERS','PRIVATE')`,
    ),
  ],
);
