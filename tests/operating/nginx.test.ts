import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { ownCertificate } from '#tests/support/servers/own-certificate.ts';
import { productionSettings } from '#tests/support/servers/production-settings.ts';
import { runProgram } from '#tests/support/servers/run-server.ts';
import { noNginx, openFrontDoor } from '#tests/support/set-ups/front-door.ts';

const ended: (() => Promise<unknown>)[] = [];
let base: string;

beforeAll(async () => {
  if (noNginx) return;
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-nginx-'));
  ended.push(() => rm(folder, { recursive: true, force: true }));
  const tls = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'key.pem') };
  await writeFile(tls.key, ownCertificate.key);
  await writeFile(tls.certificate, ownCertificate.cert);
  const own = await freePort();
  const { port, front } = await openFrontDoor(own, folder, tls);
  ended.push(front.stop);
  base = `https://127.0.0.1:${port}`;
  const server = runProgram('server/src/main.ts', [], {
    ...productionSettings,
    DATA_DIR: join(folder, 'data'),
    PORT: String(own),
    PUBLIC_URL: base,
    TRUST_PROXY: 'loopback',
  });
  ended.push(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  await server.until('Tanabana is open at ');
});
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

const agent = new Agent({ rejectUnauthorized: false });

function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}${path}`, { method, agent, headers }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

if (noNginx) console.warn(`The test of the front door is skipped: ${noNginx}.`);

test.skipIf(noNginx)('behind nginx answers, sign-in, addresses and live news arrive', async () => {
  const feed = await ask('/api/design/getProductsForFeed');
  expect([feed.status, feed.headers['strict-transport-security'] !== undefined]).toEqual([200, true]);
  expect(JSON.parse(feed.text)).toMatchObject({ success: true });
  const packed = await ask('/api/docs', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');

  const json = { 'content-type': 'application/json', origin: base, 'x-forwarded-for': '203.0.113.9' };
  const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'katan silk and zari' };
  const made = await ask('/api/auth/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(asha),
  });
  expect(made.status).toBe(200);
  const [cookie = ''] = (made.headers['set-cookie'] as string[]).map((each) => each.split(';')[0] ?? '');
  expect((made.headers['set-cookie'] as string[])[0]).toContain('Secure');
  // Visitors get cached replies in their language; requests of signed-in people always reach the process.
  const path = '/api/design/getProductsForFeed?page=1';
  const askedOf = async (headers: Record<string, string>) =>
    (await ask(path, { headers })).headers['x-process'];
  await askedOf({});
  expect(await askedOf({})).toBeUndefined();
  expect(await askedOf({ 'tanabana-language': 'hi' })).toBeDefined();
  expect([await askedOf({ cookie }), await askedOf({ origin: base })]).not.toContain(undefined);
  // The visitor's own X-Forwarded-For header was ignored.
  const signIns = await ask('/api/auth/signIns', { headers: { cookie } });
  expect(JSON.parse(signIns.text).data[0].network).toMatch(/^127\./);

  for (const transport of ['websocket', 'polling'] as const) {
    const socket = io(base, {
      transports: [transport],
      rejectUnauthorized: false,
      extraHeaders: { cookie, origin: base },
      forceNew: true,
    });
    try {
      await expect.poll(() => socket.connected).toBe(true);
    } finally {
      socket.close();
    }
  }
});
