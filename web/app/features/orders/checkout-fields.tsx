import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { checkoutCountries } from '#contracts/orders/checkout.contract.ts';
import { isPhone } from '#contracts/profiles/phone-number.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/text-input.tsx';
import type { CheckoutWords } from './checkout.form.ts';

interface CheckoutFieldsProps {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  viewer: Viewer;
  /** What the fields hold in the page as the server draws it. */
  first: CheckoutWords;
}

const pair = 'grid gap-5 sm:grid-cols-2';

/** Who orders, and where it goes. */
export function CheckoutFields({ form, viewer, first }: CheckoutFieldsProps) {
  const t = useTranslations('orders.checkout');
  const {
    register,
    formState: { errors },
  } = form;
  const country = form.watch('country');
  const countries: readonly string[] = checkoutCountries;
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
            hint={hasPhone ? undefined : t('phoneHint')}
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
        <Field label={t('street')} error={errors.address?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('address')}
              defaultValue={first.address}
              autoComplete="shipping street-address"
            />
          )}
        </Field>
        <div className={pair}>
          <Field label={t('pincode')} error={errors.pincode?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('pincode')}
                defaultValue={first.pincode}
                className="num"
                inputMode={country === 'India' ? 'numeric' : 'text'}
                autoComplete="shipping postal-code"
              />
            )}
          </Field>
          <Field label={t('city')} error={errors.city?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('city')}
                defaultValue={first.city}
                autoComplete="shipping address-level2"
              />
            )}
          </Field>
        </div>
        <div className={pair}>
          <Field label={t('state')} error={errors.state?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('state')}
                defaultValue={first.state}
                autoComplete="shipping address-level1"
              />
            )}
          </Field>
          <Field label={t('country')} error={errors.country?.message}>
            {(control) => (
              <Select
                {...control}
                {...register('country')}
                defaultValue={first.country}
                autoComplete="shipping country-name"
              >
                {countries.includes(country) ? null : <option>{country}</option>}
                {countries.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field
          label={
            <>
              {t('instructions')} <span className="hint font-normal">{t('optional')}</span>
            </>
          }
          error={errors.specialInstructions?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...register('specialInstructions')}
              defaultValue={first.specialInstructions}
              placeholder={t('instructionsExample')}
              rows={3}
            />
          )}
        </Field>
        <Checkbox label={t('save')} {...register('saveAddress')} defaultChecked={first.saveAddress} />
      </section>
    </div>
  );
}
