import { longestAdminSearch } from '#contracts/admin/audit/acts.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { Download } from '#web/ui/icons.tsx';
import { adminWords } from '../admin.words.ts';
import type { ListAddress } from './use-list-address.ts';

export interface Filter<Name extends string> {
  name: Name;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What stands for no choice; "All" where not given. */
  any?: string;
}

interface ListFiltersProps<Name extends string> {
  address: ListAddress<Name | 'q'>;
  label: string;
  hint: string;
  filters: readonly Filter<Name>[];
  /** Where the same list is as a table to take away. */
  exportTo?: string;
}

/** Searches and narrows a list of the administration; all of it stands in the address. */
export function ListFilters<Name extends string>({
  address: { chosen, change },
  label,
  hint,
  filters,
  exportTo,
}: ListFiltersProps<Name>) {
  const t = useWords(adminWords, 'list');
  const set = (name: string, value: string, isTyping = false) =>
    change({ [name]: value } as Parameters<typeof change>[0], isTyping);
  return (
    <div className="list-bar">
      <SearchField
        q={chosen.q}
        label={label}
        hint={hint}
        longest={longestAdminSearch}
        onSearch={(q) => set('q', q, true)}
      />
      {filters.map((filter) => (
        <Select
          key={filter.name}
          aria-label={filter.label}
          value={chosen[filter.name]}
          onChange={({ target }) => set(filter.name, target.value)}
        >
          <option value="">{filter.any ?? `${filter.label}: ${t('any')}`}</option>
          {filter.choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ))}
      {exportTo === undefined ? null : (
        <a href={exportTo} download className="btn btn-ghost btn-small">
          <span className="said">
            <Download />
            {t('export')}
          </span>
        </a>
      )}
    </div>
  );
}
