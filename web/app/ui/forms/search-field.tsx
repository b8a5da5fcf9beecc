import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search } from '../icons.tsx';
import { TextInput } from './text-input.tsx';

/** Milliseconds without a key, after which what was typed is searched for. */
const pause = 350;

interface SearchFieldProps {
  /** What is searched for now, as the address has it. */
  q: string;
  label: string;
  hint: string;
  /** Letters. */
  longest: number;
  onSearch: (q: string) => void;
}

/** Searches a list while one types; Enter searches at once. */
export function SearchField({ q, label, hint, longest, onSearch }: SearchFieldProps) {
  const [written, setWritten] = useState(q);
  const sent = useRef(q);
  const search = useEffectEvent((words: string) => {
    sent.current = words;
    onSearch(words);
  });

  // Going back brings older words; those of the address that was just written are here already.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setWritten(q);
  }, [q]);

  useEffect(() => {
    const words = written.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => search(words), pause);
    return () => clearTimeout(timer);
  }, [written]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = written.trim();
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  return (
    <search className="list-bar-search">
      <form onSubmit={onSubmit}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={hint}
          value={written}
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setWritten(target.value)}
        />
      </form>
      <Search aria-hidden="true" />
    </search>
  );
}
