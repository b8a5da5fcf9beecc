import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { LockKeyhole } from '#web/ui/icons.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import type { PublicProfile } from './public-profile.api.ts';

/** Tells the owner that not everybody sees their profile. */
export function ShownToFew({ shownTo }: Pick<PublicProfile, 'shownTo'>) {
  const t = useWords(publicProfileWords, 'shownTo');
  if (shownTo === null || shownTo === 'PUBLIC') return null;
  return (
    <p className="meta mt-4 flex flex-wrap items-center gap-x-2.5">
      <LockKeyhole aria-hidden="true" className="size-4 flex-none" />
      {t(shownTo)}
      <Link to="/settings?tab=privacy" className="link inline-flex min-h-11 items-center">
        {t('change')}
      </Link>
    </p>
  );
}
