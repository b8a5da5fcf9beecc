import { longestAdminSearch } from '#contracts/admin/audit/acts.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Download } from '#web/ui/icons.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';
import { type Filter, FilterChoices, type FoundRows } from './filter-choices.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListFiltersProps<Name extends string> {
  address: ListAddress<Name | 'q'>;
  label: string;
  hint: string;
  filters: readonly Filter<Name>[];
  found: FoundRows | undefined;
  /** The address of the same list as CSV. */
  exportTo?: string;
}

/** Searches and filters a list of the administration; the address holds the whole state. */
export function ListFilters<Name extends string>({
  address,
  label,
  hint,
  filters,
  found,
  exportTo,
}: ListFiltersProps<Name>) {
  const t = useWords(adminWords, 'list');
  return (
    <div className="list-bar">
      <SearchField
        q={address.chosen.q}
        label={label}
        hint={hint}
        longest={longestAdminSearch}
        onSearch={(q) => address.change({ q } as Parameters<typeof address.change>[0], true)}
      />
      {exportTo === undefined ? null : (
        <a href={exportTo} download className="btn btn-ghost btn-small">
          <span className="said">
            <Download />
            <span>{t('export')}</span>
          </span>
        </a>
      )}
      <FilterChoices address={address} filters={filters} found={found} />
    </div>
  );
}
