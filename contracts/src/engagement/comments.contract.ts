import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, page } from '#contracts/platform/fields.ts';
import { commentSentences, isReadableComment, longestComment } from './comment.rules.ts';

const commentPageSize = 10;

const content = z
  .string(commentSentences.empty)
  .check(
    z.trim(),
    z.refine(isReadableComment, commentSentences.empty),
    z.maxLength(longestComment, commentSentences.tooLong),
  );

const comment = z.object({
  id: idOut,
  content: z.string(),
  createdAt: instant,
  user: z.object({
    id: idOut,
    name: z.string(),
    profile: z.object({ profileImage: z.nullable(z.string()) }),
  }),
  /** What the viewer may do; the screen only obeys. */
  can: z.object({ delete: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

const limit = z._default(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(1), z.maximum(50)),
    ),
  ),
  commentPageSize,
);

export const getCommentsByDesign = endpoint({
  method: 'GET',
  path: '/api/design/getCommentsByDesign/:id',
  access: 'anyone',
  tag: 'engagement',
  summary: 'Comments of a design, newest first, by page or read on after a comment',
  params: z.object({ id }),
  query: z.object({
    page,
    limit,
    /** `next` of the page before; wins over `page` and never repeats or skips. */
    before: z.optional(id),
  }),
  reply: z.object({
    success: z.literal(true),
    designId: idOut,
    currentPage: z.int(),
    totalPages: z.int(),
    totalComments: z.int(),
    comments: z.array(comment),
    /** Null on the last page. */
    next: z.nullable(idOut),
  }),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/api/design/createComment/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Comment on a design',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({ content }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    comment,
    commentCount: z.int(),
  }),
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/design/deleteComment/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Delete a comment: its author, the maker of the design or an admin',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), message: z.string(), commentCount: z.int() }),
});
