import { useQueryClient } from '@tanstack/react-query';
import type { createComment, Mention } from '#contracts/engagement/comments.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useTaken, useWaitingHere } from '#web/platform/outbox/waiting-here.ts';
import { settleCount } from '../marks/use-design-count.ts';
import { changeFirstPage } from './first-page.ts';
import { openReplies } from './open-replies.ts';

/** Where a comment that waits to be sent belongs. */
export interface AboutComment {
  designId: number;
  /** The comment that it replies to; null for a top-level comment. */
  threadId: number | null;
  mentions: readonly Mention[];
}

const isOnDesign =
  (designId: number) =>
  (one: Waiting): one is Waiting<AboutComment> =>
    one.kind === 'comment' && (one.about as AboutComment).designId === designId;

/** The viewer's comments on a design that wait to be sent, or their replies to one of its comments. */
export function useWaitingComments(designId: number, threadId: number | null) {
  const { waiting, ...whose } = useWaitingHere(isOnDesign(designId));
  return { ...whose, waiting: waiting.filter(({ about }) => (about.threadId ?? null) === threadId) };
}

/** Adds a comment to the list as soon as the server has accepted it, so that it does not disappear in between. */
export function useTakenComments(designId: number): void {
  const client = useQueryClient();
  useTaken(isOnDesign(designId), (_, reply) => {
    const { comment, commentCount } = reply as ReplyOf<typeof createComment>;
    settleCount('comments', designId, commentCount);
    if (comment.replyTo !== null) openReplies(comment.replyTo);
    else
      changeFirstPage(client, designId, (comments) =>
        comments.some(({ id }) => id === comment.id) ? comments : [comment, ...comments],
      );
  });
}
