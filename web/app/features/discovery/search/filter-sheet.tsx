import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { discoveryWords } from '../discovery.words.ts';
import { SearchFilters } from './search-filters.tsx';
import { countChosen, nothingChosen } from './search-state.ts';
import type { Search } from './use-search.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  search: Search;
}

/** The filters of a phone. Each choice holds at once; the main button only closes. */
export function FilterSheet({ open, onClose, search: { state, first, change } }: FilterSheetProps) {
  const t = useWords(discoveryWords);
  const total = first?.total;
  return (
    <Dialog open={open} onClose={onClose} title={t('filter.sheet')}>
      <SearchFilters facets={first?.facets ?? null} state={state} onChange={change} inSheet />
      <div className="sheet-foot dialog-acts">
        {countChosen(state) > 0 ? (
          <Button kind="ghost" onClick={() => change(nothingChosen)}>
            {t('empty.clear')}
          </Button>
        ) : null}
        <Button kind="primary" onClick={onClose}>
          {total === undefined
            ? t('filter.show')
            : t(state.type === 'designs' ? 'filter.showDesigns' : 'filter.showCreators', {
                count: total.count,
                more: total.isAtLeast ? 'yes' : 'no',
              })}
        </Button>
      </div>
    </Dialog>
  );
}
