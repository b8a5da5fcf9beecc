import { useEffect, useEffectEvent, useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { Button } from '../button.tsx';

/** A list that is fetched page by page. */
export interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  /** Pass it with `isFetching` if refetching the whole list can cancel the fetch of the next page. */
  data?: { pages: readonly unknown[] } | undefined;
  isFetching?: boolean;
}

interface ListEndProps {
  list: PagedList;
  /** "Load more" if omitted. */
  label?: string;
  /** Also loads automatically when it comes near the viewport. */
  automatic?: boolean;
}

/** The "Load more" button at the end of a list. After a failure the loaded pages stay and the button retries. */
export function ListEnd({ list, label, automatic = false }: ListEndProps) {
  const t = useWords(uiWords);
  const hasStopped = list.isFetchNextPageError && !list.isFetchingNextPage;
  const readOn = useReadOn(list);
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4">
      {hasStopped ? (
        <p role="alert" className="meta text-center">
          {sentenceOf(list.error, t('moreFailed'))}
        </p>
      ) : null}
      <LoadMore
        label={hasStopped ? t('tryAgain') : (label ?? t('more'))}
        busy={list.isFetchingNextPage && t('loadingMore')}
        automatic={automatic && !hasStopped}
        onMore={readOn}
      />
    </div>
  );
}

/** Fetches the next page, and again if a refetch of the whole list has cancelled it. */
function useReadOn({ data, isFetching = false, error, hasNextPage, fetchNextPage }: PagedList): () => void {
  const count = data?.pages.length ?? 0;
  const wanted = useRef(0);
  const again = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isFetching || count >= wanted.current) return;
    if (error === null && hasNextPage) again();
    else wanted.current = 0;
  }, [isFetching, count, error, hasNextPage]);
  return () => {
    if (data !== undefined) wanted.current = count + 1;
    void fetchNextPage();
  };
}

interface LoadMoreProps {
  label: string;
  /** The label while the next page is loading, otherwise false. */
  busy: string | false;
  onMore: () => void;
  /** Also loads automatically when it comes near the viewport. */
  automatic: boolean;
}

/** Loads the next page of a list. */
function LoadMore({ label, busy, onMore, automatic }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const waits = automatic && busy === false;

  useEffect(() => {
    if (!waits || end.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: '900px 0px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [waits]);

  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button kind="ghost" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
