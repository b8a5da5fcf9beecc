import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SmallErrorState } from '#web/ui/error-state.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { StatsSkeleton } from './stat-cards.tsx';

interface LoadedFiguresProps<Data> {
  figures: UseQueryResult<Data>;
  /** How many skeleton cards to show. */
  cards: number;
  children: (data: Data) => ReactNode;
}

/** The figures of a tab, or their skeleton while loading, or an error. */
export function LoadedFigures<Data>({ figures, cards, children }: LoadedFiguresProps<Data>) {
  const t = useWords(dashboardsWords, 'stats');
  const { data, error, refetch } = figures;
  if (data !== undefined) return children(data);
  if (error === null) return <StatsSkeleton cards={cards} />;
  // A one-line error, because the list beneath may have loaded.
  return <SmallErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
}
