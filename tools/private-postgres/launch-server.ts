import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './choose-account.ts';
import { postgresEnvironment, reachableName, superuser } from './create-cluster.ts';
import type { Binaries } from './find-binaries.ts';

export interface ServerLog {
  info(line: string): void;
  warn(line: string): void;
}

/** The folder of the socket and of the two access files. */
export interface Runtime {
  readonly path: string;
  readonly socketDir: string;
}

interface Launch {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly account: Account | undefined;
  readonly runtime: Runtime;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: ServerLog;
}

/** Starts the server's process. The caller waits until it is ready. */
export function launchServer({ binaries, cluster, account, runtime, settings, log }: Launch) {
  const all: Record<string, string> = {
    ...settings,
    unix_socket_directories: runtime.socketDir,
    hba_file: join(runtime.path, 'hba.conf'),
    ident_file: join(runtime.path, 'ident.conf'),
  };
  const args = ['-D', reachableName(cluster, account)];
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`);
  const child = spawn(binaries.postgres, args, {
    cwd: cluster,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in a terminal must reach it through us, after the last request is answered.
    detached: true,
    ...account,
  });
  const lastLines: string[] = [];
  let state: 'running' | 'stopping' | 'gone' = 'running';
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.splice(0, lastLines.length - 9);
    lastLines.push(line);
    // Caused by our own readiness checks.
    if (line.includes('FATAL:  the database system is')) return;
    if (/(FATAL|PANIC):|terminated by signal|not properly shut down/.test(line)) log.warn(line);
    else log.info(line);
  });
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', (error) => {
      lastLines.push(error.message);
      done();
    });
  });
  const watcher = tieToOurLife(child, account);
  void gone.then(() => {
    watcher.kill('SIGKILL');
    state = 'gone';
  });
  const isGone = () => state === 'gone';

  return {
    /** Resolves when the process has ended. */
    gone,
    async untilReady(): Promise<void> {
      // Milliseconds. Recovery after a crash during heavy writes can take this long.
      const deadline = Date.now() + 120_000;
      while (!(await answers(runtime.socketDir))) {
        if (isGone()) throw new Error(`The private PostgreSQL did not start:\n${lastLines.join('\n')}`);
        if (Date.now() > deadline)
          throw new Error('The private PostgreSQL did not answer within two minutes.');
        await Promise.race([sleep(20), gone]);
      }
    },
    async stop(): Promise<void> {
      if (isGone()) return;
      state = 'stopping';
      for (const [signal, timeoutMs] of [
        ['SIGINT', 20_000],
        ['SIGQUIT', 5_000],
        ['SIGKILL', 5_000],
      ] as const) {
        child.kill(signal);
        await Promise.race([gone, sleep(timeoutMs, undefined, { ref: false })]);
        if (isGone()) return;
      }
    },
  };
}

/**
 * Stops PostgreSQL when this process ends, even if it is killed: a shell waits until the pipe to us closes. It
 * runs under PostgreSQL's account and in its own group, so that it survives us.
 */
function tieToOurLife(server: ChildProcess, account: Account | undefined): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(server.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
  watcher.on('error', () => undefined);
  return watcher;
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    // Not listening yet, or still recovering. Waiting does not help with other errors.
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
