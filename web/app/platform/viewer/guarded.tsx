import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { signInAddress } from './sign-in-address.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Renders its children for signed-in people only, and remounts them for another account, so that no state of the
 * previous one remains. "Loading..." while unknown; visitors are redirected to sign in.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const t = useWords(shellWords);
  const { status, viewer } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'signedOut') navigate(signInAddress(pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);

  if (status === 'signedIn') return <Fragment key={viewer?.id}>{children}</Fragment>;
  return (
    <p role="status" className="py-16 text-center text-ink-2">
      {t('loading')}
    </p>
  );
}
