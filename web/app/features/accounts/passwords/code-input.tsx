import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { type Boxes, erase, paste, type } from './code-boxes.ts';

interface CodeInputProps {
  boxes: Boxes;
  onChange: (boxes: Boxes) => void;
  error: Message | undefined;
}

function focusFirst(inputs: readonly (HTMLInputElement | null)[]): void {
  inputs[0]?.focus();
  inputs[0]?.select();
}

/** One box for each digit; a phone keyboard may fill all of them at once. */
export function CodeInput({ boxes, onChange, error }: CodeInputProps) {
  const t = useWords(accountsWords);
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  const focus = (at: number) => {
    inputs.current[at]?.focus();
    inputs.current[at]?.select();
  };
  useEffect(() => {
    focusFirst(inputs.current);
  }, []);
  // After a refusal the digits are typed again from the first box.
  useEffect(() => {
    if (error !== undefined) focusFirst(inputs.current);
  }, [error]);
  const move = (moved: { boxes: Boxes; at: number }) => {
    onChange(moved.boxes);
    focus(moved.at);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: boxes.length - 1 }[event.key];
    if (event.key === 'Backspace') move(erase(boxes, at));
    else if (to !== undefined) focus(Math.min(Math.max(to, 0), boxes.length - 1));
    else return;
    event.preventDefault();
  };

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-2 leading-[1.3] font-semibold">{t('code')}</legend>
      <div className="grid max-w-[26rem] grid-cols-6 gap-2 sm:gap-2.5">
        {boxes.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
            }}
            className="input num min-h-14! px-0! text-center text-[22px]!"
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t('digit', { number: at + 1, count: boxes.length })}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            value={digit}
            // `onInput`, because typing the same digit again fires no React `onChange` but must move the focus.
            onInput={({ currentTarget }) => move(type(boxes, at, currentTarget.value))}
            onChange={() => undefined}
            onPaste={(event) => {
              event.preventDefault();
              move(paste(boxes, at, event.clipboardData.getData('text')));
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
            onFocus={({ target }) => target.select()}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
