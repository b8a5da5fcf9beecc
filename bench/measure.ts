import autocannon from 'autocannon';
import { cpuOf, cpuOfFamily } from './processes.ts';

/** A server to measure: its URL and its processes. */
export interface Runner {
  url: string;
  pid: number;
  /** One path for all requests, or a function that makes one for each. */
  path: string | (() => string);
  headers?: Record<string, string>;
  /** Sends each request as a POST with this body and these headers. */
  post?: () => { body: object; headers?: Record<string, string> };
}

export interface Figures {
  perSecond: number;
  /** Milliseconds of processor time for each request. */
  nodeCpu: number;
  databaseCpu: number;
  /** Milliseconds. */
  p99: number;
}

interface Load {
  rounds: number;
  /** The approximate duration of each run. */
  seconds: number;
  connections: number;
  postmaster: number;
  /**
   * Warm-up requests for each runner, if two seconds do not suffice: a busy machine handles too few requests in that
   * time for the compiler and for the planner of each connection.
   */
  warmUp?: number;
}

/**
 * Measures runners in rotation (A B ours A B ours), so that a slow phase of the machine affects all of them. Returns
 * each runner's round with the least processor time, because other work can only add to it. Throws unless every
 * answer is a success. A run is a number of requests, not a duration: a timed run would leave requests in progress,
 * whose cost would count in the next run.
 */
export async function measureInTurn<Name extends string>(
  runners: Record<Name, Runner>,
  load: Load,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(runners) as Name[];
  const amounts = new Map<Name, number>();
  for (const name of names) amounts.set(name, await warmUp(runners[name], load));
  const best = new Map<Name, Figures>();
  for (let round = 0; round < load.rounds; round++) {
    for (const name of names) {
      const figures = await run(runners[name], load, amounts.get(name) ?? load.connections);
      const known = best.get(name);
      if (!known || cpu(figures) < cpu(known)) best.set(name, figures);
    }
  }
  return Object.fromEntries(best) as Record<Name, Figures>;
}

/** Milliseconds of one request, node and database together. */
export function cpu(figures: Figures): number {
  return figures.nodeCpu + figures.databaseCpu;
}

/** Sends more and more requests until the code is compiled. Returns the number of requests that fill a run. */
async function warmUp(runner: Runner, load: Load): Promise<number> {
  const least = load.warmUp ?? 0;
  let sent = 0;
  for (let amount = load.connections; ; amount *= 2) {
    const { duration } = await send(runner, load.connections, amount);
    sent += amount;
    if (duration >= 1 && sent >= least) {
      return Math.max(load.connections, Math.round((amount / duration) * load.seconds));
    }
  }
}

async function run(runner: Runner, load: Load, amount: number): Promise<Figures> {
  const before = { node: cpuOf(runner.pid), database: cpuOfFamily(load.postmaster) };
  const { duration, latency } = await send(runner, load.connections, amount);
  return {
    perSecond: amount / duration,
    nodeCpu: ((cpuOf(runner.pid) - before.node) * 1000) / amount,
    databaseCpu: ((cpuOfFamily(load.postmaster) - before.database) * 1000) / amount,
    p99: latency.p99,
  };
}

async function send({ url, path, headers, post }: Runner, connections: number, amount: number) {
  const setupRequest = (one: autocannon.Request): autocannon.Request => {
    const asked = { ...one, path: typeof path === 'string' ? path : path() };
    if (!post) return asked;
    const { body, headers: more } = post();
    return {
      ...asked,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json', ...more },
    };
  };
  const result = await autocannon({
    url,
    connections,
    amount,
    // Milliseconds between checks whether all requests were answered.
    sampleInt: 20,
    ...(headers ? { headers } : {}),
    requests: [typeof path === 'string' && !post ? { path } : { setupRequest }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const example = typeof path === 'string' ? path : path();
    throw new Error(`${url}${example}: ${result.non2xx} failures, ${result.errors} errors`);
  }
  return result;
}
