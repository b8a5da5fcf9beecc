import { useFieldArray } from 'react-hook-form';
import { addDays } from '#contracts/platform/ist-day.ts';
import { shopLimits } from '#contracts/profiles/shop/shop.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Plus, Trash2 } from '#web/ui/icons.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import type { ShopFormState } from './use-shop-form.ts';

/** The days on which the maker neither makes nor sends. */
export function HolidaysField({ form }: Pick<ShopFormState, 'form'>) {
  const t = useWords(shopWords, 'form');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'holidays' });
  const errors = form.formState.errors.holidays;
  const last = addDays(todayInIndia(), shopLimits.ahead);
  const day = (index: number, end: 'from' | 'to') => (
    <Field label={t(end)} error={errors?.[index]?.[end]?.message} className="max-sm:col-start-1">
      {(control) => (
        <TextInput {...control} {...form.register(`holidays.${index}.${end}`)} type="date" max={last} />
      )}
    </Field>
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-2 leading-[1.3] font-semibold">{t('holidays')}</legend>
      <p className="hint">{t('holidaysHint')}</p>
      {fields.length === 0 ? <p className="meta">{t('noHolidays')}</p> : null}
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:border-l-2 max-sm:border-seam max-sm:pl-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          {day(index, 'from')}
          {day(index, 'to')}
          <IconButton
            label={t('removeHoliday')}
            className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
            onClick={() => remove(index)}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {fields.length < shopLimits.holidays ? (
        <div>
          <Button kind="ghost" small onClick={() => append({ from: '', to: '' })}>
            <Plus />
            {t('addHoliday')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
