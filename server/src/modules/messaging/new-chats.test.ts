import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageLimits, messageSentences } from '#contracts/messaging/message.rules.ts';
import { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

test('one account begins so many chats in an hour, and goes on writing in those it has', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `insert into users (name, email, password_hash, role)
     select 'Weaver ' || n, 'weaver' || n || '@example.in', 'none', 'JARIWALA' from generate_series(0, $1) n
     returning id`,
    [messageLimits.newChatsAnHour],
  );
  const to = (receiverId: number) => asha.call(sendMessage, { body: { receiverId, content: 'Namaste' } });
  for (const { id } of rows.slice(0, -1)) expect((await to(id)).status).toBe(200);
  const { status, error } = await to(rows.at(-1)?.id ?? 0);
  expect([status, error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(error.message).toMatch(
    new RegExp(`^${inEnglish(messageSentences.manyNewChats)} Please try again in \\d+ minutes\\.$`),
  );
  expect((await to(rows[0]?.id ?? 0)).status).toBe(200);
});
