import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';

/** No such person, or a person hidden from this viewer: both look the same. */
export function ProfileGone() {
  const t = useWords(publicProfileWords, 'gone');
  usePageTitle(t('title'));
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <ErrorState heading="h1" title={t('title')} line={t('line')}>
        <ButtonLink to="/explore">{t('explore')}</ButtonLink>
      </ErrorState>
    </div>
  );
}
