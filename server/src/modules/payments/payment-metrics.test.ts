import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Metric } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { heldWebhooks, postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';

let shop: Shop;
beforeAll(async () => {
  // Without mail server and replica: their metrics must be present all the same.
  shop = await openShop({
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  await shop.razorpay.control('webhooks', { mode: 'hold' });
});
afterAll(() => shop.stop());

const scrape = async () => (await shop.app.server.inject('/metrics')).payload;

/** The value of a line of `/metrics`. */
async function figure(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? Number.NaN : Number(found.slice(line.length));
}

test('a checkout is counted from the window to the booking, and what does not fit beside it', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const forged = { ...proof, razorpay_signature: 'f'.repeat(64), orderId };
  expect((await shop.buyer.call(verifyInitialPayment, { body: forged })).status).toBe(400);
  expect((await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } })).status).toBe(200);
  const news = (await heldWebhooks(shop, razorpayOrderId)).get('payment.captured') ?? '';
  const headers = shop.razorpay.sign(news, 'evt_counted');
  expect(await postWebhook(shop, news, headers)).toBe(200);
  expect(await postWebhook(shop, news, headers)).toBe(200);
  expect(await postWebhook(shop, `${news} `, headers)).toBe(400);
  await settled(shop, 'evt_counted');

  expect({
    windows: await figure('payment_windows_total{purpose="ADVANCE",outcome="opened"}'),
    booked: await figure('payment_news_total{by="window",outcome="booked"}'),
    known: await figure('payment_news_total{by="webhook",outcome="known"}'),
    forged: await figure('payment_refusals_total{reason="signature"}'),
    bookedAfter: await figure('payment_booked_after_seconds_count{purpose="ADVANCE"}'),
    kept: await figure('webhooks_received_total{outcome="kept"}'),
    repeated: await figure('webhooks_received_total{outcome="repeated"}'),
    unsigned: await figure('webhooks_received_total{outcome="unsigned"}'),
  }).toEqual({
    windows: 1,
    booked: 1,
    known: 1,
    forged: 1,
    bookedAfter: 1,
    kept: 1,
    repeated: 1,
    unsigned: 1,
  });
  const calls = 'provider_call_duration_seconds_count{call="razorpay POST /v1/orders",outcome="answered"}';
  expect(await figure(calls)).toBe(1);
});

test('a window that cannot be opened is counted, and so are calls that bring no answer', async () => {
  await shop.razorpay.fault('*', '502html', { count: 20 });
  await shop.place().catch(() => undefined);
  expect(await figure('payment_windows_total{purpose="ADVANCE",outcome="unavailable"}')).toBeGreaterThan(0);
  const calls = 'provider_call_duration_seconds_count{call="razorpay POST /v1/orders",outcome="unavailable"}';
  expect(await figure(calls)).toBeGreaterThan(0);
  await shop.razorpay.clearFaults();
});

const operating = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/operating/${file}`, import.meta.url)), 'utf8');

function expressionsOfDashboard(): string[] {
  const { panels } = JSON.parse(operating('dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

const alerts = () => [...operating('alerts.yaml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)];

/** Functions and keywords of PromQL in our expressions, and series that Prometheus itself provides. */
const notOurs = new Set(
  'sum max min rate increase histogram_quantile by le unless and or up on ignoring without'.split(' '),
);

/** The metrics of an expression: names without histogram suffixes, and the labels used. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  const bare = expression.replace(/\bby \([^)]*\)/g, '').replace(/\[\w+\]/g, '');
  return [...bare.matchAll(/\b([a-z][a-z_]*)\b(?:\{([^}]*)\})?(?=[^"=~]|$)/g)]
    .filter(([, name = '']) => name.includes('_') && !notOurs.has(name))
    .map(([, name = '', matchers = '']) => ({
      name: name.replace(/_(bucket|count|sum)$/, ''),
      labels: [...[...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label), ...grouped].filter(
        (label) => !['le', 'instance', 'job'].includes(label),
      ),
    }));
}

test('every figure of the dashboard and of the alerts is shown by a server, with the labels that are asked of it', async () => {
  const shown = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const expressions = [...expressionsOfDashboard(), ...alerts().map(([, , expression = '']) => expression)];
  expect(expressions.length).toBeGreaterThan(40);
  const asked = expressions.flatMap(metricsIn);
  expect(asked.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  const unknown = asked.flatMap(({ name, labels }) => {
    const metric = shop.app.services.metrics.getSingleMetric(name) as Metric & { labelNames: string[] };
    return labels.filter((label) => !metric.labelNames.includes(label)).map((label) => `${name}{${label}}`);
  });
  expect(unknown).toEqual([]);
});

test('the page for operators says of each alert what it means', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/OPERATING.md', import.meta.url)), 'utf8');
  const told = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(
    alerts()
      .map(([, name]) => name)
      .filter((name) => !told.includes(name)),
  ).toEqual([]);
});

test('what cannot be read is absent, never zero', async () => {
  expect(await scrape()).toMatch(/^webhooks_waiting \d/m);
  await shop.app.services.db.execute('alter table webhook_events rename to webhook_events_away');
  try {
    await expect.poll(scrape).not.toMatch(/^(webhooks_waiting|refunds_open) /m);
  } finally {
    await shop.app.services.db.execute('alter table webhook_events_away rename to webhook_events');
  }
  await expect.poll(scrape).toMatch(/^webhooks_waiting \d/m);
});
