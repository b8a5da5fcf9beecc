import { Link } from 'react-router';
import { FollowButton } from '#web/features/engagement/follows/follow-button.tsx';
import { useFollow } from '#web/features/engagement/follows/use-follow.ts';
import { Stars } from '#web/features/reviews/stars.tsx';
import { formatCount, formatShortCount } from '#web/platform/i18n/numbers.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { MapPin } from '#web/ui/icons.tsx';
import { swatchOf } from '#web/ui/initials.ts';
import { Picture } from '#web/ui/picture.tsx';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import type { CreatorCard as Card } from './explore.api.ts';

interface CreatorCardProps {
  creator: Card;
  /** Counted from 0 at the top of the directory. */
  index: number;
}

/** Kilometres. A PIN code is located by its town, so shorter distances are not shown as a number. */
const leastTold = 5;

/** A creator with their newest work; one or two pictures fill the space of three. */
export function CreatorCard({ creator, index }: CreatorCardProps) {
  const t = useWords(exploreWords);
  const { id, name, role, city, isVerified, designsCount, averageRating, reviewsCount, distanceKm, follow } =
    creator;
  const { count } = useFollow(creator, follow);
  const to = `/publicProfile/${id}`;
  return (
    <article className="creator" aria-labelledby={`creator-${id}`}>
      <Link to={to} prefetch="intent" tabIndex={-1} aria-hidden="true" className="creator-work">
        <CreatorWork creator={creator} index={index} />
      </Link>
      <div className="flex items-center justify-between gap-3">
        <h2 id={`creator-${id}`} className="min-w-0">
          <Link to={to} prefetch="intent" className="block">
            <Byline
              person={{ id, name, profileImage: creator.profile.profileImage }}
              verified={isVerified}
              wraps
              line={<Dotted parts={[t(`roles.${role}`), townOf(city)]} />}
            />
          </Link>
        </h2>
        <FollowButton
          maker={creator}
          fromServer={follow}
          kind="secondary"
          kindWhenOn="ghost"
          className="min-h-11! shrink-0"
        />
      </div>
      {distanceKm === null ? null : (
        <p className="meta num flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          {t(distanceKm < leastTold ? 'near.closest' : 'near.away', { km: formatCount(distanceKm) })}
        </p>
      )}
      {creator.onTime === null ? null : <p className="meta num">{t('onTime', creator.onTime)}</p>}
      <p className="meta num flex flex-wrap justify-between gap-x-3">
        {averageRating === null ? (
          <span>{designsCount === 0 ? null : t('designsOf', { count: designsCount })}</span>
        ) : (
          <span className="flex items-center gap-2.5">
            <Stars rating={averageRating} />
            <span>
              {averageRating.toFixed(1)} ({formatCount(reviewsCount)})
              <span className="sr-only"> {t('reviews')}</span>
            </span>
          </span>
        )}
        <span>{t('followersOf', { count, short: formatShortCount(count) })}</span>
      </p>
    </article>
  );
}

function CreatorWork({ creator: { id, pictures }, index }: CreatorCardProps) {
  const [first, ...others] = pictures;
  if (first === undefined)
    return (
      <span className="creator-cloth creator-band" style={{ backgroundImage: `url(${swatchOf(id)})` }} />
    );
  return (
    <span className="creator-trip">
      <Picture picture={first} alt="" sizes="(min-width: 900px) 290px, 64vw" first={index === 0} />
      {others.slice(0, 2).map((picture) => (
        <Picture key={picture.url} picture={picture} alt="" sizes="(min-width: 900px) 145px, 32vw" />
      ))}
    </span>
  );
}
