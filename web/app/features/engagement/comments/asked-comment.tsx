import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { CommentActs } from './comment-acts.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentReplies } from './comment-replies.tsx';
import { type Thread, threadOf } from './comments.api.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';

type AskedThread = UseQueryResult<Thread | null>;

/** The thread of the comment that a notification leads to; idle without one. */
export function useAskedThread(designId: number, commentId: number | null): AskedThread {
  return useQuery({
    ...queryOptions(threadOf(designId, commentId ?? 0)),
    enabled: commentId !== null,
  });
}

interface AskedCommentProps {
  commentId: number;
  thread: AskedThread;
  acts: CommentActs;
}

/** The comment that a notification leads to, shown first; the page scrolls to it and focuses it. */
export function AskedComment({ commentId, thread, acts }: AskedCommentProps) {
  const t = useWords(engagementWords, 'comments');
  const place = useRef<HTMLElement>(null);
  const isReady = !thread.isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another comment is come to anew
  useEffect(() => {
    if (!isReady) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isReady, commentId]);

  return (
    <section ref={place} tabIndex={-1} aria-label={t('askedFor')} className="comment-asked">
      {thread.isPending ? (
        <CommentsSkeleton rows={1} />
      ) : thread.data === undefined ? (
        <ErrorState line={sentenceOf(thread.error, t('loadFailed'))} onRetry={() => void thread.refetch()} />
      ) : thread.data === null ? (
        <p className="meta">{t('askedGone')}</p>
      ) : (
        <>
          <CommentEntry comment={thread.data.comment} acts={acts} isAsked={thread.data.reply === null} />
          <CommentReplies comment={thread.data.comment} acts={acts} asked={thread.data.reply} />
        </>
      )}
    </section>
  );
}
