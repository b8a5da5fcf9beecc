import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { logout } from '#contracts/accounts/accounts.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { storeUser } from './stored-user.ts';
import { changeViewer } from './use-viewer.ts';

/** Ends the session and goes home. The visitor is forgotten here even when the server cannot be reached. */
export function useSignOut(): { signOut: () => Promise<void>; isLeaving: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    setIsLeaving(true);
    try {
      await api.call<typeof logout>('POST /api/auth/logout');
    } catch {
      await navigate('/');
      await changeViewer(client, null);
      setIsLeaving(false);
      return;
    }
    // Home is loaded anew: the page that is left would ask once more for what is no longer the visitor's, and a
    // guarded one would lead to the sign-in page before home has appeared.
    storeUser(null);
    window.location.assign('/');
  };
  return { signOut, isLeaving };
}
