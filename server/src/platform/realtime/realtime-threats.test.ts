import { connect as connectTcp } from 'node:net';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, connect, ended, listen, makeTabs, refusalOf, type Tab } from '#tests/support/tabs.ts';
import { makeEventBudget } from './event-budget.ts';

const friend = 'https://app.example.in';
let app: TestApp;
let base: string;
/** The people who may enter `team_7`, a room of this test. */
const membersOf7 = new Set<number>();
/** Runs before the guard answers. */
let beforeAnswer: () => Promise<void> | void = () => undefined;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'http://tanabana.example', CORS_ORIGINS: friend } });
  app.services.realtime.guardRooms({
    kind: 'team',
    async admits(userId, id) {
      const isMember = membersOf7.has(userId) && id === 7;
      await beforeAnswer();
      return isMember;
    },
  });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  tabs.closeAll();
  beforeAnswer = () => undefined;
});
afterAll(() => app.stop());

/** Emits any event with any arguments. */
const say = (tab: Tab, event: string, ...args: unknown[]) => (tab as Socket).emit(event, ...args);

/** Whether an event is acknowledged at all; one beyond the budget is dropped. */
const isAnswered = (tab: Tab, userId: number) =>
  (tab as Socket)
    .timeout(100)
    .emitWithAck('join-room', userId)
    .catch(() => false);

test('no payload of any event ends the process or the connection', async () => {
  const asha = await app.actor();
  membersOf7.add(asha.id);
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
  const nasty: unknown[][] = [
    [],
    [null],
    [undefined, null],
    [''],
    [-1],
    [1.5],
    [2 ** 60],
    ['9'.repeat(60_000)],
    [{}],
    [[]],
    [deep],
    [JSON.parse('{"__proto__":{"admin":true}}')],
    [{ constructor: { prototype: {} } }],
    [{ toString: null, valueOf: null }],
    [Buffer.from('chat_7')],
    [{ _placeholder: true, num: 7 }],
    [true, () => undefined],
    ['chat_7\0'],
    ['__proto__'],
  ];
  const names = ['join-room', 'joinRoom', 'leaveRoom', 'typing', '__proto__', 'constructor', 'toString', ''];
  for (const name of names) {
    const tab = await tabs.connected({ cookie: asha.cookie });
    for (const args of nasty) say(tab, name, ...args);
    expect(tab.connected, name).toBe(true);
    expect(await ask(tab, 'join-room', asha.id), `after ${name}`).toBe(true);
    tab.close();
  }
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

test('a guard that fails refuses and harms nothing', async () => {
  const asha = await app.actor();
  membersOf7.add(asha.id);
  const tab = await tabs.connected({ cookie: asha.cookie });
  beforeAnswer = () => Promise.reject(new Error('the database is away'));
  expect(await ask(tab, 'joinRoom', 'team_7')).toBe(false);
  beforeAnswer = () => undefined;
  expect(await ask(tab, 'joinRoom', 'team_7')).toBe(true);
});

test('beyond twenty events a second the rest is dropped, and a flood ends its connection alone', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const [noisy, quiet] = [
    await tabs.connected({ cookie: asha.cookie }),
    await tabs.connected({ cookie: meher.cookie }),
  ];
  app.services.realtime.addToRoom([asha.id, meher.id], 'chat_7');
  const heard = listen(quiet, 'typing');

  const began = performance.now();
  for (let count = 0; count < 100; count++) say(noisy, 'typing', 7);
  // Once an event is accepted again, the hundred before it have been processed.
  await expect.poll(() => isAnswered(noisy, asha.id)).toBe(true);
  await ask(quiet, 'join-room', meher.id);
  const seconds = (performance.now() - began) / 1000;
  expect(heard.length).toBeGreaterThanOrEqual(20);
  expect(heard.length).toBeLessThanOrEqual(Math.min(99, 21 + 20 * seconds));
  expect(noisy.connected).toBe(true);

  const end = ended(noisy);
  for (let count = 0; count < 400; count++) say(noisy, 'typing', 7);
  expect(await end).toBe('io server disconnect');
  expect(await ask(quiet, 'join-room', meher.id)).toBe(true);
});

test('somebody who types fast now and then is never thrown out', () => {
  let at = 0;
  const spend = makeEventBudget(() => at);
  const verdicts = new Set<string>();
  for (let minute = 0; minute < 30; minute++) {
    for (let event = 0; event < 40; event++) verdicts.add(spend());
    at += 60_000;
  }
  expect([...verdicts]).toEqual(['accept', 'drop']);
});

test.each(['polling', 'websocket'] as const)(
  'a message beyond 64 KB by %s ends the connection that sent it',
  async (transport) => {
    const asha = await app.actor();
    const tab = await tabs.connected({ cookie: asha.cookie, transports: [transport] });
    const end = ended(tab);
    say(tab, 'joinRoom', 'x'.repeat(80 * 1024));
    expect(await end).toMatch(/transport (close|error)/);
    await connect(tab);
    expect(await ask(tab, 'join-room', asha.id)).toBe(true);
  },
);

test('an eleventh connection of one browser takes the place of the one that was opened first', async () => {
  const asha = await app.actor();
  const all: Tab[] = [];
  for (let count = 0; count < 11; count++) all.push(await tabs.connected({ cookie: asha.cookie }));
  await expect.poll(() => all.map((tab) => tab.connected)).toEqual([false, ...Array(10).fill(true)]);
});

test('the browser of a visitor on a foreign page opens nothing, our pages and known front ends do', async () => {
  const { cookie } = await app.actor();
  for (const transport of ['polling', 'websocket'] as const) {
    const how = { cookie, transports: [transport] };
    for (const origin of ['https://evil.example', 'null', 'http://tanabana.example.evil.example']) {
      await expect(tabs.connected({ ...how, origin }), `${origin} ${transport}`).rejects.toThrow();
    }
    for (const origin of ['http://tanabana.example', friend, base]) {
      expect((await tabs.connected({ ...how, origin })).connected, `${origin} ${transport}`).toBe(true);
    }
  }
  const refusal = await refusalOf(base, { cookie, origin: 'https://evil.example' });
  expect(refusal).toEqual([403, 'FORBIDDEN']);
});

test('a person taken out of a chat while asking to join it stays out', async () => {
  const asha = await app.actor();
  membersOf7.add(asha.id);
  const tab = await tabs.connected({ cookie: asha.cookie });
  const heard = listen(tab, 'typing');
  beforeAnswer = () => {
    if (!membersOf7.delete(asha.id)) return;
    app.services.realtime.removeFromRoom(asha.id, 'team_7');
  };
  expect(await ask(tab, 'joinRoom', 'team_7')).toBe(false);
  app.services.realtime.toRoom('team_7', 'typing', { chatId: 7, userId: 1 });
  await ask(tab, 'join-room', asha.id);
  expect(heard).toEqual([]);
});

test('nobody types in a chat that they have not joined', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const [outside, inside] = [
    await tabs.connected({ cookie: asha.cookie }),
    await tabs.connected({ cookie: meher.cookie }),
  ];
  app.services.realtime.addToRoom([meher.id], 'chat_7');
  const heard = listen(inside, 'typing');
  say(outside, 'typing', 7);
  await ask(outside, 'join-room', asha.id);
  await ask(inside, 'join-room', meher.id);
  expect(heard).toEqual([]);
});

test('who connects and says nothing, or speaks no known protocol, leaves the door free', async () => {
  const { port } = new URL(base);
  const strange = connectTcp(Number(port), '127.0.0.1');
  strange.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n',
  );
  expect((await fetch(`${base}/socket.io/?EIO=4&transport=carrier-pigeon`)).status).toBe(400);
  expect((await fetch(`${base}/socket.io/?EIO=4&transport=polling&sid=made-up`)).status).toBe(400);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  strange.destroy();
});
