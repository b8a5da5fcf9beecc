import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { countStatements } from './count-statements.ts';
import { setDurable } from './durable.ts';
import type { Floor } from './floors/floor.ts';
import { join } from './join.ts';
import { measureInTurn } from './measure.ts';
import { type OurServer, providerKeySecret } from './our-server.ts';
import { cpuOf, cpuOfFamily } from './processes.ts';
import { floorLine, gateLine, growthLine, printTable } from './report.ts';

interface Scene {
  /** The number of designs by other makers. Their ids start at 1. */
  size: number;
  databaseUrl: string;
  ours: OurServer;
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

const shippingDetails = {
  name: 'Asha Rao',
  phone: '',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
};
const leastPerSecond = 60;
const leastSeconds = 4;
/**
 * Concurrent buyers. A single buyer would measure the latency of five answers and the disk, not the capacity of the
 * machine.
 */
const buyersAtOnce = 16;
const countedOrders = 100;

/** Measures the order transaction and whole checkouts. */
export async function benchCheckout({ size, databaseUrl, ours, bound, load }: Scene): Promise<void> {
  const buyer = await join(ours, 'Ananya Iyer');
  const orderOf = (saveAddress: boolean) => ({
    items: [{ designId: randomInt(1, size + 1), quantity: 1 }],
    shippingDetails,
    specialInstructions: '',
    saveAddress,
  });
  const [optioned, choices] = await addOptions(databaseUrl);
  const bare = () => ({
    body: { buyerId: buyer.id, makerId: 1, designId: randomInt(1, size + 1), key: randomUUID() },
  });
  const figures = await measureInTurn(
    {
      bare: { ...bound, path: '/bare-order', post: bare },
      placed: {
        ...bound,
        path: '/placed-order',
        post: () => ({ body: { ...bare().body, request: orderOf(false) } }),
      },
      create: {
        ...ours,
        path: '/api/order/create',
        headers: { cookie: buyer.cookie },
        post: () => ({ body: orderOf(true), headers: { 'idempotency-key': randomUUID() } }),
      },
      options: {
        ...ours,
        path: '/api/order/create',
        headers: { cookie: buyer.cookie },
        post: () => ({
          body: { ...orderOf(true), items: [{ designId: optioned, quantity: 1, choices }] },
          headers: { 'idempotency-key': randomUUID() },
        }),
      },
    },
    { ...load, warmUp: 1500 },
  );
  const gate = { floor: figures.bare, floorName: 'bare' };
  printTable(`Placing orders, ${load.connections} connections`, [
    floorLine('Fastify + pg, the bare rows of an order', figures.bare),
    gateLine({ what: 'The order transaction', ours: figures.placed, ...gate, least: 0.5 }),
    gateLine({ what: 'The whole call, with an instant provider', ours: figures.create, ...gate }),
    growthLine('The same with ten options', figures.options),
  ]);

  /** Runs checkouts one after the other for each buyer. Ends when all reactions to the paid orders are done. */
  async function checkOuts(buyers: readonly { cookie: string }[]): Promise<Checkouts> {
    const browsers = buyers.map(({ cookie }) => ({ cookie, browser: openBrowser() }));
    const runUntil = (until: number) =>
      Promise.all(
        browsers.map(async ({ cookie, browser }) => {
          let orders = 0;
          for (; performance.now() < until; orders++) await checkOut(ours, browser, cookie, orderOf(true));
          return orders;
        }),
      );
    await runUntil(performance.now() + 2000);
    await untilSettled(databaseUrl);
    const before = { node: cpuOf(ours.pid), database: cpuOfFamily(load.postmaster) };
    const start = performance.now();
    const orders = (await runUntil(start + leastSeconds * 1000)).reduce((sum, one) => sum + one, 0);
    await untilSettled(databaseUrl);
    const perSecond = (orders * 1000) / (performance.now() - start);
    for (const { browser } of browsers) browser.destroy();
    return {
      perSecond,
      nodeMs: ((cpuOf(ours.pid) - before.node) * 1000) / orders,
      databaseMs: ((cpuOfFamily(load.postmaster) - before.database) * 1000) / orders,
    };
  }

  await setDurable(databaseUrl, true);
  try {
    const alone = await checkOuts([buyer]);
    printCheckouts('one buyer', alone, '');
    const many = [buyer];
    while (many.length < buyersAtOnce) many.push(await join(ours, `Buyer ${many.length}`));
    const side = await checkOuts(many);
    const isMet = side.perSecond >= leastPerSecond;
    printCheckouts(
      `${buyersAtOnce} buyers at once`,
      side,
      ` (gate ${leastPerSecond}: ${isMet ? 'met' : 'MISSED'})`,
    );
  } finally {
    await setDurable(databaseUrl, false);
  }
  const browser = openBrowser();
  const counted = await countStatements(databaseUrl, async () => {
    for (let order = 0; order < countedOrders; order++)
      await checkOut(ours, browser, buyer.cookie, orderOf(true));
    await untilSettled(databaseUrl);
  });
  browser.destroy();
  const perOrder = counted.reduce((sum, { calls }) => sum + calls, 0) / countedOrders;
  process.stdout.write(
    `Statements of a whole checkout with all that follows it: ${perOrder.toFixed(1)}; the five that take longest, of each order:\n`,
  );
  for (const { statement, calls, ms } of counted.slice(0, 5)) {
    const words = statement.replace(/\s+/g, ' ').trim().slice(0, 90);
    process.stdout.write(
      `  ${(ms / countedOrders).toFixed(2)} ms, ${(calls / countedOrders).toFixed(1)}×  ${words}\n`,
    );
  }
}

interface Checkouts {
  perSecond: number;
  /** Milliseconds of processor time for one checkout. */
  nodeMs: number;
  databaseMs: number;
}

function printCheckouts(who: string, { perSecond, nodeMs, databaseMs }: Checkouts, gate: string): void {
  process.stdout.write(
    `Whole checkouts, five calls each, ${who}, on disk before they are answered: ${perSecond.toFixed(0)} orders/s${gate}; CPU ${(nodeMs + databaseMs).toFixed(1)} ms each, node ${nodeMs.toFixed(1)}, database ${databaseMs.toFixed(1)}\n`,
  );
}

/** Gives the first design ten choices of ten options. Returns its id, and what a buyer chooses. */
async function addOptions(databaseUrl: string): Promise<[designId: number, choices: Record<string, string>]> {
  const places = Array.from({ length: 10 }, (_, place) => place);
  const options = {
    choices: places.map((at) => ({
      key: `c${at}`,
      name: `Choice ${at}`,
      required: true,
      defaultOption: `o${at}-0`,
      options: places.map((place) => ({
        key: `o${at}-${place}`,
        name: `Option ${place}`,
        pricePaise: place * 1000,
        days: place % 3,
      })),
    })),
    rules: places.slice(1).map((at) => ({ kind: 'EXCLUDES', option: `o${at}-9`, other: 'o0-9' })),
    questions: [],
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update designs set options = $1 where id = 1', [JSON.stringify(options)]);
  await client.end();
  return [1, Object.fromEntries(places.map((at) => [`c${at}`, `o${at}-${at % 9}`]))];
}

/** One checkout as the browser does it, from the form to the confirmation. It is paid at once. */
async function checkOut(ours: OurServer, browser: Agent, cookie: string, order: object): Promise<void> {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(browser, `${ours.url}/api/order/${path}`, method, { cookie, 'idempotency-key': key }, body);
  const key = randomUUID();
  await call('GET', 'current-user-shipping-address');
  await call('GET', 'paymentWindow');
  const { orderId, razorpayOrderId } = (await call('POST', 'create', order)) as {
    orderId: number;
    razorpayOrderId: string;
  };
  const razorpayPaymentId = razorpayOrderId.replace('order_', 'pay_');
  await call('POST', 'verifyInitialPayment', {
    orderId,
    razorpay_order_id: razorpayOrderId,
    razorpay_payment_id: razorpayPaymentId,
    razorpay_signature: createHmac('sha256', providerKeySecret)
      .update(`${razorpayOrderId}|${razorpayPaymentId}`)
      .digest('hex'),
  });
  const { orderData } = (await call('GET', `confirmation/${orderId}`)) as { orderData: { status: string } };
  if (orderData.status !== 'CONFIRMED') throw new Error(`A paid order is ${orderData.status}`);
}

/** One keep-alive connection. */
const openBrowser = () => new Agent({ keepAlive: true, maxSockets: 1 });

function send(
  agent: Agent,
  url: string,
  method: 'GET' | 'POST',
  headers: Record<string, string>,
  body?: object,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method, agent, headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) } },
      async (answer) => {
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      },
    );
    asked.once('error', reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Waits until all reactions to the orders are done. */
async function untilSettled(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (;;) {
    const { rowCount } = await client.query(
      `select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()
       union all select from published_events limit 1`,
    );
    if (!rowCount) break;
    await sleep(20);
  }
  await client.end();
}
