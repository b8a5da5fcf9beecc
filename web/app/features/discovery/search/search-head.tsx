import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { addressOfWords } from '../address-of-words.ts';
import { WordsTakenLines } from '../words-taken.tsx';
import { HelpLine, type PreloadedHelp } from './help-line.tsx';
import type { Search } from './use-search.ts';

interface SearchHeadProps {
  search: Search;
  /** The help question preloaded with the page. */
  help: PreloadedHelp | null;
}

/** The search words, the number of results, and how the words were corrected. */
export function SearchHead({ search: { state, first }, help }: SearchHeadProps) {
  const t = useWords(discoveryWords);
  const { q, type } = state;
  const total = first?.total;
  const noneLine = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
    t('noneWithin', {
      range: from === undefined ? 'to' : to === undefined ? 'from' : 'both',
      from: formatRupees(from ?? 0),
      to: formatRupees(to ?? 0),
    });
  return (
    <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-3">
      <h1 className="title-2 wrap-anywhere md:text-(length:--tb-size-6)">
        {q === '' ? t('title') : `“${q}”`}
      </h1>
      <p className="meta num min-h-[1.45em]" aria-live="polite">
        {total === undefined
          ? null
          : t(type === 'designs' ? 'foundDesigns' : 'foundCreators', {
              count: total.count,
              more: total.isAtLeast ? 'yes' : 'no',
            })}
      </p>
      {first ? <WordsTakenLines q={q} taken={first.taken} addressOf={addressOfWords} /> : null}
      {first?.noneWithin ? <p className="w-full md:mt-1">{noneLine(first.noneWithin)}</p> : null}
      <HelpLine key={q} q={q} preloaded={help} />
    </header>
  );
}
