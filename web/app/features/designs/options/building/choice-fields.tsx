import { useId } from 'react';
import { optionLimits } from '#contracts/designs/options/options.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import { Plus } from '#web/ui/icons.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import { newOption, replaced, type TypedChoice } from './edit-options.ts';
import type { FaultAt } from './fault-at.ts';
import { ListButtons } from './list-buttons.tsx';
import { OptionFields } from './option-fields.tsx';

interface ChoiceFieldsProps {
  choice: TypedChoice;
  /** The errors of this choice. */
  faultAt: FaultAt;
  choices: readonly TypedChoice[];
  place: number;
  onChange: (choice: TypedChoice) => void;
  onChangeAll: (choices: TypedChoice[]) => void;
}

/** One choice with its options. */
export function ChoiceFields({ choice, faultAt, choices, place, onChange, onChangeAll }: ChoiceFieldsProps) {
  const t = useWords(buildingWords);
  const id = useId();
  const { name, options } = choice;
  const shownName = name === '' ? t('choice.nameless', { number: place + 1 }) : name;
  return (
    <fieldset
      className="grid min-w-0 gap-4 border-l-3 border-seam pl-4"
      aria-label={name === '' ? shownName : t('choice.of', { name })}
    >
      <div className="flex items-end gap-2">
        <Field label={t('choice.name')} error={faultAt('name')} className="flex-auto">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={({ target }) => onChange({ ...choice, name: target.value })}
              placeholder={t('choice.nameExample')}
              maxLength={optionLimits.name}
              autoComplete="off"
            />
          )}
        </Field>
        <ListButtons name={shownName} list={choices} place={place} onChange={onChangeAll} />
      </div>
      <ul className="grid gap-3">
        {options.map((option, at) => (
          <li key={option.key}>
            <OptionFields
              option={option}
              isFirst={at === 0}
              number={at + 1}
              faultAt={(...path) => faultAt('options', at, ...path)}
              onChange={(next) => onChange({ ...choice, options: replaced(options, at, next) })}
            >
              <ListButtons
                name={option.name === '' ? t('option.nameless', { number: at + 1 }) : option.name}
                list={options}
                place={at}
                onChange={(next) => onChange({ ...choice, options: next })}
              />
            </OptionFields>
          </li>
        ))}
      </ul>
      <FieldError message={faultAt('options')} />
      {options.length < optionLimits.options ? (
        <Button
          small
          kind="text"
          className="-ml-2.5 justify-self-start"
          onClick={() => onChange({ ...choice, options: [...options, newOption()] })}
        >
          <Plus />
          {t('option.add')}
        </Button>
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t('choice.default')} error={faultAt('defaultOption')}>
          {(control) => (
            <Select
              {...control}
              value={choice.defaultOption ?? ''}
              onChange={({ target }) => onChange({ ...choice, defaultOption: target.value || null })}
            >
              <option value="">{t('choice.noDefault')}</option>
              {options
                .filter((option) => option.name !== '')
                .map((option) => (
                  <option key={option.key} value={option.key}>
                    {option.name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Checkbox
          id={`${id}-required`}
          label={t('choice.required')}
          checked={choice.required}
          onChange={({ target }) => onChange({ ...choice, required: target.checked })}
        />
      </div>
      {choice.required && choice.defaultOption === null ? (
        <p className="hint">{t('choice.requiredHint')}</p>
      ) : null}
    </fieldset>
  );
}
