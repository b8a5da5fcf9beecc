import { useEffect, useSyncExternalStore } from 'react';
import { isJoined, stayInRoom, subscribeToConnection } from './live-connection.ts';

/**
 * Stays in a room such as `chat_7` while mounted, and rejoins it after each reconnection; null for no room. Returns
 * whether the server has admitted us.
 */
export function useJoinedRoom(room: string | null): boolean {
  useEffect(() => {
    return room === null ? undefined : stayInRoom(room);
  }, [room]);
  return useSyncExternalStore(
    subscribeToConnection,
    () => room !== null && isJoined(room),
    () => false,
  );
}
