import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { type OriginalClient, openOriginalClient } from '#tests/support/original/original-client.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let base: string;
let asha: Actor;
let meher: Actor;
let page: OriginalClient;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true, settings: { RATE_LIMITS: 'on' } });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => page.close());
afterAll(() => app.stop());

/** What the original client does on page load: it opens one socket for notifications and one for chat. */
function load(): { news: Socket; chat: Socket; told: Notification[]; heard: Message[]; refusals: string[] } {
  page = openOriginalClient(base);
  const [news, chat] = [page.openSocket(), page.openSocket()];
  const told: Notification[] = [];
  const heard: Message[] = [];
  const refusals: string[] = [];
  news.on('new-notification', (notification: Notification) => told.push(notification));
  chat.on('newMessage', (message: Message) => heard.push(message));
  chat.on('connect_error', ({ message }) => refusals.push(message));
  return { news, chat, told, heard, refusals };
}

async function meet(): Promise<number> {
  [asha, meher] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari' })];
  return (await write(meher, asha, 'The silk has come.')).chatId;
}

test('sockets opened signed out carry news and chat after signing in, without a reload', async () => {
  const chatId = await meet();
  const { news, chat, told, heard, refusals } = load();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await page.signIn(asha, actorPassword);
  news.emit('join-room', asha.id);
  chat.emit('joinRoom', `chat_${chatId}`);
  await expect.poll(() => [news.connected, chat.connected]).toEqual([true, true]);
  await page.get(`/api/chat/chats/${chatId}/messages`);

  const sent = await write(meher, asha, 'Shall I cut it today?');
  await expect.poll(() => heard).toMatchObject([{ id: sent.id, chatId, sender: { name: 'Meher Ansari' } }]);
  const answer = await page.post('/api/chat/send', { receiverId: meher.id, content: 'Yes, please.' });
  expect(answer.body).toMatchObject({ createdFirst: false, message: { chatId } });
  await expect.poll(() => heard.map(({ content }) => content)).toEqual([sent.content, 'Yes, please.']);

  const ritu = await app.actor({ name: 'Ritu Sen' });
  const other = await write(ritu, asha, 'Do you dye as well?');
  const ofRitu = () => told.filter((each) => each.message.includes('Ritu Sen'));
  await expect.poll(() => ofRitu()).toHaveLength(1);
  expect(ofRitu()[0]).toMatchObject({ recipientId: asha.id, message: 'Ritu Sen sent you a message' });
  expect(other.chatId).not.toBe(chatId);
});

test('after signing out nothing is heard, and after signing in again everything is', async () => {
  const chatId = await meet();
  const { chat, heard } = load();
  await page.signIn(asha, actorPassword);
  const room = () => chat.emit('joinRoom', `chat_${chatId}`);
  chat.on('connect', room);
  await expect.poll(() => chat.connected).toBe(true);
  await page.signOut();
  await expect.poll(() => chat.connected).toBe(false);
  await write(meher, asha, 'You are away.');
  await page.signIn(asha, actorPassword);
  await expect.poll(() => chat.connected).toBe(true);
  await expect
    .poll(async () => {
      await write(meher, asha, 'Welcome back.');
      return heard.length;
    })
    .toBeGreaterThan(0);
  expect(new Set(heard.map(({ content }) => content))).toEqual(new Set(['Welcome back.']));
});

test('a first message begins the chat that both then hear, and nothing comes twice', async () => {
  [asha, meher] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari' })];
  const { chat, heard } = load();
  await page.signIn(asha, actorPassword);
  expect((await page.get(`/api/chat/find-or-null/${meher.id}`)).body).toMatchObject({ exists: false });
  const first = await page.post('/api/chat/send', { receiverId: meher.id, content: 'Is it hand-woven?' });
  expect(first.body.createdFirst).toBe(true);
  const { chatId } = first.body.message;
  const loaded = await page.get(`/api/chat/chats/${chatId}/messages`);
  expect(loaded.body.messages).toHaveLength(1);
  chat.emit('joinRoom', `chat_${chatId}`);
  await expect.poll(() => chat.connected).toBe(true);
  await expect
    .poll(async () => {
      await write(meher, asha, 'It is.');
      return heard.length;
    })
    .toBeGreaterThan(0);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
});

test('a message that is answered in the open chat rings no bell, and one that was only seen is read at the second look', async () => {
  const chatId = await meet();
  const { news, chat, told, heard } = load();
  await page.signIn(asha, actorPassword);
  await expect.poll(() => [news.connected, chat.connected]).toEqual([true, true]);
  chat.emit('joinRoom', `chat_${chatId}`);
  const unread = async () =>
    (await page.get('/api/users/getUnreadNotifications')).body.notifications.filter(
      ({ type }: Notification) => type === 'MESSAGE',
    ).length;
  const inboxUnread = async () => (await page.get('/api/chat/userChats')).body.chats[0].unreadCount;
  await page.get(`/api/chat/chats/${chatId}/messages`);
  await expect.poll(unread).toBe(0);
  await expect.poll(() => app.services.realtime.looksAt(asha.id, `chat_${chatId}`)).toBe(true);

  await write(meher, asha, 'Is it cut?');
  await page.post('/api/chat/send', { receiverId: meher.id, content: 'It is.' });
  expect(await inboxUnread()).toBe(0);

  const seen = await write(meher, asha, 'Good.');
  await expect.poll(() => heard.map(({ id }) => id)).toContain(seen.id);
  expect(await inboxUnread()).toBe(1);
  await expect.poll(() => looksWaiting(chatId)).toBe(2);
  await hurryJobs(app.services.db, 'notifications.tell-unread-message');
  await expect.poll(inboxUnread).toBe(0);
  await untilJobsDone(app.services.db);
  expect(await unread()).toBe(0);
  expect(told.filter(({ message }) => message.includes('Meher Ansari'))).toEqual([]);
});

/** The number of pending jobs that check for unread messages of a chat. */
async function looksWaiting(chatId: number): Promise<number> {
  const { rows } = await app.services.db.$client.query(
    `select count(*)::int as count from pgboss.job
      where name = 'notifications.tell-unread-message' and state = 'created' and data->>'chatId' = $1::text`,
    [String(chatId)],
  );
  return rows[0].count;
}

test('each of two hears that the other is there when the second first writes', async () => {
  const chatId = await meet();
  const { news, chat } = load();
  const there: number[] = [];
  chat.on('userOnline', (id: number) => there.push(id));
  await page.signIn(asha, actorPassword);
  await expect.poll(() => [news.connected, chat.connected]).toEqual([true, true]);
  chat.emit('joinRoom', `chat_${chatId}`);
  const other = openOriginalClient(base);
  const others = other.openSocket();
  const heardByOther: number[] = [];
  others.on('userOnline', (id: number) => heardByOther.push(id));
  await other.signIn(meher, actorPassword);
  await expect.poll(() => others.connected).toBe(true);
  await expect.poll(async () => (await app.services.realtime.whoIsOnline([asha.id, meher.id])).size).toBe(2);
  expect([there, heardByOther]).toEqual([[], []]);
  await page.post('/api/chat/send', { receiverId: meher.id, content: 'Lovely.' });
  await expect.poll(() => [there, heardByOther]).toEqual([[meher.id], [asha.id]]);
  other.close();
});

test('what is about no design carries 0, and is read by that', async () => {
  await meet();
  const { news, told } = load();
  await page.signIn(asha, actorPassword);
  await expect.poll(() => news.connected).toBe(true);
  news.emit('join-room', asha.id);
  await meher.call(followMaker, { params: { id: asha.id }, body: { wanted: true } });
  await expect.poll(() => told).toMatchObject([{ type: 'FOLLOW', designId: 0 }]);
  const listed = async () => (await page.get('/api/users/getUnreadNotifications')).body.notifications;
  expect((await listed()).map(({ designId }: Notification) => designId)).toEqual([0, 0]);
  const { status, body } = await page.post('/api/users/markNotificationAsReadByDesign/0', {});
  expect([status, body.unreadCount]).toEqual([200, 0]);
  expect(await listed()).toEqual([]);
});
