import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { missingProgram } from '../set-ups/missing-program.ts';
import { openTcpDoor } from './tcp-door.ts';

const program = process.env.PGBOUNCER ?? 'pgbouncer';
const found = spawnSync(program, ['--version'], { encoding: 'utf8' });
const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(found.stdout ?? '') ?? []).map(Number);

/** Why tests behind PgBouncer cannot run here, or undefined if they can. */
export const noPgBouncer = missingProgram('pgbouncer', found.status === 0);

/** From 1.21 on it tracks named prepared statements across transactions. */
export const knowsStatementNames = major > 1 || (major === 1 && minor >= 21);

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PgBouncer in transaction mode with `size` connections to the PostgreSQL at `url`, which uses a Unix socket.
 */
export async function startPgBouncer(url: string, size: number): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-pgbouncer-'));
  const door = await openTcpDoor(url);
  const { pathname, username } = new URL(door.url);
  const port = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: size,
    ...(knowsStatementNames ? { max_prepared_statements: 500 } : {}),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `host=127.0.0.1 port=${door.port} user=${username}`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, ['[databases]', `* = ${database}`, '[pgbouncer]', ...lines, ''].join('\n'));
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account });
  await untilUp(child);
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await door.cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilUp({ stderr }: ChildProcess): Promise<void> {
  let output = '';
  for await (const chunk of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    output += chunk;
    if (output.includes('process up')) break;
  }
  if (!output.includes('process up')) throw new Error(`PgBouncer did not start:\n${output}`);
  stderr?.resume();
}
