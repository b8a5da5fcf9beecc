/** A place where requests wait and are served: processes that each do one thing at a time. */
export interface Station {
  name: string;
  /** How many requests it serves at one moment. */
  servers: number;
  /** Milliseconds of one request there. */
  serve: (random: () => number) => number;
  /** Whether each server has a line of its own, which a request joins unseen; else all wait in one line. */
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
 * Sends `requests` through the stations, one after the other, and answers how long they took. They arrive at random
 * moments (a Poisson stream) at `perSecond`. The same seed gives the same figures.
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
  // Anyone who reaches a station first is served first there, so that each is gone through in that sequence.
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
  // The first tenth finds empty lines, as no request of a long day does.
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

/** Mulberry32: numbers from 0 to below 1 that look random and come again with the same seed. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Times of one mean whose deviation is `spread` times it: lognormal, as times of requests are. Spread 0 is constant. */
export function timesAround(mean: number, spread: number): (random: () => number) => number {
  if (spread === 0) return () => mean;
  const variance = Math.log(1 + spread * spread);
  const middle = Math.log(mean) - variance / 2;
  return (random) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.exp(middle + Math.sqrt(variance) * normal);
  };
}
