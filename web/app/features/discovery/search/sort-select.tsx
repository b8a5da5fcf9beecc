import { Link } from 'react-router';
import { makerSorts, searchSorts } from '#contracts/discovery/search.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Select } from '#web/ui/forms/text-input.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import type { SearchState } from './search-state.ts';

interface SortSelectProps {
  state: SearchState;
  onChange: (next: Partial<SearchState>) => void;
}

export function SortSelect({ state, onChange }: SortSelectProps) {
  const t = useWords(discoveryWords);
  const sorts = state.type === 'creators' ? makerSorts : searchSorts;
  const chosen = sorts.find((sort) => sort === state.sort) ?? 'relevance';
  return (
    <div className="search-sort">
      <Select
        aria-label={t('sort.label')}
        value={chosen}
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.target.value);
          if (sort) onChange({ sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <Link to="/how-we-rank#search" className="link hint reach inline-block py-1">
        {t('sort.how')}
      </Link>
    </div>
  );
}
