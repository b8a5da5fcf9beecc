import { engagementWords } from '#web/features/engagement/engagement.words.ts';
import { passOn } from '#web/features/engagement/shares/pass-on.ts';
import { ShareSheet } from '#web/features/engagement/shares/share-sheet.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { publicProfileWords } from './public-profile.words.ts';

interface ProfileShareProps {
  person: { id: number; name: string };
  onClose: () => void;
}

/** The ways to pass somebody's address on; anybody may, and nothing is counted. Load it lazily, when it is asked for. */
export function ProfileShare({ person: { id, name }, onClose }: ProfileShareProps) {
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
  return <ShareSheet share={share} title={t('shareHeading')} line={name} open onClose={onClose} />;
}
