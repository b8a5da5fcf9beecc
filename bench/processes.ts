import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// USER_HZ, which Linux fixes at 100 for /proc.
const ticksPerSecond = 100;

interface Stat {
  parent: number;
  /** Ticks of the process itself. */
  own: number;
  /** Ticks of its children that have ended. */
  ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain any characters, including spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    return undefined;
  }
}

/** Seconds of processor time of a process, over all threads. */
export function cpuOf(pid: number): number {
  return (statOf(pid)?.own ?? 0) / ticksPerSecond;
}

/** Seconds of processor time of a process and its children, including ended ones. */
export function cpuOfFamily(pid: number): number {
  const head = statOf(pid);
  let ticks = head ? head.own + head.ended : 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(Number(name));
    if (stat?.parent === pid) ticks += stat.own;
  }
  return ticks / ticksPerSecond;
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
