import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Search } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import startChatWords from '#web/words/en/features/messaging/inbox/start-chat.json';
import { PeopleList, type PeopleListProps } from './people-list.tsx';

type PersonPickerProps = Omit<PeopleListProps, 'words'> & {
  /** The height of the list. */
  className: string;
};

/** Searches people by name; the arrow keys move between the field and the people below it. */
export function PersonPicker({ className, ...list }: PersonPickerProps) {
  const t = useWords(startChatWords);
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    // After the surrounding dialog has opened and set its own focus.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Inside a form, Enter in the field must not send it.
    if (event.key === 'Enter' && event.target === field.current) event.preventDefault();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const people = box.current?.querySelectorAll<HTMLElement>('.chat-row') ?? [];
    const stops: (HTMLElement | null)[] = [field.current, ...people];
    const at = stops.indexOf(document.activeElement as HTMLElement | null);
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus among what is inside
    <div className="grid gap-4" onKeyDown={onKeyDown}>
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <TextInput
          id={id}
          ref={field}
          type="search"
          className="pl-11!"
          placeholder={t('search')}
          value={words}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <div ref={box} className={classNames('-mx-4 overflow-y-auto', className)} aria-live="polite">
        <PeopleList words={words} {...list} />
      </div>
    </div>
  );
}
