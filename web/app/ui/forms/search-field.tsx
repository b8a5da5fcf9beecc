import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search } from '../icons.tsx';
import { TextInput } from './text-input.tsx';

/** The debounce delay of the search, in milliseconds. */
const pause = 350;

interface SearchFieldProps {
  /** The present search, from the address. */
  q: string;
  label: string;
  hint: string;
  /** In characters. */
  longest: number;
  onSearch: (q: string) => void;
}

/** Searches a list while typing, debounced; Enter searches at once. */
export function SearchField({ q, label, hint, longest, onSearch }: SearchFieldProps) {
  const [written, setWritten] = useState(q);
  const sent = useRef(q);
  const search = useEffectEvent((words: string) => {
    sent.current = words;
    onSearch(words);
  });

  // Takes over a search from the address, as after Back, but not the one that this field has just sent.
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
