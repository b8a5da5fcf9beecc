import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askCluster } from '#tools/cluster/control.ts';
import type { Status } from '#tools/cluster/start-cluster.ts';
import { runProgram } from './run-server.ts';

export interface TestCluster {
  readonly url: string;
  status(): Promise<Status>;
  /** Replaces every process by a new one. Returns the status afterwards. */
  restart(): Promise<Status>;
  /** Kills a process, by the beginning of its name. */
  kill(name: string): Promise<void>;
  /** The output so far. */
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
    ...settings,
  });
  await program.until('Tanabana is open at ');
  const status = () => askCluster(dataDir, 'status');
  return {
    url: /open at (\S+)/.exec(program.output())?.[1] ?? '',
    status,
    restart: () => askCluster(dataDir, 'restart'),
    async kill(name) {
      const { processes } = await status();
      const one = processes.find((candidate) => candidate.name.startsWith(name));
      if (!one) throw new Error(`There is no ${name}`);
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
