import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { History, Search } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { addressOfCategory } from '../explore/category-link.tsx';
import { highlightWords } from './highlight-words.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { type SearchCategories, type Suggestions, searchStart, suggestionsFor } from './search.api.ts';
import type { PanelKeys } from './search-box.tsx';

interface SuggestionPanelProps {
  /** The id of the list. */
  id: string;
  written: string;
  keys: RefObject<PanelKeys | null>;
  /** Called with the id of the option that the arrow keys have reached. */
  onActive: (id: string | undefined) => void;
  onWords: (words: string) => void;
  onGo: (address: string) => void;
}

interface Option {
  key: string;
  group: 'recent' | 'categories' | 'words' | 'designs' | 'creators';
  content: ReactNode;
  choose: () => void;
}

const groups = ['recent', 'categories', 'words', 'designs', 'creators'] as const;

/** Suggestions below the search field; before anything is typed, recent searches and the categories. */
export function SuggestionPanel({ id, written, keys, onActive, onWords, onGo }: SuggestionPanelProps) {
  const t = useWords(discoveryWords, 'box');
  const viewerId = useViewer().viewer?.id ?? null;
  const wanted = useSettled(written.trim());
  const { data } = useQuery({
    ...queryOptions(suggestionsFor(wanted)),
    enabled: wanted.length >= 2,
    placeholderData: keepPreviousData,
  });
  const { data: categories = [] } = useQuery({
    ...queryOptions(searchStart),
  });
  const [recent, setRecent] = useState(() => recentSearches(viewerId));
  const options =
    written.trim().length < 2
      ? [
          ...recent.map((words): Option => recentOption(words, onWords)),
          ...categories.map((one): Option => categoryOption(one, onGo)),
        ]
      : data === undefined
        ? []
        : optionsOf(data, written, onWords, onGo);

  const [active, setActive] = useState(-1);
  const listed = options.map((option) => option.key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at no option
  useEffect(() => {
    setActive(-1);
    onActive(undefined);
  }, [listed]);

  const moveTo = (next: number) => {
    setActive(next);
    onActive(next < 0 ? undefined : `${id}-${next}`);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  useImperativeHandle(keys, () => ({
    press(pressed) {
      if (options.length === 0) return false;
      // One more stop than options: the field itself comes between the last and the first.
      const stops = options.length + 1;
      if (pressed === 'ArrowDown') moveTo(((active + 2) % stops) - 1);
      else if (pressed === 'ArrowUp') moveTo(((active + stops) % stops) - 1);
      else if (pressed === 'Enter' && active >= 0) options[active]?.choose();
      else return false;
      return true;
    },
  }));

  const forget = () => {
    forgetSearches(viewerId);
    setRecent([]);
  };
  return (
    <div className="search-panel popover" hidden={options.length === 0}>
      <div id={id} role="listbox" aria-label={t('suggestions')}>
        {groups.map((group) => {
          const own = options.flatMap((option, index) => (option.group === group ? [{ option, index }] : []));
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
            <div key={group} role="group" aria-label={t(group)}>
              <p className="caps px-4 pt-3 pb-1" aria-hidden="true">
                {t(group)}
              </p>
              {own.map(({ option, index }) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                <div
                  key={option.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className="search-option"
                  // A press must not take the focus from the field, or the list would close.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={option.choose}
                >
                  {option.content}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {written.trim().length < 2 && recent.length > 0 ? (
        <button
          type="button"
          className="search-forget"
          onPointerDown={(event) => event.preventDefault()}
          onClick={forget}
        >
          {t('forget')}
        </button>
      ) : null}
    </div>
  );
}

/** The typed words, debounced. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 160);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

function recentOption(words: string, onWords: (words: string) => void): Option {
  return {
    key: `r${words}`,
    group: 'recent',
    content: (
      <>
        <History />
        <span className="truncate">{words}</span>
      </>
    ),
    choose: () => onWords(words),
  };
}

function categoryOption(
  { category, picture }: SearchCategories[number],
  onGo: (address: string) => void,
): Option {
  return {
    key: `c-${category}`,
    group: 'categories',
    content: (
      <>
        <span className="search-thumb">
          <Picture picture={picture} alt="" sizes="44px" />
        </span>
        {labelOf('category', category)}
      </>
    ),
    choose: () => onGo(addressOfCategory(category)),
  };
}

function optionsOf(
  { words, designs, creators }: Suggestions,
  written: string,
  onWords: (words: string) => void,
  onGo: (address: string) => void,
): Option[] {
  return [
    ...words.map(
      (one): Option => ({
        key: `w${one}`,
        group: 'words',
        content: (
          <>
            <Search />
            <Highlighted text={one} written={written} />
          </>
        ),
        choose: () => onWords(one),
      }),
    ),
    ...designs.map(
      ({ id, title, titleLang, price, picture }): Option => ({
        key: `d${id}`,
        group: 'designs',
        content: (
          <>
            <span className="search-thumb">
              {picture ? <Picture picture={picture} alt="" sizes="44px" /> : null}
            </span>
            <Highlighted text={title} lang={titleLang} written={written} />
            <span className="num ml-auto pl-3 font-display">{formatRupees(price)}</span>
          </>
        ),
        choose: () => onGo(`/product/${id}`),
      }),
    ),
    ...creators.map(
      (maker): Option => ({
        key: `c${maker.id}`,
        group: 'creators',
        content: (
          <>
            <Avatar person={maker} />
            <span className="min-w-0">
              <Highlighted text={maker.name} written={written} />
              <span className="meta block truncate">{townOf(maker.city)}</span>
            </span>
          </>
        ),
        choose: () => onGo(`/publicProfile/${maker.id}`),
      }),
    ),
  ];
}

function Highlighted({ text, written, lang }: { text: string; written: string; lang?: string }) {
  return (
    <span lang={lang} className="block truncate">
      {highlightWords(text, written).map(({ text: piece, isMatch }, index) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change stops
          <b key={index}>{piece}</b>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
