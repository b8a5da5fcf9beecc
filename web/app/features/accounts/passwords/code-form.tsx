import { type FormEvent, type ReactNode, useState } from 'react';
import { codeLength } from '#contracts/accounts/password-reset.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { Submit } from '../account-form.tsx';
import { emptyBoxes } from './code-boxes.ts';
import { CodeInput } from './code-input.tsx';

interface CodeFormProps {
  submit: string;
  /** Shown while `onCode` runs. */
  busy: string;
  /** Receives the complete code. The message of an error it throws is shown beside the boxes. */
  onCode: (code: string) => Promise<void>;
  /** Rendered below the button; `clear` empties the boxes, for another code. */
  children?: (clear: () => void) => ReactNode;
}

/** Asks for the six-digit code that was sent. */
export function CodeForm({ submit, busy, onCode, children }: CodeFormProps) {
  const t = useWords(accountsWords);
  const [boxes, setBoxes] = useState(emptyBoxes(codeLength));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (changed = emptyBoxes(codeLength)) => {
    setBoxes(changed);
    setError(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = boxes.join('');
    if (code.length < codeLength) return setError(t('codeTooShort'));
    setBusy(true);
    try {
      await onCode(code);
    } catch (failure) {
      setError(sentenceOf(failure, t('codeRefused')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={send}>
      <CodeInput boxes={boxes} error={error} onChange={change} />
      <Submit error={undefined} busy={isBusy && busy}>
        {submit}
      </Submit>
      {children?.(() => change())}
    </form>
  );
}
