import type { QueryKey } from '@tanstack/react-query';
import type {
  Comment,
  createComment as createCommentCall,
  deleteComment as deleteCommentCall,
  getCommentsByDesign,
} from '#contracts/engagement/comments.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

export interface CommentPage {
  /** One that is still on its way has a number below zero. */
  comments: Comment[];
  /** How many the design has in all. */
  total: number;
  next: string | null;
}

const halfMinute = 30_000;

export const commentsKey = (designId: number): QueryKey => ['comments', designId];

/** Comments of a design, newest first; reading on never repeats or skips while new ones arrive. */
export function commentList(designId: number): ApiList<CommentPage> {
  return {
    key: commentsKey(designId),
    staleTime: halfMinute,
    async fetch(asked, before, signal) {
      const { comments, totalComments, next } = await asked.call<typeof getCommentsByDesign>(
        'GET /api/design/getCommentsByDesign/:id',
        {
          params: { id: designId },
          query: before === undefined ? {} : { before },
          ...(signal ? { signal } : {}),
        },
      );
      return { comments, total: totalComments, next: next === null ? null : String(next) };
    },
    next: (page) => page.next,
  };
}

/** Posts a comment. Repeated under the same key it stands once, also when only the answer was lost. */
export async function createComment(
  designId: number,
  content: string,
  idempotencyKey: string,
): Promise<number> {
  const { commentCount } = await api.call<typeof createCommentCall>('POST /api/design/createComment/:id', {
    params: { id: designId },
    body: { content },
    idempotencyKey,
  });
  return commentCount;
}

/** Answers with how many comments the design is left with. */
export async function deleteComment(commentId: number): Promise<number> {
  const { commentCount } = await api.call<typeof deleteCommentCall>('DELETE /api/design/deleteComment/:id', {
    params: { id: commentId },
  });
  return commentCount;
}
