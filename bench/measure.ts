import autocannon from 'autocannon';
import { cpuOf, cpuOfFamily } from './processes.ts';

/** Somebody to be measured: where to ask and whose work the answers are. */
export interface Runner {
  url: string;
  pid: number;
  /** A path for each request. */
  path: () => string;
  headers?: Record<string, string>;
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
  seconds: number;
  connections: number;
  postmaster: number;
}

/**
 * Measures runners in turn, twice round (A B ours A B ours), so that a machine that slows down slows all of them,
 * and answers with the mean of each. Throws when anything but a success is answered.
 */
export async function measureInTurn<Name extends string>(
  runners: Record<Name, Runner>,
  load: Load,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(runners) as Name[];
  const rounds: Record<string, Figures[]> = {};
  for (const name of names) await run(runners[name], { ...load, seconds: 1 });
  for (const _ of ['first', 'second']) {
    for (const name of names) rounds[name] = [...(rounds[name] ?? []), await run(runners[name], load)];
  }
  return Object.fromEntries(names.map((name) => [name, mean(rounds[name] ?? [])])) as Record<Name, Figures>;
}

async function run(runner: Runner, { seconds, connections, postmaster }: Load): Promise<Figures> {
  const before = { node: cpuOf(runner.pid), database: cpuOfFamily(postmaster) };
  const result = await autocannon({
    url: runner.url,
    connections,
    duration: seconds,
    ...(runner.headers ? { headers: runner.headers } : {}),
    requests: [{ setupRequest: (request) => ({ ...request, path: runner.path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(`${runner.url}${runner.path()}: ${result.non2xx} failures, ${result.errors} errors`);
  }
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    nodeCpu: ((cpuOf(runner.pid) - before.node) * 1000) / total,
    databaseCpu: ((cpuOfFamily(postmaster) - before.database) * 1000) / total,
    p99: result.latency.p99,
  };
}

function mean(figures: Figures[]): Figures {
  const of = (pick: (figure: Figures) => number) =>
    figures.reduce((sum, figure) => sum + pick(figure), 0) / figures.length;
  return {
    perSecond: of((figure) => figure.perSecond),
    nodeCpu: of((figure) => figure.nodeCpu),
    databaseCpu: of((figure) => figure.databaseCpu),
    p99: of((figure) => figure.p99),
  };
}
