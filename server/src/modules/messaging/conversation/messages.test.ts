import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageLimits, messageSentences } from '#contracts/messaging/message.rules.ts';
import { markChatRead, sendMessage, userChats } from '#contracts/messaging/messaging.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { history, inbox, pairOf, unread } from '#tests/support/set-ups/messaging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
});
afterAll(() => app.stop());

const pair = () => pairOf(app);

async function rowsOf(text: string, values: unknown[]): Promise<unknown[]> {
  return (await app.services.db.$client.query(text, values)).rows;
}

test('one nonce sent twenty times at once is one message, and every answer names it', async () => {
  const [asha, meher] = await pair();
  const body = { receiverId: meher.id, content: 'Twice is too often.', nonce: 'loom-0001-abcd' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => asha.call(sendMessage, { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body: { message } }) => message.id)).size).toBe(1);
  // A retry after a lost response still reports that this message began the chat.
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
});

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

test('a message of one person never leaves as another’s, whoever’s cookie comes with it', async () => {
  const [asha, meher] = await pair();
  const stranger = await app.actor({ name: 'Rohan Das' });
  const { chatId } = await write(asha, meher, 'Between us');
  const body = { receiverId: meher.id, content: 'I am Asha', senderId: asha.id, chatId } as never;
  const foreign = await stranger.call(sendMessage, { body });
  expect([foreign.status, foreign.error.code, foreign.error.errors]).toEqual([
    409,
    'CONFLICT',
    { senderId: inEnglish(messageSentences.otherSender) },
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
    expect([status, error.message]).toEqual([409, inEnglish(messageSentences.nonceTaken)]);
  }
  expect((await send({})).body.message.id).toBe(first.body.message.id);
  expect(await unread(meher)).toBe(1);
  expect(await inbox(other)).toEqual([]);
});

test.each([
  ['empty', '', inEnglish(messageSentences.empty)],
  ['blank', ' \n\t ', inEnglish(messageSentences.empty)],
  ['too long', 'x'.repeat(messageLimits.content + 1), inEnglish(messageSentences.tooLong)],
])('a message that is %s is refused with a sentence, and nothing is kept', async (_, content, sentence) => {
  const [asha, meher] = await pair();
  const { status, error } = await asha.call(sendMessage, { body: { receiverId: meher.id, content } });
  expect([status, error.message, Object.keys(error.errors ?? {})]).toEqual([400, sentence, ['content']]);
  expect(await inbox(asha)).toEqual([]);
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
  const translated = { hi: 'गुलनार कतान साड़ी' };
  await app.services.db.$client.query('update designs set translations = $2 where id = $1', [
    designId,
    JSON.stringify({ hi: { title: translated.hi } }),
  ]);
  expect((await history(meher, body.message.chatId)).messages[0]?.design).toMatchObject({
    title: 'Gulnaar katan saree',
    titles: { written: 'Gulnaar katan saree', translated },
  });
  expect((await about(hidden)).error.message).toBe('This design could not be found.');
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [designId]);
  const { messages } = await history(meher, body.message.chatId);
  expect(messages[0]?.design).toMatchObject({ id: designId, isShown: false });
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
  const within = [];
  for (let n = 0; n < 60; n += 10)
    within.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => send(n + more)))));
  const beyond = await send(61);
  const reading = await asha.call(userChats);
  await limited.stop();
  expect(new Set(within.map(({ status }) => status))).toEqual(new Set([200]));
  expect([beyond.status, beyond.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
  expect(reading.status).toBe(200);
});
