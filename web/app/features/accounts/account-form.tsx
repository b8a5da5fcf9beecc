import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { useReturnTo } from './return-to-page.ts';

interface EmailFieldProps extends ComponentProps<'input'> {
  error: Message | undefined;
}

export function EmailField({ error, ...rest }: EmailFieldProps) {
  const t = useWords(accountsWords);
  return (
    <Field label={t('email')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={t('emailExample')}
        />
      )}
    </Field>
  );
}

interface NewPasswordFieldsProps {
  labels: { password: string; confirm: string };
  errors: { password: string | undefined; confirm: string | undefined };
  /** The two passwords differ; both fields are marked invalid. */
  differ: boolean;
  password: ComponentProps<'input'>;
  confirm: ComponentProps<'input'>;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ labels, errors, differ, password, confirm }: NewPasswordFieldsProps) {
  const t = useWords(accountsWords);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={labels.password} hint={t('passwordHint')} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            {...password}
            {...(differ ? { 'aria-invalid': true } : {})}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={labels.confirm} error={errors.confirm}>
        {(control) => <PasswordInput {...control} {...confirm} autoComplete="new-password" />}
      </Field>
    </div>
  );
}

interface SubmitProps {
  /** Why the last attempt failed, if the error belongs to no field. */
  error: Message | undefined;
  /** Help shown beside the error. */
  advice?: ReactNode;
  busy: string | false;
  disabled?: boolean;
  children: ReactNode;
}

export function Submit({ error, advice, busy, disabled, children }: SubmitProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === undefined) return;
    alertRef.current?.focus({ preventScroll: true });
    alertRef.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <div className="grid gap-3">
      <div ref={alertRef} tabIndex={-1} className="grid gap-1 outline-none">
        <FieldError message={error} />
        {error !== undefined && advice ? <p className="text-2">{advice}</p> : null}
      </div>
      <Button kind="primary" type="submit" busy={busy} {...(disabled ? { disabled } : {})}>
        {children}
      </Button>
    </div>
  );
}

/** A link to another sign-in page; it keeps the page to return to. */
export function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  const returnTo = useReturnTo();
  return (
    <Link className="link" to={returnTo.addTo(to)}>
      {children}
    </Link>
  );
}
