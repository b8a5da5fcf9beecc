import { sentenceOf } from '#web/platform/api/api-error.ts';
import { LoadMore } from '#web/ui/load-more.tsx';

interface ListEndProps {
  list: { error: Error | null; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  /** Reading on failed: what was read stays, and the button tries again. */
  hasStopped: boolean;
  words: { failed: string; more: string; again: string; loadingMore: string };
}

/** The way on at the end of a list. */
export function ListEnd({ list, hasStopped, words }: ListEndProps) {
  return (
    <>
      {hasStopped ? (
        <p role="alert" className="meta mt-8 text-center">
          {sentenceOf(list.error, words.failed)}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <div className="mt-8">
          <LoadMore
            label={hasStopped ? words.again : words.more}
            busy={list.isFetchingNextPage ? words.loadingMore : false}
            onMore={() => void list.fetchNextPage()}
          />
        </div>
      ) : null}
    </>
  );
}
