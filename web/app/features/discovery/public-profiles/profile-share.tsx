import { engagementWords } from '#web/features/engagement/engagement.words.ts';
import { passOn } from '#web/features/engagement/shares/pass-on.ts';
import { ShareSheet } from '#web/features/engagement/shares/share-sheet.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar, type Person } from '#web/ui/avatar.tsx';
import { publicProfileWords } from './public-profile.words.ts';

interface ProfileShareProps {
  person: Person;
  onClose: () => void;
}

/** The ways to pass somebody's address on; anybody may, and nothing is counted. Load it lazily, when it is asked for. */
export function ProfileShare({ person, onClose }: ProfileShareProps) {
  const { id, name } = person;
  const t = useWords(publicProfileWords);
  const words = useWords(engagementWords, 'share');
  const share = passOn({
    shared: {
      title: t('sharedTitle', { name }),
      url: new URL(`/publicProfile/${id}`, window.location.origin).href,
    },
    mailWords: t('mailWords'),
    t: words,
    onDone: onClose,
  });
  const head = (
    <>
      <Avatar person={person} size="large" />
      <p dir="auto" className="min-w-0 font-display text-4 wrap-anywhere">
        {name}
      </p>
    </>
  );
  return <ShareSheet share={share} title={t('shareHeading')} head={head} open onClose={onClose} />;
}
