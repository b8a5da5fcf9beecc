import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { turnOffTwoFactor } from '#contracts/accounts/two-factor.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';
import { CodeField } from './code-field.tsx';
import type { Proof } from './two-factor.api.ts';

interface ProofFormProps {
  words: { button: string; busy: string; keep: string; failed: string };
  kind: ButtonKind;
  /** Label and hint of the code, if only one kind of code is accepted. */
  code?: { label: string; hint: string };
  /** Throws the server's refusal. */
  onProof: (proof: Proof) => Promise<void>;
  onKeep: () => void;
}

/** Asks for a code and the password, as proof that the account's owner is at the keyboard. */
export function ProofForm({ words, kind, code = undefined, onProof, onKeep }: ProofFormProps) {
  const t = useWords(twoFactorWords);
  const { viewer } = useViewer();
  const form = useCheckedForm<Proof>({
    resolver: standardSchemaResolver(turnOffTwoFactor.body),
    defaultValues: { code: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof);
    } catch (error) {
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, words.failed) });
    }
  });
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      {/* Password managers need to know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly />
      <CodeField {...code} error={errors.code?.message} {...form.register('code')} />
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
      <FieldError message={errors.root?.message} />
      <div className="dialog-acts">
        <Button kind="ghost" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button kind={kind} type="submit" busy={isSubmitting && words.busy}>
          {words.button}
        </Button>
      </div>
    </form>
  );
}
