import { useSyncExternalStore } from 'react';
import { type Connection, connectionNow, subscribeToConnection } from './live-connection.ts';

/** The state of the live connection. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, connectionNow, () => 'opening');
}
