import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Search } from '#web/ui/icons.tsx';
import startChatWords from '#web/words/en/features/messaging/inbox/start-chat.json';
import { PeopleList } from './people-list.tsx';

interface StartChatProps {
  open: boolean;
  onClose: () => void;
}

/** Chooses a person to write to; the conversation opens on its own page. */
export function StartChat({ open, onClose }: StartChatProps) {
  const t = useWords(startChatWords);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <PersonPicker onChosen={onClose} />
    </Dialog>
  );
}

function PersonPicker({ onChosen }: { onChosen: () => void }) {
  const t = useWords(startChatWords);
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    // After the surrounding dialog has opened and set its own focus.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  /** The arrow keys move between the field and the people below it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops: (HTMLElement | null)[] = [field.current, ...(list.current?.querySelectorAll('a') ?? [])];
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
      <div ref={list} className="-mx-4 h-[50dvh] overflow-y-auto" aria-live="polite">
        <PeopleList words={words} onChosen={onChosen} />
      </div>
    </div>
  );
}
