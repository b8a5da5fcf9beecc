import type { UseFormReturn } from 'react-hook-form';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { mostInstructions } from '#contracts/orders/placing/checkout.rules.ts';
import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { isPhone } from '#contracts/profiles/phone-number.ts';
import { PostalFields } from '#web/features/profiles/addresses/postal-fields.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { AddressChoice } from './address-choice.tsx';
import { another, type CheckoutWords } from './checkout.form.ts';

interface CheckoutFieldsProps {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  viewer: Viewer;
  measuring: Measuring;
  /** The fields' values in the server-rendered page. */
  first: CheckoutWords;
  /** The address book, in display order. */
  book: readonly Address[];
  /** Another text in place of the instructions, shorter than these. */
  note?: { label: string; example: string; most: number };
}

const pair = 'grid gap-5 sm:grid-cols-2';

/** The buyer's details and the delivery address. */
export function CheckoutFields({ form, viewer, measuring, first, book, note }: CheckoutFieldsProps) {
  const t = useWords(ordersWords, 'checkout');
  const {
    register,
    formState: { errors },
  } = form;
  const [chosen, pincode, city, state, country] = form.watch([
    'chosen',
    'pincode',
    'city',
    'state',
    'country',
  ]);
  const instructions = form.watch('specialInstructions');
  const most = note?.most ?? mostInstructions;
  const isAnother = book.length === 0 || chosen === another;
  const hasPhone = isPhone(viewer.phone);
  return (
    <div className="grid gap-8">
      <section className="grid gap-5" aria-labelledby="contact">
        <h2 id="contact" className="title-3">
          {t('contact')}
        </h2>
        <div className={pair}>
          <Field label={t('name')}>
            {(control) => <TextInput {...control} value={viewer.name} readOnly autoComplete="off" />}
          </Field>
          <Field
            label={t('phone')}
            hint={hasPhone ? undefined : t('phoneHint', { measuring })}
            error={errors.phone?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('phone')}
                defaultValue={first.phone}
                type="tel"
                autoComplete="tel"
                className="num"
                readOnly={hasPhone}
                placeholder={hasPhone ? undefined : '+91 98450 21137'}
              />
            )}
          </Field>
        </div>
        <Field label={t('email')}>
          {(control) => <TextInput {...control} value={viewer.email} readOnly autoComplete="off" />}
        </Field>
      </section>
      <hr className="stitch" />
      <section className="grid gap-5" aria-labelledby="address">
        <h2 id="address" className="title-3">
          {t('address')}
        </h2>
        {book.length === 0 ? null : <AddressChoice form={form} book={book} first={first} />}
        {isAnother ? (
          <>
            <PostalFields
              tie={(name) => {
                const field = name === 'street' ? 'address' : name;
                return { ...register(field), defaultValue: first[field] };
              }}
              address={{ pincode, city, state, country }}
              write={(name, words) =>
                form.setValue(name, words, { shouldDirty: true, shouldValidate: !!errors[name] })
              }
              errors={{
                street: errors.address?.message,
                pincode: errors.pincode?.message,
                city: errors.city?.message,
                state: errors.state?.message,
                country: errors.country?.message,
              }}
              kind="shipping"
            />
            {book.length >= mostAddresses ? (
              <p className="hint">{t('fullBook')}</p>
            ) : (
              <Checkbox label={t('save')} {...register('saveAddress')} defaultChecked={first.saveAddress} />
            )}
          </>
        ) : null}
        <Field
          label={
            <>
              {note?.label ?? t('instructions')} <OptionalMark />
            </>
          }
          hint={<span className="num">{t('instructionsLeft', { count: instructions.length, most })}</span>}
          error={errors.specialInstructions?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...register('specialInstructions')}
              defaultValue={first.specialInstructions}
              placeholder={note?.example ?? t('instructionsExample')}
              maxLength={most}
              rows={3}
            />
          )}
        </Field>
      </section>
    </div>
  );
}
