import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageLimits, messageSentences } from '#contracts/messaging/message.rules.ts';
import {
  chatMessages,
  chatPeople,
  findOrNull,
  markChatRead,
  sendMessage,
  setBlock,
  unreadMessages,
  userChats,
} from '#contracts/messaging/messaging.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
});
afterAll(() => app.stop());

async function pair(): Promise<[Actor, Actor]> {
  return [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' })];
}

const inbox = async (person: Actor) => (await person.call(userChats)).body.chats;
const history = async (person: Actor, chatId: number, query: object = { limit: 50 }) =>
  (await person.call(chatMessages, { params: { chatId }, query })).body;
const unread = async (person: Actor) => (await person.call(unreadMessages)).body.data.unread;

async function rowsOf(text: string, values: unknown[]): Promise<unknown[]> {
  return (await app.services.db.$client.query(text, values)).rows;
}

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
        unreadCount: 1,
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
  expect([await unread(asha), await unread(meher)]).toEqual([10, 10]);
});

test('one nonce sent twenty times at once is one message, and every answer names it', async () => {
  const [asha, meher] = await pair();
  const body = { receiverId: meher.id, content: 'Twice is too often.', nonce: 'loom-0001-abcd' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => asha.call(sendMessage, { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body: { message } }) => message.id)).size).toBe(1);
  // Whoever lost the first answer learns from the second that this message began the chat.
  expect(new Set(answers.map(({ body: { createdFirst } }) => createdFirst))).toEqual(new Set([true]));
  expect(await unread(meher)).toBe(1);
  const same = await meher.call(sendMessage, { body: { ...body, receiverId: asha.id } });
  expect(same.body.message.id).not.toBe(answers[0]?.body.message.id);
});

test('messages of one chat have numbers in the order of their commits, so that nobody misses a slow one', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  let after = 0;
  const caughtUp: number[] = [];
  let isDone = false;
  const reader = (async () => {
    while (!isDone) {
      const { messages } = await history(meher, chatId, { after, limit: 200 });
      caughtUp.push(...messages.map(({ id }) => id));
      after = messages.at(-1)?.id ?? after;
    }
  })();
  const writers = Array.from({ length: 30 }, (_, n) =>
    write(n % 2 ? asha : meher, n % 2 ? meher : asha, `${n}`),
  );
  await Promise.all(writers).finally(() => {
    isDone = true;
  });
  await reader;
  const rest = await history(meher, chatId, { after, limit: 200 });
  const all = [...caughtUp, ...rest.messages.map(({ id }) => id)];
  expect(all).toHaveLength(31);
  expect(all).toEqual(await idsOf(chatId));
}, 60_000);

async function idsOf(chatId: number): Promise<number[]> {
  const rows = (await rowsOf('select id from messages where chat_id = $1 order by id', [chatId])) as {
    id: number;
  }[];
  return rows.map(({ id }) => id);
}

test('history is read upwards by pages and downwards after a lost connection, without gaps', async () => {
  const [asha, meher] = await pair();
  let chatId = 0;
  for (let n = 1; n <= 12; n++) ({ chatId } = await write(asha, meher, `Line ${n}`));
  const newest = await history(meher, chatId, { limit: 5 });
  expect(newest.messages.map(({ content }) => content)).toEqual([
    'Line 8',
    'Line 9',
    'Line 10',
    'Line 11',
    'Line 12',
  ]);
  expect(newest.hasMore).toBe(true);
  const older = await history(meher, chatId, { limit: 7, before: newest.messages[0]?.id });
  expect(older.messages.map(({ content }) => content).at(-1)).toBe('Line 7');
  expect(older).toMatchObject({ hasMore: false });
  expect(older.messages).toHaveLength(7);
  const missed = await history(meher, chatId, { after: newest.messages[2]?.id });
  expect(missed.messages.map(({ content }) => content)).toEqual(['Line 11', 'Line 12']);
  expect(missed.hasMore).toBe(false);
});

test('reading moves the position forward and never back, and counts what is left', async () => {
  const [asha, meher] = await pair();
  const first = await write(asha, meher, 'One');
  const second = await write(asha, meher, 'Two');
  const third = await write(asha, meher, 'Three');
  const { chatId } = first;
  const read = (upTo: number) => meher.call(markChatRead, { params: { chatId }, body: { upTo } });
  expect(await unread(meher)).toBe(3);
  expect((await read(second.id)).body.unreadCount).toBe(1);
  expect((await read(first.id)).body.unreadCount).toBe(1);
  expect((await history(asha, chatId)).readUpTo).toBe(second.id);
  expect((await read(Number.MAX_SAFE_INTEGER)).body.unreadCount).toBe(0);
  expect(await history(asha, chatId)).toMatchObject({ readUpTo: third.id, ownReadUpTo: 0 });
  await write(asha, meher, 'Four');
  expect(await unread(meher)).toBe(1);
});

test('reading and writing at once leave the unread count equal to the rows', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { id } = await write(asha, meher, `Line ${n}`);
      await meher.call(markChatRead, { params: { chatId }, body: { upTo: id } });
    }),
  );
  await write(asha, meher, 'One more');
  const [row] = (await rowsOf(
    `select unread_count as kept, (select count(*)::int from messages m where m.chat_id = c.chat_id
        and m.sender_id <> c.user_id and m.id > c.last_read_id) as counted
       from chat_members c where chat_id = $1 and user_id = $2`,
    [chatId, meher.id],
  )) as { kept: number; counted: number }[];
  expect(row?.kept).toBe(row?.counted);
  expect(row?.kept).toBeGreaterThanOrEqual(1);
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

test('a message of one person never leaves as another’s, whoever’s cookie comes with it', async () => {
  const [asha, meher] = await pair();
  const stranger = await app.actor({ name: 'Rohan Das' });
  const { chatId } = await write(asha, meher, 'Between us');
  const body = { receiverId: meher.id, content: 'I am Asha', senderId: asha.id, chatId } as never;
  const foreign = await stranger.call(sendMessage, { body });
  expect([foreign.status, foreign.error.code, foreign.error.errors]).toEqual([
    409,
    'CONFLICT',
    { senderId: messageSentences.otherSender },
  ]);
  expect(await inbox(stranger)).toEqual([]);
  const own = await asha.call(sendMessage, { body });
  expect(own.body.message).toMatchObject({ senderId: asha.id, chatId });
  expect((await history(asha, chatId)).messages).toHaveLength(2);
});

test('a nonce that was used for other words, another person or another design is a conflict', async () => {
  const [asha, meher] = await pair();
  const other = await app.actor({ name: 'Rohan Das' });
  const designId = await insertDesign(app.services.db, { makerId: meher.id });
  const body = { receiverId: meher.id, content: 'Once', nonce: 'loom-0002-abcd' };
  const send = (changed: object) => asha.call(sendMessage, { body: { ...body, ...changed } });
  const first = await send({});
  for (const changed of [{ content: 'Twice' }, { receiverId: other.id }, { designId }]) {
    const { status, error } = await send(changed);
    expect([status, error.message]).toEqual([409, messageSentences.nonceTaken]);
  }
  expect((await send({})).body.message.id).toBe(first.body.message.id);
  expect(await unread(meher)).toBe(1);
  expect(await inbox(other)).toEqual([]);
});

test('once a block is answered, no message arrives, however many were on their way', async () => {
  for (const hasChat of [true, false, false, false]) {
    const [asha, meher] = await pair();
    if (hasChat) await write(asha, meher, 'Before');
    const sending = Array.from({ length: 12 }, (_, n) =>
      asha.call(sendMessage, { body: { receiverId: meher.id, content: `Line ${n}` } }),
    );
    await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
    const count = async () => (await rowsOf('select 1 from messages where sender_id = $1', [asha.id])).length;
    const atBlock = await count();
    const answers = await Promise.all(sending);
    expect(await count()).toBe(atBlock);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(atBlock - (hasChat ? 1 : 0));
    expect(answers.filter(({ status }) => status !== 200 && status !== 403)).toEqual([]);
  }
}, 30_000);

test('a block without a word before leaves no chat behind', async () => {
  const [asha, meher] = await pair();
  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  const found = await meher.call(findOrNull, { params: { receiverId: asha.id } });
  expect(found.body).toMatchObject({ exists: false, isBlocked: true });
});

test.each([
  ['empty', '', messageSentences.empty],
  ['blank', ' \n\t ', messageSentences.empty],
  ['too long', 'x'.repeat(messageLimits.content + 1), messageSentences.tooLong],
])('a message that is %s is refused with a sentence, and nothing is kept', async (_, content, sentence) => {
  const [asha, meher] = await pair();
  const { status, error } = await asha.call(sendMessage, { body: { receiverId: meher.id, content } });
  expect([status, error.message, Object.keys(error.errors ?? {})]).toEqual([400, sentence, ['content']]);
  expect(await inbox(asha)).toEqual([]);
});

test('nobody writes to themselves, to somebody unknown or to an account that was closed', async () => {
  const [asha, meher] = await pair();
  const to = (receiverId: number) => asha.call(sendMessage, { body: { receiverId, content: 'Namaste' } });
  const own = await to(asha.id);
  expect([own.status, own.error.message]).toEqual([400, messageSentences.toYourself]);
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

test('a block stops both of the two, hides presence, and can be taken back', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Before');
  await app.services.db.$client.query('insert into last_seen values ($1, now()), ($2, now())', [
    asha.id,
    meher.id,
  ]);
  // Whoever has not been answered learns nothing of the other, and neither does the other.
  for (const [one, other] of [
    [asha, meher],
    [meher, asha],
  ] as const) {
    expect((await inbox(one))[0]?.chatUser.lastSeen).toBeNull();
    const { body } = await one.call(findOrNull, { params: { receiverId: other.id } });
    expect(body.chatUser.lastSeen).toBeNull();
  }
  await write(meher, asha, 'An answer');
  expect((await inbox(asha))[0]?.chatUser.lastSeen).not.toBeNull();
  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });

  const fromBlocked = await asha.call(sendMessage, { body: { receiverId: meher.id, content: 'Hello?' } });
  expect([fromBlocked.status, fromBlocked.error.message]).toEqual([403, messageSentences.blockedYou]);
  const fromBlocker = await meher.call(sendMessage, { body: { receiverId: asha.id, content: 'No.' } });
  expect([fromBlocker.status, fromBlocker.error.message]).toEqual([403, messageSentences.youBlocked]);
  expect((await inbox(asha))[0]?.chatUser).toMatchObject({ isOnline: false, lastSeen: null });
  expect((await asha.call(findOrNull, { params: { receiverId: meher.id } })).body).toMatchObject({
    isBlocked: false,
    can: { write: false },
  });
  expect((await meher.call(findOrNull, { params: { receiverId: asha.id } })).body).toMatchObject({
    isBlocked: true,
    can: { write: false },
  });
  expect(
    (await asha.call(chatPeople, { query: { q: 'meher' } })).body.data.map(({ id }) => id),
  ).not.toContain(meher.id);
  // What was said before can still be read by both.
  expect((await history(asha, chatId)).messages).toHaveLength(2);

  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: false } });
  expect((await write(asha, meher, 'After')).chatId).toBe(chatId);
});

test('a message may be about a design that its sender can see, and tells when it is gone', async () => {
  const [asha, meher] = await pair();
  const designId = await insertDesign(app.services.db, { makerId: meher.id, title: 'Gulnaar katan saree' });
  const hidden = await insertDesign(app.services.db, { makerId: meher.id, status: 'HIDDEN' });
  const about = (id: number) =>
    asha.call(sendMessage, { body: { receiverId: meher.id, content: 'May I ask?', designId: id } });
  const { body } = await about(designId);
  expect(body.message.design).toMatchObject({
    id: designId,
    title: 'Gulnaar katan saree',
    price: 2499,
    isShown: true,
  });
  expect((await about(hidden)).error.message).toBe('This design could not be found.');
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [designId]);
  const { messages } = await history(meher, body.message.chatId);
  expect(messages[0]?.design).toMatchObject({ id: designId, isShown: false });
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

test('markup in a message stays the words it is', async () => {
  const [asha, meher] = await pair();
  const content = `<img src=x onerror=alert(1)></script><script>alert('१')</script>`;
  expect((await write(asha, meher, content)).content).toBe(content);
});

test('the 61st message within a minute is asked to wait, and reading is not', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const asha = await limited.actor();
  const meher = await limited.actor({ name: 'Meher Ansari' });
  const send = (n: number) =>
    asha.call(sendMessage, { body: { receiverId: meher.id, content: `Line ${n}` } });
  const within = await Promise.all(Array.from({ length: 60 }, (_, n) => send(n)));
  const beyond = await send(61);
  const reading = await asha.call(userChats);
  await limited.stop();
  expect(new Set(within.map(({ status }) => status))).toEqual(new Set([200]));
  expect([beyond.status, beyond.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
  expect(reading.status).toBe(200);
});
