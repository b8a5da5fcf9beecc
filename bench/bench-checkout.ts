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
import { floorLine, gateLine, printTable } from './report.ts';

interface Scene {
  /** How many designs of other makers there are, from 1 on. */
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
const leastPerSecond = 120;
const leastSeconds = 4;
const countedOrders = 100;
/** Those that checkout-statements.test.ts counts, and the looks for events, of which a slow machine needs some for each order. */
const mostStatements = 88;

/** What it takes to write an order down, and how many whole checkouts one buyer's browser gets through. */
export async function benchCheckout({ size, databaseUrl, ours, bound, load }: Scene): Promise<void> {
  const buyer = await join(ours, 'Ananya Iyer');
  const orderOf = (saveAddress: boolean) => ({
    items: [{ designId: randomInt(1, size + 1), quantity: 1 }],
    shippingDetails,
    specialInstructions: '',
    saveAddress,
  });
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
    },
    { ...load, warmUp: 1500 },
  );
  const gate = { floor: figures.bare, floorName: 'bare' };
  printTable(`Placing orders, ${load.connections} connections`, [
    floorLine('Fastify + pg, the bare rows of an order', figures.bare),
    gateLine({ what: 'The order transaction', ours: figures.placed, ...gate, least: 0.5 }),
    gateLine({ what: 'The whole call, with an instant provider', ours: figures.create, ...gate }),
  ]);

  await setDurable(databaseUrl, true);
  try {
    for (let warm = 0; warm < 100; warm++) await checkOut(ours, buyer.cookie, orderOf(true));
    const before = { node: cpuOf(ours.pid), database: cpuOfFamily(load.postmaster) };
    const start = performance.now();
    let orders = 0;
    const seconds = () => (performance.now() - start) / 1000;
    for (; seconds() < leastSeconds; orders++) await checkOut(ours, buyer.cookie, orderOf(true));
    const perSecond = orders / seconds();
    // What follows a paid order, letters and notifications, is done meanwhile and counted in.
    const node = ((cpuOf(ours.pid) - before.node) * 1000) / orders;
    const database = ((cpuOfFamily(load.postmaster) - before.database) * 1000) / orders;
    process.stdout.write(
      `Whole checkouts, five calls each, one client, on disk before they are answered: ${perSecond.toFixed(0)} orders/s (gate ${leastPerSecond}: ${perSecond >= leastPerSecond ? 'met' : 'MISSED'}); CPU ${(node + database).toFixed(1)} ms each, node ${node.toFixed(1)}, database ${database.toFixed(1)}\n`,
    );
  } finally {
    await setDurable(databaseUrl, false);
  }
  const counted = await countStatements(databaseUrl, async () => {
    for (let order = 0; order < countedOrders; order++) await checkOut(ours, buyer.cookie, orderOf(true));
    await untilSettled(databaseUrl);
  });
  const perOrder = counted.reduce((sum, { calls }) => sum + calls, 0) / countedOrders;
  process.stdout.write(
    `Statements of a whole checkout with all that follows it: ${perOrder.toFixed(1)} (gate ${mostStatements}: ${perOrder <= mostStatements ? 'met' : 'MISSED'}); the five that take longest, of each order:\n`,
  );
  for (const { statement, calls, ms } of counted.slice(0, 5)) {
    const words = statement.replace(/\s+/g, ' ').trim().slice(0, 90);
    process.stdout.write(
      `  ${(ms / countedOrders).toFixed(2)} ms, ${(calls / countedOrders).toFixed(1)}×  ${words}\n`,
    );
  }
}

/** From the form to the confirmation, as the browser goes through it, paid as soon as the window opens. */
async function checkOut(ours: OurServer, cookie: string, order: object): Promise<void> {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(`${ours.url}/api/order/${path}`, method, { cookie, 'idempotency-key': key }, body);
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

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call over a connection that stays open. */
function send(
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

/** Waits until nothing that follows the orders is left to do. */
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
