import { type ReactNode, useId } from 'react';
import { useSentenceText } from '#web/platform/sentences/sentence-text.tsx';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { CircleAlert } from '../icons.tsx';

/** Props that connect a control to its label, hint and error; spread them onto the control. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Replaced by the error, if there is one. */
  hint?: ReactNode;
  error?: Message | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** `<Field label="Email" error={errors.email?.message}>{(c) => <TextInput {...c} {...register('email')} />}</Field>` */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : '';
  return (
    <div className={`grid content-start gap-1.5 ${className ?? ''}`}>
      <div className="label-line flex items-baseline justify-between gap-3 text-2 leading-[1.3]">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && !error ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The error beneath a field, announced to screen readers. Its icon waits for the words. */
export function FieldError({ id, message }: { id?: string; message: Message | undefined }) {
  const words = useSentenceText(message);
  return (
    <div aria-live="polite">
      {message ? (
        <p
          id={id}
          data-fault
          hidden={words === ''}
          suppressHydrationWarning
          className="flex items-start gap-1.5 text-2 leading-[1.35] text-bad"
        >
          <CircleAlert className="size-4" />
          <span className="pt-px" suppressHydrationWarning>
            {words}
          </span>
        </p>
      ) : null}
    </div>
  );
}
