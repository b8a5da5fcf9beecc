import { and, eq, sql } from 'drizzle-orm';
import type { Mention } from '#contracts/engagement/comments.contract.ts';
import { designs, isVisibleTo } from '#server/modules/designs/designs.tables.ts';
import { acrossBlocksOf, isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { comments } from './comments.tables.ts';

export interface CommentRow {
  id: number;
  designId: number;
  replyToId: number | null;
  replyCount: number;
  content: string;
  /** Those of them who still have an account. */
  mentions: Mention[];
  createdAt: Date;
  userId: number;
  userName: string;
  imageKey: string | null;
  makerId: number;
}

/** A design without comments is one row without a comment. `total` is how many it has with all replies, the same in every row. */
export type CommentPageRow = (CommentRow | { id: null }) & { total: number; replies: number };

const columns = `
  c.id, d.id as "designId", c.reply_to_id as "replyToId", c.reply_count as "replyCount", c.content,
  (select coalesce(json_agg(json_build_object('id', m.user_id, 'name', m.name) order by m.user_id), '[]')
     from comment_mentions m join users named on named.id = m.user_id and named.status = 'ACTIVE'
    where m.comment_id = c.id) as mentions,
  c.created_at as "createdAt", c.user_id as "userId",
  case u.status when 'DELETED' then 'Deleted user' else u.name end as "userName",
  case when u.status <> 'DELETED' then p.profile_image_key end as "imageKey", d.maker_id as "makerId"`;

/** The ids of those between whom and the viewer there is a block; read once for a whole list. */
const apart = `array(${acrossBlocksOf('$viewerId::bigint')})`;

/** In SQL: neither the author of the comment `c` nor that of the comment it answers is across a block. */
const isHeard = (c: string) =>
  `(${c}.user_id <> all (${apart})
    and (${c}.reply_to_id is null
         or (select answered.user_id from comments answered where answered.id = ${c}.reply_to_id) <> all (${apart})))`;

/** How many comments of the design `d` the viewer reads: counted only for the few who have a block with a person. */
const countHeard = (counter: string, which: string) =>
  `case when cardinality(${apart}) = 0 then d.${counter}
        else (select count(*)::int from comments v where v.design_id = d.id and ${which} and ${isHeard('v')}) end`;

const pageOf = (which: string) => `select ${columns},
          ${countHeard('comment_count', 'true')} as total,
          ${countHeard('replies_count', 'v.reply_to_id is not null')} as replies
     from designs d
     left join lateral (
       select id, reply_to_id, reply_count, content, created_at, user_id from comments found
        where design_id = d.id and ${which} and id < $before::bigint and ${isHeard('found')}
        order by id desc limit $limit::int) c on true
     left join users u on u.id = c.user_id
     left join profiles p on p.user_id = c.user_id
    where d.id = $designId
      and ${isVisibleTo('$viewerId')}
    order by c.id desc`;

interface AskedPage {
  designId: number;
  viewerId: number | null;
  before: number;
  limit: number;
}

/**
 * Comments of a design that the viewer may see without the replies, newest first, along comments_design_idx; no row
 * where there is no such design.
 */
export const commentPage = prepared<CommentPageRow, AskedPage>(
  'comments.page',
  pageOf('reply_to_id is null'),
);

/** The same with the replies among them, along comments_all_idx. */
export const flatCommentPage = prepared<CommentPageRow, AskedPage>('comments.flat-page', pageOf('true'));

/** From the index alone, but for the few who have a block with a person. */
const placeIn = (which: string) => {
  const placeOf = (heard: string) =>
    `(select id from comments c where design_id = $designId and ${which} and ${heard}
       order by id desc offset $number::int limit 1)`;
  return `${placeOf(`cardinality(${apart}) = 0`)}
    union all ${placeOf(`cardinality(${apart}) > 0 and ${isHeard('c')}`)}`;
};

interface AskedPlace {
  designId: number;
  viewerId: number | null;
  /** How many comments stand on the pages before, less one. */
  number: number;
}

/** The comment after which so many newer ones have been seen: the key of a page that is asked for by number. */
export const placeBeforePage = prepared<{ id: number }, AskedPlace>(
  'comments.place',
  placeIn('reply_to_id is null'),
);

/** The same with the replies among them. */
export const placeBeforeFlatPage = prepared<{ id: number }, AskedPlace>(
  'comments.flat-place',
  placeIn('true'),
);

const sources = `
     from comments c
     join designs d on d.id = c.design_id
     join users u on u.id = c.user_id
     left join profiles p on p.user_id = c.user_id`;

/** Parameters: the comment's id. */
export const commentById = prepared<CommentRow, [id: number]>(
  'comments.one',
  `select ${columns} ${sources} where c.id = $1`,
);

/**
 * A comment under a design that the viewer may see, after the comment that it answers, if any.
 */
export const threadOfComment = prepared<CommentRow, { id: number; viewerId: number | null }>(
  'comments.thread',
  `select ${columns} ${sources}
    where c.id in (select asked.id from comments asked where asked.id = $id
                   union select asked.reply_to_id from comments asked where asked.id = $id)
      and ${isVisibleTo('$viewerId')} and ${isHeard('c')}
    order by c.id`,
);

/** Replies under a design that the viewer may see, oldest first, along comments_replies_idx. */
export const repliesPage = prepared<
  CommentRow,
  { commentId: number; viewerId: number | null; after: number; limit: number }
>(
  'comments.replies',
  `select ${columns} ${sources}
    where c.reply_to_id = $commentId and c.id > $after::bigint and ${isVisibleTo('$viewerId')} and ${isHeard('c')}
    order by c.id limit $limit::int`,
);

/** A row where the viewer may see the design. $1 the design, $2 viewer. */
export const isDesignVisible = prepared<{ id: number }, [designId: number, viewerId: number]>(
  'comments.is-design-visible',
  `select d.id from designs d where d.id = $1 and ${isVisibleTo('$2')}`,
);

interface Apart {
  fromMaker: boolean;
  /** From the author of what is answered, or of the comment above it. */
  fromAnswered: boolean;
}

/** From whom a block keeps somebody who comments on a design, or answers a comment of it where `answered` is not null. */
export const apartFrom = prepared<Apart, { designId: number; userId: number; answered: number | null }>(
  'comments.apart-from',
  `select ${isBlockBetween('d.maker_id', '$userId')} as "fromMaker",
          exists (select from comments a
                   where a.id in ($answered::bigint, (select reply_to_id from comments where id = $answered::bigint))
                     and ${isBlockBetween('a.user_id', '$userId')}) as "fromAnswered"
     from designs d where d.id = $designId`,
);

interface NewComment {
  designId: number;
  replyToId: number | null;
  userId: number;
  content: string;
  idempotencyKey: string | null;
  createdAt: Date;
}

export async function insertComment(tx: Transaction, comment: NewComment): Promise<number> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id });
  if (!row) throw new Error('The comment was not inserted');
  return row.id;
}

/** What a person posted under a key of theirs before. */
export async function findAttempt(
  tx: Transaction,
  userId: number,
  idempotencyKey: string,
): Promise<{ id: number; designId: number; replyToId: number | null; content: string } | undefined> {
  const [row] = await tx
    .select({
      id: comments.id,
      designId: comments.designId,
      replyToId: comments.replyToId,
      content: comments.content,
    })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.idempotencyKey, idempotencyKey)));
  return row;
}

interface CommentPlace {
  designId: number;
  replyToId: number | null;
  authorId: number;
  makerId: number;
}

/** Where a comment stands, whose it is and whose design that is. */
export async function findComment(executor: Executor, commentId: number): Promise<CommentPlace | undefined> {
  const [row] = await executor
    .select({
      designId: comments.designId,
      replyToId: comments.replyToId,
      authorId: comments.userId,
      makerId: designs.makerId,
    })
    .from(comments)
    .innerJoin(designs, eq(designs.id, comments.designId))
    .where(eq(comments.id, commentId));
  return row;
}

/** Counts a reply more, 1, or one less, -1, beneath the comment that it answers. */
export async function moveReplyCount(tx: Transaction, commentId: number, step: 1 | -1): Promise<void> {
  await tx
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${step}` })
    .where(eq(comments.id, commentId));
}

interface GoneComment {
  id: number;
  /** Everybody who may have been told of it. */
  peopleIds: number[];
}

/** A comment and its replies, with whom they may have been told to; nothing once it is gone. $1 the comment. */
export const commentsThatGo = prepared<GoneComment, [commentId: number]>(
  'comments.that-go',
  `select c.id,
          (select json_agg(distinct told.id) from (
             select d.maker_id as id
             union select answered.user_id from comments answered where answered.id = c.reply_to_id
             union select m.user_id from comment_mentions m where m.comment_id = c.id) told) as "peopleIds"
     from comments c join designs d on d.id = c.design_id
    where c.id = $1 or c.reply_to_id = $1 order by c.id`,
  { peopleIds: 'the maker of the design is always among them' },
);

/** Its replies and mentions go with it. */
export async function removeComment(tx: Transaction, commentId: number): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, commentId));
}
