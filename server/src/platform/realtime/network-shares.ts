import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Connections per network and process. A family or a small office behind one address has fewer. */
export const mostPerNetwork = 200;
/** Handshakes per network in `newPerSeconds`, with or without a valid session. */
export const mostNewPerNetwork = 60;
const newPerSeconds = 10;

/** Limits the live connections per network, so that no network can use them all. */
export interface NetworkShares {
  /** Counts a handshake. False if the network has used up its share. */
  admits(network: string): Promise<boolean>;
  /** Counts one connection. Call the returned function once, when the connection ends. */
  take(network: string): () => void;
}

export function makeNetworkShares(): NetworkShares {
  const taken = new Map<string, number>();
  const handshakes = new RateLimiterMemory({ points: mostNewPerNetwork, duration: newPerSeconds });

  function move(network: string, step: 1 | -1): void {
    const count = (taken.get(network) ?? 0) + step;
    if (count > 0) taken.set(network, count);
    else taken.delete(network);
  }

  return {
    async admits(network) {
      if ((taken.get(network) ?? 0) >= mostPerNetwork) return false;
      return handshakes.consume(network).then(
        () => true,
        () => false,
      );
    },
    take(network) {
      move(network, 1);
      return () => move(network, -1);
    },
  };
}
