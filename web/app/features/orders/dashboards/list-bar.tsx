import { Download, Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { longestListSearch } from '#contracts/orders/dashboards/order-lists.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import type { DashboardState } from './dashboard-state.ts';
import { dashboardsWords } from './dashboards.words.ts';
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
  /** Where the same list is as a table to take away; null where there is none. */
  exportTo: string | null;
}

/** Milliseconds without a key, after which what was typed is searched for. */
const pause = 350;

/** Searches, narrows and orders a list; all of it stands in the address. */
export function ListBar({ state, change, label, hint, statuses, sorts, exportTo }: ListBarProps) {
  const t = useWords(dashboardsWords, 'list');
  return (
    <div className="list-bar">
      <SearchField
        key={state.tab}
        q={state.q}
        label={label}
        hint={hint}
        onSearch={(q) => change({ q }, true)}
      />
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
      {exportTo === null ? null : <ExportLink to={exportTo} />}
    </div>
  );
}

/** A link to a file, which the browser saves. */
export function ExportLink({ to }: { to: string }) {
  const t = useWords(dashboardsWords, 'list');
  return (
    <a href={to} download className="btn btn-ghost btn-small" title={t('exportWhat')}>
      <span className="said">
        <Download />
        {t('export')}
      </span>
    </a>
  );
}

interface SearchFieldProps {
  q: string;
  label: string;
  hint: string;
  onSearch: (q: string) => void;
}

function SearchField({ q, label, hint, onSearch }: SearchFieldProps) {
  const [written, setWritten] = useState(q);
  const sent = useRef(q);
  const search = useEffectEvent((words: string) => {
    sent.current = words;
    onSearch(words);
  });

  // Going back brings older words; those of the address that was just written are here already.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setWritten(q);
  }, [q]);

  useEffect(() => {
    const words = written.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => search(words), pause);
    return () => clearTimeout(timer);
  }, [written]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = written.trim();
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  return (
    <search className="list-bar-search">
      <form onSubmit={onSubmit}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={hint}
          value={written}
          maxLength={longestListSearch}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setWritten(target.value)}
        />
      </form>
      <Search aria-hidden="true" />
    </search>
  );
}
