import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';

const dataDir = join(tmpdir(), `tanabana-main-${randomUUID()}`);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(settings = {}): Promise<{ server: RunningProgram; base: string }> {
  const server = runProgram('server/src/main.ts', [], {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
  });
  await server.until('Tanabana is open at ');
  const base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
  return { server, base };
}

const hasIPv6 = Object.values(networkInterfaces()).some((own) =>
  own?.some(({ address }) => address === '::1'),
);

/** Waits until nothing listens at an address any more. */
async function refuses(base: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(`${base}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
}

interface SlowRequest {
  finish(): Promise<number | undefined>;
}

/** Sends half of a body, once the server has accepted the request, and the rest on `finish`. */
async function beginRequest(base: string): Promise<SlowRequest> {
  const body = JSON.stringify({ email: 'nobody@example.in', password: 'not this' });
  const request = httpRequest(`${base}/api/auth/login`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const isSeen = once(request, 'continue');
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
  // Avoids an unhandled rejection; the code that calls `finish` gets the error.
  status.catch(() => undefined);
  request.write(body.slice(0, 10));
  await isSeen;
  return {
    finish() {
      request.end(body.slice(10));
      return status;
    },
  };
}

/** Checks both addresses of localhost, including live connections. */
async function expectThisMachineAlone(base: string): Promise<void> {
  const { port } = new URL(base);
  const at = async (host: string) => (await fetch(`http://${host}:${port}/healthz`)).status;
  expect(await at('127.0.0.1')).toBe(200);
  expect(await at('localhost')).toBe(200);
  // A server listening on all addresses would answer here too.
  await expect(at('127.0.0.2')).rejects.toThrow();
  if (!hasIPv6) return;
  expect(await at('[::1]')).toBe(200);
  const live = await fetch(`http://[::1]:${port}/socket.io/?EIO=4&transport=polling`);
  expect(await live.json()).toMatchObject({ message: 'SIGN_IN_REQUIRED' });
}

test('told to stop, the server finishes what it has begun, takes no more and leaves within ten seconds', async () => {
  const { server, base } = await startServer();
  const begun = await beginRequest(base);
  const endless = await beginRequest(base);
  const stoppedAt = performance.now();
  server.child.kill('SIGTERM');
  await refuses(base);
  expect(await begun.finish(), 'answered after the signal').toBe(401);
  expect(await server.ended, 'a request that never ends does not hold the stop up').toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
  await expect(endless.finish()).rejects.toThrow();
});

test('an https address without real keys stops the start, whatever NODE_ENV says', async () => {
  const settings = { PUBLIC_URL: 'https://tanabana.example', DATA_DIR: dataDir };
  const server = runProgram('server/src/main.ts', [], settings);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^RAZORPAY_KEY_ID is missing\./);
  expect(server.output(), 'a sentence and no stack').not.toContain('    at ');
});

test('without HOST the server answers this machine alone; an admin is made from the command line, for a confirmed address', async () => {
  const { server, base } = await startServer({ HOST: '' });
  expect(base).not.toContain(':0');
  expect(server.output()).toContain(`${base}/dev/mailbox`);
  await expectThisMachineAlone(base);
  const register = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Meher Ansari',
      email: 'meher@example.in',
      password: 'katan silk and zari',
    }),
  });
  const cookie = register.headers.get('set-cookie')?.split(';')[0] ?? '';
  const grant = async (...args: string[]) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const program = runProgram('server/src/admin-cli.ts', args, settings);
    return { code: await program.ended, said: program.output().trim() };
  };
  // The person who registered may not own the address.
  const unconfirmed = await grant('grant', 'meher@example.in');
  expect([unconfirmed.code, unconfirmed.said]).toEqual([
    1,
    'Nobody has confirmed meher@example.in. Its owner opens the link in our letter first, then you grant.',
  ]);
  const letters = async () => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${base}/dev/mailbox?to=meher@example.in`, { headers });
    return (await answer.json()) as { subject: string; text: string }[];
  };
  const token = /confirm-email\?token=([\w-]+)/.exec((await letters())[0]?.text ?? '')?.[1];
  await fetch(`${base}/api/auth/confirmEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await grant('grant', 'Meher@example.in')).toEqual({
    code: 0,
    said: 'Meher@example.in is an admin now and has to sign in again. A letter tells them.',
  });
  expect((await letters())[0]?.subject).toBe('Your role on Tanabana was changed');

  const unknown = await grant('grant', 'nobody@example.in');
  expect([unknown.code, unknown.said]).toEqual([
    1,
    'Nobody has an account with nobody@example.in. They register first, then you grant.',
  ]);

  // A session from before the grant must not get the new permissions.
  const before = await fetch(`${base}/api/auth/userAuthChecker`, { headers: { cookie } });
  expect(before.status).toBe(401);
  const begun = await beginRequest(hasIPv6 ? `http://[::1]:${new URL(base).port}` : base);
  server.child.kill('SIGTERM');
  await refuses(base);
  expect(await begun.finish(), 'answered after the signal').toBe(401);
  expect(await server.ended).toBe(0);
});

test('the address is said once the demo is filled, and before that what the start waits for', async () => {
  const own = await createTestDatabase();
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  try {
    // Marks the slow parts of the demo as already filled.
    const parts =
      'designs orders refunds updates addresses measurements meetings follows boards shares comments';
    const more = 'reviews complaints enquiries colours briefs chats quotes views endings shops desk';
    await client.query('insert into demo_parts (name) select unnest($1::text[])', [
      `${parts} ${more}`.split(' '),
    ]);
    const { server } = await startServer({ DATABASE_URL: own.url, DEMO: '1' });
    const { rows } = await client.query(`select name from demo_parts where name = 'news'`);
    expect(rows).toHaveLength(1);
    expect(server.output()).toMatch(/^Filling the demo, some minutes …\nTanabana is open at /);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  } finally {
    await client.end();
    await own.drop();
  }
});
