import type { getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type CommentPageRow,
  type CommentRow,
  commentPage,
  flatCommentPage,
  placeBeforeFlatPage,
  placeBeforePage,
} from './comments.queries.ts';
import { presentComment } from './present-comment.ts';

type Query = ParsedOf<typeof getCommentsByDesign>['query'];

const beforeNewest = Number.MAX_SAFE_INTEGER;

/**
 * A page of a design's comments, newest first; includes replies unless threads are requested. Throws NOT_FOUND for a
 * design that the viewer may not see.
 */
export async function listComments(
  { db, env }: Pick<Services, 'db' | 'env'>,
  designId: number,
  { page, limit, before, threads }: Query,
  viewer: Viewer | null,
): Promise<ReplyOf<typeof getCommentsByDesign>> {
  const [readPage, readPlace] = threads
    ? [commentPage, placeBeforePage]
    : [flatCommentPage, placeBeforeFlatPage];
  const viewerId = viewer?.id ?? null;
  const key = before ?? (await keyOf(page, limit));
  // One extra row shows whether more follow.
  const rows = await readPage(db, {
    designId,
    viewerId,
    before: key,
    limit: limit + 1,
  });
  const [first] = rows;
  if (!first) throw notFound('designs.designMissing');
  const found = rows.filter(isComment);
  const shown = found.slice(0, limit);
  const held = threads ? first.total - first.replies : first.total;
  return {
    success: true,
    designId,
    currentPage: page,
    totalPages: Math.ceil(held / limit),
    totalComments: held,
    withReplies: first.total,
    comments: shown.map((row) => presentComment(row, viewer, env.MEDIA_URL)),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };

  async function keyOf(number: number, size: number): Promise<number> {
    if (number === 1) return beforeNewest;
    const [place] = await readPlace(db, { designId, viewerId, number: (number - 1) * size - 1 });
    // Ids begin at 1, so nothing comes before it: a page beyond the last one is empty.
    return place?.id ?? 1;
  }
}

function isComment(row: CommentPageRow): row is CommentPageRow & CommentRow {
  return row.id !== null;
}
