import type { QueryKey } from '@tanstack/react-query';
import type {
  Comment,
  createComment as createCommentCall,
  deleteComment as deleteCommentCall,
  findMentionable,
  getCommentsByDesign,
  getThread,
  listReplies,
  MentionablePerson,
} from '#contracts/engagement/comments.contract.ts';
import { isNotFound } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { KeptCall } from '#web/platform/outbox/kept-call.ts';
import { keptCall } from '#web/platform/outbox/waiting.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

export interface CommentPage {
  /** A comment that is still being sent has a negative id. */
  comments: Comment[];
  /** The number of all comments on the design. */
  total: number;
  next: string | null;
}

const halfMinute = 30_000;

export const commentsKey = (designId: number): QueryKey => ['comments', designId];

/** Comments on a design, newest first; pagination neither repeats nor skips any while new ones arrive. */
export function commentList(designId: number): ApiList<CommentPage> {
  return {
    key: commentsKey(designId),
    staleTime: halfMinute,
    async fetch(asked, before) {
      const { comments, withReplies, next } = await asked.call<typeof getCommentsByDesign>(
        'GET /api/design/getCommentsByDesign/:id',
        {
          params: { id: designId },
          query: { threads: '1', ...(before !== undefined && { before }) },
        },
      );
      return { comments, total: withReplies, next: next === null ? null : String(next) };
    },
    next: (page) => page.next,
  };
}

/** One page of replies. */
export interface ReplyPage {
  comments: Comment[];
  next: string | null;
}

/** Under the key of the design's comments, so that both are invalidated together. */
export const repliesKey = (designId: number, commentId: number): QueryKey => [
  ...commentsKey(designId),
  'replies',
  commentId,
];

/** Replies to a comment, oldest first. */
export function replyList(designId: number, commentId: number): ApiList<ReplyPage> {
  return {
    key: repliesKey(designId, commentId),
    staleTime: halfMinute,
    async fetch(asked, after) {
      const { replies, next } = await asked.call<typeof listReplies>('GET /api/comments/:id/replies', {
        params: { id: commentId },
        query: after === undefined ? {} : { after },
      });
      return { comments: replies, next: next === null ? null : String(next) };
    },
    next: (page) => page.next,
  };
}

export interface Thread {
  comment: Comment;
  /** The requested comment, if it is a reply. */
  reply: Comment | null;
}

/** The thread of a comment; null if the comment was deleted. */
export function threadOf(designId: number, commentId: number): ApiQuery<Thread | null> {
  return {
    key: [...commentsKey(designId), 'thread', commentId],
    staleTime: halfMinute,
    async fetch(asked) {
      try {
        const thread = await asked.call<typeof getThread>('GET /api/comments/:id', {
          params: { id: commentId },
        });
        return thread.designId === designId ? thread : null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}

/**
 * People who may be mentioned under a design, by the beginning of their name; without words, those closest to the
 * design.
 */
export function mentionableFor(designId: number, words: string): ApiQuery<MentionablePerson[]> {
  return {
    key: ['mentionable', designId, words],
    staleTime: halfMinute,
    async fetch(asked) {
      const { people } = await asked.call<typeof findMentionable>('GET /api/design/:id/mentionable', {
        params: { id: designId },
        query: { q: words },
      });
      return people;
    },
  };
}

interface NewComment {
  content: string;
  /** Null for a top-level comment. */
  replyTo: number | null;
  mentions: readonly number[];
}

/**
 * Posts a comment and returns the new count. Retrying with the same key posts it only once, even if only the response
 * was lost.
 */
export async function createComment(
  designId: number,
  comment: NewComment,
  idempotencyKey: string,
): Promise<number> {
  const { commentCount } = await api.call<typeof createCommentCall>('POST /api/design/createComment/:id', {
    ...requestFor(designId, comment),
    idempotencyKey,
  });
  return commentCount;
}

/** The same call, for the outbox. */
export function keptComment(designId: number, comment: NewComment): KeptCall {
  return keptCall<typeof createCommentCall>('POST /api/design/createComment/:id', {
    ...requestFor(designId, comment),
    takesKey: true,
  });
}

function requestFor(designId: number, { content, replyTo, mentions }: NewComment) {
  return {
    params: { id: designId },
    body: {
      content,
      ...(replyTo === null ? {} : { replyTo }),
      ...(mentions.length === 0 ? {} : { mentions: [...mentions] }),
    },
  };
}

/** Returns the number of comments left on the design. */
export async function deleteComment(commentId: number): Promise<number> {
  const { commentCount } = await api.call<typeof deleteCommentCall>('DELETE /api/design/deleteComment/:id', {
    params: { id: commentId },
  });
  return commentCount;
}
