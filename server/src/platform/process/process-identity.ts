import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Identifies a process beyond its pid, by its start time and, on Linux, the boot to which that time refers. Undefined
 * if no such process is running. A pid alone is not enough: it is reused after a restart of the machine or container.
 */
export async function findProcessStart(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? findStartInProc(pid) : findStartWithPs(pid);
}

async function findStartInProc(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The command name is in parentheses and may itself contain spaces and parentheses, so fields are counted from
    // the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    const startTicks = fields[19];
    if (state === 'Z' || state === 'X' || startTicks === undefined) return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => '');
    return `${boot.slice(0, 8)}${startTicks}`;
  } catch {
    return undefined;
  }
}

async function findStartWithPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env: { LC_ALL: 'C' } });
    return stdout.replaceAll(/\W+/g, '') || undefined;
  } catch {
    return undefined;
  }
}
