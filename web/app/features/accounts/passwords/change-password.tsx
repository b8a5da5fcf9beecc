import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { changePassword } from '#contracts/accounts/password-reset.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { useChangePassword } from './password-reset.api.ts';

/** Sets a new password; the viewer types the current one. */
export function ChangePassword() {
  const t = useWords(accountSettingsWords, 'password');
  const accounts = useWords(accountsWords);
  const { viewer } = useViewer();
  const change = useChangePassword();
  const form = useCheckedForm<z.input<typeof changePassword.body>>({
    resolver: standardSchemaResolver(changePassword.body),
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body);
      form.reset();
      toast.good(t('changed'), t('changedLine'));
    } catch (error) {
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, t('failed')) });
    }
  });

  return (
    <SettingsSection title={t('title')} line={t('line')}>
      <form method="post" className="slip grid gap-5 p-5 md:p-7" noValidate onSubmit={submit}>
        {/* Password managers need to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('current')}
            aside={
              <Link className="link" to="/forgot-password">
                {t('forgot')}
              </Link>
            }
            error={errors.currentPassword?.message}
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('currentPassword')}
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field label={t('new')} hint={accounts('passwordHint')} error={errors.password?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
            )}
          </Field>
        </div>
        <FieldError message={errors.root?.message} />
        <Button
          kind="primary"
          type="submit"
          className="justify-self-start max-sm:w-full"
          busy={change.isPending && t('changing')}
        >
          {t('change')}
        </Button>
      </form>
    </SettingsSection>
  );
}
