import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logout } from '#contracts/accounts/accounts.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, connect, ended, listen, makeTabs } from '#tests/support/tabs.ts';

let app: TestApp;
let base: string;
/** Who is a member of which chat. */
const members = new Map<number, Set<number>>();
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  app.services.realtime.guardRooms({
    kind: 'chat',
    admits: async (userId, chatId) => members.get(chatId)?.has(userId) ?? false,
  });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const notification = {
  id: 1,
  type: 'LIKE' as const,
  message: 'Meher liked your design',
  designId: null,
  senderId: null,
  recipientId: 1,
};

test('news for a person reaches every tab of theirs, by polling and by websocket, and nobody else’s', async () => {
  const asha = await app.actor();
  const other = await app.actor();
  const own = [
    await tabs.connected({ cookie: asha.cookie }),
    await tabs.connected({ cookie: asha.cookie, transports: ['polling'] }),
  ].map((tab) => listen(tab, 'new-notification'));
  const foreign = listen(await tabs.connected({ cookie: other.cookie }), 'new-notification');

  app.services.realtime.toPerson(asha.id, 'new-notification', notification as never);

  await vi.waitFor(() => expect(own.map((heard) => heard.length)).toEqual([1, 1]));
  expect(own[0]).toEqual([[notification]]);
  expect(foreign).toEqual([]);
});

test('threat 27: a signed-out handshake is refused with a sentence, and so is a made-up cookie', async () => {
  const refusal = { message: 'Please sign in to continue.', data: { code: 'SIGN_IN_REQUIRED' } };
  await expect(tabs.connected({})).rejects.toMatchObject(refusal);
  await expect(tabs.connected({ cookie: 'tanabana_session=made-up' })).rejects.toMatchObject(refusal);
});

test('threat 27: a chat is heard by its members alone, however its room is spelled', async () => {
  const [member, stranger] = [await app.actor(), await app.actor()];
  members.set(7, new Set([member.id]));
  const inside = await tabs.connected({ cookie: member.cookie });
  const outside = await tabs.connected({ cookie: stranger.cookie });

  expect(await ask(inside, 'joinRoom', 'chat_7')).toBe(true);
  for (const room of ['chat_7', 'chat_07', ' chat_7', `user_${member.id}`, 'session_1', 'chat_', inside.id]) {
    expect(await ask(outside, 'joinRoom', room), String(room)).toBe(false);
  }
  expect(await ask(outside, 'join-room', member.id)).toBe(false);
  const heard = [listen(inside, 'typing'), listen(outside, 'typing')];
  app.services.realtime.toRoom('chat_7', 'typing', { chatId: 7, userId: member.id });
  app.services.realtime.toPerson(stranger.id, 'notificationsRead');
  await vi.waitFor(() => expect(heard[0]).toEqual([[{ chatId: 7, userId: member.id }]]));
  await sleep(50);
  expect(heard[1]).toEqual([]);
});

test('a session that ends takes its live connections with it', async () => {
  const asha = await app.actor();
  const tab = await tabs.connected({ cookie: asha.cookie });
  const end = ended(tab);
  await asha.call(logout);
  expect(await end).toBe('io server disconnect');
  await expect(connect(tab)).rejects.toThrow('Please sign in to continue.');
});
