import { useNetwork } from '#web/platform/network/use-network.ts';
import { useConnection } from '#web/platform/socket/use-connection.ts';

/** True if the live connection is lost or the device is offline. */
export function useIsAway(): boolean {
  const connection = useConnection();
  const { isOnline } = useNetwork();
  return connection === 'away' || !isOnline;
}
