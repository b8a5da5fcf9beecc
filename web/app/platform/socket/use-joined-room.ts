import { useEffect, useSyncExternalStore } from 'react';
import { isJoined, stayInRoom, subscribeToConnection } from './live-connection.ts';

/**
 * Stays in a room, as `chat_7`, while the component is there and joins it again after each lost connection; null
 * for none yet. Answers whether the server has let us in.
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
