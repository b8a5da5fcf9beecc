import { longestListSearch } from '#contracts/orders/dashboards/order-lists.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { Download } from '#web/ui/icons.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { DashboardState } from './dashboard-state.ts';
import type { Dashboard } from './use-dashboard.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface ListBarProps extends Dashboard {
  label: string;
  hint: string;
  statuses: readonly Choice[];
  sorts: readonly Choice<DashboardState['sort']>[];
  /** The address of the CSV export; null if there is none. */
  exportTo: string | null;
}

/** Searches, filters and sorts a list; its state is held in the address. */
export function ListBar({ state, change, label, hint, statuses, sorts, exportTo }: ListBarProps) {
  const t = useWords(dashboardsWords, 'list');
  return (
    <div className="list-bar">
      <SearchField
        key={state.tab}
        q={state.q}
        label={label}
        hint={hint}
        longest={longestListSearch}
        onSearch={(q) => change({ q }, true)}
      />
      {exportTo === null ? null : <ExportLink to={exportTo} />}
      <Select
        aria-label={t('status')}
        value={state.status}
        onChange={({ target }) => change({ status: target.value })}
      >
        <option value="">{t('anyStatus')}</option>
        {statuses.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('sort')}
        value={state.sort}
        onChange={({ target }) => {
          const chosen = sorts.find(({ value }) => value === target.value);
          if (chosen) change({ sort: chosen.value });
        }}
      >
        {sorts.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A download link. */
export function ExportLink({ to }: { to: string }) {
  const t = useWords(dashboardsWords, 'list');
  return (
    <a href={to} download className="btn btn-ghost btn-small" title={t('exportWhat')}>
      <span className="said">
        <Download />
        <span>{t('export')}</span>
      </span>
    </a>
  );
}
