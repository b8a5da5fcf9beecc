import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabases } from './parts/database.ts';
import { startFront } from './parts/front.ts';
import type { Part } from './parts/part.ts';
import { startPayments } from './parts/payments.ts';
import { startRedis } from './parts/redis.ts';
import { startStore } from './parts/store.ts';
import { freePort, isFree } from './processes/free-port.ts';
import { makeSlot, type Slot } from './processes/slot.ts';
import { OptionError, type Options } from './read-options.ts';

export interface Status {
  url: string;
  processes: { name: string; role: 'web' | 'worker'; pid: number; port: number; state: string }[];
  /** Settings that the shared parts provide to the processes. */
  settings: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly url: string;
  status(): Status;
  /** Replaces every process by a new one, one after another, without a failed request. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Hearing {
  say(line: string): void;
  /** Called when a shared part has ended and the cluster cannot go on. */
  onLost(part: string): void;
}

/** Starts everything in order, and stops what was started if a part cannot start. */
export async function startCluster(options: Options, { say, onLost }: Hearing): Promise<Cluster> {
  const { dataDir, nginx, redisServer } = options;
  if (nginx === undefined) {
    throw new OptionError(
      'The cluster needs nginx. Install it (apt-get install nginx-light, brew install nginx), or set NGINX.',
    );
  }
  if (!process.env.REDIS_URL && redisServer === undefined) {
    throw new OptionError(
      'The cluster needs Redis. Install it (apt-get install redis-server, brew install redis), or set REDIS_URL or REDIS_SERVER.',
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const parts: Part[] = [];
  const slots: Slot[] = [];
  let isStopping = false;

  async function stop(): Promise<void> {
    isStopping = true;
    // Stops web processes first, then workers, then the shared parts.
    await Promise.all(slots.filter(({ role }) => role === 'web').map((slot) => slot.stop()));
    await Promise.all(slots.filter(({ role }) => role === 'worker').map((slot) => slot.stop()));
    for (const part of parts.toReversed()) await part.stop();
  }

  async function begin<P extends Part>(part: Promise<P>): Promise<P> {
    const begun = await part;
    parts.push(begun);
    const onEnd = () => {
      if (!isStopping) onLost(begun.name);
    };
    begun.ended.then(onEnd, onEnd);
    return begun;
  }

  try {
    // Started first, because links and webhooks need its URL. Until the processes are up, visitors are asked to wait.
    const port = await choosePort(options.port);
    const front = await begin(startFront({ program: nginx, folder: join(dataDir, 'front'), port }));
    const url = `http://localhost:${port}`;
    await begin(startDatabases({ dataDir, say }));
    if (!process.env.REDIS_URL) await begin(startRedis(redisServer ?? '', dataDir));
    if (!process.env.S3_ENDPOINT) await begin(startStore(join(dataDir, 'store')));
    if (!process.env.RAZORPAY_KEY_ID) {
      await begin(startPayments({ dataFile: join(dataDir, 'payments.jsonl'), siteUrl: url }));
    }
    const shared: Record<string, string> = Object.assign({}, ...parts.map(({ settings }) => settings));
    const settings = {
      DATABASE_POOL: '10',
      LOG_LEVEL: 'warn',
      // All requests come through nginx, which listens on this machine only.
      TEST_DOORS: 'anywhere',
      ...definedOf(process.env, ['DATABASE_POOL', 'LOG_LEVEL']),
      ...shared,
      DATA_DIR: join(dataDir, 'files'),
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
    };
    // The first worker migrates and fills the database before the others start.
    for (let nth = 1; nth <= options.workers; nth++) {
      const demo = { DEMO: options.hasDemo && nth === 1 ? '1' : '0' };
      const slot = makeSlot({
        role: 'worker',
        nth,
        settings: { ...settings, ...demo },
        say,
        front: undefined,
      });
      slots.push(slot);
      await slot.start();
    }
    const webs = Array.from({ length: options.web }, (_, index) =>
      makeSlot({ role: 'web', nth: index + 1, settings: { ...settings, DEMO: '0' }, say, front }),
    );
    slots.unshift(...webs);
    await Promise.all(webs.map((slot) => slot.start()));

    let restarting: Promise<void> | undefined;
    const restartAll = async () => {
      for (const slot of slots) {
        if (isStopping) return;
        await slot.replace();
      }
    };
    return {
      url,
      status: () => ({
        url,
        settings: shared,
        processes: slots.map((slot) => slot.describe()),
      }),
      restart() {
        restarting ??= restartAll().finally(() => {
          restarting = undefined;
        });
        return restarting;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePort(wanted: number): Promise<number> {
  if (wanted === 0) return freePort();
  if (await isFree(wanted)) return wanted;
  throw new OptionError(
    `Another program uses port ${wanted}. Stop it, or choose a port with the setting PORT.`,
  );
}

function definedOf(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
