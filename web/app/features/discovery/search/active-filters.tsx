import { useRef } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { materialOf } from '#web/platform/cloth/cloth.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { focusFirst } from '#web/ui/forms/focus-first.ts';
import { SlidersHorizontal, X } from '#web/ui/icons.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { useRoleName } from '../explore/use-role-name.ts';
import { countChosen, type SearchState, toggled } from './search-state.ts';

interface ActiveFiltersProps {
  state: SearchState;
  onChange: (next: Partial<SearchState>) => void;
  /** Opens the filter sheet, on phones. */
  onOpen: () => void;
}

/** The active filters, each with a remove button; on phones also the filter button. */
export function ActiveFilters({ state, onChange, onOpen }: ActiveFiltersProps) {
  const t = useWords(discoveryWords, 'filter');
  const roleName = useRoleName();
  const opener = useRef<HTMLButtonElement>(null);
  const { category, material, city, role, verified, minPrice, maxPrice, pin, within } = state;
  const count = countChosen(state);
  const chips = [
    ...category.map((value) => chip(labelOf('category', value), { category: toggled(category, value) })),
    ...material.map((value) => chip(materialOf(value), { material: toggled(material, value) })),
    ...city.map((value) => chip(townOf(value), { city: toggled(city, value) })),
    ...role.map((value) => chip(roleName(value), { role: toggled(role, value) })),
    ...(verified ? [chip(t('verified'), { verified: false })] : []),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [chip(priceWords(), { minPrice: undefined, maxPrice: undefined })]),
    ...(pin === '' ? [] : [chip(t('near.chosen', { pin, km: within }), { pin: '' })]),
  ];

  function priceWords(): string {
    if (minPrice === undefined) return t('priceTo', { to: formatRupees(maxPrice ?? 0) });
    if (maxPrice === undefined) return t('priceFrom', { from: formatRupees(minPrice) });
    return t('priceBetween', { from: formatRupees(minPrice), to: formatRupees(maxPrice) });
  }

  return (
    <div className="search-chips">
      <button ref={opener} type="button" className="chip md:hidden" aria-haspopup="dialog" onClick={onOpen}>
        <SlidersHorizontal />
        {t('title')}
        {count > 0 ? <span className="num">{count}</span> : null}
      </button>
      {chips.map(({ words, next }) => (
        <button
          key={words}
          type="button"
          className="chip chip-on"
          aria-label={t('remove', { filter: words })}
          onClick={({ currentTarget: { nextElementSibling, previousElementSibling } }) => {
            focusFirst(
              nextElementSibling,
              opener.current,
              previousElementSibling,
              document.getElementById('results'),
            );
            onChange(next);
          }}
        >
          {words}
          <X />
        </button>
      ))}
    </div>
  );
}

function chip(words: string, next: Partial<SearchState>) {
  return { words, next };
}
