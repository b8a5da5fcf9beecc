import { setTimeout as sleep } from 'node:timers/promises';
import type { Front } from '../parts/front.ts';
import { type AppProcess, startAppProcess } from './app-process.ts';

/** A slot for one process of the cluster. If the process dies, it is replaced. */
export interface Slot {
  readonly role: 'web' | 'worker';
  start(): Promise<void>;
  /** Replaces the current process by a new one. */
  replace(): Promise<void>;
  stop(): Promise<void>;
  describe(): { name: string; role: 'web' | 'worker'; pid: number; port: number; state: string };
}

interface Settings {
  role: 'web' | 'worker';
  /** Counted from 1. */
  nth: number;
  settings: Readonly<Record<string, string>>;
  say(line: string): void;
  /** The nginx that forwards requests to it; undefined for a worker, which serves no requests. */
  front: Front | undefined;
}

/** In seconds. A process finishes its requests and jobs within nine. */
const stopMayTakeSeconds = 12;
const longestPauseMs = 5000;

export function makeSlot({ role, nth, settings, say, front }: Settings): Slot {
  let current: AppProcess | undefined;
  let lives = 0;
  let deaths = 0;
  let isStopping = false;
  /** Processes that were asked to stop. */
  const dismissed = new WeakSet<AppProcess>();

  async function open(): Promise<AppProcess> {
    lives += 1;
    const opened = await startAppProcess({ name: `${role}-${nth}.${lives}`, role, settings, say });
    if (isStopping) {
      await opened.stop(stopMayTakeSeconds);
      throw new Error('the cluster stops');
    }
    try {
      await front?.add(opened.port);
    } catch (error) {
      await opened.stop(stopMayTakeSeconds);
      throw error;
    }
    current = opened;
    void opened.ended.then(() => {
      if (dismissed.has(opened) || isStopping) return;
      front?.remove(opened.port).catch((error: Error) => say(error.message));
      void followUp(opened, opened.name);
    });
    return opened;
  }

  /** Replaces `dead`, unless it has already been replaced. */
  async function followUp(dead: AppProcess | undefined, name: string): Promise<void> {
    say(`${name} has ended by itself and is started again.`);
    deaths += 1;
    await sleep(Math.min(100 * 2 ** Math.min(deaths, 8), longestPauseMs));
    if (isStopping || current !== dead) return;
    try {
      await open();
      deaths = 0;
    } catch (error) {
      say(`${role}-${nth} does not start: ${(error as Error).message}`);
      if (!isStopping) await followUp(dead, `${role}-${nth}`);
    }
  }

  async function dismiss(process: AppProcess | undefined): Promise<void> {
    if (!process) return;
    dismissed.add(process);
    try {
      if (!isStopping) await front?.remove(process.port);
    } finally {
      await process.stop(stopMayTakeSeconds);
    }
  }

  return {
    role,
    async start() {
      await open();
    },
    async replace() {
      const earlier = current;
      // Jobs can wait, requests cannot: a worker stops before its successor starts, a web process after its successor
      // is ready.
      if (role === 'worker') await dismiss(earlier);
      const follower = await open().catch((error: unknown) => {
        if (role === 'worker' && !isStopping) void followUp(earlier, `${role}-${nth}`);
        throw error;
      });
      if (role === 'web') await dismiss(earlier);
      say(`${earlier?.name} was replaced by ${follower.name}.`);
    },
    async stop() {
      isStopping = true;
      await dismiss(current);
    },
    describe() {
      const { name = `${role}-${nth}`, pid = 0, port = 0 } = current ?? {};
      const isGone = current === undefined || current.hasEnded();
      return { name, role, pid, port, state: isGone ? 'gone' : 'up' };
    },
  };
}
