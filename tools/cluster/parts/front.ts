import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runProcess } from '../processes/run-process.ts';
import type { Part } from './part.ts';

/** The nginx in front of the processes, with the configuration shipped in `front/`. */
export interface Front extends Part {
  /** Adds the process at this port of 127.0.0.1 to the upstreams. Throws if nginx rejects the reload. */
  add(port: number): Promise<void>;
  /**
   * Removes a process from the upstreams; it may still be finishing requests. Throws if nginx rejects the reload. In
   * that case the process stays in use until the next successful reload, and is skipped once it is unreachable.
   */
  remove(port: number): Promise<void>;
}

interface Place {
  /** Path of the nginx executable. */
  program: string;
  /** For its configuration and its cache. */
  folder: string;
  /** On this machine only, on both addresses of localhost. */
  port: number;
  /** Paths of the certificate and key; without them the server uses plain HTTP. */
  tls?: { certificate: string; key: string };
}

const shipped = fileURLToPath(new URL('../../../front/nginx.conf', import.meta.url));
const isRoot = process.getuid?.() === 0;
/** Milliseconds for requests that a worker of the previous configuration has accepted but not yet forwarded. */
const handingOnTakes = 300;
const reloadMayTakeMs = 20_000;

/** Throws with nginx's error message if it cannot start. */
export async function startFront({ program, folder, port, tls }: Place): Promise<Front> {
  const ports = new Set<number>();
  await mkdir(folder, { recursive: true });
  await copyFile(shipped, join(folder, 'nginx.conf'));
  await writeFile(join(folder, 'machine.conf'), machineLines(folder));
  await writeFile(join(folder, 'listen.conf'), listenLines(port, tls));
  await writeProcesses(folder, ports);

  /** Process ids of the workers that accept connections. */
  const workers = new Set<string>();
  const lineListeners = new Set<(line: string) => void>();
  const nginx = runProcess({
    command: program,
    args: [
      ...['-p', folder, '-c', join(folder, 'nginx.conf')],
      // As root, nginx would run its workers as a user who may not enter the folder.
      ...[
        '-g',
        `daemon off; error_log stderr notice; pid ${join(folder, 'nginx.pid')};${isRoot ? ' user root;' : ''}`,
      ],
    ],
    onLine(line) {
      const started = /start worker process (\d+)/.exec(line)?.[1];
      const leaving = /(\d+)#\d+: (gracefully shutting down|exiting)/.exec(line)?.[1];
      if (started) workers.add(started);
      if (leaving) workers.delete(leaving);
      for (const onLine of lineListeners) onLine(line);
    },
  });
  await nginx.untilLine('start worker process');

  /**
   * Resolves when workers with the new configuration accept connections and all others have stopped. Throws with
   * nginx's error message if it keeps the previous configuration.
   */
  async function reload(): Promise<void> {
    const before = new Set(workers);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = (why: string) => reject(new Error(`nginx did not take its new configuration: ${why}`));
    const onLine = (line: string) => {
      if (line.includes('[emerg]')) refuse(line);
      else if (workers.size > 0 && workers.isDisjointFrom(before)) resolve();
    };
    lineListeners.add(onLine);
    const timer = setTimeout(() => refuse(`no word of it in ${reloadMayTakeMs / 1000} s`), reloadMayTakeMs);
    try {
      process.kill(nginx.pid, 'SIGHUP');
      await Promise.race([promise, nginx.ended]);
    } finally {
      clearTimeout(timer);
      lineListeners.delete(onLine);
    }
  }

  let changed: Promise<void> = Promise.resolve();
  /**
   * Applies changes one at a time. `undo` reverts a change that nginx rejects, so that a rejected process is not in
   * the next configuration.
   */
  function change(apply: () => void, undo: () => void = () => undefined): Promise<void> {
    const done = changed.then(async () => {
      if (nginx.hasEnded()) return;
      apply();
      await writeProcesses(folder, ports);
      try {
        await reload();
      } catch (error) {
        undo();
        await writeProcesses(folder, ports);
        throw error;
      }
    });
    changed = done.catch(() => undefined);
    return done;
  }

  return {
    name: 'front door',
    settings: {},
    ended: nginx.ended,
    stop: () => nginx.stop(2),
    add: (one) =>
      change(
        () => ports.add(one),
        () => ports.delete(one),
      ),
    async remove(one) {
      if (!ports.has(one)) return;
      await change(() => ports.delete(one));
      await sleep(handingOnTakes);
    },
  };
}

async function writeProcesses(folder: string, ports: ReadonlySet<number>): Promise<void> {
  const lines = (limit: string) =>
    ports.size === 0
      ? 'server 127.0.0.1:1 down;\n'
      : [...ports].map((port) => `server 127.0.0.1:${port} ${limit} max_fails=3 fail_timeout=2s;\n`).join('');
  await writeFile(join(folder, 'processes.conf'), lines('max_conns=1000'));
  await writeFile(join(folder, 'live-processes.conf'), lines(''));
}

function listenLines(port: number, tls: Place['tls']): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  const hosts = ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])];
  return [
    ...hosts.map((host) => `listen ${host}:${port}${tls ? ' ssl http2' : ''};`),
    ...(tls ? [`ssl_certificate ${tls.certificate};`, `ssl_certificate_key ${tls.key};`] : []),
    // Lets proofs see which process answered.
    'add_header x-process $upstream_addr always;\n',
  ].join('\n');
}

function machineLines(folder: string): string {
  return [
    `proxy_cache_path ${join(folder, 'cache')} keys_zone=visitors:10m max_size=64m inactive=10s use_temp_path=off;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, `${name}-temp`)};`,
    ),
  ].join('\n');
}
