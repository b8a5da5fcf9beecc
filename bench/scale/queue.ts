/** A station of the simulation: servers that each handle one request at a time. */
export interface Station {
  name: string;
  /** The number of requests that it handles at the same time. */
  servers: number;
  /** Milliseconds of service time for one request. */
  serve: (random: () => number) => number;
  /**
   * True if each server has its own queue, which a request joins at random; otherwise all servers share one queue.
   */
  hasOwnLines?: boolean;
}

export interface Waits {
  /** Milliseconds from arrival to answer. */
  median: number;
  p95: number;
  p99: number;
  mean: number;
}

/**
 * Sends `requests` through all stations in sequence and returns their durations. They arrive as a Poisson process
 * with `perSecond`. The same seed gives the same figures.
 */
export function simulateQueue(
  stations: readonly Station[],
  { perSecond, requests, seed = 1 }: { perSecond: number; requests: number; seed?: number },
): Waits {
  const random = makeRandom(seed);
  const arrivals: number[] = [];
  let clock = 0;
  for (let request = 0; request < requests; request++) {
    clock += (-Math.log(1 - random()) * 1000) / perSecond;
    arrivals.push(clock);
  }
  // Requests are served in order of arrival at each station, so the stations can be simulated one after the other.
  let flow = arrivals.map((at, request) => ({ at, request }));
  for (const station of stations) {
    const free = new Array<number>(station.servers).fill(0);
    flow = flow
      .sort((a, b) => a.at - b.at)
      .map(({ at, request }) => {
        const server = station.hasOwnLines ? Math.floor(random() * station.servers) : soonestFree(free);
        const end = Math.max(at, free[server] ?? 0) + station.serve(random);
        free[server] = end;
        return { at: end, request };
      });
  }
  // The first tenth is left out, because it finds empty queues.
  const settled = Math.floor(requests / 10);
  const times = flow
    .filter(({ request }) => request >= settled)
    .map(({ at, request }) => at - (arrivals[request] ?? 0))
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

function soonestFree(free: readonly number[]): number {
  let best = 0;
  for (let server = 1; server < free.length; server++) {
    if ((free[server] ?? 0) < (free[best] ?? 0)) best = server;
  }
  return best;
}

/** Mulberry32: reproducible pseudo-random numbers from 0 to below 1. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lognormal durations with this mean and a standard deviation of `spread` times the mean. Spread 0 is constant. */
export function timesAround(mean: number, spread: number): (random: () => number) => number {
  if (spread === 0) return () => mean;
  const variance = Math.log(1 + spread * spread);
  const middle = Math.log(mean) - variance / 2;
  return (random) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.exp(middle + Math.sqrt(variance) * normal);
  };
}
