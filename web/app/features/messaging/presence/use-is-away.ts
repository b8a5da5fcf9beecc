import { useNetwork } from '#web/platform/network/use-network.ts';
import { useConnection } from '#web/platform/socket/use-connection.ts';

/** True while nothing arrives: the live connection is lost, or the device itself has no network. */
export function useIsAway(): boolean {
  const connection = useConnection();
  const { isOnline } = useNetwork();
  return connection === 'away' || !isOnline;
}
