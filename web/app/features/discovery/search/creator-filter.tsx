import { Form, Link } from 'react-router';
import { creatorSorts, longestSearch, trades } from '#contracts/discovery/search.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Search, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import { type ExploreState, exploreAddress, nearOf } from '../explore/explore-state.ts';

interface CreatorFilterProps {
  state: ExploreState;
  /** Undefined while the count is loading. */
  total: number | undefined;
}

/**
 * Role chips, a search box, and the number of people found. Built with links and a form, so that it works without
 * JavaScript.
 */
export function CreatorFilter({ state, total }: CreatorFilterProps) {
  const t = useWords(exploreWords);
  const { role, q } = state;
  const near = nearOf(state);
  return (
    <div className="creator-filter">
      <nav className="creator-chips fading-row" aria-label={t('roles.label')}>
        {([null, ...trades] as const).map((one) => (
          <Link
            key={one ?? 'ALL'}
            to={exploreAddress({ ...state, role: one })}
            prefetch="none"
            preventScrollReset
            className={classNames('chip', one === role ? 'chip-on' : 'creator-chip')}
            {...(one === role ? { 'aria-current': 'true' as const } : {})}
          >
            {t(`roles.${one ?? 'ALL'}`)}
          </Link>
        ))}
      </nav>
      <div className="creator-find">
        <Form key={q} role="search" action="/explore" className="search-box" preventScrollReset>
          <Search />
          {role === null ? null : <input type="hidden" name="role" value={role} />}
          {state.sort === 'ranking' ? null : <input type="hidden" name="sort" value={state.sort} />}
          {near === null ? null : (
            <>
              <input type="hidden" name="pin" value={near.pin} />
              <input type="hidden" name="within" value={near.within} />
            </>
          )}
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('box.label')}
            placeholder={t('box.placeholder')}
          />
          {q === '' ? null : (
            <Link
              to={exploreAddress({ ...state, q: '' })}
              preventScrollReset
              className="search-clear"
              aria-label={t('box.clear')}
            >
              <X />
            </Link>
          )}
        </Form>
        {/* If there is nobody, the empty state below says so, and this line is for screen readers only. */}
        <p className={classNames('meta num creator-count', total === 0 && 'sr-only')} aria-live="polite">
          {total === undefined
            ? '\u00a0'
            : t('total', { count: total, role: q === '' ? (role ?? 'ALL') : 'FOUND' })}
        </p>
      </div>
      <nav className="flex flex-wrap items-center gap-x-5" aria-label={t('sort.label')}>
        {creatorSorts.map((sort) => (
          <Link
            key={sort}
            to={exploreAddress({ ...state, sort })}
            prefetch="none"
            preventScrollReset
            className={classNames(
              'inline-flex min-h-11 items-center',
              sort === state.sort ? 'font-semibold' : 'link',
            )}
            {...(sort === state.sort ? { 'aria-current': 'true' as const } : {})}
          >
            {t(`sort.${sort}`)}
          </Link>
        ))}
        <Link to="/how-we-rank#explore" className="link hint inline-flex min-h-11 items-center">
          {t('sort.how')}
        </Link>
      </nav>
    </div>
  );
}
