import { nearRadii } from '#contracts/discovery/search.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import { NearFilter } from '../near/near-filter.tsx';
import { CreatorFilter } from '../search/creator-filter.tsx';
import { WordsTakenLines } from '../words-taken.tsx';
import { CreatorCard } from './creator-card.tsx';
import { type CreatorsPage, creatorList } from './explore.api.ts';
import { type ExploreState, exploreAddress, nearOf } from './explore-state.ts';

interface ExploreCreatorsProps {
  state: ExploreState;
  preloaded: Preloaded<CreatorsPage> | null;
}

/** The directory, in its four states. */
export function ExploreCreators({ state, preloaded }: ExploreCreatorsProps) {
  const list = usePageList(creatorList(state), preloaded, { keepsPrevious: true });
  const total = list.isPlaceholderData ? undefined : list.data?.pages[0]?.total;
  // If nobody was found, a location filter is useless, and the empty state's button must fit on the first screen of a
  // phone.
  const hasNobody = total === 0 && nearOf(state) === null && state.pin === '';
  return (
    <>
      <CreatorFilter state={state} total={total} />
      {hasNobody ? null : (
        <NearFilter
          key={state.pin}
          state={state}
          town={list.isPlaceholderData ? null : (list.data?.pages[0]?.near ?? null)}
        />
      )}
      {total ? <WordsTaken state={state} page={list.data?.pages[0]} /> : null}
      <Creators state={state} list={list} />
    </>
  );
}

function WordsTaken({ state, page }: { state: ExploreState; page: CreatorsPage | undefined }) {
  if (page === undefined || state.q === '') return null;
  return (
    <div className="mb-4 empty:hidden" role="status">
      <WordsTakenLines q={state.q} taken={page.taken} addressOf={(q) => exploreAddress({ ...state, q })} />
    </div>
  );
}

interface CreatorsProps {
  state: ExploreState;
  list: ReturnType<typeof usePageList<CreatorsPage>>;
}

function Creators({ state, list }: CreatorsProps) {
  const t = useWords(exploreWords);
  if (list.isPending) return <CreatorsSkeleton />;
  if (list.data === undefined) {
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  // A person who has moved up the ranking since may be on two pages.
  const creators = new Map(list.data.pages.flatMap((page) => page.creators).map((one) => [one.id, one]));
  if (creators.size === 0) return <NobodyFound state={state} near={list.data.pages[0]?.near ?? null} />;
  return (
    <div {...(list.isPlaceholderData ? { className: 'is-waiting', 'aria-busy': true } : {})}>
      <div className="creators">
        {[...creators.values()].map((creator, index) => (
          <CreatorCard key={creator.id} creator={creator} index={index} />
        ))}
      </div>
      <ListEnd list={list} />
    </div>
  );
}

interface NobodyFoundProps {
  state: ExploreState;
  near: CreatorsPage['near'];
}

function NobodyFound({ state, near }: NobodyFoundProps) {
  const t = useWords(exploreWords, 'empty');
  const circle = nearOf(state);
  if (circle) return <NobodyNear state={state} near={near} />;
  const isNarrowed = state.q !== '' || state.role !== null;
  return (
    <div className="nobody-found">
      <EmptyState
        title={state.q === '' ? t('title') : t('titleOf', { q: state.q })}
        line={t(isNarrowed ? 'narrowed' : 'line')}
      >
        <div className="btn-row justify-center">
          {isNarrowed ? <ButtonLink to="/explore">{t('all')}</ButtonLink> : null}
          <ButtonLink to={exploreAddress({ tab: 'designs' })} kind={isNarrowed ? 'ghost' : 'secondary'}>
            {t('designs')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

/** Offers the next larger radius while there is one. */
function NobodyNear({ state, near }: NobodyFoundProps) {
  const t = useWords(exploreWords, 'near');
  const { pin, within } = state;
  const larger = nearRadii.find((radius) => radius > within);
  return (
    <EmptyState
      title={near ? t('nobody', { km: within, city: townOf(near.city) }) : t('unknown', { pin })}
      line={t(near ? 'nobodyLine' : 'unknownLine')}
    >
      <div className="btn-row justify-center">
        {near && larger ? (
          <ButtonLink to={exploreAddress({ ...state, within: larger })} preventScrollReset>
            {t('wider', { km: larger })}
          </ButtonLink>
        ) : null}
        <ButtonLink to={exploreAddress({ ...state, pin: '' })} preventScrollReset kind="ghost">
          {t('everywhere')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

function CreatorsSkeleton() {
  return (
    <Loading className="creators">
      {places.map((place) => (
        <div key={place} className="creator">
          <Weave className="aspect-6/5" />
          <div className="flex items-center gap-3">
            <Weave className="size-11" />
            <div className="flex-1">
              <WeaveLines widths={['w-1/2', 'w-1/3']} />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}
