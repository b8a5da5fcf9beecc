import { type FormEvent, useState } from 'react';
import { readMobileNumber, writeMobileNumber } from '#contracts/accounts/mobile-number.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { resendSeconds } from '#contracts/accounts/password-reset.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import { Submit } from '../account-form.tsx';
import { CodeForm } from '../passwords/code-form.tsx';
import { useConfirmNumber, useSendNumberCode } from './numbers.api.ts';
import { ResendTextCode } from './resend-text-code.tsx';

interface Sent {
  /** Formatted for reading, so that a wrong digit is noticed. */
  number: string;
  /** When the next code may be requested, in milliseconds since 1970. */
  resendAt: number;
}

/** Asks for a mobile number and the password, then for the code sent to that number. */
export function NumberDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(accountSettingsWords, 'number');
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<Sent>();
  const send = useSendNumberCode();
  const sendCode = async (isResend: boolean) => {
    await send.mutateAsync({ number, password, isResend });
    setSent({
      number: writeMobileNumber(readMobileNumber(number) ?? number),
      resendAt: Date.now() + resendSeconds * 1000,
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {sent ? (
        <CodeStep sent={sent} onResend={() => sendCode(true)} onClose={onClose} />
      ) : (
        <NumberForm
          number={number}
          password={password}
          isSending={send.isPending}
          onNumber={setNumber}
          onPassword={setPassword}
          onSend={() => sendCode(false)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface NumberFormProps {
  number: string;
  password: string;
  isSending: boolean;
  onNumber: (number: string) => void;
  onPassword: (password: string) => void;
  onSend: () => Promise<void>;
  onClose: () => void;
}

function NumberForm({ number, password, isSending, onNumber, onPassword, onSend, onClose }: NumberFormProps) {
  const t = useWords(accountSettingsWords, 'number');
  const [errors, setErrors] = useState<{ number?: Message; password?: string; root?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (readMobileNumber(number) === null) return setErrors({ number: mobileSentences.invalid });
    setErrors({});
    try {
      await onSend();
    } catch (error) {
      const fields = refusedFields(error);
      setErrors(Object.keys(fields).length > 0 ? fields : { root: sentenceOf(error, t('sendFailed')) });
    }
  };
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      <Field label={t('number')} hint={t('numberHint')} error={errors.number}>
        {(control) => (
          <TextInput
            {...control}
            // The viewer opened this dialog to type here.
            autoFocus
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder="98450 11111"
            value={number}
            onChange={({ target }) => onNumber(target.value)}
          />
        )}
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => onPassword(target.value)}
          />
        )}
      </Field>
      <Submit error={errors.root} busy={isSending && t('sending')}>
        {t('send')}
      </Submit>
      <Button kind="text" className="justify-self-center" onClick={onClose}>
        {t('later')}
      </Button>
    </form>
  );
}

interface CodeStepProps {
  sent: Sent;
  onResend: () => Promise<void>;
  onClose: () => void;
}

function CodeStep({ sent, onResend, onClose }: CodeStepProps) {
  const t = useWords(accountSettingsWords, 'number');
  const confirm = useConfirmNumber();
  const confirmBy = async (code: string) => {
    await confirm.mutateAsync(code);
    toast.good(t('done'));
    onClose();
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('sentTo', { number: sent.number })}</p>
      <CodeForm submit={t('confirm')} busy={t('confirming')} onCode={confirmBy}>
        {(clear) => <ResendTextCode resendAt={sent.resendAt} onResend={() => onResend().then(clear)} />}
      </CodeForm>
    </div>
  );
}
