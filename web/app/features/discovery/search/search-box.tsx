import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { longestSearch } from '#contracts/discovery/search.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { isComposing } from '#web/ui/forms/is-composing.ts';
import { useShortcut } from '#web/ui/forms/use-shortcut.ts';
import { Search, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { addressOfWords } from '../address-of-words.ts';
import { rememberSearch } from './recent-searches.ts';

/** How the open panel handles the field's keys. */
export interface PanelKeys {
  /** Returns whether the panel handled the key. */
  press(key: string): boolean;
}

const Panel = lazy(async () => ({
  default: (await fetched(() => import('./suggestion-panel.tsx'))).SuggestionPanel,
}));

interface SearchBoxProps {
  /** The current search. */
  words: string;
  /** The key / focuses the field from anywhere on the page. */
  hasShortcut?: boolean;
  className?: string;
}

/** The field in the header, from 900 px; phones have theirs on the search page. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  return <SearchBox key={words} words={words} hasShortcut className="header-search" />;
}

/** The search field; its suggestions are loaded on first use. */
export function SearchBox({ words, hasShortcut = false, className }: SearchBoxProps) {
  const t = useWords(discoveryWords, 'box');
  const navigate = useNavigate();
  const viewerId = useViewer().viewer?.id ?? null;
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);
  const [written, setWritten] = useState(words);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | undefined>();

  useShortcut(field, hasShortcut);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const goTo = (address: string) => {
    close();
    field.current?.blur();
    navigate(address);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = written.trim();
    if (wanted === '') return;
    rememberSearch(viewerId, wanted);
    goTo(addressOfWords(wanted));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key === 'ArrowDown' && !open) setOpen(true);
    if (open && keys.current?.press(event.key)) event.preventDefault();
  };

  return (
    <search className={className}>
      <form
        ref={box}
        action={useHref('/search')}
        className="search-box"
        onSubmit={onSubmit}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) close();
        }}
      >
        <Search aria-hidden="true" />
        <input
          ref={field}
          name="q"
          type="search"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={open}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          {...(active === undefined ? {} : { 'aria-activedescendant': active })}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestSearch}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value);
            setOpen(document.activeElement === field.current);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {written === '' ? null : (
          <button
            type="button"
            className="search-clear"
            aria-label={t('clear')}
            onClick={() => {
              setWritten('');
              field.current?.focus();
            }}
          >
            <X />
          </button>
        )}
        {hasShortcut ? (
          <span className={classNames('search-key', written !== '' && 'invisible')} aria-hidden="true">
            /
          </span>
        ) : null}
        {open ? (
          <Suspense fallback={<div id={`${id}-options`} hidden />}>
            <Panel
              id={`${id}-options`}
              written={written}
              keys={keys}
              onActive={setActive}
              onWords={(wanted) => {
                setWritten(wanted);
                rememberSearch(viewerId, wanted);
                goTo(addressOfWords(wanted));
              }}
              onGo={goTo}
            />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
