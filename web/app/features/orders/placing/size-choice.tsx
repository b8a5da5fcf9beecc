import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { ordersWords } from '../orders.words.ts';
import type { CheckoutWords } from './checkout.form.ts';

interface SizeChoiceProps {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  /** What the design is made in; with fewer than two there is nothing to choose. */
  sizes: readonly string[];
}

/** In which size a design is to be made. */
export function SizeChoice({ form, sizes }: SizeChoiceProps) {
  const t = useWords(ordersWords, 'size');
  const errorId = useId();
  const message = form.formState.errors.size?.message;
  if (sizes.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="title-3 mb-4">{t('label')}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label key={size} className="choice min-w-14 px-4! py-2.5!">
            <input
              type="radio"
              value={size}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? errorId : undefined}
              {...form.register('size')}
            />
            <span className="pt-px leading-[1.35] font-semibold whitespace-nowrap">
              {labelOf('size', size)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={message} />
      <Link to="/help/size-guide#sizes" className="link reach mt-3 inline-block text-2">
        {t('guide')}
      </Link>
    </fieldset>
  );
}
