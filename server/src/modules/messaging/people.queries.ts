import { lt, sql } from 'drizzle-orm';
import { handRoles } from '#contracts/hands/hand-roles.ts';
import { cityFor, isBlockBetween, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { TimeKey } from '#server/platform/http/cursor.ts';
import { lastSeen } from './messaging.tables.ts';

export interface PickedPerson {
  id: number;
  name: string;
  role: string;
  city: string;
  isVerified: boolean;
  imageKey: string | null;
}

const columns = `u.id, u.name, u.role, ${cityFor('u.id', '$viewerId')}, u.is_verified as "isVerified",
  p.profile_image_key as "imageKey"`;
const mayBeShown = `u.status = 'ACTIVE' and u.id <> $viewerId
  and not ${isBlockBetween('u.id', '$viewerId')}`;

/** Whether they take messages from anyone, follow the viewer, or have a chat with them. */
const takesMessages = `(
  coalesce((select s.allow_messages_from_anyone from privacy_settings s where s.user_id = u.id), true)
  or exists (select from follows f where f.follower_id = u.id and f.maker_id = $viewerId)
  or exists (select from chat_members c where c.user_id = $viewerId and c.partner_id = u.id and c.last_message_id > 0))`;

/** Makers whom the viewer may see, and people whom the viewer follows or has a chat with. */
const isFound = `(u.role not in ('USER', 'ADMIN') and ${isSeenBy('u.id', '$viewerId')}
           or exists (select from follows f where f.follower_id = $viewerId and f.maker_id = u.id)
           or exists (select from chat_members c where c.user_id = $viewerId and c.partner_id = u.id))`;

const isHand = `u.role = any ('{${handRoles.join(',')}}')`;
const isHandIf = (only: string) => `(${isHand} or not ${only}::boolean)`;

interface Picking {
  viewerId: number;
  most: number;
  /** Only people who can be given pieces to work on. */
  hands: boolean;
}

/** People whom the viewer has chats with, latest first. */
export const recentPeople = prepared<PickedPerson, { [Name in keyof Picking]: Picking[Name] }>(
  'people.recent',
  `select ${columns}
     from (select partner_id, last_message_id from chat_members
            where user_id = $viewerId and last_message_id > 0 order by last_message_id desc limit 50) c
     join users u on u.id = c.partner_id left join profiles p on p.user_id = u.id
    where ${mayBeShown} and ${isHandIf('$hands')} order by c.last_message_id desc limit $most`,
);

/** The newest makers, for a viewer with few chats. */
export const newMakers = prepared<PickedPerson, { [Name in keyof Picking]: Picking[Name] }>(
  'people.makers',
  `select ${columns} from users u left join profiles p on p.user_id = u.id
    where u.role = any ('{DESIGNER,VENDOR,MASTER,JARIWALA,KARKHANDAR,ARTIST}') and ${mayBeShown} and ${takesMessages} and ${isSeenBy('u.id', '$viewerId')}
      and not exists (select from mutes m where m.muter_id = $viewerId and m.muted_id = u.id) and ${isHandIf('$hands')}
    order by u.id desc limit $most`,
);

/**
 * Makers, and people whom the viewer follows or has chats with, found by prefixes of the words of their name using
 * users_name_idx. Other shoppers are not found. `search` is a text search query.
 */
export const peopleByName = prepared<
  PickedPerson,
  { [Name in keyof Picking]: Picking[Name] } & { search: string }
>(
  'people.by-name',
  `select ${columns}
     from users u left join profiles p on p.user_id = u.id
    where to_tsvector('simple', u.name) @@ to_tsquery('simple', $search) and ${mayBeShown} and ${takesMessages}
      and ${isFound} and ${isHandIf('$hands')}
    order by (select c.last_message_id from chat_members c
                where c.user_id = $viewerId and c.partner_id = u.id) desc nulls last, u.is_verified desc, u.name, u.id limit $most`,
);

/**
 * A person whom the same search finds and who can be given pieces to work on; no row for others. Locks the account, so
 * that it is not deleted meanwhile.
 */
export const findHand = prepared<{ name: string }, { viewerId: number; personId: number }>(
  'people.hand',
  `select u.name from users u
    where u.id = $personId and ${mayBeShown} and ${takesMessages} and ${isFound} and ${isHand} for share of u`,
);

interface BlockedPerson extends TimeKey {
  name: string;
  city: string;
  imageKey: string | null;
}

/** One scan of blocks_list_idx. */
export const blockedPage = prepared<
  BlockedPerson,
  { blockerId: number; micros: number; id: number; limit: number }
>(
  'people.blocked',
  `select u.id, u.name, ${cityFor('u.id', '$blockerId')}, p.profile_image_key as "imageKey",
          (extract(epoch from b.created_at) * 1000000)::bigint as micros
     from blocks b join users u on u.id = b.blocked_id left join profiles p on p.user_id = u.id
    where b.blocker_id = $blockerId
      and (b.created_at, b.blocked_id) < (timestamptz 'epoch' + $micros * interval '1 microsecond', $id::bigint)
    order by b.created_at desc, b.blocked_id desc limit $limit::int`,
);

/** Stores when a person was last online, at most once every ten seconds. */
export async function keepLastSeen(executor: Executor, userId: number, seenAt: Date): Promise<void> {
  await executor
    .insert(lastSeen)
    .values({ userId, seenAt })
    .onConflictDoUpdate({
      target: lastSeen.userId,
      set: { seenAt },
      setWhere: lt(lastSeen.seenAt, sql`${seenAt.toISOString()}::timestamptz - interval '10 seconds'`),
    });
}
