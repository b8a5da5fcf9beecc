import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { CodeField } from '#web/features/accounts/two-factor/code-field.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { PostalFields } from './addresses/postal-fields.tsx';
import { ProfessionField } from './profession-field.tsx';
import type { ProfileForm } from './profile.form.ts';
import { RoleChoice } from './role-choice.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

interface ProfileFieldsProps {
  state: ProfileFormState;
  /** The fields' values in the server-rendered page. */
  first: ProfileForm;
  /** The roles that can be chosen; empty for an admin. */
  chooses: Profile['can']['chooseRoles'];
  /** The seal belongs to the present name. */
  isVerified: boolean;
  /** The new address, which replaces the shown one once it is confirmed. */
  pendingEmail: string | null;
  /** The place comes from the default address. */
  isPlaceFromBook: boolean;
}

type WithForm = Pick<ProfileFormState, 'form'>;

const pair = 'grid gap-5 sm:grid-cols-2';

/** The viewer's name, contact and place, and for makers their trade. */
export function ProfileFields({
  state: { form, needsPassword },
  first,
  pendingEmail,
  chooses,
  isVerified,
  isPlaceFromBook,
}: ProfileFieldsProps) {
  const t = useWords(profilesWords, 'form');
  const { viewer } = useViewer();
  const {
    register,
    formState: { errors },
  } = form;
  const [pincode, city, state, country] = form.watch(['pincode', 'city', 'state', 'country']);

  const field = (name: keyof ProfileForm) => ({ ...register(name), defaultValue: first[name] });
  const needed = (label: string) => <span className="needed">{label}</span>;
  return (
    <div className="grid gap-8">
      <Part id="about" title={t('about')}>
        <div className={pair}>
          <Field
            label={needed(t('name'))}
            hint={isVerified ? t('nameSealed') : undefined}
            error={errors.name?.message}
          >
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
        <Field
          label={needed(t('email'))}
          hint={pendingEmail === null ? undefined : t('emailPending', { email: pendingEmail })}
          error={errors.email?.message}
        >
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
        {needsPassword && viewer?.isTwoFactorOn ? (
          <CodeField error={errors.code?.message} {...register('code')} />
        ) : null}
        <Field label={<Optional>{t('bio')}</Optional>} error={errors.bio?.message}>
          {(control) => <TextArea {...control} {...field('bio')} rows={5} placeholder={t('bioExample')} />}
        </Field>
      </Part>
      <hr className="stitch" />
      <Part id="place" title={t('place')}>
        {isPlaceFromBook ? <p className="hint">{t('fromBook')}</p> : null}
        <PostalFields
          tie={(name) => ({ ...field(name === 'street' ? 'address' : name), required: true })}
          address={{ pincode, city, state, country }}
          write={(name, text) =>
            form.setValue(name, text, { shouldDirty: true, shouldValidate: !!errors[name] })
          }
          errors={{
            street: errors.address?.message,
            pincode: errors.pincode?.message,
            city: errors.city?.message,
            state: errors.state?.message,
            country: errors.country?.message,
          }}
          mark={needed}
          noCountry={t('chooseCountry')}
        />
        <p className="hint">
          {t.rich('toAddresses', {
            link: (words) => (
              <Link className="link" to="/settings#addresses">
                {words}
              </Link>
            ),
          })}
        </p>
        <Field
          label={<Optional>{t('map')}</Optional>}
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
      <Work form={form} first={first} chooses={chooses} />
    </div>
  );
}

/** The role and profession; for makers also their visit radius and GSTIN. */
function Work({ form, first, chooses }: Pick<ProfileFieldsProps, 'first' | 'chooses'> & WithForm) {
  const t = useWords(profilesWords, 'form');
  const {
    register,
    formState: { errors },
  } = form;
  const field = (name: keyof ProfileForm) => ({ ...register(name), defaultValue: first[name] });
  return (
    <Part id="work" title={t('work')}>
      <RoleChoice form={form} chooses={chooses} first={first.role} />
      <div className={pair}>
        <ProfessionField form={form} first={first.profession} />
      </div>
      {isTrade(form.watch('role')) ? (
        <>
          <div className={pair}>
            <Field label={<Optional>{t('employees')}</Optional>} error={errors.numberOfEmployees?.message}>
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
          <Field
            label={<Optional>{t('gstin')}</Optional>}
            hint={t('gstinHint')}
            error={errors.gstin?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...field('gstin')}
                className="num"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={30}
              />
            )}
          </Field>
          <Field
            label={<Optional>{t('visitRadius')}</Optional>}
            hint={t('visitRadiusHint')}
            error={errors.visitRadius?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...field('visitRadius')}
                className="num"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        </>
      ) : null}
    </Part>
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
