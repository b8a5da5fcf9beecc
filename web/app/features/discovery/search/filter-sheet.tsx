import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { FilterFoot } from '#web/ui/floats/filter-foot.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import type { SearchPage } from './search.api.ts';
import { SearchFilters } from './search-filters.tsx';
import { countChosen, nothingChosen } from './search-state.ts';
import type { Search } from './use-search.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  search: FilteredSearch;
}

/** The parts of a search that the sheet needs. */
export type FilteredSearch = Pick<Search, 'state' | 'change'> & {
  first: Pick<SearchPage, 'total' | 'facets'> | undefined;
};

/** The filters on phones. Each choice applies at once; the main button only closes the sheet. */
export function FilterSheet({ open, onClose, search: { state, first, change } }: FilterSheetProps) {
  const t = useWords(discoveryWords);
  const total = first?.total;
  const isDesigns = state.type === 'designs';
  return (
    <Dialog open={open} onClose={onClose} title={t('filter.sheet')}>
      <SearchFilters facets={first?.facets ?? null} state={state} onChange={change} inSheet />
      <FilterFoot
        status={total?.count === 0 ? t(isDesigns ? 'filter.noDesigns' : 'filter.noCreators') : ''}
        clearLabel={t('empty.clear')}
        onClear={countChosen(state) > 0 ? () => change(nothingChosen) : null}
        showLabel={
          total === undefined || total.count === 0
            ? t('filter.show')
            : t(isDesigns ? 'filter.showDesigns' : 'filter.showCreators', {
                count: total.count,
                more: total.isAtLeast ? 'yes' : 'no',
              })
        }
        onShow={onClose}
      />
    </Dialog>
  );
}
