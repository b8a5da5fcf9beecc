import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { logout, Viewer } from '#contracts/accounts/accounts.contract.ts';
import { forgetSearches } from '#web/features/discovery/search/recent-searches.ts';
import { isRefusalForGood } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { addressOf } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { networkMayBeBack, usualPause } from '#web/platform/network/fetched.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { connectAs } from '#web/platform/socket/live-connection.ts';
import { forgetDrafts } from '#web/platform/viewer/forget-drafts.ts';
import { forgetOnDevice } from '#web/platform/viewer/forget-on-device.ts';
import { forgetRecordings } from '#web/platform/viewer/forget-recordings.ts';
import { isUserStored, storeUser } from '#web/platform/viewer/stored-user.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { toast } from '#web/ui/floats/toast.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/**
 * Ends the session and goes home. If the server cannot be reached, the viewer is forgotten here anyway and the call
 * is retried, because this page cannot delete the session's cookie itself.
 */
export function useSignOut(): { signOut: () => Promise<void>; isLeaving: boolean } {
  const t = useWords(shellWords, 'signOut');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    setIsLeaving(true);
    const leaving = client.getQueryData<Viewer | null>(viewerQuery.key)?.id;
    forgetSearches(leaving ?? null);
    // Before the session ends: the server answers 400 to a poll of a connection that it has closed.
    connectAs(null);
    try {
      await endSession();
    } catch {
      await navigate('/');
      toast.note(t('untold'), t('untoldLine'));
      await changeViewer(client, null);
      await forgetRecordings();
      if (leaving !== undefined) forgetDrafts(leaving);
      setIsLeaving(false);
      const end = await endSessionLater(client);
      if (end === 'told') toast.good(t('told'));
      if (end === 'refused') toast.bad(t('refused'), t('refusedLine'));
      return;
    }
    // A full page load: otherwise the old page would refetch data that the visitor may no longer see, and a guarded
    // page would redirect to sign-in before home appears.
    storeUser(null);
    await Promise.all([forgetOnDevice(), forgetRecordings()]);
    if (leaving !== undefined) forgetDrafts(leaving);
    leavePage(() => window.location.assign(addressOf('/')));
  };
  return { signOut, isLeaving };
}

async function endSession(): Promise<void> {
  await api.call<typeof logout>('POST /api/auth/logout');
}

/** The longest pause between two tries, in milliseconds. */
const longestPause = 60_000;

/** Retries until the server has ended the session or refuses to, or a person has signed in again. */
async function endSessionLater(client: QueryClient): Promise<'told' | 'refused' | 'signedIn'> {
  for (let pause = usualPause; ; pause = Math.min(2 * pause, longestPause)) {
    await networkMayBeBack(pause);
    if (isUserStored()) return 'signedIn';
    try {
      await endSession();
    } catch (error) {
      if (isRefusalForGood(error)) return 'refused';
      continue;
    }
    if (isUserStored()) {
      await askWhoIsHere(client);
      return 'signedIn';
    }
    // Meanwhile the page may have refetched the viewer from the session that was still open.
    await changeViewer(client, null);
    return 'told';
  }
}

/** A person signed in during the call: only the server knows which session it ended. */
async function askWhoIsHere(client: QueryClient): Promise<void> {
  try {
    await client.invalidateQueries({ queryKey: viewerQuery.key }, { throwOnError: true });
  } catch {
    // The shown viewer stays until the server can be asked.
    return;
  }
  await changeViewer(client, client.getQueryData<Viewer | null>(viewerQuery.key) ?? null);
}
