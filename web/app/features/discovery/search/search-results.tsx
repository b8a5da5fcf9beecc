import { formatRupees } from '#contracts/money/money.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusFirst } from '#web/ui/forms/focus-first.ts';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import { CreatorTile } from '../explore/creator-tile.tsx';
import { DesignTile } from './design-tile.tsx';
import { countChosen, nothingChosen, type SearchState } from './search-state.ts';
import type { Search } from './use-search.ts';

/** The results, in their four states. */
export function SearchResults({ search }: { search: Search }) {
  const t = useWords(discoveryWords);
  const { list, state, designs, creators, change } = search;
  if (list.isPending) return <ResultsSkeleton type={state.type} />;
  if (list.data === undefined) {
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  // The previous results are of the other type.
  if (list.isPlaceholderData && designs.length > 0 !== (state.type === 'designs')) {
    return <ResultsSkeleton type={state.type} />;
  }
  if (designs.length + creators.length === 0)
    return (
      <NothingFound
        state={state}
        isUnknown={state.pin !== '' && search.first?.near === null}
        onChange={change}
      />
    );
  return (
    <div {...(list.isPlaceholderData ? { className: 'is-waiting', 'aria-busy': true } : {})}>
      {state.type === 'designs' ? (
        <div className="tiles">
          {designs.map((design, index) => (
            <DesignTile key={design.id} design={design} isFirst={index === 0} />
          ))}
        </div>
      ) : (
        <div className="creator-tiles">
          {creators.map((creator) => (
            <CreatorTile key={creator.id} creator={creator} />
          ))}
        </div>
      )}
      <ResultsEnd search={search} />
    </div>
  );
}

function ResultsEnd({ search: { list, first } }: { search: Search }) {
  const t = useWords(discoveryWords);
  if (!list.hasNextPage) {
    return first?.total.isAtLeast ? <p className="meta mt-10 text-center">{t('endOfMany')}</p> : null;
  }
  return <ListEnd list={list} />;
}

interface NothingFoundProps {
  state: SearchState;
  /** The location of the PIN code is unknown. */
  isUnknown: boolean;
  onChange: (next: Partial<SearchState>) => void;
}

function NothingFound({ state, isUnknown, onChange }: NothingFoundProps) {
  const t = useWords(discoveryWords, 'empty');
  const near = useWords(exploreWords, 'near');
  const isNarrowed = countChosen(state) > 0;
  const other = state.type === 'designs' ? 'creators' : 'designs';
  const { q, minPrice, maxPrice } = state;
  const isPriced = state.type === 'designs' && (minPrice !== undefined || maxPrice !== undefined);
  const isOnlyPriced = isPriced && countChosen(state) === 1;

  // The buttons here disappear once there are results, so focus moves.
  const changeTo = (next: Partial<SearchState>) => {
    focusFirst(document.getElementById('results'));
    onChange(next);
  };

  function titleOf(): string {
    if (isUnknown) return near('unknown', { pin: state.pin });
    if (!isPriced) return q === '' ? t('title') : t('titleOf', { q });
    return t('priced', {
      named: q === '' ? 'no' : 'yes',
      q,
      range: minPrice === undefined ? 'to' : maxPrice === undefined ? 'from' : 'both',
      from: formatRupees(minPrice ?? 0),
      to: formatRupees(maxPrice ?? 0),
    });
  }

  function lineOf(): string {
    if (isUnknown) return near('unknownLine');
    return t(isOnlyPriced ? 'pricedLine' : isNarrowed ? 'narrowed' : 'line');
  }

  return (
    <EmptyState title={titleOf()} line={lineOf()}>
      <div className="btn-row justify-center">
        {isPriced ? (
          <Button onClick={() => changeTo({ minPrice: undefined, maxPrice: undefined })}>
            {t('anyPrice')}
          </Button>
        ) : null}
        {isNarrowed && !isOnlyPriced ? (
          <Button onClick={() => changeTo(nothingChosen)}>{t('clear')}</Button>
        ) : null}
        {state.q === '' ? null : (
          <Button
            kind={isNarrowed ? 'ghost' : 'secondary'}
            onClick={() => changeTo({ ...nothingChosen, type: other, sort: 'relevance' })}
          >
            {t(other)}
          </Button>
        )}
        <ButtonLink to="/" kind={isNarrowed || q !== '' ? 'ghost' : 'secondary'}>
          {t('newest')}
        </ButtonLink>
        {q === '' || state.type === 'creators' ? null : (
          <ButtonLink to="/briefs/new" kind="ghost">
            {t('brief')}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

function ResultsSkeleton({ type }: Pick<SearchState, 'type'>) {
  return (
    <Loading className={type === 'designs' ? 'tiles' : 'creator-tiles'}>
      {places.map((place) =>
        type === 'designs' ? (
          <div key={place} className="tile">
            <Weave className="aspect-4/5" />
            <Weave className="mt-3 h-6 w-4/5" />
            <Weave className="mt-2 h-3 w-1/2" />
            <Weave className="mt-3 h-6 w-1/3" />
          </div>
        ) : (
          <div key={place} className="creator-tile flex items-center gap-4">
            <Weave className="size-18" />
            <div className="flex-1">
              <WeaveLines widths={['w-3/5', 'w-2/5']} />
            </div>
          </div>
        ),
      )}
    </Loading>
  );
}
