import type { SearchFacets } from '#contracts/discovery/search.contract.ts';
import { materialOf } from '#web/platform/cloth/cloth.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { focusFirst } from '#web/ui/forms/focus-first.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { useRoleName } from '../explore/use-role-name.ts';
import { NearFacet } from '../near/near-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import { PriceRange } from './price-range.tsx';
import { countChosen, nothingChosen, type SearchState, toggled, valueFacets } from './search-state.ts';

interface SearchFiltersProps {
  /** Null until the first response. */
  facets: SearchFacets | null;
  state: SearchState;
  onChange: (next: Partial<SearchState>) => void;
  /** A sheet has its own heading, and a button in its footer that clears the filters. */
  inSheet?: boolean;
}

/** All filters of a search, each with its count. */
export function SearchFilters({ facets, state, onChange, inSheet = false }: SearchFiltersProps) {
  const t = useWords(discoveryWords, 'filter');
  const roleName = useRoleName();
  const nameOf: Record<(typeof valueFacets)[number], (value: string) => string> = {
    category: (value) => labelOf('category', value),
    material: materialOf,
    city: townOf,
    role: roleName,
  };
  const count = countChosen(state);
  const isDesigns = state.type === 'designs';
  const { minPrice, maxPrice } = state;

  const values = (facet: (typeof valueFacets)[number]) => {
    const found = facets?.[facet] ?? [];
    const known = new Set(found.map(({ value }) => value.toLowerCase()));
    const missing = state[facet].filter((value) => !known.has(value.toLowerCase()));
    return [...found, ...missing.map((value) => ({ value, count: 0 }))];
  };
  const shown = valueFacets.filter((facet) => isDesigns || facet === 'city' || facet === 'role');
  const group = (facet: (typeof valueFacets)[number]) => {
    const chosen: readonly string[] = state[facet];
    return (
      <FacetGroup
        key={facet}
        title={t(facet)}
        values={values(facet)}
        chosen={chosen}
        isOpen={facet !== 'role' || !isDesigns || chosen.length > 0}
        nameOf={nameOf[facet]}
        onToggle={(value) => onChange({ [facet]: toggled(chosen, value) })}
      />
    );
  };
  const clearAll = () => {
    focusFirst(document.getElementById('results'));
    onChange(nothingChosen);
  };
  return (
    <div className="facets">
      {inSheet ? null : (
        <div className="facets-head">
          <h2>{t('title')}</h2>
          {count > 0 ? (
            <button type="button" className="link text-2" onClick={clearAll}>
              {t('clearAll')}
            </button>
          ) : null}
        </div>
      )}
      {shown.filter((facet) => facet === 'category').map(group)}
      {isDesigns && facets?.price ? (
        <details className="facet" open>
          <summary>{t('price')}</summary>
          <PriceRange
            key={`${facets.price.from} ${facets.price.to} ${minPrice} ${maxPrice}`}
            price={facets.price}
            chosen={{ from: minPrice, to: maxPrice }}
            onChoose={({ from, to }) => onChange({ minPrice: from, maxPrice: to })}
          />
        </details>
      ) : null}
      {shown.filter((facet) => facet !== 'category').map(group)}
      <NearFacet key={state.pin} state={state} onChange={onChange} />
      <label className="facet facet-switch">
        <span className="facet-switch-words">{t('verifiedOnly')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={state.verified}
          className="switch"
          checked={state.verified}
          onChange={() => onChange({ verified: !state.verified })}
        />
      </label>
    </div>
  );
}
