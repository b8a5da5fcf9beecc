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
  /** Mentioned people who still have an account. */
  mentions: Mention[];
  createdAt: Date;
  userId: number;
  userName: string;
  imageKey: string | null;
  makerId: number;
}

/**
 * A design without comments gives one row without a comment. `total` counts all comments with replies and is the same
 * in every row.
 */
export type CommentPageRow = (CommentRow | { id: null }) & { total: number; replies: number };

const columns = `
  c.id, d.id as "designId", c.reply_to_id as "replyToId", c.reply_count as "replyCount", c.content,
  (select coalesce(json_agg(json_build_object('id', m.user_id, 'name', m.name) order by m.user_id), '[]')
     from comment_mentions m join users named on named.id = m.user_id and named.status = 'ACTIVE'
    where m.comment_id = c.id) as mentions,
  c.created_at as "createdAt", c.user_id as "userId",
  case u.status when 'DELETED' then 'Deleted user' else u.name end as "userName",
  case when u.status <> 'DELETED' then p.profile_image_key end as "imageKey", d.maker_id as "makerId"`;

/** The ids of people with a block between them and the viewer; read once per list. */
const apart = `array(${acrossBlocksOf('$viewerId::bigint')})`;

/**
 * SQL condition: there is no block between the viewer and the author of the comment `c`, or of the comment that it
 * answers.
 */
const isHeard = (c: string) =>
  `(${c}.user_id <> all (${apart})
    and (${c}.reply_to_id is null
         or (select answered.user_id from comments answered where answered.id = ${c}.reply_to_id) <> all (${apart})))`;

/**
 * The number of comments of the design `d` that the viewer can read: counted only for the few viewers with a block.
 */
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
 * Comments without replies of a design that the viewer may see, newest first, along comments_design_idx; no row if
 * there is no such design.
 */
export const commentPage = prepared<CommentPageRow, AskedPage>(
  'comments.page',
  pageOf('reply_to_id is null'),
);

/** The same including replies, along comments_all_idx. */
export const flatCommentPage = prepared<CommentPageRow, AskedPage>('comments.flat-page', pageOf('true'));

/** Reads only the index, except for the few viewers with a block. */
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
  /** The number of comments on the previous pages, minus one. */
  number: number;
}

/** The last comment before a page requested by number, from which its cursor is built. */
export const placeBeforePage = prepared<{ id: number }, AskedPlace>(
  'comments.place',
  placeIn('reply_to_id is null'),
);

/** The same including replies. */
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

/** A comment on a design that the viewer may see, preceded by the comment that it answers, if any. */
export const threadOfComment = prepared<CommentRow, { id: number; viewerId: number | null }>(
  'comments.thread',
  `select ${columns} ${sources}
    where c.id in (select asked.id from comments asked where asked.id = $id
                   union select asked.reply_to_id from comments asked where asked.id = $id)
      and ${isVisibleTo('$viewerId')} and ${isHeard('c')}
    order by c.id`,
);

/** Replies on a design that the viewer may see, oldest first, along comments_replies_idx. */
export const repliesPage = prepared<
  CommentRow,
  { commentId: number; viewerId: number | null; after: number; limit: number }
>(
  'comments.replies',
  `select ${columns} ${sources}
    where c.reply_to_id = $commentId and c.id > $after::bigint and ${isVisibleTo('$viewerId')} and ${isHeard('c')}
    order by c.id limit $limit::int`,
);

/** Returns a row if the viewer may see the design. $1 the design, $2 the viewer. */
export const isDesignVisible = prepared<{ id: number }, [designId: number, viewerId: number]>(
  'comments.is-design-visible',
  `select d.id from designs d where d.id = $1 and ${isVisibleTo('$2')}`,
);

interface Apart {
  fromMaker: boolean;
  /** A block with the author of the answered comment, or of the comment above it. */
  fromAnswered: boolean;
}

/**
 * The blocks that prevent a person from commenting on a design, or from answering its comment `answered` if not null.
 */
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

/** The comment that a person already posted with this key. */
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

/** The design of a comment, its author and the maker of the design. */
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

/** Adds 1 or -1 to the reply count of the answered comment. */
export async function moveReplyCount(tx: Transaction, commentId: number, step: 1 | -1): Promise<void> {
  await tx
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${step}` })
    .where(eq(comments.id, commentId));
}

interface GoneComment {
  id: number;
  /** Everyone who may have been notified of it. */
  peopleIds: number[];
}

/**
 * A comment and its replies, each with the people who may have been notified; empty if it is gone. $1 the comment.
 */
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

/** Its replies and mentions are deleted with it. */
export async function removeComment(tx: Transaction, commentId: number): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, commentId));
}
