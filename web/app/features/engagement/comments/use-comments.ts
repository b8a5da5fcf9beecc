import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useListWithin } from '#web/platform/query/page-data.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type { PagedList } from '#web/ui/lists/list-end.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { settleCount } from '../marks/use-design-count.ts';
import { draftOf } from './comment-drafts.ts';
import { commentList, commentsKey, deleteComment, repliesKey } from './comments.api.ts';
import { useLiveComments } from './use-live-comments.ts';
import { useTakenComments } from './waiting-comments.ts';

interface Comments {
  status: 'loading' | 'failed' | 'ready';
  error: unknown;
  comments: Comment[];
  end: PagedList;
  retry(): void;
  remove(comment: Comment): Promise<void>;
}

/** The loaded comments of a design. Their total updates the count everywhere. */
export function useComments(designId: number): Comments {
  const t = useWords(engagementWords, 'comments');
  const client = useQueryClient();
  const signInFirst = useSignInFirst('comment');
  useLiveComments(designId);
  useTakenComments(designId);
  const list = useListWithin(commentList(designId));
  const pages = list.data?.pages ?? [];
  const total = pages[0]?.total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew by every answer, also when it is the same
  useEffect(() => {
    if (total !== undefined && !draftOf(designId).isSending) settleCount('comments', designId, total);
  }, [designId, total, list.dataUpdatedAt]);

  return {
    status: list.isPending ? 'loading' : list.data === undefined ? 'failed' : 'ready',
    error: list.error,
    comments: pages.flatMap((page) => page.comments),
    end: list,
    retry: () => void list.refetch(),
    async remove({ id, replyTo }) {
      await client.cancelQueries({ queryKey: commentsKey(designId) });
      const key = replyTo === null ? commentsKey(designId) : repliesKey(designId, replyTo);
      client.setQueryData<InfiniteData<{ comments: Comment[] }>>(key, (data) => without(data, id));
      try {
        settleCount('comments', designId, await deleteComment(id));
        toast.good(t('deleted'));
      } catch (error) {
        // A comment that is already gone counts as deleted; after any other error the refetch restores it.
        if (!isNotFound(error) && !(await signInFirst.isNeededAfter(error))) {
          toast.bad(t('deleteFailed'), sentenceOf(error, t('tryAgain')));
        }
      }
      await client.invalidateQueries({ queryKey: commentsKey(designId) });
    },
  };
}

function without(data: InfiniteData<{ comments: Comment[] }> | undefined, commentId: number) {
  if (data === undefined) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ id }) => id !== commentId),
  }));
  return { ...data, pages };
}
