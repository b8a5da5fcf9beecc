import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { CodeField } from '#web/features/accounts/two-factor/code-field.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { addressOf } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { forgetOnDevice } from '#web/platform/viewer/forget-on-device.ts';
import { forgetRecordings } from '#web/platform/viewer/forget-recordings.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import personalDataWords from '#web/words/en/features/personal-data/personal-data.json';
import { useDeleteAccount } from './personal-data.api.ts';

/** Says what is deleted and what stays, and asks for the password and a confirmation word first. */
export function DeleteAccount() {
  const t = useWords(personalDataWords);
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} line={t('line')} lineClass="max-w-prose">
      <Button kind="destructive" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('dialogTitle')}>
        <DeleteForm onKeep={() => setOpen(false)} />
      </Dialog>
    </SettingsSection>
  );
}

/** Values are plain strings until the contract has parsed them. */
const typed = z.object({ password: z.string(), confirmation: z.string(), code: z.optional(z.string()) });

function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const t = useWords(personalDataWords);
  const { viewer } = useViewer();
  const remove = useDeleteAccount();
  const form = useCheckedForm<z.input<typeof typed>, unknown, z.output<typeof deleteAccount.body>>({
    resolver: standardSchemaResolver(z.pipe(typed, deleteAccount.body)),
    defaultValues: { password: '', confirmation: '', code: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await remove.mutateAsync(body);
      // Removes the deleted person's data from this page and device.
      await Promise.all([forgetOnDevice(), forgetRecordings()]);
      leavePage(() => window.location.assign(addressOf('/')));
    } catch (error) {
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, t('failed')) });
    }
  });
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-ink-2">
        {t('dialogLine')}{' '}
        <Link className="link" to="/userDashboard">
          {t('orders')}
        </Link>
      </p>
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
      {viewer?.isTwoFactorOn ? <CodeField error={errors.code?.message} {...form.register('code')} /> : null}
      <Field label={t('confirmation')} error={errors.confirmation?.message}>
        {(control) => (
          <input className="input" {...control} {...form.register('confirmation')} autoComplete="off" />
        )}
      </Field>
      <FieldError message={errors.root?.message} />
      <div className="dialog-acts">
        <Button kind="ghost" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button kind="destructive" type="submit" busy={remove.isPending && t('deleting')}>
          {t('delete')}
        </Button>
      </div>
    </form>
  );
}
