import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SteadyClient } from '#server/platform/db/steady-client.ts';

const program = join(import.meta.dirname, 'run-private-postgres.ts');

export interface KillableServer {
  process: ChildProcess;
  /** "ready <url>" or "refused <sentence>". Empty if it ended without output. */
  answer: Promise<string>;
}

/** A process with a private PostgreSQL in that folder. */
export function startKillableServer(dataDir: string): KillableServer {
  const server = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const answer = once(server.stdout, 'data').then(([chunk]) => String(chunk).trim());
  // Resolves when its output has been read to the end.
  const silence = once(server, 'close').then(() => '');
  return { process: server, answer: Promise.race([answer, silence]) };
}

export const urlOf = (answer: string): string => answer.replace(/^ready /, '');

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Without its watcher, PostgreSQL outlives its server, as after a crash of a container's main process. */
export async function killWithWatcher(server: ChildProcess): Promise<void> {
  const file = `/proc/${server.pid}/task/${server.pid}/children`;
  const children = (await readFile(file, 'utf8').catch(() => '')).split(' ').filter(Boolean);
  for (const pid of children) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('kill -INT')) process.kill(Number(pid), 'SIGKILL');
  }
  server.kill('SIGKILL');
}

/** The process id of the private database in a data folder. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Returns the killed process id. Its connections may still answer for a moment. */
export async function killDatabase(dataDir: string): Promise<number> {
  const pid = await databasePid(dataDir);
  process.kill(pid, 'SIGKILL');
  return pid;
}
