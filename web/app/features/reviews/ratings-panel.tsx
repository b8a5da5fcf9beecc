import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { OthersCount } from './review-groups.tsx';
import { ownRatings, type ReviewedDesign } from './reviews.api.ts';
import { Stars } from './stars.tsx';

const picturesShown = 3;

/** The ratings of the viewer's own designs, each linked to its reviews. */
export function RatingsPanel() {
  const t = useWords(reviewsWords, 'panel');
  const list = usePageList(ownRatings, null);
  const designs = list.data?.pages.flatMap((page) => page.designs);
  if (designs === undefined) {
    return list.error === null ? (
      <RatingsSkeleton />
    ) : (
      <ErrorState line={t('failed')} onRetry={() => void list.refetch()} />
    );
  }
  if (designs.length === 0) {
    return (
      <EmptyState picture="star" title={t('none')} line={t('noneLine')}>
        <ButtonLink to="/upload-product">{t('upload')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="ratings-panel">
        {designs.map((design) => (
          <li key={design.id}>
            <RatedDesign design={design} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}

function RatedDesign({ design }: { design: ReviewedDesign }) {
  const t = useWords(reviewsWords);
  const { id, title, images, avgRating, totalRatings, otherRatings } = design;
  return (
    <Link to={`/product/${id}/reviews`} className="rated-design">
      <span className="flex gap-1.5">
        {images.slice(0, picturesShown).map(({ url }) => (
          <Picture key={url} picture={{ url }} alt="" sizes="56px" className="w-14" />
        ))}
      </span>
      <span className="grid min-w-0 content-center gap-1">
        <span lang={writtenIn(title)} dir="auto" className="font-display text-4 leading-title wrap-anywhere">
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5">
          {totalRatings === 0 ? null : (
            <>
              <Stars rating={avgRating} />
              <span className="hint num">
                {t('ratingLine', { rating: avgRating.toFixed(1), count: totalRatings })}
              </span>
            </>
          )}
          <OthersCount count={otherRatings} />
        </span>
      </span>
    </Link>
  );
}

function RatingsSkeleton() {
  return (
    <Loading className="ratings-panel">
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className="rated-design">
          <Weave className="h-17.5 w-14" />
          <WeaveLines widths={['w-2/5', 'w-1/4']} />
        </div>
      ))}
    </Loading>
  );
}
