import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { cityFor, isBlockBetween, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const isMaker = 'u.id = (select d.maker_id from designs d where d.id = $designId)';
const hasCommented = `exists (select from comments c where c.design_id = $designId and c.user_id = u.id)`;
const isFollowed = `exists (select from follows f where f.follower_id = $viewerId and f.maker_id = u.id)`;

/**
 * People whom a person may mention on a design: makers whose profile the person may see, the design's maker,
 * commenters and people they follow. All must be able to see the design, with no block between the two.
 */
const mayBeNamed = `u.status = 'ACTIVE' and u.id <> $viewerId
      and not ${isBlockBetween('u.id', '$viewerId')}
      and (u.role not in ('USER', 'ADMIN') and ${isSeenBy('u.id', '$viewerId')}
           or ${isMaker} or ${hasCommented} or ${isFollowed})
      and exists (select from designs d where d.id = $designId and ${isShownTo('u.id')})`;

/** Of the requested people, keeps those who may be mentioned and whose name follows an @ in the text. */
export const insertMentions = prepared<
  object,
  { commentId: number; designId: number; viewerId: number; peopleIds: readonly number[]; content: string }
>(
  'mentions.insert',
  `insert into comment_mentions (comment_id, user_id, name)
   select $commentId, u.id, u.name from users u
    where u.id = any($peopleIds::bigint[]) and position('@' || u.name in $content::text) > 0 and ${mayBeNamed}
   on conflict do nothing`,
);

interface NamedPerson {
  id: number;
  name: string;
  city: string;
  imageKey: string | null;
}

const columns = `u.id, u.name, ${cityFor('u.id', '$viewerId')}, p.profile_image_key as "imageKey"`;
const isMuted = `exists (select from mutes m where m.muter_id = $viewerId and m.muted_id = u.id)`;

/** How many of the newest comments and of the followed makers are searched. */
const farthest = 100;

const near = `
     select maker_id as user_id, 0 as rank, 0::bigint as place from designs where id = $designId
     union all
     (select user_id, 1, -id from comments where design_id = $designId and reply_to_id is null
       order by id desc limit ${farthest})
     union all
     (select maker_id, 2, 0 from follows where follower_id = $viewerId limit ${farthest})`;

/** Suggestions before a name is typed: the maker, the last commenters, and followed makers. */
export const nearPeople = prepared<NamedPerson, { designId: number; viewerId: number; most: number }>(
  'mentions.near',
  `with near as (${near}),
   best as (select user_id, min(rank) as rank, min(place) as place from near group by user_id)
   select ${columns}
     from best n join users u on u.id = n.user_id left join profiles p on p.user_id = u.id
    where ${mayBeNamed} and not ${isMuted}
    order by n.rank, n.place, u.id limit $most::int`,
);

/** The words of $words, folded as in the search, each as a prefix of a word of the name. */
const folded = `(select string_agg(quote_literal(word) || ':*A', ' & ')
  from unnest(string_to_array(search_fold($words), ' ')) as word where word <> '')::tsquery`;

/**
 * Matches prefixes of words of the name, along users_name_idx; makers, commenters and followed people also by the
 * folded name, such as "Zoya" for "Zoë" or "ज़ोया" for "जोया". Those closest to the design first.
 */
export const peopleByName = prepared<
  NamedPerson,
  { designId: number; viewerId: number; search: string; words: string; most: number }
>(
  'mentions.by-name',
  `with near as (${near}),
   named as (
     select id from users where to_tsvector('simple', name) @@ to_tsquery('simple', $search)
     union
     select user_id from maker_search where words @@ ${folded}
     union
     select u.id from near n join users u on u.id = n.user_id
      where ' ' || search_fold(translate(u.name, '''’', '')) like '% ' || search_fold(translate($words, '''’', '')) || '%')
   select ${columns}
     from named n join users u on u.id = n.id left join profiles p on p.user_id = u.id
    where ${mayBeNamed} and not ${isMuted}
    order by ${isMaker} desc, ${hasCommented} desc, ${isFollowed} desc, u.is_verified desc, u.name, u.id
    limit $most::int`,
);
