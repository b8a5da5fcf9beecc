import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { createComment, Mention } from '#contracts/engagement/comments.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { useOpenedOutbox } from '#web/platform/outbox/opened-outboxes.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { settleCount } from '../marks/use-design-count.ts';
import { changeFirstPage } from './first-page.ts';
import { openReplies } from './open-replies.ts';

/** Of a comment that waits to be sent: where it will stand. */
export interface AboutComment {
  designId: number;
  /** The comment under which it will hang; null for one of its own. */
  threadId: number | null;
  mentions: readonly Mention[];
}

interface WaitingComments {
  outbox: Outbox | null;
  /** In the order in which they were written. */
  waiting: readonly Waiting<AboutComment>[];
}

const isComment = (one: Waiting): one is Waiting<AboutComment> => one.kind === 'comment';

/** The viewer's own comments on a design that wait to be sent, or their answers to one of its comments. */
export function useWaitingComments(designId: number, threadId: number | null): WaitingComments {
  const { viewer } = useViewer();
  const { outbox, list } = useOpenedOutbox(viewer?.id ?? null);
  const waiting = useMemo(
    () =>
      list
        .filter(isComment)
        .filter(({ about }) => about.designId === designId && (about.threadId ?? null) === threadId),
    [list, designId, threadId],
  );
  return { outbox, waiting };
}

/** Puts what the server has taken into the list at once, so that nobody sees it leave before it has come. */
export function useTakenComments(designId: number): void {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { outbox } = useOpenedOutbox(viewer?.id ?? null);
  useEffect(
    () =>
      outbox?.onSent((one, reply) => {
        if (!isComment(one) || one.about.designId !== designId) return;
        const { comment, commentCount } = reply as ReplyOf<typeof createComment>;
        settleCount('comments', designId, commentCount);
        if (comment.replyTo !== null) openReplies(comment.replyTo);
        else
          changeFirstPage(client, designId, (comments) =>
            comments.some(({ id }) => id === comment.id) ? comments : [comment, ...comments],
          );
      }),
    [client, designId, outbox],
  );
}
