import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { DashboardState } from './dashboard-state.ts';
import type { Choice } from './list-bar.tsx';

interface OrderChoices {
  statuses: Choice[];
  sorts: Choice<DashboardState['sort']>[];
}

/** The filters and sort orders of order lists. */
export function useOrderChoices(): OrderChoices {
  const t = useWords(dashboardsWords, 'list');
  return {
    statuses: [
      { value: 'WAITING', label: t('WAITING') },
      ...orderStatuses.map((status) => ({ value: status, label: wordsOfStatus(status) })),
    ],
    sorts: [
      { value: 'newest', label: t('newest') },
      { value: 'oldest', label: t('oldest') },
    ],
  };
}
