import { useSearchParams } from 'react-router';
import { MakerReviews } from '#web/features/reviews/maker-reviews.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { hasShopWords, ProfileAbout } from './profile-about.tsx';
import { ProfilePortfolio } from './profile-portfolio.tsx';
import type { PublicProfile } from './public-profile.api.ts';

interface ProfileWorkProps {
  profile: PublicProfile;
  /** When it was loaded, in milliseconds since 1970. */
  readAt: number;
}

/** A person's designs, their reviews, and what they say about their shop. */
export function ProfileWork({ profile, readAt }: ProfileWorkProps) {
  const t = useWords(publicProfileWords);
  const [search, setSearch] = useSearchParams();
  const names = hasShopWords(profile)
    ? (['designs', 'reviews', 'about'] as const)
    : (['designs', 'reviews'] as const);
  const tab = names.find((name) => name === search.get('tab')) ?? 'designs';
  return (
    <Tabs
      label={t('tabs', { name: profile.name })}
      tabs={names.map((name) => ({ name, label: t(name) }))}
      chosen={tab}
      onChoose={(next) => setSearch(next === 'designs' ? {} : { tab: next }, { preventScrollReset: true })}
    >
      <div className="pt-4 md:pt-7">
        {tab === 'designs' ? <ProfilePortfolio profile={profile} readAt={readAt} /> : null}
        {tab === 'reviews' ? (
          <div className="max-w-[820px]">
            <MakerReviews userId={profile.id} />
          </div>
        ) : null}
        {tab === 'about' ? <ProfileAbout profile={profile} /> : null}
      </div>
    </Tabs>
  );
}
