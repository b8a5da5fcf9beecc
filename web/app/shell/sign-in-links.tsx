import { useLocation } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** Text links for visitors to sign in, on every page, and to sign up if there is room. */
export function SignInLinks() {
  const t = useWords(shellWords, 'nav');
  const { pathname, search } = useLocation();
  return (
    <div className="flex items-center gap-2 max-md:mx-1 md:ml-3">
      <ButtonLink kind="ghost" small to={signInAddress(pathname + search)} prefetch="intent">
        {t('signIn')}
      </ButtonLink>
      <ButtonLink
        kind="secondary"
        small
        className="max-md:hidden"
        to={signInAddress(pathname + search, '/signup')}
        prefetch="intent"
      >
        {t('signUp')}
      </ButtonLink>
    </div>
  );
}
