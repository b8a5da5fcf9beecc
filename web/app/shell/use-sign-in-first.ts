import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { pagePath } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { toast } from '#web/ui/floats/toast.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** What a visitor has to sign in for; each has its sentence among the words of the shell. */
export type MemberAction =
  | 'like'
  | 'save'
  | 'comment'
  | 'follow'
  | 'chat'
  | 'story'
  | 'review'
  | 'helpful'
  | 'report'
  | 'edit';

export interface SignInFirst {
  /** Before the act. True where nobody is signed in: they have been told so, and led to sign in and back. */
  isNeeded(): boolean;
  /** After the act failed. True where the session had ended elsewhere; what is done then is the same. */
  isNeededAfter(error: unknown): Promise<boolean>;
}

/**
 * The one way in which signed-out people are stopped before they change anything. `returnTo` is the path they come
 * back to, the page itself where not given.
 */
export function useSignInFirst(action: MemberAction, returnTo?: string): SignInFirst {
  const t = useWords(shellWords, 'signInFirst');
  const client = useQueryClient();
  const navigate = useNavigate();

  const ask = () => {
    toast.note(t('title'), t(action));
    navigate(signInAddress(returnTo ?? pagePath() + window.location.search));
  };
  return {
    isNeeded() {
      const isSignedOut = client.getQueryData<Viewer | null>(viewerQuery.key) === null;
      if (isSignedOut) ask();
      return isSignedOut;
    },
    async isNeededAfter(error) {
      if (!(error instanceof ApiError) || error.code !== 'SIGN_IN_REQUIRED') return false;
      // The page must know that the session has ended before it asks to sign in.
      await changeViewer(client, null);
      ask();
      return true;
    },
  };
}
