import { passOn } from '#web/features/engagement/shares/pass-on.ts';
import { ShareSheet } from '#web/features/engagement/shares/share-sheet.tsx';
import { sharedAddress } from '#web/platform/i18n/page-locale.ts';
import { townAndState } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar, type Person } from '#web/ui/avatar.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { tradeOf } from '../explore/trade-of.ts';
import type { PublicProfile } from './public-profile.api.ts';

interface ProfileShareProps {
  person: Person & Pick<PublicProfile, 'role' | 'profession' | 'city' | 'state'>;
  /** The button that the menu is anchored to on wide screens. */
  opener: Element | null;
  onClose: () => void;
}

/** The ways to share a person's profile. Visitors may share too, and nothing is counted. Load it lazily. */
export function ProfileShare({ person, opener, onClose }: ProfileShareProps) {
  const { id, name, city, state } = person;
  const t = useWords(publicProfileWords);
  const words = useWords(engagementWords, 'share');
  const share = passOn({
    shared: {
      title: t('sharedTitle', { name }),
      url: sharedAddress(`/publicProfile/${id}`),
    },
    mailWords: t('mailWords'),
    t: words,
    onDone: onClose,
  });
  const work = tradeOf(person);
  const place = townAndState(city, state);
  return (
    <ShareSheet
      share={share}
      title={t('shareHeading')}
      picture={<Avatar person={person} size="large" />}
      open
      opener={opener}
      onClose={onClose}
    >
      <p dir="auto" className="font-display text-4 leading-[1.25] wrap-anywhere">
        {name}
      </p>
      {work === '' ? null : <p className="meta">{work}</p>}
      {place === '' ? null : <p className="meta">{place}</p>}
    </ShareSheet>
  );
}
