import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type * as z from 'zod/mini';
import { askForData } from '#contracts/personal-data/data-download.contract.ts';
import { CodeField } from '#web/features/accounts/two-factor/code-field.tsx';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import personalDataWords from '#web/words/en/features/personal-data/personal-data.json';
import { useAskForData } from './personal-data.api.ts';

/**
 * Asks for the password again, and for the two-factor code if the account uses one, before the data download is made.
 */
export function AskForDataForm({ onDone }: { onDone: () => void }) {
  const t = useWords(personalDataWords, 'download');
  const { viewer } = useViewer();
  const ask = useAskForData();
  const form = useCheckedForm<z.input<typeof askForData.body>>({
    resolver: standardSchemaResolver(askForData.body),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await ask.mutateAsync(body);
      onDone();
    } catch (error) {
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, t('askFailed')) });
    }
  });
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-ink-2">{t('dialogLine')}</p>
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
      {viewer?.isTwoFactorOn ? <CodeField error={errors.code?.message} {...form.register('code')} /> : null}
      <FieldError message={errors.root?.message} />
      <div className="dialog-acts">
        <Button kind="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={ask.isPending && t('asking')}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}
