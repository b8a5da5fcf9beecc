import { isTrade } from '#contracts/accounts/is-trade.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { tellProfileView } from '#web/features/profiles/views/profile-views.api.ts';
import { formatMonth } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { placeOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useToldOnce } from '#web/platform/network/use-told-once.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BadgeCheck } from '#web/ui/icons.tsx';
import { swatchOf } from '#web/ui/initials.ts';
import { Dyes } from '#web/ui/threads/selvedge-line.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileNumbers } from './profile-numbers.tsx';
import { ProfilePrivate } from './profile-private.tsx';
import { ProfileShop } from './profile-shop.tsx';
import { ProfileWork } from './profile-work.tsx';
import type { PublicProfile } from './public-profile.api.ts';
import { publicProfileWords } from './public-profile.words.ts';
import { ShownToFew } from './shown-to-few.tsx';

interface ProfileViewProps {
  profile: PublicProfile;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/** Who somebody is, in their own cloth, what their work has come to, and the work itself. */
export function ProfileView({ profile, readAt }: ProfileViewProps) {
  const t = useWords(publicProfileWords);
  useToldOnce(profile.isOwn ? null : `profile ${profile.id}`, () => tellProfileView(profile.id));
  const { id, name, role, profession, city, state, bio, isVerified, isOnline, contact, createdAt, dyes } =
    profile;
  const place = [city, placeOf('state', state)].filter((part) => part !== '').join(', ');
  const trade = [isTrade(role) ? t(`roles.${role}`) : '', labelOf('profession', profession)].filter(
    (part) => part !== '',
  );
  return (
    <div className="page pt-0!">
      <div
        className="bleed profile-cover"
        aria-hidden="true"
        style={{ backgroundImage: `url(${swatchOf(id)})` }}
      />
      <header className="profile-head">
        <div className="profile-swatch">
          <Avatar person={profile} size="huge" />
          {isOnline ? <span className="online-dot" aria-hidden="true" /> : null}
        </div>
        <div className="min-w-0">
          <h1 className="title-1 profile-name">
            <span className="wrap-anywhere">{name}</span>
            {isVerified ? (
              <span className="profile-seal">
                <BadgeCheck aria-hidden="true" />
                {t('verified')}
              </span>
            ) : null}
          </h1>
          <p className="meta profile-line">
            {[...trade, place].filter((part) => part !== '').join(' · ')}
            {isOnline ? <span className="text-good"> · {t('online')}</span> : null}
          </p>
          {bio === '' ? null : (
            <p lang={writtenIn(bio)} dir="auto" className="lead mt-3 wrap-anywhere whitespace-pre-line">
              {bio}
            </p>
          )}
          {contact === null ? null : (
            <p className="meta mt-2 flex flex-wrap gap-x-4">
              <a
                className="link inline-flex min-h-11 items-center wrap-anywhere"
                href={`mailto:${contact.email}`}
              >
                {contact.email}
              </a>
              {contact.phone === '' ? null : (
                <a className="link num inline-flex min-h-11 items-center" href={`tel:${contact.phone}`}>
                  {contact.phone}
                </a>
              )}
            </p>
          )}
        </div>
        <ProfileActions profile={profile} />
      </header>
      {profile.isPrivate ? (
        <ProfilePrivate profile={profile} />
      ) : (
        <>
          <ShownToFew shownTo={profile.shownTo} />
          <ProfileNumbers profile={profile} />
          <p className="hint profile-since">
            {t('since', { month: formatMonth(createdAt) })}
            <Dyes dyes={dyes} />
          </p>
          <ProfileShop profile={profile} />
          <ProfileWork profile={profile} readAt={readAt} />
        </>
      )}
    </div>
  );
}
