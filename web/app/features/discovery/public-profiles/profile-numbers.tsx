import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFollow } from '#web/features/engagement/follows/use-follow.ts';
import { Stars } from '#web/features/reviews/stars.tsx';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import type { FollowSide, PublicProfile } from './public-profile.api.ts';

const loadPeople = () => fetched(() => import('../explore/people-sheet.tsx'));
const PeopleSheet = lazy(async () => ({ default: (await loadPeople()).PeopleSheet }));

/** A person's counts, two to a row; followers and following open as lists. */
export function ProfileNumbers({ profile }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords, 'numbers');
  const { designsCount, likesCount, followingCount, averageRating, reviewsCount, follow } = profile;
  const { count: followers } = useFollow(profile, follow);
  const [shown, setShown] = useState<FollowSide | null>(null);
  const open = (side: FollowSide) => ({
    onClick: () => setShown(side),
    onPointerEnter: () => void loadPeople().catch(() => undefined),
  });
  return (
    <>
      <ul className="profile-numbers num">
        {averageRating === null && designsCount === 0 ? null : (
          <li className="col-span-2">
            <Link to="?tab=reviews" preventScrollReset className="profile-number items-center!">
              <Stars rating={averageRating} />
              {averageRating === null ? null : <b>{averageRating.toFixed(1)}</b>}{' '}
              <span>{t('reviews', { count: reviewsCount })}</span>
            </Link>
          </li>
        )}
        <li className="profile-number">
          <PlainNumber count={designsCount}>{t('designs', { count: designsCount })}</PlainNumber>
        </li>
        <li className="profile-number">
          <PlainNumber count={likesCount}>{t('likes', { count: likesCount })}</PlainNumber>
        </li>
        <li>
          <button type="button" className="profile-number" aria-haspopup="dialog" {...open('followers')}>
            <PlainNumber count={followers}>{t('followers', { count: followers })}</PlainNumber>
          </button>
        </li>
        <li>
          <button type="button" className="profile-number" aria-haspopup="dialog" {...open('following')}>
            <PlainNumber count={followingCount}>{t('following')}</PlainNumber>
          </button>
        </li>
      </ul>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <PeopleSheet side={shown} person={profile} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

function PlainNumber({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{children}</span>
    </>
  );
}
