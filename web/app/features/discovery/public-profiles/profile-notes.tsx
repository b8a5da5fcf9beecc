import { useQuery } from '@tanstack/react-query';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { ClosedNote } from '#web/features/profiles/shop/closed-note.tsx';
import { profileViewsQuery } from '#web/features/profiles/views/profile-views.api.ts';
import { weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { CalendarOff } from '#web/ui/icons.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import closedWords from '#web/words/en/features/profiles/shop/closed.json';
import type { PublicProfile } from './public-profile.api.ts';

/** Whether the shop takes orders, and its days off; for its owner also the number of views. */
export function ProfileNotes({ profile: { shop, isOwn, name } }: { profile: PublicProfile }) {
  const whenClosed = useWords(closedWords);
  return (
    <>
      {shop === null || shop.closed === null ? null : (
        <ClosedNote closed={shop.closed} makerName={name} reader={isOwn ? 'maker' : 'buyer'} />
      )}
      {shop === null || shop.holiday === null ? null : (
        <p className="flex items-start gap-2.5">
          <CalendarOff className="flex-none text-ink-2" aria-hidden="true" />
          {whenClosed('holiday', { date: weekdayInWords(noonOf(shop.holiday.to)) })}
        </p>
      )}
      {isOwn ? <ProfileViews /> : null}
    </>
  );
}

function ProfileViews() {
  const t = useWords(publicProfileWords, 'shop');
  const { data } = useQuery({
    ...queryOptions(profileViewsQuery),
  });
  return data === undefined ? null : <p className="meta num">{t('views', { count: data.now })}</p>;
}
