import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';
import { amountsFor, fill } from '../fill.ts';
import { fillOrders } from '../fill-orders.ts';

/** Prints the bytes per row of each large table, including indexes, in a catalogue of ordinary texts. */
const designs = 100_000;
const sales = 50_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-sizes-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const postgres = await startPrivatePostgres({ dataDir, log: { info: () => undefined, warn: say } });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await migrate(postgres.url);
  await client.connect();
  await fill(client, amountsFor(designs));
  await fillOrders(client, 1, sales);
  const { rows } = await client.query<{ table: string; rows: number; bytes: number; indexes: number }>(
    `SELECT relname AS table, reltuples::int AS rows, (pg_total_relation_size(oid) / reltuples)::int AS bytes,
            (pg_indexes_size(oid) / reltuples)::int AS indexes
       FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 1000
      ORDER BY pg_total_relation_size(oid) DESC`,
  );
  say('table                       rows  bytes a row  of them indexes');
  for (const { table, rows: count, bytes, indexes } of rows) {
    say(
      `${table.padEnd(22)} ${String(count).padStart(9)} ${String(bytes).padStart(12)} ${String(indexes).padStart(16)}`,
    );
  }
} finally {
  await client.end();
  await postgres.stop();
}
