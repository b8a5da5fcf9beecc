import type { FormEvent, ReactNode } from 'react';
import { fitLimits } from '#contracts/fit/fit.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';

interface AnswerFormProps {
  title: string;
  line?: string;
  send: string;
  isBusy: boolean;
  isDestructive?: boolean;
  /** It cannot be sent any more. */
  isOver?: boolean;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

/** The dialog of an answer. */
export function AnswerForm({
  title,
  line,
  send,
  isBusy,
  isDestructive = false,
  isOver = false,
  onClose,
  onSend,
  children,
}: AnswerFormProps) {
  const t = useWords(fitWords, 'acts');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isOver) onSend();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {line === undefined ? null : <p className="text-ink-2">{line}</p>}
        {children}
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button
            kind={isDestructive ? 'destructive' : 'primary'}
            type="submit"
            disabled={isOver}
            busy={isBusy && t('sending')}
          >
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface NoteProps {
  label: ReactNode;
  value: string;
  error: Message | undefined;
  onChange: (words: string) => void;
}

export function Note({ label, value, error, onChange }: NoteProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={value}
          maxLength={fitLimits.words}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface NumberFieldProps extends NoteProps {
  hint?: ReactNode;
  isDecimal?: boolean;
}

export function NumberField({ label, value, error, hint, isDecimal = false, onChange }: NumberFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          className="num"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Whole working days as typed; null if they are not in the limits. */
export function daysWritten(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= fitLimits.mostAlterDays ? days : null;
}
