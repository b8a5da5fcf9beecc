import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { chatPeople, findOrNull, sendMessage, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { history, inbox, pairOf } from '#tests/support/set-ups/messaging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
});
afterAll(() => app.stop());

const pair = () => pairOf(app);

async function rowsOf(text: string, values: unknown[]): Promise<unknown[]> {
  return (await app.services.db.$client.query(text, values)).rows;
}

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
});

test('a block without a word before leaves no chat behind', async () => {
  const [asha, meher] = await pair();
  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  const found = await meher.call(findOrNull, { params: { receiverId: asha.id } });
  expect(found.body).toMatchObject({ exists: false, isBlocked: true });
});

test('a block stops both of the two, hides presence, and can be taken back', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Before');
  await app.services.db.$client.query('insert into last_seen values ($1, now()), ($2, now())', [
    asha.id,
    meher.id,
  ]);
  // Presence is hidden from both until both have written.
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
  expect([fromBlocked.status, fromBlocked.error.message]).toEqual([
    403,
    inEnglish(messageSentences.blockedYou),
  ]);
  const fromBlocker = await meher.call(sendMessage, { body: { receiverId: asha.id, content: 'No.' } });
  expect([fromBlocker.status, fromBlocker.error.message]).toEqual([
    403,
    inEnglish(messageSentences.youBlocked),
  ]);
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
  // Both can still read earlier messages.
  expect((await history(asha, chatId)).messages).toHaveLength(2);

  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: false } });
  expect((await write(asha, meher, 'After')).chatId).toBe(chatId);
});
