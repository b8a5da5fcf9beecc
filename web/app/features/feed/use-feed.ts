import { useEffect, useEffectEvent, useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { toast } from '#web/ui/floats/toast.ts';
import type { PagedList } from '#web/ui/lists/list-end.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import type { FeedCard, FeedPage } from './feed.api.ts';

interface Feed {
  status: 'loading' | 'failed' | 'ready';
  cards: FeedCard[];
  total: number;
  /** Why loading failed. */
  error: unknown;
  retry(): void;
  /** The end of the shown list; the page held in reserve does not count. */
  end: PagedList;
}

/**
 * The shown part of the feed, with one page always preloaded, so that scrolling does not wait. Returning to it shows
 * everything that was there, so that the browser restores the scroll position.
 */
export function useFeed(source: ApiList<FeedPage>, preloaded: Preloaded<FeedPage> | null): Feed {
  const t = useWords(feedWords);
  const list = usePageList(source, preloaded);
  const pages = list.data?.pages ?? [];
  const [shown, setShown] = useState(() => Math.max(1, pages.length));

  const lacksReserve = list.hasNextPage && pages.length <= shown;
  const hasStopped = list.isFetchNextPageError && !list.isFetchingNextPage;
  const fetchReserve = useEffectEvent(() => void list.fetchNextPage());
  useEffect(() => {
    if (!lacksReserve || hasStopped || list.isFetching) return;
    return whenIdle(fetchReserve);
  }, [lacksReserve, hasStopped, list.isFetching]);

  const showFailure = useEffectEvent((error: Error) => toast.bad(sentenceOf(error, t('failed'))));
  useEffect(() => {
    if (list.error !== null) showFailure(list.error);
  }, [list.error]);

  return {
    status: list.isPending ? 'loading' : list.data === undefined ? 'failed' : 'ready',
    cards: pages.slice(0, shown).flatMap((page) => page.cards),
    total: pages[0]?.total ?? 0,
    error: list.error,
    retry: () => void list.refetch(),
    end: {
      error: list.error,
      hasNextPage: pages.length > shown || list.hasNextPage,
      isFetchingNextPage: shown > pages.length && list.isFetchingNextPage,
      isFetchNextPageError: hasStopped && pages.length <= shown,
      fetchNextPage() {
        if (pages.length >= shown) setShown(shown + 1);
        if (lacksReserve && !list.isFetching) void list.fetchNextPage();
      },
    },
  };
}

/** Runs a task when the browser is idle. Safari has no requestIdleCallback, so it waits for a moment instead. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 600);
  return () => clearTimeout(handle);
}
