import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { FilterFoot } from '#web/ui/floats/filter-foot.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { focusFirst } from '#web/ui/forms/focus-first.ts';
import { Select } from '#web/ui/forms/text-input.tsx';
import { SlidersHorizontal, X } from '#web/ui/icons.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';
import type { ListAddress } from './use-list-address.ts';

export interface Filter<Name extends string> {
  name: Name;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** The label for no choice; "All" by default. */
  any?: string;
}

interface FilterChoicesProps<Name extends string> {
  address: ListAddress<Name>;
  filters: readonly Filter<Name>[];
  /** The number of rows loaded and whether there are more; undefined while unknown. */
  found?: FoundRows | undefined;
}

export interface FoundRows {
  count: number;
  more: boolean;
}

/** The filters of a list, side by side; in a sheet on phones. */
export function FilterChoices<Name extends string>({
  address: { chosen, change },
  filters,
  found,
}: FilterChoicesProps<Name>) {
  const t = useWords(adminWords, 'list');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const inUse = filters.filter(({ name }) => name !== 'sort' && chosen[name] !== '');
  const count = inUse.length;
  const set = (name: Name, value: string) => change({ [name]: value } as Parameters<typeof change>[0]);
  const clear = () =>
    change(Object.fromEntries(filters.map(({ name }) => [name, ''])) as Parameters<typeof change>[0]);
  const takeBack = (name: Name, { currentTarget }: MouseEvent) => {
    focusFirst(currentTarget.parentElement?.nextElementSibling?.firstElementChild, opener.current);
    set(name, '');
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="chip list-bar-more"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal />
        {t('filter')}
        {count > 0 ? <span className="num">{count}</span> : null}
      </button>
      {filters.map((filter) => (
        <FilterChoice
          key={filter.name}
          aria-label={filter.label}
          filter={filter}
          any={filter.any ?? `${filter.label}: ${t('any')}`}
          value={chosen[filter.name]}
          onChange={({ target }) => set(filter.name, target.value)}
        />
      ))}
      {count > 0 ? (
        <ul className="list-bar-used">
          {inUse.map(({ name, label, choices }) => {
            const words = choices.find(({ value }) => value === chosen[name])?.label ?? label;
            return (
              <li key={name}>
                <button
                  type="button"
                  className="chip chip-on"
                  aria-label={t('remove', { filter: words })}
                  onClick={(event) => takeBack(name, event)}
                >
                  {words}
                  <X />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('filter')}>
        {isOpen ? (
          <div className="grid gap-5">
            {filters.map((filter) => (
              <Field key={filter.name} label={filter.label}>
                {(control) => (
                  <FilterChoice
                    {...control}
                    filter={filter}
                    any={filter.any ?? t('any')}
                    value={chosen[filter.name]}
                    onChange={({ target }) => set(filter.name, target.value)}
                  />
                )}
              </Field>
            ))}
            <FilterFoot
              status={found?.count === 0 ? t('nothing') : ''}
              clearLabel={t('clearFilters')}
              onClear={count > 0 ? clear : null}
              showLabel={
                found === undefined || found.count === 0
                  ? t('show')
                  : t('showFound', { count: found.count, more: found.more ? 'yes' : 'no' })
              }
              onShow={() => setOpen(false)}
            />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}

interface FilterChoiceProps extends ComponentProps<typeof Select> {
  filter: Filter<string>;
  /** The label for no choice. */
  any: string;
}

function FilterChoice({ filter, any, ...control }: FilterChoiceProps) {
  return (
    <Select {...control}>
      <option value="">{any}</option>
      {filter.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
