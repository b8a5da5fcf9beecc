import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, page, searchWords } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { commentSentences, longestComment, mostMentions } from './comment.rules.ts';

const commentPageSize = 10;

const content = z
  .string(rule(commentSentences.empty))
  .check(
    manyLines,
    z.minLength(1, rule(commentSentences.empty)),
    z.maxLength(longestComment, rule(commentSentences.tooLong)),
  );

/** A person mentioned with @ in the text, and the name used there. */
const mention = z.object({ id: idOut, name: z.string() });
export type Mention = z.output<typeof mention>;

const comment = z.object({
  id: idOut,
  /** The comment that it replies to; null if it is not a reply. */
  replyTo: z.nullable(idOut),
  replyCount: z.int(),
  content: z.string(),
  /** Mentioned people whose accounts still exist; other names remain plain text. */
  mentions: z.array(mention),
  createdAt: instant,
  user: z.object({
    id: idOut,
    name: z.string(),
    profile: z.object({ profileImage: z.nullable(z.string()) }),
  }),
  /** What the viewer may do. */
  can: z.object({ delete: z.boolean(), report: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

const limit = z._default(wholeNumber(1, 50), commentPageSize);

export const getCommentsByDesign = endpoint({
  method: 'GET',
  path: '/api/design/getCommentsByDesign/:id',
  access: 'anyone',
  mayBeStale: true,
  tag: 'engagement',
  summary:
    'Comments of a design, newest first, by page or read on after a comment; with the replies among them unless threads are asked for',
  params: z.object({ id }),
  query: z.object({
    page,
    limit,
    /** `next` of the previous page. Takes precedence over `page`; pages never repeat or skip comments. */
    before: z.optional(id),
    /** Only top-level comments; replies have their own list. */
    threads: z.optional(z.enum(['1', 'true'])),
  }),
  reply: z.object({
    success: z.literal(true),
    designId: idOut,
    currentPage: z.int(),
    totalPages: z.int(),
    /** Number of comments on all pages of this list. */
    totalComments: z.int(),
    /** Number of comments including replies. */
    withReplies: z.int(),
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
  summary: 'Comment on a design, or answer a comment',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({
    content,
    /** A comment of the same design. A reply to a reply is attached to the top-level comment. */
    replyTo: z.optional(id),
    /** People mentioned with @; people who cannot be mentioned are silently left out. */
    mentions: z._default(
      z.array(id).check(z.maxLength(mostMentions, rule(commentSentences.tooManyMentions))),
      [],
    ),
  }),
  reply: z.object({
    ...successMessage,
    comment,
    commentCount: z.int(),
  }),
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/design/deleteComment/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Delete a comment with its replies: its author, the maker of the design or an admin',
  params: z.object({ id }),
  reply: z.object({ ...successMessage, commentCount: z.int() }),
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/comments/:id/replies',
  access: 'anyone',
  mayBeStale: true,
  tag: 'engagement',
  summary: 'The replies to a comment, oldest first',
  params: z.object({ id }),
  query: z.object({ after: z.optional(id) }),
  reply: z.object({
    success: z.literal(true),
    replies: z.array(comment),
    /** `after` of the next page; null on the last page. */
    next: z.nullable(idOut),
  }),
});

export const getThread = endpoint({
  method: 'GET',
  path: '/api/comments/:id',
  access: 'anyone',
  mayBeStale: true,
  tag: 'engagement',
  summary: 'A comment where it stands: itself, or the comment that it answers and the reply',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    designId: idOut,
    comment,
    /** The requested reply; null if the requested comment is not a reply. */
    reply: z.nullable(comment),
  }),
});

const person = z.object({
  id: idOut,
  name: z.string(),
  city: z.string(),
  profileImage: z.nullable(z.string()),
});
export type MentionablePerson = z.output<typeof person>;

export const findMentionable = endpoint({
  method: 'GET',
  path: '/api/design/:id/mentionable',
  access: 'member',
  tag: 'engagement',
  summary: 'Whom a comment on a design may name: its maker, who commented, whom one follows, and makers',
  params: z.object({ id }),
  query: z.object({ q: searchWords(80) }),
  reply: z.object({ success: z.literal(true), people: z.array(person) }),
});
