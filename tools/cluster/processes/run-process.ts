import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A program of the cluster. It ends when this process ends, even if that is killed. */
export interface RunningProcess {
  readonly pid: number;
  /** Its exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  hasEnded(): boolean;
  /** Resolves with the first line that contains the text; throws with the last lines if it ends before. */
  untilLine(text: string): Promise<string>;
  /** Sends SIGTERM, and SIGKILL after this many seconds. */
  stop(seconds: number): Promise<void>;
}

interface Program {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Called with each line that it prints. */
  onLine?: (line: string) => void;
}

/** Starts a program in its own process group: Ctrl-C in a terminal reaches it through us, in order. */
export function runProcess({ command, args, env = {}, onLine }: Program): RunningProcess {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lastLines: string[] = [];
  const listeners = new Set<(line: string) => void>(onLine ? [onLine] : []);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      lastLines.splice(0, lastLines.length - 30);
      for (const listener of listeners) listener(line);
    });
  }
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    (error: Error) => {
      lastLines.push(error.message);
      return 1;
    },
  );
  let isOver = false;
  const watcher = tieToOurLife(child);
  void ended.then(() => {
    isOver = true;
    watcher?.kill('SIGKILL');
  });

  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => isOver,
    untilLine(text) {
      return new Promise((done, failed) => {
        const known = lastLines.find((line) => line.includes(text));
        if (known) return done(known);
        const check = (line: string) => {
          if (!line.includes(text)) return;
          listeners.delete(check);
          done(line);
        };
        listeners.add(check);
        void ended.then(() => failed(new Error(`${command} ended:\n${lastLines.join('\n')}`)));
      });
    },
    async stop(seconds) {
      if (isOver) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** A shell that waits until the pipe to us closes and then stops the program. */
function tieToOurLife({ pid }: ChildProcess): ChildProcess | undefined {
  if (pid === undefined) return undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -TERM "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => undefined);
  return watcher;
}
