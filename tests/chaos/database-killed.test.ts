import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databasePid, killDatabase } from '#tests/support/servers/killable-server.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { postTo, type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

let dataDir: string;
let mail: MailServer;
let server: RunningProgram;
let base = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-database-killed-'));
  mail = await openMailServer();
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', SMTP_URL: mail.url };
  server = runProgram('server/src/main.ts', [], settings);
  await server.until('Tanabana is open at ');
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a server whose database is killed answers again by itself within ten seconds, and its jobs go on', async () => {
  // The server keeps running and keeps its accounts when this test is retried, so each attempt registers a new email.
  const asha = {
    name: 'Asha Rao',
    email: `asha-${randomUUID()}@example.in`,
    password: 'katan silk and zari',
  };
  const registered = await postTo(base, '/api/auth/register', asha);
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statusOf = async (path: string) => (await fetch(`${base}${path}`, { headers: { cookie } })).status;
  const seen = new Set<number>();
  for (let round = 0; round < 2; round++) {
    did('kill -9 of the private database');
    const killed = await killDatabase(dataDir);
    const back = await secondsUntil(async () => {
      const status = await statusOf('/api/auth/userAuthChecker');
      seen.add(status);
      return status === 200 && (await databasePid(dataDir).catch(() => killed)) !== killed;
    });
    sawWithin('somebody who is signed in is answered again', back, 10);
    // The database answers queries a moment before the process that started it notices.
    const isWell = async () => (await statusOf('/healthz')) === 200 && (await statusOf('/readyz')) === 200;
    const well = back + (await secondsUntil(isWell));
    sawWithin('the process says that it lives and is ready', well, 10);
  }
  for (const status of seen) expect([200, 503]).toContain(status);
  saw('the account is still there', await statusOf('/api/auth/userAuthChecker'), 200);
  did('somebody asks for a code');
  await postTo(base, '/api/auth/forgotPassowrd', { email: asha.email });
  await mail.arrived((letter) => letter.recipients.includes(asha.email));
  saw('the letter of the code came', true, true);
});
