import { useSyncExternalStore } from 'react';
import { type Connection, connectionNow, subscribeToConnection } from './live-connection.ts';

/** Whether news arrives at this moment. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, connectionNow, () => 'opening');
}
