import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { UploadLink } from '#web/shell/upload-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import type { FeedCard as FeedCardData } from './feed.api.ts';
import { FeedCard } from './feed-card.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { rhythm } from './rhythm.ts';
import type { useFeed } from './use-feed.ts';

interface FeedProps {
  feed: ReturnType<typeof useFeed>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Shown after the first spread and pair, or below `empty`. */
  after?: ReactNode;
}

/** The feed in its four states. */
export function Feed({ feed, empty, after }: FeedProps) {
  const t = useWords(feedWords);
  if (feed.status === 'loading') return <FeedSkeleton />;
  if (feed.status === 'failed') {
    return <ErrorState line={sentenceOf(feed.error, t('failed'))} onRetry={feed.retry} />;
  }
  if (feed.cards.length === 0) {
    return (
      <>
        {empty}
        {after}
      </>
    );
  }
  return (
    <>
      <Cards cards={feed.cards.slice(0, rhythm)} from={0} />
      {after}
      {feed.cards.length > rhythm ? <Cards cards={feed.cards.slice(rhythm)} from={rhythm} /> : null}
      <FeedEnd end={feed.end} />
    </>
  );
}

function Cards({ cards, from }: { cards: FeedCardData[]; from: number }) {
  return (
    <div className="feed">
      {cards.map((card, index) => (
        <FeedCard key={card.id} card={card} index={from + index} />
      ))}
    </div>
  );
}

/** The empty state if there is no design at all. */
export function NoDesigns() {
  const t = useWords(feedWords);
  return (
    <EmptyState title={t('empty')} line={t('emptyLine')}>
      <UploadLink className="btn btn-2">{t('emptyStep')}</UploadLink>
    </EmptyState>
  );
}

function FeedEnd({ end }: { end: ReturnType<typeof useFeed>['end'] }) {
  const t = useWords(feedWords);
  if (!end.hasNextPage) {
    return <p className="stitched-over voice mt-14 pt-5 text-center text-ink-3">{t('end')}</p>;
  }
  return (
    <div className="pt-6">
      <ListEnd list={end} automatic />
    </div>
  );
}
