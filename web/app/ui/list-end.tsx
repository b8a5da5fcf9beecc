import { sentenceOf } from '#web/platform/api/api-error.ts';
import { uiWords } from '#web/platform/i18n/ui.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { LoadMore } from './load-more.tsx';

interface ListEndProps {
  /** A list that is read page by page. */
  list: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
  /** "Load more" where not given. */
  label?: string;
  /** Also asks by itself when it comes near the screen. */
  automatic?: boolean;
}

/** The way on at the end of a list. Where reading on failed, what was read stays and the button tries again. */
export function ListEnd({ list, label, automatic = false }: ListEndProps) {
  const t = useWords(uiWords);
  const hasStopped = list.isFetchNextPageError && !list.isFetchingNextPage;
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
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}
