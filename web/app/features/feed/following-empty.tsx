import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import { SuggestionsInPage } from './late-panels.tsx';

/** The Following tab for a visitor: what it would show, and a link to sign in. */
export function FollowingForMembers() {
  const t = useWords(feedWords, 'following');
  return (
    <EmptyState title={t('visitor')} line={t('visitorLine')}>
      <ButtonLink to={signInAddress('/?tab=following')}>{t('signIn')}</ButtonLink>
    </EmptyState>
  );
}

/** The Following tab for a person who follows nobody: makers to start with. */
export function NothingFollowed() {
  const t = useWords(feedWords, 'following');
  return (
    <>
      <EmptyState title={t('empty')} line={t('emptyLine')}>
        <ButtonLink to="/">{t('all')}</ButtonLink>
      </EmptyState>
      <div className="mx-auto max-w-[420px]">
        <SuggestionsInPage />
      </div>
    </>
  );
}
