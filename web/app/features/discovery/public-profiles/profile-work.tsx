import { useSearchParams } from 'react-router';
import { MakerReviews } from '#web/features/reviews/maker-reviews.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ProfilePortfolio } from './profile-portfolio.tsx';
import type { PublicProfile } from './public-profile.api.ts';
import { publicProfileWords } from './public-profile.words.ts';

interface ProfileWorkProps {
  profile: PublicProfile;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/** Somebody's designs, and what people say of them. */
export function ProfileWork({ profile, readAt }: ProfileWorkProps) {
  const t = useWords(publicProfileWords);
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'reviews' ? 'reviews' : 'designs';
  return (
    <div className="mt-8 md:mt-11">
      <Tabs
        label={t('tabs', { name: profile.name })}
        tabs={[
          { name: 'designs', label: t('designs') },
          { name: 'reviews', label: t('reviews') },
        ]}
        chosen={tab}
        onChoose={(next) => setSearch(next === 'reviews' ? { tab: next } : {}, { preventScrollReset: true })}
      >
        <div className="pt-6 md:pt-8">
          {tab === 'designs' ? (
            <ProfilePortfolio profile={profile} readAt={readAt} />
          ) : (
            <div className="max-w-[820px]">
              <MakerReviews userId={profile.id} />
            </div>
          )}
        </div>
      </Tabs>
    </div>
  );
}
