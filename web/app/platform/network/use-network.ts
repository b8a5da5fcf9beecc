import { useSyncExternalStore } from 'react';
import { type Network, networkNow, networkOnServer, subscribeToNetwork } from './network.ts';

export function useNetwork(): Network {
  return useSyncExternalStore(subscribeToNetwork, networkNow, networkOnServer);
}
