import { and, eq } from 'drizzle-orm';
import { designs, isVisibleTo } from '#server/modules/designs/designs.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { comments } from './comments.tables.ts';

export interface CommentRow {
  id: number;
  content: string;
  createdAt: Date;
  userId: number;
  userName: string;
  imageKey: string | null;
  makerId: number;
}

/** A design without comments is one row without a comment. `total` is how many it has, the same in every row. */
export type CommentPageRow = (CommentRow | { id: null }) & { total: number };

const columns = `
  c.id, c.content, c.created_at as "createdAt", c.user_id as "userId",
  case u.status when 'DELETED' then 'Deleted user' else u.name end as "userName",
  case when u.status <> 'DELETED' then p.profile_image_key end as "imageKey", d.maker_id as "makerId"`;

/**
 * Comments of a design that the viewer may see, newest first, along comments_design_idx; no row where there is no
 * such design.
 */
export const commentPage = prepared<
  CommentPageRow,
  { designId: number; viewerId: number | null; before: number; limit: number }
>(
  'comments.page',
  `select ${columns}, d.comment_count as total
     from designs d
     left join lateral (
       select id, content, created_at, user_id from comments
        where design_id = d.id and id < $before::bigint
        order by id desc limit $limit::int) c on true
     left join users u on u.id = c.user_id
     left join profiles p on p.user_id = c.user_id
    where d.id = $designId
      and ${isVisibleTo('$viewerId')}
    order by c.id desc`,
);

/**
 * The comment after which so many newer ones have been seen: the key of a page that is asked for by number, read
 * from the index alone. Parameters: the design's id, how many comments stand on the pages before, less one.
 */
export const placeBeforePage = prepared<{ id: number }, [designId: number, number: number]>(
  'comments.place',
  'select id from comments where design_id = $1 order by id desc offset $2::int limit 1',
);

/** Parameters: the comment's id. */
export const commentById = prepared<CommentRow, [id: number]>(
  'comments.one',
  `select ${columns}
     from comments c
     join designs d on d.id = c.design_id
     join users u on u.id = c.user_id
     left join profiles p on p.user_id = c.user_id
    where c.id = $1`,
);

interface NewComment {
  designId: number;
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

/** What somebody posted under a key of theirs before. */
export async function findAttempt(
  tx: Transaction,
  userId: number,
  idempotencyKey: string,
): Promise<{ id: number; designId: number; content: string } | undefined> {
  const [row] = await tx
    .select({ id: comments.id, designId: comments.designId, content: comments.content })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.idempotencyKey, idempotencyKey)));
  return row;
}

/** Where a comment stands, whose it is and whose design that is. */
export async function findComment(
  executor: Executor,
  commentId: number,
): Promise<{ designId: number; authorId: number; makerId: number } | undefined> {
  const [row] = await executor
    .select({ designId: comments.designId, authorId: comments.userId, makerId: designs.makerId })
    .from(comments)
    .innerJoin(designs, eq(designs.id, comments.designId))
    .where(eq(comments.id, commentId));
  return row;
}

/** False when somebody else has deleted it meanwhile. */
export async function removeComment(tx: Transaction, commentId: number): Promise<boolean> {
  const gone = await tx.delete(comments).where(eq(comments.id, commentId)).returning({ id: comments.id });
  return gone.length > 0;
}
