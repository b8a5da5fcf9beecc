import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#web/platform/network/when-idle.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { connectAs, subscribeToDismissal } from './live-connection.ts';

/** Milliseconds. */
const recheckDelay = 1000;

/** Keeps this tab connected while a person is signed in. Used once, at the root. */
export function useLiveConnection(): void {
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  const client = useQueryClient();

  useEffect(() => {
    return subscribeToDismissal(() => {
      // Anyone who signs out here is closed too, and soon knows it without asking.
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
    // After the first page stands: neither its pictures nor the first tap should wait for news.
    return whenIdle(() => connectAs(userId));
  }, [status, userId]);
}
