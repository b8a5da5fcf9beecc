import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort } from '../free-port.ts';
import { missingProgram } from '../set-ups/missing-program.ts';

const program = process.env.REDIS_SERVER ?? 'redis-server';

/** Why tests with Redis cannot run here, or undefined if they can. */
export const noRedis = missingProgram('redis-server', spawnSync(program, ['--version']).status === 0);

export interface PrivateRedis {
  readonly url: string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>;
}

/** An empty Redis on a free port, without files. */
export async function startRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, [...settings, '--dir', tmpdir()], { stdio: ['ignore', 'pipe', 'ignore'] });
    await ready(child);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('Redis was started without an output');
  let output = '';
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (/ready to accept connections/i.test(output)) break;
  }
  if (!/ready to accept connections/i.test(output)) throw new Error(`Redis did not start:\n${output}`);
  // Its further output is discarded, but must be read or the process would block.
  stdout.resume();
}
