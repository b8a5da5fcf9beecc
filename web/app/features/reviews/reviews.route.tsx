import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useSearchParams } from 'react-router';
import { DesignGone } from '#web/features/designs/showing/design-gone.tsx';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import {
  noLoaderData,
  preload,
  preloadList,
  usePageList,
  usePageQuery,
} from '#web/platform/query/page-data.ts';
import { cardOf, pageMeta } from '#web/platform/seo/page-meta.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { Route } from './+types/reviews.route.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { hasGroups, ReviewGroups } from './review-groups.tsx';
import { ReviewList } from './review-list.tsx';
import { type ReviewState, readReviewState, reviewParams } from './review-state.ts';
import { designBriefQuery, reviewList } from './reviews.api.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const state = readReviewState(new URL(request.url).searchParams);
  const [design, list] = await Promise.all([
    preload(context, designBriefQuery(params.id)),
    preloadList(context, reviewList(params.id, state)),
  ]);
  return { design, list };
}

export const clientLoader = noLoaderData;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsOf(reviewsWords);
  if (!loaderData) return pageMeta(matches, { title: t('title'), description: t('description') });
  const { title, id, image } = loaderData.design.data;
  return pageMeta(matches, {
    title: t('titleOf', { title }),
    description: t('descriptionOf', { title, count: loaderData.list.data.meta.verifiedReviews }),
    path: `/product/${id}/reviews`,
    ...(image === null ? {} : { card: cardOf('designs', id) }),
  });
};

export default function ReviewsPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(reviewsWords);
  const { id } = params;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readReviewState(search);
  const design = usePageQuery(designBriefQuery(id), loaderData?.design ?? null);
  const list = usePageList(reviewList(id, state), loaderData?.list ?? null, { keepsPrevious: true });
  usePageTitle(design.data ? t('titleOf', { title: design.data.title }) : undefined);

  const failed = list.error !== null && list.data === undefined;
  useEffect(() => {
    if (failed) toast.bad(t('error'), t('loadFailed'));
  }, [failed, t]);

  const change = (next: Partial<ReviewState>) => {
    const words = new URLSearchParams(reviewParams({ ...state, ...next }));
    navigate({ search: words.toString() }, { preventScrollReset: true, replace: true });
  };
  const first = list.data?.pages[0];
  const inGroup =
    first?.meta.from === 'others' ? first.meta.others.totalReviews : first?.meta.verifiedReviews;
  return (
    <div className="page">
      <BackLink to={`/product/${id}`}>{t('backToProduct')}</BackLink>
      <div
        className={classNames(
          'mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
          // The tabs draw their own line.
          hasGroups(first?.meta) ? 'mb-4' : 'mb-7 border-b border-seam pb-5',
        )}
      >
        <div className="min-w-0">
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-1 wrap-anywhere">
            {design.data ? t('of', { title: design.data.title, maker: design.data.designer.name }) : ' '}
          </p>
        </div>
        {first?.canWrite && inGroup ? <WriteLink id={id} isOwn={first.ownReviewId !== null} /> : null}
      </div>
      <ReviewGroups
        chosen={state.from}
        meta={first?.meta}
        onChoose={(from) => change({ from, stars: null, photos: false })}
      >
        <div className="reviews-layout">
          {first && inGroup ? (
            <RatingSummary meta={first.meta} chosen={state.stars} onChoose={(stars) => change({ stars })} />
          ) : (
            <div className="max-md:hidden" />
          )}
          <div className="min-w-0">
            {first && inGroup ? <ReviewFilters state={state} meta={first.meta} onChange={change} /> : null}
            <ReviewList
              designId={id}
              list={list}
              state={state}
              sentence={list.error === null ? null : sentenceOf(list.error, t('loadFailed'))}
              onClear={() => change({ stars: null, photos: false })}
              write={first?.canWrite ? <WriteLink id={id} isOwn={first.ownReviewId !== null} /> : null}
            />
          </div>
        </div>
      </ReviewGroups>
    </div>
  );
}

function WriteLink({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useWords(reviewsWords);
  const signInFirst = useSignInFirst('review', `/product/${id}/write-review`);
  return (
    <ButtonLink
      kind="primary"
      to={`/product/${id}/write-review`}
      onClick={(event) => {
        if (signInFirst.isNeeded()) event.preventDefault();
      }}
    >
      {isOwn ? t('changeOwn') : t('write')}
    </ButtonLink>
  );
}

/** A missing design gets its own page instead of the general 404: it may have been withdrawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <DesignGone /> : <FailurePage error={error} />;
}
