import { isRouteErrorResponse } from 'react-router';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { DesignGone } from '#web/features/designs/showing/design-gone.tsx';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { type DesignBrief, designBriefQuery, type OwnReview, ownReviewQuery } from '../reviews.api.ts';
import type { Route } from './+types/write-review.route.ts';
import { ReviewForm } from './review-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(reviewsWords);
  return pageMeta(matches, { title: t('form.title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { id } = args.params;
  const [design, own] = await Promise.all([
    preload(args.context, designBriefQuery(id)),
    preload(args.context, ownReviewQuery(id)),
  ]);
  return { design, own };
}

export const clientLoader = noLoaderData;

export default function WriteReviewPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <WriteReview
        key={params.id}
        id={params.id}
        known={loaderData?.design ?? null}
        knownOwn={loaderData?.own ?? null}
      />
    </Guarded>
  );
}

interface WriteReviewProps {
  id: string;
  known: Preloaded<DesignBrief> | null;
  knownOwn: Preloaded<OwnReview> | null;
}

function WriteReview({ id, known, knownOwn }: WriteReviewProps) {
  const t = useWords(reviewsWords);
  const design = usePageQuery(designBriefQuery(id), known);
  const own = usePageQuery(ownReviewQuery(id), knownOwn);
  const error = design.error ?? own.error;
  return (
    <div className="page max-w-[760px]!">
      <BackLink to={`/product/${id}/reviews`}>{t('backToReviews')}</BackLink>
      {design.data && own.data ? (
        <ReviewForm key={versionOf(own.data.review)} design={design.data} own={own.data} />
      ) : error ? (
        <ErrorState
          heading="h1"
          line={sentenceOf(error, t('tryAgain'))}
          onRetry={() => {
            void design.refetch();
            void own.refetch();
          }}
        />
      ) : (
        <Loading className="mt-6 grid gap-8">
          <WeaveLines widths={['w-1/2', 'w-1/3']} />
          <Weave className="h-40" />
        </Loading>
      )}
    </div>
  );
}

/**
 * The key of the form: it remounts only if the edited review has changed, because a remount loses the chosen photos.
 */
function versionOf(review: Review | null): string {
  return review === null ? 'new' : [review.id, review.editedAt, ...review.images].join(' ');
}

/** A missing design gets its own page instead of the general 404: it may have been withdrawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <DesignGone /> : <FailurePage error={error} />;
}
