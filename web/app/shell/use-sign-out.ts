import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { logout } from '#contracts/accounts/accounts.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { shellWords } from '#web/platform/i18n/shell.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { networkMayBeBack } from '#web/platform/network/fetched.ts';
import { isUserStored, storeUser } from '#web/platform/viewer/stored-user.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';

/**
 * Ends the session and goes home. The visitor is forgotten here even when the server cannot be reached; it is then
 * told as soon as it answers, since the cookie of the session is out of reach of this page.
 */
export function useSignOut(): { signOut: () => Promise<void>; isLeaving: boolean } {
  const t = useWords(shellWords, 'signOut');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    setIsLeaving(true);
    try {
      await endSession();
    } catch {
      await navigate('/');
      toast.note(t('untold'), t('untoldLine'));
      await changeViewer(client, null);
      setIsLeaving(false);
      if (await endSessionLater(client)) toast.good(t('told'));
      return;
    }
    // Home is loaded anew: the page that is left would ask once more for what is no longer the visitor's, and a
    // guarded one would lead to the sign-in page before home has appeared.
    storeUser(null);
    window.location.assign('/');
  };
  return { signOut, isLeaving };
}

async function endSession(): Promise<void> {
  await api.call<typeof logout>('POST /api/auth/logout');
}

/** Asks again until the server has ended the session. False once somebody has signed in anew, or the server refuses. */
async function endSessionLater(client: QueryClient): Promise<boolean> {
  for (;;) {
    await networkMayBeBack();
    if (isUserStored()) return false;
    try {
      await endSession();
      // Meanwhile the page may have asked who is here, and heard of the session that was still open.
      await changeViewer(client, null);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
    }
  }
}
