import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { MentionablePerson } from '#contracts/engagement/comments.contract.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { mentionableFor } from '../comments/comments.api.ts';

/** How the panel handles the field's keys; `press` returns whether it handled the key. */
export interface MentionKeys {
  press(key: string): boolean;
}

interface MentionPanelProps {
  /** The id of the list. */
  id: string;
  designId: number;
  /** The text after the @. */
  words: string;
  keys: RefObject<MentionKeys | null>;
  /** Called with the id of the option that the arrow keys have reached; null if there is nobody to choose. */
  onActive: (id: string | null) => void;
  onChoose: (person: MentionablePerson) => void;
}

const pause = 160;

/**
 * People to mention, shown above the field while an @ is typed. Enter or Tab chooses the active one, initially the
 * first.
 */
export function MentionPanel({ id, designId, words, keys, onActive, onChoose }: MentionPanelProps) {
  const t = useWords(engagementWords, 'comments');
  const { data: people = [] } = useQuery({
    ...queryOptions(mentionableFor(designId, useSettled(words.trim()))),
    placeholderData: keepPreviousData,
  });
  const [active, setActive] = useState(0);
  const listed = people.map((person) => person.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first person
  useEffect(() => {
    moveTo(0);
  }, [listed]);

  function moveTo(next: number) {
    setActive(next);
    onActive(people.length === 0 ? null : `${id}-${next}`);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }
  useImperativeHandle(keys, () => ({
    press(pressed) {
      const person = people[active];
      if (!person) return false;
      if (pressed === 'ArrowDown') moveTo((active + 1) % people.length);
      else if (pressed === 'ArrowUp') moveTo((active + people.length - 1) % people.length);
      else if (pressed === 'Enter' || pressed === 'Tab') onChoose(person);
      else return false;
      return true;
    },
  }));

  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('people')}
      className="mention-panel popover"
      hidden={people.length === 0}
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="mention-option"
          // A press must not take the focus from the field, or the list would close.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar person={person} size="small" />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{person.name}</span>
            {person.city === '' ? null : <span className="hint block truncate">{townOf(person.city)}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The typed words, debounced. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
