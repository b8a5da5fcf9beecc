import type pg from 'pg';
import { orderById } from '#server/modules/orders/core/orders.queries.ts';
import { readDue } from '#server/modules/orders/due/due-of-order.ts';
import { refreshTrust } from '#server/modules/trust/refresh-trust.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { fillOrders } from '../fill-orders.ts';

interface Scene {
  /** The number of orders. */
  size: number;
  client: pg.ClientBase;
  databaseUrl: string;
}

const mostRecomputed = 10_000;
/**
 * Maximum milliseconds for the day of one order, read and computed, for one order in all nightly figures, and for a
 * night without orders.
 */
const gates = { day: 3, figures: 0.3, night: 1000 };

/** Measures what no reader waits for: the owed days of orders, and the nightly figures of makers. */
export async function benchNightly({ size, client, databaseUrl }: Scene): Promise<void> {
  const { rows } = await client.query<{ id: number }>('SELECT min(id)::int AS id FROM users');
  const { lastSale } = await fillOrders(client, rows[0]?.id ?? 1, Math.ceil(size / 2));
  const db = openDatabase({
    ...{ url: databaseUrl, size: 2 },
    onIdleError(error) {
      throw error;
    },
  });
  try {
    const now = new Date();
    const amount = Math.min(size, mostRecomputed);
    process.stdout.write('\n');
    await time(`The owed day of ${amount.toLocaleString('en-IN')} orders`, gates.day * amount, async () => {
      for (let id = lastSale; id > lastSale - amount; id--) {
        const [order] = await orderById(db, [id]);
        if (!order) throw new Error(`order ${id} was not filled`);
        await readDue(db, order, now);
      }
    });
    // The server has computed those of the empty database when it started.
    await client.query('DELETE FROM trust_runs');
    await time(
      `The figures of ${size.toLocaleString('en-IN')} orders`,
      gates.night + gates.figures * size,
      () => refreshTrust({ db, clock: { now: () => now } }),
    );
    const { rows: figures } = await client.query<{ amount: number }>(
      'SELECT count(*)::int AS amount FROM trust_figures',
    );
    if (!figures[0]?.amount) throw new Error('No figure was computed');
  } finally {
    await db.$client.end();
  }
}

async function time(what: string, most: number, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  process.stdout.write(
    `  ${what.padEnd(40)} ${seconds(took).padStart(9)}  gate ${seconds(most)}: ${took <= most ? 'met' : 'MISSED'}\n`,
  );
}
