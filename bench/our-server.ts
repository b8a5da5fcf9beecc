import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import howItRuns from '#server/how-it-runs.json' with { type: 'json' };

export interface OurServer {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** The secret that signs the provider's webhooks. */
export const webhookSecret = 'a secret of the webhook';
const providerKeyId = 'rzp_test_bench';
/** The secret that signs the payment window's result. */
export const providerKeySecret = 'a secret of the bench';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Surroundings {
  databaseUrl: string;
  dataDir: string;
  /** The payment provider's URL. */
  providerUrl: string;
  /** Megabytes for cached answers. Uses the server's default if omitted. */
  cacheMegabytes?: number;
}

/** The real server as `npm start` runs it, on a filled database. */
export async function startOurServer({
  databaseUrl,
  dataDir,
  providerUrl,
  cacheMegabytes,
}: Surroundings): Promise<OurServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...howItRuns.nodeFlags, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...howItRuns.environment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'loopback',
      ...(cacheMegabytes === undefined ? {} : { CACHE_MB: String(cacheMegabytes) }),
      RAZORPAY_KEY_ID: providerKeyId,
      RAZORPAY_KEY_SECRET: providerKeySecret,
      RAZORPAY_WEBHOOK_SECRETS: webhookSecret,
      RAZORPAY_API_BASE: providerUrl,
    },
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGTERM'));
  const deadline = Date.now() + 30_000;
  while (!(await answers(`${url}/api/design/getProductsForFeed`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} while it started.`);
    if (Date.now() > deadline) throw new Error('The server did not answer within 30 seconds.');
    await sleep(50);
  }
  return {
    pid: child.pid ?? 0,
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
