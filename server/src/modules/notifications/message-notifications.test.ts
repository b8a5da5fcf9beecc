import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chatMessages, userChats } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

const wait = { timeout: 60_000, interval: 50 };

let app: TestApp;
let base: string;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const pair = () => Promise.all([app.actor({ name: 'Asha Rao' }), app.actor({ name: 'Meher Ansari' })]);

async function messagesOf(person: Actor): Promise<string[]> {
  const { notifications } = (await person.call(getUnreadNotifications)).body;
  return notifications.map(({ message }) => message);
}

const allHeard = () => untilJobsDone(app.services.db);

/** Makes delayed notifications run now. */
async function becomeLate(): Promise<void> {
  const { rowCount } = await app.services.db.$client.query(
    `update pgboss.job set start_after = now()
      where name = 'notifications.tell-unread-message' and state = 'created'`,
  );
  expect(rowCount).toBeGreaterThan(0);
}

test('a message in a chat that only seemed open is told after a while', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(meher, asha, 'The silk has come.');
  await allHeard();
  await asha.call(chatMessages, { params: { chatId } });
  await vi.waitFor(async () => expect(await messagesOf(asha)).toEqual([]), wait);
  const tab = await tabs.connected({ cookie: asha.cookie });
  const seen = listen(tab, 'newMessage');
  expect(await ask(tab, 'joinRoom', `chat_${chatId}`)).toBe(true);
  await write(meher, asha, 'Shall I cut it?');
  await vi.waitFor(() => expect(seen).toHaveLength(1), wait);
  await allHeard();
  expect(await messagesOf(asha)).toEqual([]);
  tab.disconnect();
  await expect.poll(() => app.services.realtime.looksAt(asha.id, `chat_${chatId}`)).toBe(false);
  await becomeLate();
  await vi.waitFor(
    async () => expect(await messagesOf(asha)).toEqual(['Meher Ansari sent you a message']),
    wait,
  );
});

test('opening a chat by the plain call reads it, and every open tab hears that the bell has changed', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(meher, asha, 'The silk has come.');
  await write(meher, asha, 'Shall I cut it?');
  await vi.waitFor(
    async () => expect(await messagesOf(asha)).toEqual(['2 new messages from Meher Ansari']),
    wait,
  );
  const heard = listen(await tabs.connected({ cookie: asha.cookie }), 'notificationsRead');
  const inParts = await asha.call(chatMessages, { params: { chatId }, query: { limit: 50 } });
  expect([inParts.body.messages.length, inParts.body.ownReadUpTo]).toEqual([2, 0]);
  expect(heard, 'a page that was named is no reading').toEqual([]);

  await asha.call(chatMessages, { params: { chatId } });
  await vi.waitFor(async () => expect(await messagesOf(asha)).toEqual([]), wait);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), wait);
  expect((await asha.call(userChats)).body.chats[0]?.unreadCount).toBe(0);
});

test('a link on another site, or one that is followed, does not read the chat that it leads to', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(meher, asha, 'The silk has come.');
  const unread = async () => (await asha.call(userChats)).body.chats[0]?.unreadCount;
  const open = async (headers: Record<string, string>) => {
    const url = `/api/chat/chats/${chatId}/messages`;
    expect((await app.server.inject({ url, headers: { cookie: asha.cookie, ...headers } })).statusCode).toBe(
      200,
    );
    return unread();
  };
  expect(await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(1);
  expect(await open({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(1);
  expect(await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(1);
  expect(await open({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(0);
});

test('a message rings the bell once while it is unread, and grows in the tabs that know of it', async () => {
  const [asha, meher] = await pair();
  const tab = await tabs.connected({ cookie: asha.cookie });
  const [first, grown] = [listen(tab, 'new-notification'), listen(tab, 'notificationGrew')];
  const { chatId } = await write(meher, asha, 'The silk has come.');
  await vi.waitFor(() => expect(first).toHaveLength(1), wait);
  await write(meher, asha, 'Shall I cut it?');
  await vi.waitFor(async () => {
    await hurryJobs(app.services.db, 'notifications.announce');
    expect(grown).toHaveLength(1);
  }, wait);
  expect(grown[0]?.[0]).toMatchObject({ id: first[0]?.[0].id, message: '2 new messages from Meher Ansari' });
  expect(first).toHaveLength(1);

  await asha.call(chatMessages, { params: { chatId } });
  await vi.waitFor(async () => expect(await messagesOf(asha)).toEqual([]), wait);
  await write(meher, asha, 'It is cut.');
  await vi.waitFor(() => expect(first).toHaveLength(2), wait);
});

test('a message in a chat that its reader has before them does not ring; in a tab behind another one it does', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(meher, asha, 'The silk has come.');
  await vi.waitFor(async () => expect(await messagesOf(asha)).toHaveLength(1), wait);
  await asha.call(chatMessages, { params: { chatId } });
  await allHeard();
  const tab = await tabs.connected({ cookie: asha.cookie });
  const seen = listen(tab, 'newMessage');
  expect(await ask(tab, 'joinRoom', `chat_${chatId}`)).toBe(true);
  await write(meher, asha, 'Shall I cut it?');
  await vi.waitFor(() => expect(seen).toHaveLength(1), wait);
  await allHeard();
  expect(await messagesOf(asha)).toEqual([]);
  await asha.call(chatMessages, { params: { chatId } });
  await becomeLate();
  await allHeard();
  expect(await messagesOf(asha), 'what was read meanwhile').toEqual([]);

  tab.emit('hidden', true);
  await ask(tab, 'join-room', asha.id);
  await write(meher, asha, 'It is cut.');
  await vi.waitFor(
    async () => expect(await messagesOf(asha)).toEqual(['Meher Ansari sent you a message']),
    wait,
  );
});
