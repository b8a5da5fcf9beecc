import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFront } from '#tools/cluster/parts/front.ts';
import { freePort } from '#tools/cluster/processes/free-port.ts';
import { join } from '../join.ts';
import type { OurServer } from '../our-server.ts';
import { cpuOf, cpuOfFamily, memoryOf } from '../processes.ts';
import { closedLoop, openLoop, type Run } from './loops.ts';
import { makeRawClient } from './raw-client.ts';
import { type Share, shop } from './shoppers.ts';
import { makeTraffic } from './traffic.ts';

interface Scene {
  size: number;
  ours: OurServer;
  load: { postmaster: number };
}

const overloadTimes = 4;
const overloadSeconds = Number(process.env.OVERLOAD_SECONDS ?? 60);
const leastShareOfPeak = 0.7;
const connectionsAhead = 500;
const perSecond = { checkouts: 2, webhooks: 3, signIns: 1 };
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Measures which requests are answered behind the front door at four times the capacity, and how the rest is refused.
 */
export async function benchOverload({ size, ours, load }: Scene): Promise<void> {
  const members = [];
  for (const name of ['Tara Bose', 'Ravi Pillai', 'Leela Nair', 'Farah Khan'])
    members.push(await join(ours, name));
  const cookies = members.map(({ cookie }) => cookie);
  const folder = await mkdtemp(joinPath(tmpdir(), 'tanabana-bench-front-'));
  const port = await freePort();
  const front = await startFront({ program: process.env.NGINX ?? 'nginx', folder, port });
  await front.add(Number(new URL(ours.url).port));
  const url = `http://127.0.0.1:${port}`;
  const next = makeTraffic({ host: new URL(url).host, size, cookies });
  const client = makeRawClient(url);
  const shopping = (seconds: number) =>
    shop({ url, size, cookies, email: 'tara-bose@example.in', seconds, perSecond });
  say(
    `\nOverload: everything on one machine with whoever asks; its load before: ${loadavg()[0]?.toFixed(2)}`,
  );
  try {
    await measured('warm-up', () => closedLoop(client, next, { clients: 16, seconds: 8 }));
    const memoryBefore = memoryOf(ours.pid);
    const peaks: { clients: number; figures: Figures }[] = [];
    for (const clients of [16, 32, 64]) {
      const run = () => closedLoop(client, next, { clients, seconds: 5 });
      const figures = await besideShoppers(5, () => measured(`closed loop, ${clients} clients`, run));
      peaks.push({ clients, figures });
    }
    const best = peaks.reduce((one, other) => (other.figures.goodput > one.figures.goodput ? other : one));
    const peak = best.figures.goodput;

    await client.openAhead(connectionsAhead);
    const [flood, shares] = await Promise.all([
      measured(`${overloadTimes} × ${peak.toFixed(0)}/s offered for ${overloadSeconds} s`, () =>
        openLoop(client, next, { perSecond: overloadTimes * peak, seconds: overloadSeconds }),
      ),
      shopping(overloadSeconds),
    ]);
    await sleep(5000);
    const again = () => closedLoop(client, next, { clients: best.clients, seconds: 10 });
    const after = await besideShoppers(10, () =>
      measured(`closed loop, ${best.clients} clients, 5 s after it`, again),
    );
    const quiet = await shopping(5);

    const reference = (peak + after.goodput) / 2;
    const referencePerCore = (best.figures.perCore + after.perCore) / 2;
    say(
      `Answers for each second of processor time of server and database: ${percent(flood.perCore / referencePerCore)} of the peak’s, whatever else the machine had to do`,
    );
    say(`Memory of the server: ${memoryBefore} MB before, ${memoryOf(ours.pid)} MB after it`);
    gate(
      `goodput ${percent(flood.goodput / reference)} of the peak before and after`,
      flood.goodput >= leastShareOfPeak * reference,
      `≥ ${percent(leastShareOfPeak)}`,
    );
    gate(
      `${flood.failures} answers that are neither a success nor a refusal with Retry-After`,
      flood.failures === 0,
      'none',
    );
    gate(
      `${percent(after.goodput / peak)} of the peak afterwards, p99 ${after.p99.toFixed(0)} ms against ${best.figures.p99.toFixed(0)} ms`,
      after.goodput >= leastShareOfPeak * peak,
      `≥ ${percent(leastShareOfPeak)}`,
    );
    for (const [what, during] of Object.entries(shares) as [keyof typeof shares, Share][]) {
      gate(
        `${what}: ${during.done} of ${during.begun} at the first try, p50 ${quantile(during.times, 0.5).toFixed(0)} ms, p99 ${quantile(during.times, 0.99).toFixed(0)} ms (quiet: ${quantile(quiet[what].times, 0.5).toFixed(0)} ms) ${JSON.stringify(during.refusals)}`,
        during.done >= 0.99 * during.begun,
        '≥ 99 %',
      );
    }
  } finally {
    client.close();
    await front.stop();
    await rm(folder, { recursive: true, force: true });
  }

  /** The same shoppers run while the peak and the overload are measured, so that their cost is equal. */
  async function besideShoppers(seconds: number, act: () => Promise<Figures>): Promise<Figures> {
    const shoppers = shopping(seconds);
    const figures = await act();
    await shoppers;
    return figures;
  }

  async function measured(what: string, act: () => Promise<Run>): Promise<Figures> {
    const cpu = () => [cpuOf(process.pid), cpuOf(ours.pid), cpuOfFamily(load.postmaster)];
    const before = cpu();
    const run = await act();
    const [own = 0, node = 0, database = 0] = cpu().map((now, at) => (now - (before[at] ?? 0)) / run.seconds);
    const found = figuresOf(run);
    const figures = { ...found, perCore: found.good / run.seconds / (node + database) };
    say(
      `  ${what}: ${figures.goodput.toFixed(0)} answered/s (${figures.perCore.toFixed(0)} for each second of processor time), p50 ${figures.p50.toFixed(0)} ms, p99 ${figures.p99.toFixed(0)} ms; ` +
        `${percent(figures.shed)} refused, in p50 ${figures.shedP50.toFixed(1)} ms, p99 ${figures.shedP99.toFixed(0)} ms; ${figures.failures} failures ${figures.kinds}; ` +
        `cores used: server ${node.toFixed(2)}, database ${database.toFixed(2)}, sender ${own.toFixed(2)}; load ${loadavg()[0]?.toFixed(2)}`,
    );
    if (figures.shed > 0) say(`    answered of each kind: ${answeredOfKinds(run)}`);
    return figures;
  }
}

type Figures = ReturnType<typeof figuresOf> & {
  /** Answers per second of processor time of the server and the database. */
  perCore: number;
};

function figuresOf({ answers, seconds }: Run) {
  const good = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const others = answers.filter(
    ({ status, hasRetryAfter }) => status !== 200 && !(status === 503 && hasRetryAfter),
  );
  const kinds: Record<number, number> = {};
  for (const { status } of others) kinds[status] = (kinds[status] ?? 0) + 1;
  const times = refused.map(({ ms }) => ms);
  return {
    goodput: good.length / seconds,
    good: good.length,
    p50: quantile(good, 0.5),
    p99: quantile(good, 0.99),
    shed: refused.length / answers.length,
    shedP50: quantile(times, 0.5),
    shedP99: quantile(times, 0.99),
    failures: others.length,
    kinds: others.length > 0 ? JSON.stringify(kinds) : '',
  };
}

function answeredOfKinds({ answers }: Run): string {
  const kinds = new Map<string, { asked: number; good: number }>();
  for (const { kind, status } of answers) {
    const known = kinds.get(kind) ?? { asked: 0, good: 0 };
    kinds.set(kind, { asked: known.asked + 1, good: known.good + (status === 200 ? 1 : 0) });
  }
  return [...kinds].map(([kind, { asked, good }]) => `${kind} ${percent(good / asked)}`).join(', ');
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function gate(what: string, isMet: boolean, wanted: string): void {
  say(`  ${what} (gate ${wanted}: ${isMet ? 'met' : 'MISSED'})`);
  if (!isMet) process.exitCode = 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
