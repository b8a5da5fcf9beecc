import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { SizeRadios } from '#web/features/measurements/size-radios.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import type { CheckoutWords } from './checkout.form.ts';

interface SizeChoiceProps {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  /** The design's sizes; with fewer than two there is no choice. */
  sizes: readonly string[];
}

/** Chooses the size of a design. */
export function SizeChoice({ form, sizes }: SizeChoiceProps) {
  const t = useWords(ordersWords, 'size');
  const errorId = useId();
  const message = form.formState.errors.size?.message;
  if (sizes.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="title-3 mb-4">{t('label')}</legend>
      <SizeRadios
        sizes={sizes}
        input={{
          'aria-invalid': message ? true : undefined,
          'aria-describedby': message ? errorId : undefined,
          ...form.register('size'),
        }}
      />
      <FieldError id={errorId} message={message} />
      <Link to="/help/size-guide#sizes" className="link reach mt-3 inline-block text-2">
        {t('guide')}
      </Link>
    </fieldset>
  );
}
