import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { closedWords } from '#web/features/profiles/shop/closed.words.ts';
import { ClosedNote } from '#web/features/profiles/shop/closed-note.tsx';
import { profileViewsQuery } from '#web/features/profiles/views/profile-views.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { weekdayInWords } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CalendarOff } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { PublicProfile } from './public-profile.api.ts';
import { publicProfileWords } from './public-profile.words.ts';

/** What a maker says of their shop, and whether it takes orders; to its owner, how many people looked. */
export function ProfileShop({ profile }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords, 'shop');
  const whenClosed = useWords(closedWords);
  const { shop, isOwn, name } = profile;
  const says = shop !== null && (shop.about !== '' || shop.specialities.length > 0 || shop.leadDays !== null);
  if (shop === null && !isOwn) return null;
  return (
    <div className="mt-6 grid gap-6 empty:hidden">
      {isOwn ? <ProfileViews /> : null}
      {shop === null || shop.closed === null ? null : (
        <div className="max-w-[620px]">
          <ClosedNote closed={shop.closed} makerName={name} reader={isOwn ? 'maker' : 'buyer'} />
        </div>
      )}
      {shop === null || shop.holiday === null ? null : (
        <p className="flex items-start gap-2.5">
          <CalendarOff className="flex-none text-ink-2" aria-hidden="true" />
          {whenClosed('holiday', { date: weekdayInWords(noonOf(shop.holiday.to)) })}
        </p>
      )}
      {shop !== null && says ? (
        <section aria-labelledby="shop-title" className="grid max-w-[68ch] gap-3.5">
          <h2 id="shop-title" className="title-3">
            {t('title')}
          </h2>
          {shop.about === '' ? null : <About text={shop.about} />}
          {shop.specialities.length === 0 ? null : (
            <ul aria-label={t('specialities')} className="flex flex-wrap gap-2">
              {shop.specialities.map((one) => (
                <li key={one} dir="auto" className="min-w-0 wrap-anywhere">
                  <Badge>{labelOf('speciality', one)}</Badge>
                </li>
              ))}
            </ul>
          )}
          {shop.leadDays === null ? null : <p className="meta">{t('lead', { days: shop.leadDays })}</p>}
        </section>
      ) : null}
    </div>
  );
}

const shortText = 420;

/** A long text begins with its first lines. */
function About({ text }: { text: string }) {
  const t = useWords(publicProfileWords, 'shop');
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > shortText || text.split('\n').length > 6;
  return (
    <div>
      <p
        dir="auto"
        className={classNames(
          'text-pretty wrap-anywhere whitespace-pre-line',
          isLong && !isWhole && 'line-clamp-6',
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more')}
        </button>
      ) : null}
    </div>
  );
}

function ProfileViews() {
  const t = useWords(publicProfileWords, 'shop');
  const { key, fetch, staleTime } = profileViewsQuery;
  const { data } = useQuery({
    queryKey: [...key],
    queryFn: ({ signal }) => fetch(api, signal),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  return data === undefined ? null : <p className="meta num">{t('views', { count: data.now })}</p>;
}
