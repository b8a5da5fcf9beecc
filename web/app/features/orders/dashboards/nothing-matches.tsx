import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { Dashboard } from './use-dashboard.ts';

/** There are entries, but none match the search or filter. */
export function NothingMatches({ change }: Pick<Dashboard, 'change'>) {
  const t = useWords(dashboardsWords, 'list');
  return (
    <EmptyState picture="parcel" title={t('nothing')} line={t('nothingLine')}>
      <Button onClick={() => change({ q: '', status: '' })}>{t('clear')}</Button>
    </EmptyState>
  );
}
