import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { killDatabase } from '#tests/support/servers/killable-server.ts';
import { hangingMailServer, type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { postTo, type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';

// Starts real servers one after the other on one private database.
let dataDir: string;
let running: RunningProgram[] = [];
let mailServers: MailServer[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-own-'));
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  for (const server of mailServers) await server.close();
  running = [];
  mailServers = [];
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(settings = {}): Promise<{ server: RunningProgram; base: string }> {
  const server = runProgram('server/src/main.ts', [], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  running.push(server);
  await server.until('Tanabana is open at ');
  return { server, base: /open at (\S+)/.exec(server.output())?.[1] ?? '' };
}

const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'katan silk and zari' };

test('a job that a killed server held is done right after the next start', async () => {
  const hanging = await hangingMailServer();
  mailServers.push(hanging);
  const first = await startServer({ SMTP_URL: hanging.url });
  await postTo(first.base, '/api/auth/register', asha);
  await postTo(first.base, '/api/auth/forgotPassowrd', { email: asha.email });
  await hanging.called();
  first.server.child.kill('SIGKILL');
  await first.server.ended;

  const mail = await openMailServer();
  mailServers.push(mail);
  await startServer({ SMTP_URL: mail.url });
  const openAt = Date.now();
  await mail.arrived((letter) => letter.recipients.includes(asha.email));
  // Without an immediate resume it would take at least half a minute.
  expect(Date.now() - openAt).toBeLessThan(28_000);
});

test('a start right after a stop waits for the server before it to end, and then opens', async () => {
  const first = await startServer();
  const { port } = new URL(first.base);
  const next = runProgram('server/src/main.ts', [], { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' });
  running.push(next);
  await next.until(`Waiting for the server that still uses ${dataDir} (process ${first.server.child.pid})`);
  first.server.child.kill('SIGTERM');
  expect(await first.server.ended).toBe(0);
  await next.until(`Tanabana is open at ${first.base}`);
});

test('a port that another program uses ends the start with a sentence before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-port-'));
  const { port } = other.address() as AddressInfo;
  const server = runProgram('server/src/main.ts', [], { DATA_DIR: folder, PORT: String(port), DEMO: '1' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'Another program uses this port. Stop it, or choose a port with the setting PORT.\n',
  );
  expect(await readdir(folder)).toEqual([]);
  other.close();
  await rm(folder, { recursive: true, force: true });
});

test('a server whose database cannot be started again ends with an error', async () => {
  const { server } = await startServer({ LOG_LEVEL: 'fatal' });
  await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
  await killDatabase(dataDir);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('could not be started again');
});
