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

/** A name that stands in the words behind an @, and whose it is. */
const mention = z.object({ id: idOut, name: z.string() });
export type Mention = z.output<typeof mention>;

const comment = z.object({
  id: idOut,
  /** The comment it answers; null for one that answers none. */
  replyTo: z.nullable(idOut),
  replyCount: z.int(),
  content: z.string(),
  /** Those who are still there; the names of others stay words. */
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
    /** `next` of the page before; wins over `page` and never repeats or skips. */
    before: z.optional(id),
    /** Comments alone, whose replies have a list of their own. */
    threads: z.optional(z.enum(['1', 'true'])),
  }),
  reply: z.object({
    success: z.literal(true),
    designId: idOut,
    currentPage: z.int(),
    totalPages: z.int(),
    /** How many this list holds on all its pages. */
    totalComments: z.int(),
    /** How many there are with all replies. */
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
    /** A comment of the same design. The answer to a reply hangs under the comment that it answers. */
    replyTo: z.optional(id),
    /** People whose names stand behind an @; anyone who cannot be named is left out without a word. */
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
    /** `after` of the next page; null on the last one. */
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
    /** Null where a comment was asked for that is no reply. */
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
