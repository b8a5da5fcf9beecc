import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { type chatMessages, type Message, sendMessage } from '#contracts/messaging/messaging.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { payments } from '#server/modules/payments/payments.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, shippingDetails } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { startTestCluster, type TestCluster } from '#tests/support/servers/cluster.ts';
import type { Tab } from '#tests/support/tabs.ts';

const restarts = Number(process.env.RESTARTS ?? 2);

let cluster: TestCluster;
let onlooker: TestApp;
let maker: Actor;
let buyers: Actor[];
let designIds: number[];
let providerBase: string;

beforeAll(async () => {
  cluster = await startTestCluster({ RATE_LIMITS: 'off' });
  const { settings } = await cluster.status();
  providerBase = settings.RAZORPAY_API_BASE ?? '';
  const { DATABASE_URL: url = '' } = settings;
  // Uses the cluster's database, which is removed with the cluster.
  onlooker = await startTestApp({ database: { url, drop: async () => undefined }, settings });
  maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyers = await Promise.all(Array.from({ length: 4 }, (_, nth) => onlooker.actor({ name: `Buyer ${nth}` })));
  designIds = await Promise.all(Array.from({ length: 4 }, () => designOf(onlooker, maker)));
});
afterAll(async () => {
  await onlooker?.stop();
  await cluster?.stop();
});

/** Every request that was not answered with 200. */
const failures: string[] = [];
const done = { gets: 0, likes: 0, paid: 0, messages: 0 };
const paidOrders: number[] = [];

/** Repeats an action with pauses until `isOver`, and records failures. */
async function keepOn(isOver: () => boolean, pauseMs: number, what: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await what().catch((error: Error) => failures.push(`${error.message} ${String(error.cause ?? '')}`));
    await sleep(pauseMs);
  }
}

async function get(path: string, cookie = ''): Promise<void> {
  const answer = await fetch(`${cluster.url}${path}`, { headers: { cookie } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  done.gets += 1;
}

async function buy(buyer: Actor, designId: number): Promise<void> {
  const { orderId, razorpayOrderId } = await callServer(cluster.url, buyer, createOrder, {
    body: { items: [{ designId, quantity: 1 }], shippingDetails },
    headers: { 'idempotency-key': randomUUID() },
  });
  const answer = await fetch(`${providerBase}/__emu/pay`, {
    method: 'POST',
    body: JSON.stringify({ order_id: razorpayOrderId, method: 'upi', instrument: 'success@razorpay' }),
  });
  const proof = (await answer.json()) as {
    razorpay_order_id: string;
    razorpay_payment_id: string;
    razorpay_signature: string;
  };
  await callServer(cluster.url, buyer, verifyInitialPayment, { body: { ...proof, orderId } });
  done.paid += 1;
  paidOrders.push(orderId);
}

/** Reads a chat as an open page does: live, and from the API after each reconnect. */
function readAlong(reader: Actor, chatId: number) {
  const live: string[] = [];
  const seen = new Set<string>();
  const counts = { connections: 0 };
  let last = 0;
  const catchUp = async (): Promise<void> => {
    const answer = await fetch(`${cluster.url}/api/chat/chats/${chatId}/messages?after=${last}&limit=200`, {
      headers: { cookie: reader.cookie },
    });
    if (answer.status !== 200) throw new Error(`The chat was answered ${answer.status}`);
    const { messages, hasMore } = (await answer.json()) as ReplyOf<typeof chatMessages>;
    for (const { id, nonce } of messages) {
      seen.add(nonce ?? '');
      last = Math.max(last, id);
    }
    return hasMore ? catchUp() : undefined;
  };
  const tab: Tab = io(cluster.url, {
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 100,
    extraHeaders: { cookie: reader.cookie },
  });
  tab.on('newMessage', ({ nonce }: Message) => {
    live.push(nonce ?? '');
    seen.add(nonce ?? '');
  });
  tab.on('connect', () => {
    counts.connections += 1;
    tab.emit('joinRoom', `chat_${chatId}`, () => {
      void catchUp().catch((error: Error) => failures.push(`catching up: ${error.message}`));
    });
  });
  return { live, seen, counts, close: () => tab.close() };
}

test(`${restarts} rolling restarts under traffic fail no request and lose no message`, async () => {
  const [asha, farida] = buyers as [Actor, Actor];
  const write = (content: string) =>
    callServer(cluster.url, asha, sendMessage, {
      body: { receiverId: farida.id, content, nonce: content },
    });
  const sent = ['message-0'];
  const { message } = await write('message-0');
  const reading = readAlong(farida, message.chatId);
  await expect.poll(() => reading.seen.size).toBe(1);

  let isOver = false;
  const over = () => isOver;
  const traffic = [
    ...['/', `/product/${designIds[0]}`, '/api/design/getProductsForFeed', '/explore'].map((path) =>
      keepOn(over, 40, () => get(path)),
    ),
    keepOn(over, 40, () => get('/api/order/my-orders', buyers[2]?.cookie)),
    ...buyers.map((buyer, nth) =>
      keepOn(over, 60, async () => {
        await callServer(cluster.url, buyer, likeUnLikeDesign, { params: { id: designIds[nth] ?? 0 } });
        done.likes += 1;
      }),
    ),
    ...buyers.slice(2).map((buyer, nth) => keepOn(over, 150, () => buy(buyer, designIds[nth] ?? 0))),
    keepOn(over, 50, async () => {
      const content = `message-${sent.length}`;
      sent.push(content);
      await write(content);
      done.messages += 1;
    }),
  ];

  const began = performance.now();
  const before = await cluster.status();
  for (let nth = 0; nth < restarts; nth++) await cluster.restart();
  const after = await cluster.status();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  isOver = true;
  await Promise.all(traffic);

  const pidsOf = ({ processes }: typeof before) => processes.map(({ pid }) => pid);
  expect(
    pidsOf(after).filter((pid) => pidsOf(before).includes(pid)),
    'everyone is new',
  ).toEqual([]);
  expect(failures).toEqual([]);
  await expect.poll(() => reading.seen.size).toBe(sent.length);
  expect([...reading.seen].sort()).toEqual([...sent].sort());
  expect(reading.live.length, 'nothing is told twice').toBe(new Set(reading.live).size);
  reading.close();

  const { db } = onlooker.services;
  const rows = await db.$client.query('select nonce from messages where chat_id = $1', [message.chatId]);
  expect(rows.rows.map(({ nonce }) => nonce).sort(), 'each written once').toEqual([...sent].sort());
  expect((await db.select().from(orders)).map(({ id }) => id).sort()).toEqual(paidOrders.toSorted());
  const confirmed = (await db.select().from(orderHistory)).filter(({ toStatus }) => toStatus === 'CONFIRMED');
  expect(confirmed.map(({ orderId }) => orderId).sort()).toEqual(paidOrders.toSorted());
  const advances = (await db.select().from(payments)).filter(({ purpose }) => purpose !== 'FINAL');
  expect(advances.filter(({ status }) => status !== 'CAPTURED')).toEqual([]);
  console.log(
    `${restarts} restarts of ${pidsOf(before).length} processes in ${seconds} s: ${done.gets} reads, ${done.likes} likes, ${done.paid} orders paid, ${done.messages} messages (${reading.live.length} heard live, ${reading.counts.connections} connections); 0 failed`,
  );
});
