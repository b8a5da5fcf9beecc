import { useEffect, useEffectEvent, useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { Button } from '../button.tsx';

/** A list that is read page by page. */
export interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  /** With `isFetching`, where a fetch of the next page may be cancelled by one of the whole list. */
  data?: { pages: readonly unknown[] } | undefined;
  isFetching?: boolean;
}

interface ListEndProps {
  list: PagedList;
  /** "Load more" where not given. */
  label?: string;
  /** Also asks by itself when it comes near the screen. */
  automatic?: boolean;
}

/** The way on at the end of a list. Where reading on failed, what was read stays and the button tries again. */
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

/** Fetches the next page, and once more where the list was asked for anew meanwhile, which cancels that. */
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
  /** Shown while the next page is on its way, or false. */
  busy: string | false;
  onMore: () => void;
  /** Also asks by itself when it comes near the screen. */
  automatic: boolean;
}

/** Reads the next page of a list. */
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
