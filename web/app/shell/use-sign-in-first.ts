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

/** Actions that require signing in; each has a sentence in the shell's messages. */
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
  /**
   * Call before the action. True if nobody is signed in; a toast then says why, and the page leads to sign in and
   * back.
   */
  isNeeded(): boolean;
  /** Call after the action failed. True if the session had ended elsewhere; then it does the same as `isNeeded`. */
  isNeededAfter(error: unknown): Promise<boolean>;
}

/**
 * Stops signed-out people before they change anything; all such checks use it. `returnTo` is the path to come back
 * to, by default the present page.
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
      // The sign-in page must already know that the session has ended.
      await changeViewer(client, null);
      ask();
      return true;
    },
  };
}
