import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askCluster } from '#tools/cluster/control.ts';
import type { Status } from '#tools/cluster/start-cluster.ts';
import { nginx } from '../set-ups/front-door.ts';
import { runProgram } from './run-server.ts';

export interface TestCluster {
  readonly url: string;
  status(): Promise<Status>;
  /** Replaces every process by a new one. Returns the status afterwards. */
  restart(): Promise<Status>;
  /** Kills a process without warning, by the beginning of its name or by its port. */
  kill(which: string | number): Promise<void>;
  /** What it has printed so far. */
  output(): string;
  /** Its exit code. */
  stop(): Promise<number | null>;
}

/** A whole cluster as a user starts it, without the demo, in its own folder. */
export async function startTestCluster(settings: Record<string, string> = {}): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-cluster-data-'));
  const redis = process.env.REDIS_SERVER ?? 'redis-server';
  const program = runProgram('tools/cluster/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    REDIS_SERVER: redis,
    ...(nginx ? { NGINX: nginx } : {}),
    ...settings,
  });
  await program.until('Tanabana is open at ');
  const status = () => askCluster(dataDir, 'status');
  return {
    url: /open at (\S+)/.exec(program.output())?.[1] ?? '',
    status,
    restart: () => askCluster(dataDir, 'restart'),
    async kill(which) {
      const { processes } = await status();
      const one = processes.find(({ name, port }) =>
        typeof which === 'number' ? port === which : name.startsWith(which),
      );
      if (!one) throw new Error(`There is no ${which}`);
      process.kill(one.pid, 'SIGKILL');
    },
    output: program.output,
    async stop() {
      program.child.kill('SIGTERM');
      const code = await program.ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
