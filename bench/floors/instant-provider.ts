import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ready } from './floor.ts';

// A payment provider without delay. Every order is created at once, and a payment is captured when it is first
// requested. A payment's id is derived from its order's id. It sends no webhooks.
interface NewOrder {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}

const amounts = new Map<string, number>();
const now = () => Math.floor(Date.now() / 1000);

const server = createServer(async (request, response) => {
  const answer = await answerTo(request);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

async function answerTo(request: IncomingMessage): Promise<object> {
  if (request.method === 'POST' && request.url === '/v1/orders') {
    const { amount, currency, receipt, notes } = JSON.parse(await textOf(request)) as NewOrder;
    const name = randomBytes(7).toString('hex');
    amounts.set(name, amount);
    return { id: `order_${name}`, amount, currency, receipt, notes, status: 'created', created_at: now() };
  }
  const name = /^\/v1\/payments\/pay_(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
  const amount = amounts.get(name);
  if (amount === undefined) return { items: [] };
  return {
    id: `pay_${name}`,
    order_id: `order_${name}`,
    amount,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    created_at: now(),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const ready: Ready = { port: (server.address() as AddressInfo).port };
  process.send?.(ready);
});
