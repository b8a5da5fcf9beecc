import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { nameOf } from './contracts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function ask({ method, path }: Pick<Endpoint, 'method' | 'path'>, cookie?: string) {
  return app.server.inject({
    method,
    url: path.replace(/:\w+/g, '1'),
    headers: cookie ? { cookie } : {},
    ...(method === 'GET' ? {} : { payload: {} }),
  });
}

test('signed out, every endpoint that is not for anyone answers 401 before it reads the request', async () => {
  const guarded = app.served.filter(({ endpoint }) => endpoint.access !== 'anyone');
  expect(guarded.length).toBeGreaterThan(0);
  for (const { endpoint } of guarded) {
    const answer = await ask(endpoint);
    expect([answer.statusCode, answer.json().code], nameOf(endpoint)).toEqual([401, 'SIGN_IN_REQUIRED']);
  }
});

test('a token that nobody has, an empty one and an ended one open nothing', async () => {
  const gone = await app.actor();
  await app.server.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { cookie: gone.cookie },
    payload: {},
  });
  for (const cookie of ['tanabana_session=invented', 'tanabana_session=', `${gone.cookie}`]) {
    for (const { endpoint } of app.served.filter((each) => each.endpoint.access !== 'anyone')) {
      expect((await ask(endpoint, cookie)).statusCode, nameOf(endpoint)).toBe(401);
    }
  }
});

test('to a member an endpoint for admins looks like one that is not there', async () => {
  const member = await app.actor();
  for (const { endpoint } of app.served.filter((each) => each.endpoint.access === 'admin')) {
    const answer = await ask(endpoint, member.cookie);
    const missing = await ask({ method: 'GET', path: '/api/not-there' }, member.cookie);
    expect([answer.statusCode, answer.json().message], nameOf(endpoint)).toEqual([
      404,
      missing.json().message,
    ]);
  }
});

/** Routes under /api without a contract, each with its reason. */
const withoutContract = new Map([
  ['GET /api/openapi.json', 'the description itself'],
  ['GET /api/docs', 'the same for people'],
  ['POST /api/payments/razorpay/webhook', 'proves its sender by signature'],
  ['POST /api/payments/razorpay/callback', 'proves its sender by signature'],
]);

test('nothing is served under /api but through a contract, which says who may call it', async () => {
  const served = new Set(app.served.map(({ endpoint }) => nameOf(endpoint)));
  const routes = routesUnderApi(app.server.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThanOrEqual(served.size);
  for (const route of routes) {
    expect(served.has(route) || withoutContract.has(route), `${route} has no contract`).toBe(true);
  }
});

/**
 * Fastify prints a tree with four characters per level. A path that continues another one is nested under it without
 * the common prefix. The HEAD route of each GET is left out.
 */
function routesUnderApi(tree: string): string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (above[depth - 1] ?? '') + part;
    above[depth] = path;
    if (!path.startsWith('/api/') || methods === '') continue;
    for (const method of methods.split(', ')) if (method !== 'HEAD') routes.push(`${method} ${path}`);
  }
  return routes;
}
