import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

let collector: Server;
let shop: Shop;
let base: string;
const spans: Span[] = [];
let received = '';
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    received += text;
    if (request.url === '/v1/traces') {
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  shop = await openShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    TRUST_PROXY: 'loopback',
  });
  base = shop.app.server.listeningOrigin;
});
afterAll(async () => {
  await shop.stop();
  await new Promise((done) => collector.close(done));
});

const named = (name: string) => spans.find((span) => span.name === name);
const attributeOf = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];
const arrived = (name: string) => expect.poll(() => spans.some((span) => span.name === name)).toBe(true);

test('an order is one trace from the route to its statements and the provider’s call, and its events have theirs', async () => {
  await shop.confirm();
  await untilJobsDone(shop.app.services.db);
  const route = 'POST /api/order/create';
  await arrived(route);
  const request = named(route);
  expect(attributeOf(request, 'http.route')).toBe('/api/order/create');
  expect(attributeOf(request, 'tanabana.request_id')).toMatch(/^[\da-f-]{13}$/);
  await arrived('razorpay POST /v1/orders');
  const parts = spans.filter(({ traceId }) => traceId === request?.traceId);
  expect(parts.some((span) => attributeOf(span, 'db.query.summary') === 'orders.insert')).toBe(true);
  expect(parts.some(({ name }) => name === 'razorpay POST /v1/orders')).toBe(true);
  const ids = new Set(parts.map(({ spanId }) => spanId));
  expect(parts.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId))).toEqual([request]);
  await expect.poll(() => spans.some(({ name }) => /^event \w+\./.test(name))).toBe(true);
});

test('nothing of a person and no value of a statement is sent', async () => {
  const { db } = shop.app.services;
  expect((await db.$client.query('select 1 from orders')).rowCount).toBeGreaterThan(0);
  await arrived('POST /api/order/create');
  for (const secret of [
    shippingDetails.name,
    shippingDetails.address,
    '98450',
    shop.buyer.email,
    'pay_',
    'insert into',
  ]) {
    expect(received.includes(secret), secret).toBe(false);
  }
});

test('a trace goes on that a trusted proxy began, and the word of anybody else begins none', async () => {
  const begun = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  const foreign = 'c'.repeat(32);
  await fetch(`${base}/healthz`, {
    headers: { 'x-forwarded-for': '203.0.113.9', traceparent: `00-${begun.traceId}-${begun.spanId}-01` },
  });
  await fetch(`${base}/readyz`, { headers: { traceparent: `00-${foreign}-${begun.spanId}-01` } });
  await arrived('GET /healthz');
  await arrived('GET /readyz');
  expect(named('GET /healthz')).toMatchObject({ traceId: begun.traceId, parentSpanId: begun.spanId });
  expect(named('GET /readyz')?.traceId).not.toBe(foreign);
});

/** Number of OpenTelemetry modules that a new process has loaded once the server is built. */
async function loadedWith(settings: Record<string, string>): Promise<number> {
  const program = `
    import { registerHooks } from 'node:module';
    let count = 0;
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context);
      // The metrics have its names anyway.
      if (/\\/@opentelemetry\\/(?!api\\/)/.test(found.url)) count++;
      return found;
    } });
    const { makeServer } = await import('./server/src/platform/http/make-server.ts');
    const { readEnv } = await import('./server/src/env.ts');
    await import('./server/src/app.ts');
    const { startTracing } = await import('./server/src/platform/telemetry/start-tracing.ts');
    const env = readEnv(process.env);
    await (await startTracing(makeServer(env), env)).stop();
    console.log(count);
    process.exit(0);`;
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...settings };
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env });
  return Number((await run).stdout);
}

test('without the setting nothing of it is loaded', { timeout: 60_000 }, async () => {
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  const [without, withSetting] = await Promise.all([loadedWith({}), loadedWith(on)]);
  expect(without).toBe(0);
  expect(withSetting).toBeGreaterThan(10);
});
