import type { ComponentProps } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';

interface CodeFieldProps extends ComponentProps<'input'> {
  error: Message | undefined;
  /** Defaults to the label for either kind of code. */
  label?: string;
  hint?: string;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ error, label, hint, ...rest }: CodeFieldProps) {
  const t = useWords(twoFactorWords);
  return (
    <Field label={label ?? t('code')} hint={hint ?? t('codeHint')} error={error}>
      {(control) => (
        <TextInput {...control} {...rest} autoComplete="one-time-code" autoCapitalize="characters" />
      )}
    </Field>
  );
}
