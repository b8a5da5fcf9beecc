import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { checkoutCountries } from '#contracts/orders/checkout.contract.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select, TextArea, TextInput } from '#web/ui/text-input.tsx';
import { ProfessionField } from './profession-field.tsx';
import type { ProfileForm } from './profile.form.ts';
import type { ProfileFormState } from './use-profile-form.ts';

interface ProfileFieldsProps {
  state: ProfileFormState;
  /** What the fields hold in the page as the server draws it. */
  first: ProfileForm;
}

const pair = 'grid gap-5 sm:grid-cols-2';

/** Who one is, where one is, and what one does. */
export function ProfileFields({ state: { form, needsPassword }, first }: ProfileFieldsProps) {
  const t = useTranslations('profiles.form');
  const {
    register,
    formState: { errors },
  } = form;
  const countries: readonly string[] = checkoutCountries;
  const country = form.watch('country');

  const field = (name: keyof ProfileForm) => ({ ...register(name), defaultValue: first[name] });
  const needed = (label: string) => <span className="needed">{label}</span>;
  return (
    <div className="grid gap-8">
      <Part id="about" title={t('about')}>
        <div className={pair}>
          <Field label={needed(t('name'))} error={errors.name?.message}>
            {(control) => <TextInput {...control} {...field('name')} required autoComplete="name" />}
          </Field>
          <Field label={needed(t('phone'))} error={errors.phone?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...field('phone')}
                required
                type="tel"
                autoComplete="tel"
                className="num"
                placeholder={t('phoneExample')}
              />
            )}
          </Field>
        </div>
        <Field label={needed(t('email'))} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...field('email')}
              required
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
        {needsPassword ? (
          <Field
            label={needed(t('password'))}
            hint={t('passwordHint')}
            error={errors.currentPassword?.message}
          >
            {(control) => (
              <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
            )}
          </Field>
        ) : null}
      </Part>
      <hr className="stitch" />
      <Part id="place" title={t('place')}>
        <Field label={needed(t('address'))} error={errors.address?.message}>
          {(control) => (
            <TextInput {...control} {...field('address')} required autoComplete="street-address" />
          )}
        </Field>
        <div className={pair}>
          <Field label={needed(t('pincode'))} error={errors.pincode?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...field('pincode')}
                required
                className="num"
                inputMode={country === 'India' ? 'numeric' : 'text'}
                autoComplete="postal-code"
              />
            )}
          </Field>
          <Field label={needed(t('city'))} error={errors.city?.message}>
            {(control) => (
              <TextInput {...control} {...field('city')} required autoComplete="address-level2" />
            )}
          </Field>
        </div>
        <div className={pair}>
          <Field label={needed(t('state'))} error={errors.state?.message}>
            {(control) => (
              <TextInput {...control} {...field('state')} required autoComplete="address-level1" />
            )}
          </Field>
          <Field label={needed(t('country'))} error={errors.country?.message}>
            {(control) => (
              <Select {...control} {...field('country')} required autoComplete="country-name">
                <option value="">{t('chooseCountry')}</option>
                {country === '' || countries.includes(country) ? null : <option>{country}</option>}
                {countries.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field
          label={<Optional label={t('map')} />}
          hint={t('mapHint')}
          error={errors.googleMapLink?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...field('googleMapLink')}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://maps.app.goo.gl/"
            />
          )}
        </Field>
      </Part>
      <hr className="stitch" />
      <Part id="work" title={t('work')}>
        <div className={pair}>
          <ProfessionField form={form} first={first.profession} />
          <Field label={<Optional label={t('employees')} />} error={errors.numberOfEmployees?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...field('numberOfEmployees')}
                className="num"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <Field label={<Optional label={t('bio')} />} error={errors.bio?.message}>
          {(control) => <TextArea {...control} {...field('bio')} rows={5} placeholder={t('bioExample')} />}
        </Field>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5" aria-labelledby={`profile-${id}`}>
      <h2 id={`profile-${id}`} className="title-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Optional({ label }: { label: string }) {
  const t = useTranslations('profiles.form');
  return (
    <>
      {label} <span className="hint font-normal">{t('optional')}</span>
    </>
  );
}
