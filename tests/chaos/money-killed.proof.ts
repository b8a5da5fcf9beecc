import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededNumbers } from '#server/demo/seeded-numbers.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { ageJobs } from '#tests/support/people/age-jobs.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { compareLedger, nothingWrong, sumBooks } from './money/compare-ledger.ts';
import { type MoneyPath, moneyPaths, type Promises, prepare, type World } from './money/money-paths.ts';
import { did, noted, saw } from './report.ts';

/** On each path this many runs, each with its own order, are interrupted by the death of their server. */
const kills = Number(process.env.KILLS ?? 100);
/** The number of people on each path at once. A dying server interrupts each of them at a different place. */
const peopleOnPath = 4;
/** Reproduces the moments of the kills. How far a server got until then depends on the machine. */
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 1_000_000));
const random = seededNumbers(seed);
/** Seconds that pass between two servers, so that the reconciler has work to do. */
const secondsBetween = 180;

let razorpay: TestRazorpay;
let onlooker: TestApp;
let maker: Actor;
let designId: number;
const buyersOf = new Map<MoneyPath, Actor[]>();
let server: RunningProgram | undefined;
let base = '';
const readyAfter: number[] = [];

beforeAll(async () => {
  razorpay = await startTestRazorpay();
  onlooker = await startTestApp({ settings: razorpay.settings });
  maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  for (const path of moneyPaths) {
    const buyers = Array.from({ length: peopleOnPath }, () => onlooker.actor());
    buyersOf.set(path, await Promise.all(buyers));
  }
  designId = await designOf(onlooker, maker);
});
afterAll(async () => {
  await killServer();
  await onlooker.stop();
  await razorpay.stop();
});

async function startServer(round: number): Promise<void> {
  const began = performance.now();
  server = runProgram('tests/support/servers/run-shop.ts', [], {
    ...razorpay.settings,
    DATABASE_URL: onlooker.databaseUrl,
    DATA_DIR: join(tmpdir(), 'tanabana-crashes'),
    LOG_LEVEL: 'silent',
    AHEAD_SECONDS: String(round * secondsBetween),
  });
  await server.until('open at ');
  readyAfter.push(performance.now() - began);
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
  await razorpay.control('webhooks', { url: `${base}/api/payments/razorpay/webhook`, enabled: true });
}

async function killServer(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.ended;
}

const promises: Promises = { placed: new Set(), paid: new Set(), cancelled: new Set(), refunded: new Set() };
const killed = new Map<MoneyPath, number>(moneyPaths.map((path) => [path, 0]));
const finished = new Map<MoneyPath, number>(moneyPaths.map((path) => [path, 0]));
/** The moving average of a path's duration, in milliseconds. */
const lasts = new Map<MoneyPath, number>(moneyPaths.map((path) => [path, 60]));
/** Milliseconds from the beginning of a path until its server died. */
const diedAt = new Map<MoneyPath, number[]>(moneyPaths.map((path) => [path, []]));

/**
 * Starts all paths at once and repeats them. The server dies at a random moment of the path with the fewest
 * interruptions.
 */
async function dieOnPaths(round: number): Promise<void> {
  await startServer(round);
  let isOver = false;
  const inside = new Set<{ path: MoneyPath; began: number }>();
  async function walk(path: MoneyPath, go: () => Promise<void>): Promise<void> {
    const walking = { path, began: performance.now() };
    inside.add(walking);
    await go();
    inside.delete(walking);
    finished.set(path, (finished.get(path) ?? 0) + 1);
    lasts.set(path, (lasts.get(path) ?? 0) * 0.7 + (performance.now() - walking.began) * 0.3);
  }
  const everybody = moneyPaths.flatMap((path) =>
    (buyersOf.get(path) ?? []).map((buyer) => {
      const world: World = {
        base,
        onlooker,
        razorpay,
        buyer,
        maker,
        designId,
        promises,
        isOver: () => isOver,
      };
      return { path, world };
    }),
  );
  const ready = await Promise.all(everybody.map(({ path, world }) => prepare(path, world)));
  const walking = Promise.allSettled(
    everybody.map(async ({ path, world }, nth) => {
      for (let go = ready[nth]; go; go = await prepare(path, world)) await walk(path, go);
    }),
  );
  const least = moneyPaths.toSorted((a, b) => (killed.get(a) ?? 0) - (killed.get(b) ?? 0))[0] ?? 'order';
  // Every fourth server lives long enough to ask the provider, and dies at about that time.
  await sleep(round % 4 === 3 ? 2800 + random() * 1500 : random() * Math.min(lasts.get(least) ?? 0, 1500));
  const now = performance.now();
  for (const { path, began } of inside) {
    killed.set(path, (killed.get(path) ?? 0) + 1);
    diedAt.get(path)?.push(now - began);
  }
  isOver = true;
  await killServer();
  await walking;
}

const fewest = () => Math.min(...killed.values());

function tellOf(path: MoneyPath): string {
  const times = (diedAt.get(path) ?? []).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return `${path}: ${killed.get(path)} cut off, ${at(0)} to ${at(1)} ms after it began (half before ${at(0.5)} ms); ${finished.get(path)} went through`;
}

test(`servers that die in the midst of ${kills} walks of each path of money lose no paisa and book nothing twice`, async () => {
  did(
    `servers are killed at chance moments (SEED=${seed}) until ${kills} walks of each path of money were cut off`,
  );
  let round = 0;
  for (; fewest() < kills; round++) {
    expect(round, 'servers that were needed').toBeLessThan(20 + kills * 4);
    await dieOnPaths(round);
    if (round % 10 === 9)
      noted(`${round + 1} servers killed, at least ${fewest()} walks cut off on each path`);
  }
  const before = await compareLedger(onlooker, razorpay, promises);
  await ageJobs(onlooker);
  // `ageJobs` simulates two minutes. The long timeout only allows for the many orders at once.
  await startServer(round);
  await vi.waitFor(
    async () => expect(await compareLedger(onlooker, razorpay, promises)).toEqual(nothingWrong),
    { timeout: 600_000, interval: 2000 },
  );
  for (const path of moneyPaths) noted(tellOf(path));
  noted(`${round} servers, ready again after ${Math.round(Math.max(...readyAfter))} ms at most`);
  noted(
    `answered before they died: ${promises.placed.size} orders, ${promises.paid.size} payments, ${promises.cancelled.size} cancellations, ${promises.refunded.size} refunds`,
  );
  noted(
    `open after the last kill: ${before.paidNotBooked.length} paid and not booked, ${before.keptOtherwise.length} orders of which too much or too little is held`,
  );
  const { ours, theirs } = await sumBooks(onlooker, razorpay);
  saw('paise that came and went back, by our books as by the ledger', ours, theirs);
  saw('differences that the audit of the books finds', await auditLater(onlooker), []);
});
