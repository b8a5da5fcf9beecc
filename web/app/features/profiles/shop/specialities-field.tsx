import { useState } from 'react';
import { offeredSpecialities, shopLimits } from '#contracts/profiles/shop/shop.rules.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { isComposing } from '#web/ui/forms/is-composing.ts';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Plus, X } from '#web/ui/icons.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { withSpeciality } from './shop.form.ts';
import type { ShopFormState } from './use-shop-form.ts';

const most = shopLimits.specialities;

/** Short words for what a shop makes, chosen or typed. */
export function SpecialitiesField({ form }: Pick<ShopFormState, 'form'>) {
  const t = useWords(shopWords, 'form');
  const chosen = form.watch('specialities');
  const [typed, setTyped] = useState('');
  const set = (next: string[]) => form.setValue('specialities', next, { shouldDirty: true });
  const add = () => {
    const next = withSpeciality(chosen, typed, most);
    set(next);
    if (next.length > chosen.length) setTyped('');
  };
  const has = (one: string) => chosen.some((each) => each.toLowerCase() === one.toLowerCase());
  const isFull = chosen.length >= most;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-2 leading-[1.3] font-semibold">
        {t('specialities')} <OptionalMark />
      </legend>
      <p className="hint">{t('specialitiesHint', { most })}</p>
      <div className="flex flex-wrap gap-2">
        {chosen.map((one) => (
          <button
            key={one}
            type="button"
            className="chip chip-on max-w-full"
            aria-label={t('remove', { one: labelOf('speciality', one) })}
            onClick={() => set(chosen.filter((each) => each !== one))}
          >
            <span dir="auto" className="min-w-0 truncate">
              {labelOf('speciality', one)}
            </span>
            <X />
          </button>
        ))}
        {offeredSpecialities
          .filter((one) => !has(one))
          .map((one) => (
            <button
              key={one}
              type="button"
              className="chip disabled:opacity-40"
              disabled={isFull}
              onClick={() => set(withSpeciality(chosen, one, most))}
            >
              <Plus />
              {labelOf('speciality', one)}
            </button>
          ))}
      </div>
      <div className="flex max-w-[420px] items-end gap-3">
        <Field label={t('own')} className="min-w-0 flex-1">
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={shopLimits.speciality}
              autoComplete="off"
              disabled={isFull}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event)) return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <Button className="mb-1.5" disabled={isFull} onClick={add}>
          {t('add')}
        </Button>
      </div>
      <FieldError message={form.formState.errors.specialities?.message} />
    </fieldset>
  );
}
