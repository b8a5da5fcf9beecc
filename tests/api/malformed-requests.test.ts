import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#tests/support/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertDesign } from '#tests/support/designs.ts';
import { type Malformed, makeMalformer } from './malformer.ts';

const perSeed = 500;
const seeds = [1, 2, 3, 4];

let app: TestApp;
let actor: Actor;
let port: number;
const failures: string[] = [];

beforeAll(async () => {
  const logTo = {
    write(line: string) {
      if (line.includes('unforeseen failure')) failures.push(line);
    },
  };
  app = await startTestApp({ settings: { LOG_LEVEL: 'error' }, surroundings: { logTo } });
  actor = await app.actor({ role: 'DESIGNER' });
  // Something to find, so that requests get past the first look-up.
  const pricePaise = 1_250_000;
  for (const title of ['Katan silk lehenga', 'Jamdani sari']) {
    await insertDesign(app.services.db, { makerId: actor.id, title, pricePaise });
  }
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.stop());

interface Answer {
  status: number;
  type: string;
  body: string;
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Over a real connection, because much of what is malformed never gets past Node's own parser. */
function send({ method, path, headers, body }: Malformed): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', method, path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            type: String(response.headers['content-type'] ?? ''),
            body: unpacked(Buffer.concat(chunks), response.headers['content-encoding']),
          });
        response.on('end', end);
        response.on('error', end);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

for (const seed of seeds) {
  test(`threat 31: ${perSeed} malformed requests (${seed}) get no 5xx, and JSON with success each`, async () => {
    const malform = makeMalformer(
      seed,
      app.served.map(({ endpoint }) => endpoint),
      actor.cookie,
    );
    const files = app.served.flatMap(({ endpoint }) => (endpoint.file ? [endpoint.path] : []));
    for (let index = 0; index < perSeed; index++) {
      const request = malform();
      const what = `${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 200)}`;
      const answer = await send(request);
      expect(answer.status, `${what}\n${failures.at(-1) ?? ''}`).toBeLessThan(500);
      if (request.method === 'HEAD' || answer.status === 304) continue;
      if (answer.status === 200 && files.some((file) => request.path.startsWith(file))) {
        expect(answer.type, what).toMatch(/^text\/csv/);
        continue;
      }
      expect(answer.type, what).toMatch(/^application\/json/);
      expect(typeof JSON.parse(answer.body).success, what).toBe('boolean');
    }
  }, 60_000);
}

test('the server is well after all that', async () => {
  expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});
