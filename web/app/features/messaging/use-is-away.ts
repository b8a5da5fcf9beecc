import { useSyncExternalStore } from 'react';
import { useConnection } from '#web/platform/socket/use-connection.ts';

/** True while nothing arrives: the live connection is lost, or the device itself has no network. */
export function useIsAway(): boolean {
  const connection = useConnection();
  const hasNetwork = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  return connection === 'away' || !hasNetwork;
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
