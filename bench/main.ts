import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';
import { benchAdmin } from './bench-admin.ts';
import { benchCheckout } from './bench-checkout.ts';
import { benchComments } from './bench-comments.ts';
import { benchDocuments } from './bench-documents.ts';
import { benchNotifications } from './bench-notifications.ts';
import { benchOrders } from './bench-orders.ts';
import { benchChat } from './chat-scenarios.ts';
import { readCommand, readFlags, WrongCommand } from './command/read-flags.ts';
import { countingSettings, countNothing } from './count-statements.ts';
import { benchCustomOrders } from './custom-orders/bench-custom-orders.ts';
import { benchNightly } from './custom-orders/bench-nightly.ts';
import { benchWorkshop } from './custom-orders/bench-workshop.ts';
import { setDurable } from './durable.ts';
import { amountsFor, fill } from './fill.ts';
import { startFloor } from './floors/floor.ts';
import { benchPublic } from './large/bench-public.ts';
import { allowBulk } from './large/in-bulk.ts';
import { keepOutput, printMissed, writeReport } from './large/write-report.ts';
import { startOurServer } from './our-server.ts';
import { benchOverload } from './overload/bench-overload.ts';
import { benchMemory } from './pages/bench-memory.ts';
import { benchPages } from './pages/bench-pages.ts';
import { postmasterPid } from './processes.ts';
import { mostGrowth } from './report.ts';
import { benchCatalogue, type Growth } from './scenarios.ts';
import { benchSearch } from './search-scenarios.ts';

/** In execution order: parts that write much come last. */
const parts = [
  'memory',
  'catalogue',
  'pages',
  'comments',
  'search',
  'notifications',
  'chat',
  'public',
  'documents',
  'custom-orders',
  'orders',
  'workshop',
  'nightly',
  'checkout',
  'admin',
  'overload',
] as const;
type Part = (typeof parts)[number];

const usage = `npm run bench -- [--sizes 1k,100k] [--rounds 3] [--seconds 1] [--connections 32] [--only part,part] [--report page.md]
Parts: ${parts.join(', ')}; without --only all but overload, which takes minutes.`;

const { values, sizes, wanted } = readCommand(usage, () => {
  const defaults = { sizes: '1k,100k', rounds: '3', seconds: '1', connections: '32', only: '', report: '' };
  const values = readFlags(defaults);
  return { values, sizes: values.sizes.split(',').map(readSize), wanted: readParts(values.only) };
});
/** Orders need only a small catalogue. */
const needsCatalogue = [...wanted].some(
  (part) =>
    !['custom-orders', 'orders', 'workshop', 'nightly', 'checkout', 'documents', 'admin'].includes(part),
);

const startedLoad = loadavg()[0] ?? 0;
// Records all output for the missed gates and the report.
keepOutput();

const say = (text: string) => process.stdout.write(`${text}\n`);

function readSize(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (digits === undefined) throw new WrongCommand(`"${text}" is no size.`);
  return Number(digits) * ({ k: 1000, m: 1_000_000 }[(unit ?? '').toLowerCase()] ?? 1);
}

function readParts(text: string): ReadonlySet<Part> {
  const named =
    text === '' ? parts.filter((part) => part !== 'overload') : text.split(',').map((name) => name.trim());
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new WrongCommand(`"${unknown[0]}" is no part.`);
  return new Set(parts.filter((part) => named.includes(part)));
}

/** A part that throws counts as MISSED. The other parts still run. */
async function runPart(part: Part, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    process.exitCode = 1;
    say(`${part}: MISSED, it broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
  say(`(${part} took ${Math.round((performance.now() - start) / 1000)} s)`);
}

/** Fills one catalogue of `size` designs in its own database, measures all parts and removes it. */
async function benchSize(size: number): Promise<Growth | undefined> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  const postgres = await startPrivatePostgres({
    dataDir,
    log: { info: () => undefined, warn: say },
    // Autovacuum is off: it would run during some measurements and distort them.
    settings: { autovacuum: 'off', max_wal_size: '8GB', maintenance_work_mem: '256MB', ...countingSettings },
  });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    // The data is temporary, so commits need not wait for the disk.
    await setDurable(postgres.url, false);
    await countNothing(postgres.url);
    await allowBulk(postgres.url);
    await migrate(postgres.url);
    await client.connect();
    const start = performance.now();
    const designs = needsCatalogue ? size : Math.min(size, 10_000);
    await fill(client, amountsFor(designs));
    say(
      `\n${designs.toLocaleString('en-IN')} designs, filled in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
    const provider = await startFloor('instant-provider');
    const surroundings = { databaseUrl: postgres.url, dataDir, providerUrl: provider.url };
    const ours = await startOurServer(surroundings);
    const bare = await startFloor('bare-http');
    const bound = await startFloor('fastify-and-pg', { DATABASE_URL: postgres.url });
    try {
      const load = {
        rounds: Number(values.rounds),
        seconds: Number(values.seconds),
        connections: Number(values.connections),
        postmaster: postmasterPid(dataDir),
      };
      let growth: Growth | undefined;
      const scene = { size, client, ours, bare, bound, load };
      const bench: Record<Part, () => Promise<void>> = {
        memory: () => benchMemory(surroundings),
        catalogue: async () => {
          growth = await benchCatalogue(scene);
        },
        pages: () => benchPages({ ...scene, databaseUrl: postgres.url }),
        comments: () => benchComments(scene),
        search: () => benchSearch({ ...scene, surroundings }),
        notifications: () => benchNotifications({ ...scene, postmaster: load.postmaster }),
        documents: () => benchDocuments({ client, ours, postmaster: load.postmaster }),
        chat: () => benchChat(scene),
        public: () => benchPublic({ size: designs, client, surroundings, load }),
        'custom-orders': () => benchCustomOrders(scene),
        orders: () => benchOrders(scene),
        workshop: () => benchWorkshop(scene),
        nightly: () => benchNightly({ ...scene, databaseUrl: postgres.url }),
        admin: () => benchAdmin(scene),
        checkout: () => benchCheckout({ ...scene, size: designs, databaseUrl: postgres.url }),
        overload: () => benchOverload(scene),
      };
      for (const part of wanted) await runPart(part, bench[part]);
      return growth;
    } finally {
      bare.stop();
      bound.stop();
      await ours.stop();
      provider.stop();
    }
  } finally {
    await client.end();
    await postgres.stop();
    remove();
  }
}

// Exits explicitly, so that the started programs are stopped after a signal too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const growth: Growth[] = [];
for (const size of sizes) {
  const grown = await benchSize(size);
  if (grown) growth.push(grown);
}

if (growth.length > 0) {
  say('\nGrowth of the feed, processor time of an uncached page against the smallest catalogue’s first');
  const smallest = growth[0]?.firstPage ?? 1;
  for (const { size, firstPage, deepPage, deepPageNumber } of growth) {
    const times = (cpu: number) =>
      `${cpu.toFixed(3)} ms (${(cpu / smallest).toFixed(2)}×: ${cpu <= mostGrowth * smallest ? 'met' : 'MISSED'})`;
    say(
      `  ${size.toLocaleString('en-IN').padStart(9)} designs: page 1 ${times(firstPage)}, page ${deepPageNumber.toLocaleString('en-IN')} ${times(deepPage)}`,
    );
  }
  say(`  gate: within ${mostGrowth}×`);
}
printMissed();

if (values.report !== '') writeReport(values.report, { command: process.argv.slice(2), startedLoad });
