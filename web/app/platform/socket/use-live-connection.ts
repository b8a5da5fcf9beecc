import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#web/platform/network/when-idle.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { connectAs, subscribeToDismissal } from './live-connection.ts';

/** In milliseconds. */
const recheckDelay = 1000;

/** Keeps this tab connected while a person is signed in. Used once, at the root. */
export function useLiveConnection(): void {
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  const client = useQueryClient();

  useEffect(() => {
    return subscribeToDismissal(() => {
      // Signing out in this tab also closes the connection; the delay lets the viewer become null first, so that no
      // refetch is needed.
      setTimeout(() => {
        if (client.getQueryData(viewerQuery.key))
          void client.invalidateQueries({ queryKey: viewerQuery.key });
      }, recheckDelay);
    });
  }, [client]);

  useEffect(() => {
    if (status === 'loading') return undefined;
    if (userId === null) {
      connectAs(null);
      return undefined;
    }
    // Connects when idle, so that it does not delay the first page's pictures or the first tap.
    return whenIdle(() => connectAs(userId));
  }, [status, userId]);
}
