import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Connections of one network that one process keeps; a family or a small office behind one address has fewer. */
export const mostPerNetwork = 200;
/** Handshakes of one network in so many seconds, whether or not they say who they are. */
export const mostNewPerNetwork = 60;
const newPerSeconds = 10;

/** How many live connections each network has, so that none takes them all. */
export interface NetworkShares {
  /** Counts a handshake. False where the network has its share already. */
  admits(network: string): Promise<boolean>;
  /** Takes one connection of the share. Call what it returns, once, when the connection ends. */
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
