import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '#contracts/accounts/accounts.contract.ts';
import { api } from '../api/browser-api.ts';
import { changeViewer } from './use-viewer.ts';

/** Ends the session and goes home. The visitor is forgotten here even when the server cannot be reached. */
export function useSignOut(): { signOut: () => Promise<void>; isLeaving: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    setIsLeaving(true);
    await api.call(logout).catch(() => undefined);
    // At once: a page that is still there would ask for what is no longer the visitor's.
    await navigate('/', { flushSync: true });
    await changeViewer(client, null);
    setIsLeaving(false);
  };
  return { signOut, isLeaving };
}
