import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Step = readonly [signal: NodeJS.Signals, timeoutMs: number];

/**
 * Stops the PostgreSQL that a killed server left running in `cluster`, first with a request, then at once (it
 * recovers from its WAL at the next start). Requires the claim on the data folder.
 */
export async function stopLeftovers(cluster: string): Promise<boolean> {
  return endProcesses(cluster, [
    ['SIGINT', 2_000],
    ['SIGQUIT', 1_000],
    ['SIGKILL', 2_000],
  ]);
}

/** Ends the processes that a dead postmaster left behind: without it their work cannot be saved. */
export async function endOrphans(cluster: string): Promise<void> {
  await endProcesses(cluster, [
    ['SIGQUIT', 500],
    ['SIGKILL', 2_000],
  ]);
}

async function endProcesses(cluster: string, steps: readonly Step[]): Promise<boolean> {
  const found = await listProcesses(cluster);
  for (const [signal, timeoutMs] of steps) {
    if (await haveGone(cluster, signal, timeoutMs)) {
      // No process works in the folder any more, so its pid file is stale. PostgreSQL would refuse to start if
      // an unrelated process of the same user had that pid.
      if (process.platform === 'linux') await rm(join(cluster, 'postmaster.pid'), { force: true });
      return found.length > 0;
    }
  }
  const pids = (await listProcesses(cluster)).join(', ');
  throw new Error(
    `An earlier PostgreSQL in ${cluster} does not stop (process ${pids}). End it, then start again.`,
  );
}

async function haveGone(cluster: string, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  const signalled = new Set<number>();
  for (;;) {
    const pids = await listProcesses(cluster);
    if (pids.length === 0) return true;
    if (Date.now() > deadline) return false;
    for (const pid of pids.filter((candidate) => !signalled.has(candidate))) {
      signalled.add(pid);
      sendSignal(pid, signal);
    }
    await sleep(25);
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Every PostgreSQL process, postmaster or backend, whose working directory is `cluster`. */
async function listProcesses(cluster: string): Promise<number[]> {
  const place = await realpath(cluster).catch(() => undefined);
  if (place === undefined) return [];
  return process.platform === 'linux' ? listInProc(place) : listPostmaster(place);
}

/** PostgreSQL's processes have their data folder as working directory, whatever their command line. */
async function listInProc(place: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const checked = await Promise.all(
    pids.map(async (pid) => {
      try {
        const isHere = (await readlink(`/proc/${pid}/cwd`)) === place;
        return isHere && (await readFile(`/proc/${pid}/comm`, 'utf8')).trim() === 'postgres';
      } catch {
        return false;
      }
    }),
  );
  return pids.filter((_pid, index) => checked[index]).map(Number);
}

async function listPostmaster(place: string): Promise<number[]> {
  try {
    const [pid] = (await readFile(join(place, 'postmaster.pid'), 'utf8')).split('\n');
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(Number(pid))]);
    return stdout.includes('postgres') && stdout.includes(place) ? [Number(pid)] : [];
  } catch {
    return [];
  }
}
