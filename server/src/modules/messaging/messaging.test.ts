import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import {
  chatMessages,
  chatPeople,
  findOrNull,
  markChatRead,
  sendMessage,
} from '#contracts/messaging/messaging.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { history, inbox, pairOf, unread } from '#tests/support/set-ups/messaging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
});
afterAll(() => app.stop());

const pair = () => pairOf(app);

test('the first message makes the chat, which both then find in their inbox', async () => {
  const [asha, meher] = await pair();
  expect((await asha.call(findOrNull, { params: { receiverId: meher.id } })).body).toMatchObject({
    success: true,
    exists: false,
    chatUser: { id: meher.id, name: 'Meher Ansari', role: 'JARIWALA', isOnline: false },
    can: { write: true },
  });
  expect(await inbox(asha)).toEqual([]);

  const sent = await asha.call(sendMessage, {
    body: { receiverId: meher.id, content: '  Is the pallu woven or printed?  ' },
  });
  expect(sent.body).toMatchObject({
    success: true,
    createdFirst: true,
    message: {
      senderId: asha.id,
      sender: { id: asha.id, name: 'Asha Rao' },
      content: 'Is the pallu woven or printed?',
      images: [],
    },
  });
  const { chatId } = sent.body.message;
  const answer = await meher.call(sendMessage, { body: { receiverId: asha.id, content: 'Woven, didi.' } });
  expect(answer.body).toMatchObject({ createdFirst: false, message: { chatId } });

  expect((await asha.call(findOrNull, { params: { receiverId: meher.id } })).body).toMatchObject({
    exists: true,
    chatId,
  });
  for (const [person, partner] of [
    [asha, meher],
    [meher, asha],
  ] as const) {
    expect(await inbox(person)).toMatchObject([
      {
        chatId,
        chatUser: { id: partner.id, name: partner.name },
        lastMessage: { content: 'Woven, didi.', senderId: meher.id, sender: { name: 'Meher Ansari' } },
        // By answering she has marked the question as read.
        unreadCount: person === asha ? 1 : 0,
      },
    ]);
    expect((await history(person, chatId)).messages.map(({ content }) => content)).toEqual([
      'Is the pallu woven or printed?',
      'Woven, didi.',
    ]);
  }
});

test('two first messages at once, from both sides and many tabs, make one chat', async () => {
  const [asha, meher] = await pair();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? asha.call(sendMessage, { body: { receiverId: meher.id, content: `From Asha ${n}` } })
        : meher.call(sendMessage, { body: { receiverId: asha.id, content: `From Meher ${n}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.message.chatId)).size).toBe(1);
  expect(answers.filter(({ body }) => body.createdFirst)).toHaveLength(1);
  const chatId = answers[0]?.body.message.chatId ?? 0;
  const seen = await Promise.all([history(asha, chatId), history(meher, chatId)]);
  expect(seen[0].messages).toHaveLength(20);
  expect(seen[0].messages).toEqual(seen[1].messages);
  // Sending a message marks earlier ones as read, so only messages after a person's own last one are unread.
  const ids = seen[0].messages.map(({ id, senderId }) => ({ id, senderId }));
  const after = (own: number) => {
    const last = Math.max(...ids.filter(({ senderId }) => senderId === own).map(({ id }) => id));
    return ids.filter(({ id, senderId }) => senderId !== own && id > last).length;
  };
  expect([await unread(asha), await unread(meher)]).toEqual([after(asha.id), after(meher.id)]);
});

test('a chat of other people looks like one that is not there, to read, to mark and in find-or-null', async () => {
  const [asha, meher] = await pair();
  const stranger = await app.actor({ name: 'Rohan Das' });
  const { chatId, id } = await write(asha, meher, 'Between us');
  const missing = await stranger.call(chatMessages, { params: { chatId: 987_654_321 } });
  const foreign = await stranger.call(chatMessages, { params: { chatId } });
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  const marked = await stranger.call(markChatRead, { params: { chatId }, body: { upTo: id } });
  expect(marked.status).toBe(404);
  expect(await unread(meher)).toBe(1);
  expect((await stranger.call(findOrNull, { params: { receiverId: meher.id } })).body.exists).toBe(false);
});

test('nobody writes to themselves, to somebody unknown or to an account that was closed', async () => {
  const [asha, meher] = await pair();
  const to = (receiverId: number) => asha.call(sendMessage, { body: { receiverId, content: 'Namaste' } });
  const own = await to(asha.id);
  expect([own.status, own.error.message]).toEqual([400, inEnglish(messageSentences.toYourself)]);
  const unknown = await to(987_654_321);
  expect([unknown.status, unknown.error.message]).toEqual([404, 'User not found']);
  await write(meher, asha, 'Before');
  await app.services.db.$client.query(`update users set status = 'DELETED' where id = $1`, [meher.id]);
  expect((await to(meher.id)).status).toBe(404);
  expect((await inbox(asha))[0]).toMatchObject({
    chatUser: { name: 'Deleted user', lastSeen: null },
    lastMessage: { sender: { name: 'Deleted user' } },
  });
  expect((await asha.call(findOrNull, { params: { receiverId: meher.id } })).body.can).toEqual({
    write: false,
  });
});

test('the picker finds makers and acquaintances by name and gives no address or telephone', async () => {
  const [asha] = await pair();
  const maker = await app.actor({ name: 'Lakshmi Priya', role: 'ARTIST' });
  const shopper = await app.actor({ name: 'Lakshmi Nair' });
  const known = await app.actor({ name: 'Lakshmi Kutty' });
  await write(known, asha, 'Namaste');
  const followed = await app.actor({ name: 'Lata Mangal' });
  const follow = 'insert into follows (follower_id, maker_id) values ($1, $2)';
  await app.services.db.$client.query(follow, [asha.id, followed.id]);
  const lata = (await asha.call(chatPeople, { query: { q: 'lata' } })).body.data;
  expect(lata.map(({ id }) => id)).toEqual([followed.id]);
  const found = (await asha.call(chatPeople, { query: { q: 'laksh' } })).body.data;
  expect(found.map(({ id }) => id)).toEqual([known.id, maker.id]);
  expect(found.map(({ id }) => id)).not.toContain(shopper.id);
  const byLastName = (await asha.call(chatPeople, { query: { q: 'PRIYA l' } })).body.data;
  expect(byLastName.map(({ id }) => id)).toEqual([maker.id]);
  expect(new Set(found.flatMap((person) => Object.keys(person)))).toEqual(
    new Set(['id', 'name', 'role', 'city', 'isVerified', 'profileImage']),
  );
  for (const q of [`'; drop table users --`, 'a:* | b', '!!', '%', '\\']) {
    expect((await asha.call(chatPeople, { query: { q } })).status).toBe(200);
  }
  const usual = (await asha.call(chatPeople)).body.data;
  expect(usual[0]?.id).toBe(known.id);
  expect(usual.map(({ id }) => id)).not.toContain(asha.id);
});
