import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { WaitingState } from '#web/shell/outbox/waiting-state.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { Moment } from './comment-entry.tsx';
import { CommentWords } from './comment-words.tsx';
import { type AboutComment, useWaitingComments } from './waiting-comments.ts';

interface WaitingCommentListProps {
  designId: number;
  /** The comment that the replies belong to; null for top-level comments. */
  threadId: number | null;
}

/**
 * The viewer's comments that wait to be sent, in their final position: comments newest first, replies oldest first.
 */
export function WaitingCommentList({ designId, threadId }: WaitingCommentListProps) {
  const { viewer, outbox, waiting } = useWaitingComments(designId, threadId);
  if (viewer === null || outbox === null || waiting.length === 0) return null;
  return (
    <ul className="grid gap-5">
      {(threadId === null ? waiting.toReversed() : waiting).map((one) => (
        <li key={one.nonce}>
          <WaitingComment viewer={viewer} waiting={one} outbox={outbox} />
        </li>
      ))}
    </ul>
  );
}

interface WaitingCommentProps {
  viewer: Viewer;
  waiting: Waiting<AboutComment>;
  outbox: Outbox;
}

function WaitingComment({ viewer, waiting, outbox }: WaitingCommentProps) {
  const t = useWords(engagementWords, 'comments');
  const { shown, about, writtenAt, refusal } = waiting;
  const you = t('you');
  return (
    <article
      className="comment"
      aria-label={t('by', { name: you })}
      data-waiting={refusal === null ? '' : undefined}
    >
      <Avatar person={viewer} size="small" />
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 leading-[1.3]">
          <span className="font-semibold">{you}</span>
          <Moment iso={writtenAt} />
        </p>
        <CommentWords comment={{ content: shown.words, mentions: [...(about.mentions ?? [])] }} />
        <WaitingState waiting={waiting} outbox={outbox} name={shown.words} isInPlace />
      </div>
    </article>
  );
}
