import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { jsonSchema } from '#server/platform/http/json-schema.ts';
import { things } from '#tests/authorisation/things/things.ts';
import { buildWorld, type World } from '#tests/authorisation/world.ts';
import { type Malformed, makeMalformer } from './malformer.ts';

/** The total number of requests; `FUZZ=10000` for a long run. */
const requests = Number(process.env.FUZZ ?? 2000);
const seeds = [1, 2, 3, 4];
const perSeed = Math.ceil(requests / seeds.length);

let world: World;
let port: number;
const failures: string[] = [];

beforeAll(async () => {
  const logTo = {
    write(line: string) {
      if (line.includes('unforeseen failure')) failures.push(line);
    },
  };
  world = await buildWorld({ settings: { LOG_LEVEL: 'error' }, surroundings: { logTo } });
  // Creates two of each thing, so that requests get past the first look-up.
  for (const make of Object.values(things)) for (const _ of [1, 2]) await make(world);
  await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = world.app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => world.stop());

interface Answer {
  status: number;
  type: string;
  body: string;
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Uses a real connection, because Node's own parser rejects many malformed requests. */
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

test('an object that passes for a text until its length is compared is refused by every call', async () => {
  const trap = { length: { toString: 1 }, valueOf: 1 };
  for (const { endpoint } of world.app.served) {
    if (!endpoint.body || endpoint.multipart) continue;
    const fields = Object.keys(
      (jsonSchema(endpoint.body, 'input') as { properties?: object }).properties ?? {},
    );
    if (fields.length === 0) continue;
    const plain = JSON.stringify(Object.fromEntries(fields.map((field) => [field, trap])));
    const escaped = plain.replaceAll('toString', 'to\\u0053tring').replaceAll('valueOf', 'value\\u004ff');
    for (const body of [plain, escaped]) {
      const path = endpoint.path.replace(/:\w+/g, '1');
      const { admin, maker } = world.people;
      const { cookie } = endpoint.access === 'admin' ? admin : maker;
      const headers = { cookie, 'content-type': 'application/json' };
      const { status } = await send({ endpoint, method: endpoint.method, path, headers, body });
      expect(status, endpoint.path).toBe(400);
    }
  }
});

for (const seed of seeds) {
  test(
    `${perSeed} malformed requests (${seed}) get no 5xx, and JSON with success each`,
    async () => {
      const endpoints = world.app.served.map(({ endpoint }) => endpoint);
      const cookies = Object.values(world.people).map(({ cookie }) => cookie);
      const malform = makeMalformer(seed, endpoints, cookies);
      for (let index = 0; index < perSeed; index++) {
        const request = malform();
        const what = `${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 200)}`;
        const answer = await send(request);
        expect(answer.status, `${what}\n${failures.at(-1) ?? ''}`).toBeLessThan(500);
        if (request.method === 'HEAD' || answer.status === 304) continue;
        // A file's URL without the file name is the URL of the list.
        const isFile = answersWithFile(request.endpoint) && !/^application\/json/.test(answer.type);
        if (answer.status === 200 && isFile) {
          expect(answer.type, what).toMatch(
            /^(text\/csv|text\/calendar|application\/zip|application\/pdf|audio\/webm)/,
          );
          continue;
        }
        expect(answer.type, what).toMatch(/^application\/json/);
        expect(typeof JSON.parse(answer.body).success, what).toBe('boolean');
      }
    },
    Math.max(60_000, perSeed * 120),
  );
}

function answersWithFile({ file, reply }: Endpoint): boolean {
  return file !== undefined || (jsonSchema(reply, 'output') as { type?: string }).type !== 'object';
}

test('the server is well after all that', async () => {
  expect((await world.app.server.inject('/readyz')).statusCode).toBe(200);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});
