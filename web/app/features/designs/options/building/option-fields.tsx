import type { ReactNode } from 'react';
import { optionLimits } from '#contracts/designs/options/options.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import type { TypedOption } from './edit-options.ts';
import type { FaultAt } from './fault-at.ts';

interface OptionFieldsProps {
  option: TypedOption;
  /** On wide screens only the first row shows the labels. */
  isFirst: boolean;
  number: number;
  faultAt: FaultAt;
  onChange: (option: TypedOption) => void;
  /** The buttons of the row. */
  children: ReactNode;
}

/** One option: its name, and what it adds to the price and to the days. */
export function OptionFields({ option, isFirst, number, faultAt, onChange, children }: OptionFieldsProps) {
  const t = useWords(buildingWords, 'option');
  const of = <span className="sr-only"> {option.name === '' ? number : option.name}</span>;
  return (
    <div className="option-row" data-first={isFirst || undefined}>
      <Field
        label={
          <>
            {t('name')}
            <span className="sr-only"> {number}</span>
          </>
        }
        error={faultAt('name')}
        className="option-row-name"
      >
        {(control) => (
          <TextInput
            {...control}
            value={option.name}
            onChange={({ target }) => onChange({ ...option, name: target.value })}
            placeholder={t('nameExample')}
            maxLength={optionLimits.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={
          <>
            {t('price')}
            {of}
          </>
        }
        error={faultAt('price')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={option.price}
            onChange={({ target }) => onChange({ ...option, price: target.value })}
            className="num"
            placeholder="0"
            maxLength={20}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={
          <>
            {t('days')}
            {of}
          </>
        }
        error={faultAt('days')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={option.days}
            onChange={({ target }) => onChange({ ...option, days: target.value })}
            className="num"
            inputMode="numeric"
            placeholder="0"
            maxLength={10}
            autoComplete="off"
          />
        )}
      </Field>
      {children}
    </div>
  );
}
