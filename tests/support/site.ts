import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
// biome-ignore lint/style/noRestrictedImports: the limit of a start, and between two looks at whether it is ready.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { refreshTrust } from '#server/modules/trust/refresh-trust.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { findRunningPostgres } from '#tools/private-postgres/claim-data-folder.ts';
import { compileCache } from './compile-cache.ts';
import { ageStatements } from './people/custom-orders/age-order.ts';

interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The calendar file attached to it; null if it has none. */
  calendar: string | null;
  /** The one-click unsubscribe link; null if it has none. */
  unsubscribeUrl: string | null;
}

interface ProviderPayment {
  order_id: string;
  status: string;
  amount: number;
  amount_refunded: number;
}

interface ProviderLedger {
  orders: { id: string; status: string }[];
  payments: ProviderPayment[];
  captures: { order_id: string; amount: number }[];
  double_charged: string[];
}

/** The whole product as a user starts it: its own process, database and folder. */
export interface Site {
  readonly url: string;
  /** Letters to one address, newest first. */
  letters(to: string): Promise<Letter[]>;
  /** What the payment emulator knows of one of its orders. */
  ledgerOf(razorpayOrderId: string): Promise<Omit<ProviderLedger, 'orders'> & { order: { status: string } }>;
  /** Calls a control endpoint of the payment emulator: `faults`, `webhooks`, `webhooks/flush`. */
  steerProvider(knob: string, how: Record<string, unknown>): Promise<void>;
  /** Clears the faults. */
  mendProvider(): Promise<void>;
  /** Makes a person an admin, as the operator's command does; they sign in again. */
  grantAdmin(email: string): Promise<void>;
  /** Moves the advance of an order two days into the past. */
  endFreeDay(orderId: number): Promise<void>;
  /** Lets the links expire by which an order's instalments are paid. */
  expireShares(orderId: number): Promise<void>;
  /** Moves everything that has happened to an order into the past. */
  ageOrder(orderId: number, days: number): Promise<void>;
  /** Computes the nightly figures of all makers, also if the last night's stand. */
  computeFigures(): Promise<void>;
  /** The number that a statement returns from the site's database. */
  count(statement: string, given: unknown[]): Promise<number>;
  /** Errors of the server's log since the last call. */
  takeFailures(): string[];
  /** Kills the process. */
  kill(): Promise<void>;
  /** Starts it again with the same folder and address. */
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

const startTimeout = 150_000;
/** A site is ready once its demo is filled. */
const fillTimeout = 500_000;

/** Starts the server on a free port and waits until it is ready. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-site-'));
  const failures: string[] = [];
  let running = await launch({ PORT: '0', DATA_DIR: dataDir, ...settings }, failures);
  const { url } = running;
  const provider = `${url}/emulators/razorpay/__emu`;
  const read = async <T>(address: string): Promise<T> => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
    return (await answer.json()) as T;
  };

  const query = async (statement: string, given: unknown[]): Promise<Record<string, unknown>[]> => {
    const client = new Client({ connectionString: await findRunningPostgres(dataDir) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement, given)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    url,
    letters: (to) => read(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`),
    async ledgerOf(razorpayOrderId) {
      const ledger = await read<ProviderLedger>(`${provider}/ledger`);
      const order = ledger.orders.find(({ id }) => id === razorpayOrderId);
      if (!order) throw new Error(`The provider knows no order ${razorpayOrderId}`);
      return {
        order,
        payments: ledger.payments.filter(({ order_id }) => order_id === razorpayOrderId),
        captures: ledger.captures.filter(({ order_id }) => order_id === razorpayOrderId),
        double_charged: ledger.double_charged,
      };
    },
    async steerProvider(knob, how) {
      const answer = await fetch(`${provider}/${knob}`, { method: 'POST', body: JSON.stringify(how) });
      if (!answer.ok) throw new Error(`The provider refused: ${await answer.text()}`);
    },
    async mendProvider() {
      await fetch(`${provider}/faults`, { method: 'DELETE' });
    },
    async grantAdmin(email) {
      await query('delete from sessions where user_id = (select id from users where email = $1)', [email]);
      await query(`update users set role = 'ADMIN' where email = $1`, [email]);
    },
    async expireShares(orderId) {
      await query("update occasion_shares set expires_at = now() - interval '1 minute' where order_id = $1", [
        orderId,
      ]);
    },
    async endFreeDay(orderId) {
      await query(`update orders set confirmed_at = confirmed_at - interval '2 days' where id = $1`, [
        orderId,
      ]);
    },
    async ageOrder(orderId, days) {
      for (const statement of ageStatements(days)) await query(statement, [orderId]);
    },
    async computeFigures() {
      await query('delete from trust_runs', []);
      const url = (await findRunningPostgres(dataDir)) ?? '';
      const db = openDatabase({ url, size: 1, onIdleError: () => undefined });
      await refreshTrust({ db, clock: { now: () => new Date() } });
      await db.$client.end();
    },
    async count(statement, given) {
      const [row = {}] = await query(statement, given);
      return Number(Object.values(row)[0]);
    },
    takeFailures: () => failures.splice(0),
    kill: () => end(running.process, 'SIGKILL'),
    async restart() {
      const { port } = new URL(url);
      running = await launch({ PORT: port, DATA_DIR: dataDir, ...settings }, failures);
    },
    async stop() {
      await end(running.process, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(settings: Record<string, string>, failures: string[]) {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    // Ignores the developer's own settings, so that journeys are the same everywhere.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    const onLine = (line: string) => {
      output.push(line);
      const address = /is open at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
      if (isFailure(line)) failures.push(line);
    };
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
    child.once('exit', () => reject(new Error(`The server ended before it was open:\n${output.join('\n')}`)));
  });
  const timeout = settings.DEMO === '1' ? fillTimeout : startTimeout;
  const tooLate = sleep(timeout, undefined, { ref: false }).then(() => {
    throw new Error(`The server was not open within ${timeout / 1000} seconds:\n${output.join('\n')}`);
  });
  try {
    const address = await Promise.race([url, tooLate]);
    await untilReady(address);
    return { process: child, url: address };
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + startTimeout;
  while (!(await fetch(`${url}/readyz`)).ok) {
    if (Date.now() > giveUpAt) throw new Error('The server is open but does not become ready.');
    await sleep(50);
  }
}

/** A log line at error level, or a line outside the log that reports a crash. */
function isFailure(line: string): boolean {
  if (!line.startsWith('{')) return /^Tanabana could not|^\s+at |Error:/.test(line);
  const { level } = JSON.parse(line) as { level?: number };
  return (level ?? 0) >= 50;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
