import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logout } from '#contracts/accounts/accounts.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, connect, ended, listen, makeTabs, refusalOf, type Tab } from '#tests/support/tabs.ts';

let app: TestApp;
let base: string;
/** The people who may enter each team, a kind of room of this test. */
const members = new Map<number, Set<number>>();
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  app.services.realtime.guardRooms({
    kind: 'team',
    admits: async (userId, id) => members.get(id)?.has(userId) ?? false,
  });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const notification = {
  id: 1,
  type: 'LIKE' as const,
  message: 'Meher liked your design',
  designId: 0,
  senderId: null,
  recipientId: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  isRead: false,
  link: '/product/1',
  lead: 'Meher',
  reason: 'likes.liked',
  params: {},
  sender: null,
  image: null,
};

test('news for a person reaches every tab of theirs, by polling and by websocket, and nobody else’s', async () => {
  const asha = await app.actor();
  const other = await app.actor();
  const own = [
    await tabs.connected({ cookie: asha.cookie }),
    await tabs.connected({ cookie: asha.cookie, transports: ['polling'] }),
  ].map((tab) => listen(tab, 'new-notification'));
  const foreign = listen(await tabs.connected({ cookie: other.cookie }), 'new-notification');

  app.services.realtime.toPerson(asha.id, 'new-notification', notification);

  await expect.poll(() => own.map((heard) => heard.length)).toEqual([1, 1]);
  expect(own[0]).toEqual([[notification]]);
  expect(foreign).toEqual([]);
});

test('a signed-out handshake is refused before it is answered, and so is a made-up cookie', async () => {
  const refusal = [403, 'SIGN_IN_REQUIRED'];
  expect(await refusalOf(base)).toEqual(refusal);
  expect(await refusalOf(base, { cookie: 'tanabana_session=made-up' })).toEqual(refusal);
  await expect(tabs.connected({})).rejects.toThrow('websocket error');
});

test('a room is heard by its members alone, however its room is spelled', async () => {
  const [member, stranger] = [await app.actor(), await app.actor()];
  members.set(7, new Set([member.id]));
  const inside = await tabs.connected({ cookie: member.cookie });
  const outside = await tabs.connected({ cookie: stranger.cookie });

  expect(await ask(inside, 'joinRoom', 'team_7')).toBe(true);
  for (const room of ['team_7', 'team_07', ' team_7', `user_${member.id}`, 'session_1', 'team_', inside.id]) {
    expect(await ask(outside, 'joinRoom', room), String(room)).toBe(false);
  }
  expect(await ask(outside, 'join-room', member.id)).toBe(false);
  const heard = [listen(inside, 'typing'), listen(outside, 'typing')];
  app.services.realtime.toRoom('team_7', 'typing', { chatId: 7, userId: member.id });
  app.services.realtime.toPerson(stranger.id, 'notificationsRead');
  await expect.poll(() => heard[0]).toEqual([[{ chatId: 7, userId: member.id }]]);
  await ask(outside, 'join-room', stranger.id);
  expect(heard[1]).toEqual([]);
});

test.each(['polling', 'websocket'] as const)(
  'a session that ends cuts its %s connections off, and one that comes back is asked anew who it is',
  async (transport) => {
    const asha = await app.actor();
    const tab = await tabs.connected({ cookie: asha.cookie, transports: [transport] });
    const end = ended(tab);
    await asha.call(logout);
    expect(await end).toMatch(/^transport/);
    await expect(connect(tab)).rejects.toThrow();
    expect(await refusalOf(base, { cookie: asha.cookie })).toEqual([403, 'SIGN_IN_REQUIRED']);
  },
);

test('connections of a session that ended without a word are found and cut off', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const gone = await tabs.connected({ cookie: asha.cookie });
  const stays = await tabs.connected({ cookie: meher.cookie });
  await app.services.db.execute(sql`update users set status = 'BANNED' where id = ${asha.id}`);
  const end = ended(gone);
  await app.services.realtime.endStale();
  expect(await end).toMatch(/^transport/);
  expect(stays.connected).toBe(true);
});

test('a session that ends between the handshake and the connection is not let in', async () => {
  const asha = await app.actor();
  const opened = await fetch(`${base}/socket.io/?EIO=4&transport=polling`, {
    headers: { cookie: asha.cookie },
  });
  const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
  await asha.call(logout);
  const address = `${base}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
  await fetch(address, { method: 'POST', body: '40', headers: { cookie: asha.cookie } });
  await expect.poll(async () => (await fetch(address)).status).toBe(400);
  expect(await app.services.realtime.whoIsOnline([asha.id])).toEqual(new Set());
});

test('new members are put into their room in every tab, and somebody taken out hears no more', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const { realtime } = app.services;
  const own: Tab[] = [];
  for (const { cookie } of [asha, meher, meher]) own.push(await tabs.connected({ cookie }));
  const heard = own.map((tab) => listen(tab, 'typing'));
  const counts = () => heard.map(({ length }) => length);
  realtime.addToRoom([asha.id, meher.id], 'chat_9');
  realtime.toRoom('chat_9', 'typing', { chatId: 9, userId: asha.id });
  await expect.poll(() => counts()).toEqual([1, 1, 1]);

  realtime.removeFromRoom(meher.id, 'chat_9');
  realtime.toRoom('chat_9', 'typing', { chatId: 9, userId: asha.id });
  await expect.poll(() => counts()).toEqual([2, 1, 1]);
  for (const tab of own) await ask(tab, 'join-room', meher.id);
  expect(counts()).toEqual([2, 1, 1]);
});

test('typing is told to the others in the room, not to the tab that types', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const [writer, reader] = [
    await tabs.connected({ cookie: asha.cookie }),
    await tabs.connected({ cookie: meher.cookie }),
  ];
  app.services.realtime.addToRoom([asha.id, meher.id], 'chat_11');
  const heard = [listen(writer, 'typing'), listen(reader, 'typing')];
  writer.emit('typing', 11);
  await expect.poll(() => heard[1]).toEqual([[{ chatId: 11, userId: asha.id }]]);
  expect(heard[0]).toEqual([]);

  reader.emit('leaveRoom', 'chat_11');
  await ask(reader, 'join-room', meher.id);
  writer.emit('typing', 11);
  await ask(writer, 'join-room', asha.id);
  await ask(reader, 'join-room', meher.id);
  expect(heard[1]).toHaveLength(1);
});

test('somebody is online from the first tab to the last', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const first = await tabs.connected({ cookie: asha.cookie });
  await tabs.connected({ cookie: asha.cookie });
  first.close();
  const online = await app.services.realtime.whoIsOnline([asha.id, meher.id]);
  expect([...online]).toEqual([asha.id]);
});

test('metrics tell how many tabs are connected', async () => {
  const { cookie } = await app.actor();
  for (let count = 0; count < 2; count++) await tabs.connected({ cookie });
  const metrics = await (await fetch(`${base}/metrics`)).text();
  expect(Number(/^live_connections (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(2);
});

test('a server that stops lets its tabs seek another one, without waiting for their polls', async () => {
  const stopping = await startTestApp();
  const address = await stopping.server.listen({ port: 0, host: '127.0.0.1' });
  const leaving = makeTabs(() => address);
  const { cookie } = await stopping.actor();
  const own = [
    await leaving.connected({ cookie }),
    await leaving.connected({ cookie, transports: ['polling'] }),
  ];
  const ends = own.map(ended);
  const began = performance.now();
  await stopping.stop();
  // A long poll is answered after at most 25 s.
  expect(performance.now() - began).toBeLessThan(20_000);
  // After "io server disconnect" a browser would not reconnect by itself.
  for (const end of ends) expect(await end).toMatch(/^transport/);
  leaving.closeAll();
});
