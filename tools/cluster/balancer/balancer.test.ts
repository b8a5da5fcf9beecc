import { once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Server as LiveServer } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { type Balancer, createBalancer } from './balancer.ts';

const open: Server[] = [];
const balancers: Balancer[] = [];
afterEach(async () => {
  for (const balancer of balancers.splice(0)) await balancer.stop();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A process that says its name, and what it was sent, unless `answer` does otherwise. */
async function member(name: string, answer?: (path: string, response: ServerResponse) => boolean) {
  const state = { isReady: true, heard: 0 };
  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/readyz') return void response.writeHead(state.isReady ? 200 : 503).end();
    state.heard += 1;
    if (answer?.(incoming.url ?? '', response)) return;
    const body = await text(incoming);
    response.setHeader('x-heard', JSON.stringify(incoming.headers));
    response.end(`${name} ${incoming.method} ${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return { name, state, server, port: (server.address() as AddressInfo).port };
}

async function balance(...members: { name: string; port: number }[]): Promise<[Balancer, string]> {
  const balancer = createBalancer();
  balancers.push(balancer);
  const port = await freePort();
  await balancer.listen(port);
  for (const one of members) balancer.add(one.name, one.port);
  return [balancer, `http://127.0.0.1:${port}`];
}

const said = async (base: string, init?: RequestInit) => (await fetch(`${base}/`, init)).text();

test('requests go to whoever has the fewest under way', async () => {
  const waiting: ServerResponse[] = [];
  const hold = (path: string, response: ServerResponse) => path === '/slow' && waiting.push(response) > 0;
  const [left, right] = [await member('left', hold), await member('right', hold)];
  const [, base] = await balance(left, right);
  const slow = fetch(`${base}/slow`);
  await expect.poll(() => waiting).toHaveLength(1);
  const idle = left.state.heard === 0 ? 'left' : 'right';
  for (let nth = 0; nth < 4; nth++) expect(await said(base)).toBe(`${idle} GET `);
  waiting[0]?.end('done');
  expect(await (await slow).text()).toBe('done');
});

test('what was never sent goes to another process, with its whole body', async () => {
  const alive = await member('alive');
  const [balancer, base] = await balance({ name: 'dead', port: await freePort() }, alive);
  const body = 'a'.repeat(300_000);
  for (let nth = 0; nth < 4; nth++)
    expect(await said(base, { method: 'POST', body })).toBe(`alive POST ${body}`);
  expect(balancer.list().map(({ name, state }) => [name, state])).toEqual([
    ['dead', 'out'],
    ['alive', 'up'],
  ]);
});

test('a read that dies on the way is read elsewhere, a write is not written twice', async () => {
  const dies = await member('dies', (_path, response) => Boolean(response.socket?.destroy()));
  const alive = await member('alive');
  const [balancer, base] = await balance(dies, alive);
  const answers = await Promise.all([said(base), said(base)]);
  expect(answers).toEqual(['alive GET ', 'alive GET ']);

  balancer.remove('alive');
  const lost = await fetch(`${base}/`, { method: 'POST', body: 'one order' });
  expect(lost.status).toBe(502);
  expect(alive.state.heard).toBe(2);
});

test('who is not ready gets nothing until it is; who leaves finishes what it was given', async () => {
  const waiting: ServerResponse[] = [];
  const left = await member('left', (path, response) => path === '/slow' && waiting.push(response) > 0);
  const right = await member('right');
  const [balancer, base] = await balance(left);
  const slow = fetch(`${base}/slow`);
  await expect.poll(() => waiting).toHaveLength(1);
  balancer.add('right', right.port);
  const leaving = balancer.leave('left', 10_000);
  expect(await Promise.all([said(base), said(base)])).toEqual(['right GET ', 'right GET ']);
  waiting[0]?.end('done');
  expect(await (await slow).text()).toBe('done');
  await leaving;
  expect(balancer.list().map(({ name }) => name)).toEqual(['right']);

  const third = await member('third');
  balancer.add('third', third.port);
  right.state.isReady = false;
  await expect.poll(() => balancer.list()[0]?.state).toBe('out');
  expect(await Promise.all([said(base), said(base)])).toEqual(['third GET ', 'third GET ']);
  right.state.isReady = true;
  await expect.poll(() => balancer.list()[0]?.state).toBe('up');
});

test('without anybody it says so, with a time to come back', async () => {
  const [, base] = await balance();
  const answer = await fetch(`${base}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
});

test('what a visitor claims of the way they came is not handed on', async () => {
  const [, base] = await balance(await member('one'));
  const { port } = new URL(base);
  const asked = request({
    port,
    host: '127.0.0.1',
    agent: new Agent(),
    headers: { 'x-forwarded-for': '1.2.3.4', via: 'x' },
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  const heard = JSON.parse(answer.headers['x-heard']);
  expect([heard['x-forwarded-for'], heard['x-forwarded-proto'], heard.via]).toEqual([
    '127.0.0.1',
    'http',
    undefined,
  ]);
});

test('a live connection stands through polls and a WebSocket, at the process that opened it', async () => {
  const servers = await Promise.all(
    ['left', 'right'].map(async (name) => {
      const one = await member(name);
      const live = new LiveServer(one.server);
      live.on('connection', (socket) => socket.on('who', (answer: (name: string) => void) => answer(name)));
      return one;
    }),
  );
  const [, base] = await balance(...servers);
  for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']]) {
    const tab = io(base, { transports, forceNew: true, withCredentials: true });
    const names = [];
    for (let nth = 0; nth < 3; nth++) names.push(await tab.timeout(5000).emitWithAck('who'));
    expect(new Set(names).size, transports.join()).toBe(1);
    tab.close();
  }
});
