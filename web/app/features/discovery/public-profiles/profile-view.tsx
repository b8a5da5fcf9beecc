import { sendProfileView } from '#web/features/profiles/views/profile-views.api.ts';
import { EarnedFigures } from '#web/features/trust/earned-figures.tsx';
import { formatMonth } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useReportOnce } from '#web/platform/network/use-report-once.ts';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileCover } from './profile-cover.tsx';
import { ProfileIdentity } from './profile-identity.tsx';
import { ProfileNotes } from './profile-notes.tsx';
import { ProfileNumbers } from './profile-numbers.tsx';
import { ProfilePrivate } from './profile-private.tsx';
import { ProfileWork } from './profile-work.tsx';
import type { PublicProfile } from './public-profile.api.ts';
import { ShownToFew } from './shown-to-few.tsx';

interface ProfileViewProps {
  profile: PublicProfile;
  /** When it was loaded, in milliseconds since 1970. */
  readAt: number;
}

/** A person's identity and counts, and beside them their work. */
export function ProfileView({ profile, readAt }: ProfileViewProps) {
  const t = useWords(publicProfileWords);
  useReportOnce(profile.isOwn ? null : `profile ${profile.id}`, () => sendProfileView(profile.id));
  const { isPrivate, shownTo, createdAt } = profile;
  return (
    <div className="page pt-0!">
      <ProfileCover profile={profile} />
      <div className="profile">
        <div className="profile-person">
          <ProfileIdentity profile={profile} />
          <ProfileActions profile={profile} />
          {isPrivate ? null : (
            <>
              <ShownToFew shownTo={shownTo} />
              <ProfileNumbers profile={profile} />
              {profile.trust === null ? null : <EarnedFigures figures={profile.trust} />}
              <ProfileNotes profile={profile} />
              <p className="hint max-md:hidden">{t('since', { month: formatMonth(createdAt) })}</p>
            </>
          )}
        </div>
        <div className="profile-work">
          {isPrivate ? (
            <ProfilePrivate profile={profile} />
          ) : (
            <ProfileWork profile={profile} readAt={readAt} />
          )}
        </div>
      </div>
    </div>
  );
}
