import { townAndState } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { BadgeCheck } from '#web/ui/icons.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { tradeOf } from '../explore/trade-of.ts';
import { LongText } from './long-text.tsx';
import type { PublicProfile } from './public-profile.api.ts';

/** A person's photo, name, trade, place and bio. */
export function ProfileIdentity({ profile }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords);
  const { name, city, state, bio, isVerified, isOnline, contact } = profile;
  const place = townAndState(city, state);
  return (
    <>
      <header className="profile-head">
        <div className="profile-swatch">
          <Avatar person={profile} size="huge" />
          {isOnline ? <span className="online-dot" aria-hidden="true" /> : null}
        </div>
        <div className="min-w-0">
          <h1 className="title-1 profile-name wrap-anywhere">{name}</h1>
          {isVerified ? (
            <p className="profile-seal">
              <BadgeCheck aria-hidden="true" />
              {t('verified')}
            </p>
          ) : null}
        </div>
      </header>
      <p className="meta profile-line">
        <Dotted
          parts={[
            tradeOf(profile),
            place,
            isOnline ? (
              <span key="online" className="text-good">
                {t('online')}
              </span>
            ) : null,
          ]}
        />
      </p>
      {bio === '' ? null : <LongText text={bio} longestShown={180} />}
      {contact === null ? null : (
        <p className="meta flex flex-wrap gap-x-4">
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
    </>
  );
}
