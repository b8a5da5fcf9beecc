import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillUnsearched } from '#bench/fill.ts';
import { fillChats } from '#bench/fill-chats.ts';
import { chatMessages, userChats } from '#contracts/messaging/messaging.contract.ts';
import type { Prepared } from '#server/platform/db/prepared.ts';
import { explain } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { fillChat } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { inboxPage, membership, personForChat } from './chats.queries.ts';
import { messagesAfter, messagesBefore } from './conversation/messages.queries.ts';
import { newMakers, peopleByName, recentPeople } from './people.queries.ts';

let app: TestApp;
let longest: number;
let reader: number;
let partner: number;
let asha: Actor;
let ashaChat: number;
const countMessages = 60_000;
const beyondAll = Number.MAX_SAFE_INTEGER;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  // A separate connection, because queries of the pool have a shorter timeout.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillUnsearched(client, { designs: 100, makers: 1000 });
  reader = (await app.actor({ name: 'Lila Nair' })).id;
  ({ longest, partner } = await fillChats(client, reader, countMessages));
  asha = await app.actor({ name: 'Asha Rao' });
  const meher = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  ashaChat = await fillChat(db, asha, meher, 10_000);
  await client.query(attachments, [reader]);
  await client.query('vacuum analyze');
  await client.end();
});
afterAll(() => app.stop(), 60_000);

/** Enough pictures, blocks and presences to make full table scans expensive for the planner. */
const attachments = `
  with files as (
    insert into media (key, owner_id, kind, status, mime, bytes)
    select 'picture' || n, $1, 'PICTURE', 'READY', 'image/webp', 1 from generate_series(1, 3000) n returning id),
  shown as (
    insert into message_pictures (message_id, position, media_id)
    select (select min(id) from messages) + row_number() over (order by id), 0, id from files),
  settings as (insert into privacy_settings (user_id, show_online_status) select id, id % 20 <> 0 from users),
  away as (insert into last_seen select id, now() from users)
  insert into blocks (blocker_id, blocked_id)
  select a.id, b.id from (select id from users where id <> $1 order by id desc limit 60) a
    join (select id from users where id <> $1 order by id desc limit 60) b on a.id < b.id`;

async function planOf(name: string, statement: Prepared<object, never>, given: object) {
  const plan = await explain(app, name, statement, given);
  return { ...plan, whole: plan.scans.filter((scan) => scan.startsWith('Seq Scan')) };
}

test.each([
  ['newest', 'messages.before', messagesBefore, beyondAll],
  ['oldest', 'messages.before', messagesBefore, 400],
  ['missed', 'messages.after', messagesAfter, countMessages - 200],
] as const)('the %s 50 messages of 30,000 are one walk along the chat', async (_, name, statement, edge) => {
  const plan = await planOf(name, statement, { chatId: longest, viewerId: reader, edge, limit: 51 });
  expect(plan.rows).toBe(51);
  expect(plan.scans).toContain('Index Scan messages_chat_idx');
  expect(plan.whole).toEqual([]);
  // Each message also reads its sender and its attachments.
  expect(plan.buffers).toBeLessThanOrEqual(600);
});

test('the statement that reads a chat gives a stranger nothing', async () => {
  const { rows } = await planOf('messages.before', messagesBefore, {
    chatId: longest,
    viewerId: asha.id,
    edge: beyondAll,
    limit: 51,
  });
  expect(rows).toBe(0);
});

test('a page of the inbox is one walk along its index, first page and last', async () => {
  const { rows: places } = await app.services.db.$client.query<{ id: number }>(
    'select last_message_id as id from chat_members where user_id = $1 order by 1 limit 1 offset 9',
    [reader],
  );
  for (const [place, least] of [
    [beyondAll, 51],
    [places[0]?.id ?? 0, 5],
  ] as const) {
    const plan = await planOf('chats.inbox', inboxPage, [reader, place, 51]);
    expect(plan.rows).toBeGreaterThanOrEqual(least);
    expect(plan.scans).toContain('Index Scan chat_members_inbox_idx');
    expect(plan.whole).toEqual([]);
    // About 27 buffers per chat: the other person, whether they show their town, their presence, the last message and
    // the blocks between the two.
    expect(plan.buffers).toBeLessThanOrEqual(51 * 28);
  }
});

test('a membership and a person are found by their keys', async () => {
  for (const [name, statement, values] of [
    ['chats.membership', membership, [longest, reader]],
    ['chats.person', personForChat, [partner, reader]],
  ] as const) {
    const plan = await planOf(name, statement, [...values]);
    expect(plan.rows).toBe(1);
    expect(plan.whole).toEqual([]);
    expect(plan.buffers).toBeLessThanOrEqual(33);
  }
});

test('people are picked along their indexes', async () => {
  const picking = { viewerId: reader, most: 20, hands: false };
  const makers = await planOf('people.makers', newMakers, picking);
  expect([makers.rows, makers.buffers <= 200]).toEqual([20, true]);
  const recent = await planOf('people.recent', recentPeople, picking);
  expect([recent.rows, recent.buffers <= 400]).toEqual([20, true]);
  const named = await planOf('people.by-name', peopleByName, { ...picking, search: 'meher:* & ans:*' });
  expect(named.rows).toBe(1);
  expect(named.scans).toContain('Bitmap Heap Scan users');
  expect(named.whole).toEqual([]);
});

test('a chat of 10,000 messages opens at its end', async () => {
  const [page, chats] = await Promise.all([
    asha.call(chatMessages, { params: { chatId: ashaChat }, query: { limit: 50 } }),
    asha.call(userChats),
  ]);
  expect(page.body.messages).toHaveLength(50);
  expect(page.body.messages.at(-1)?.content).toMatch(/^Line 10000:/);
  expect(chats.body.chats).toHaveLength(1);
});

test('a chat of 10,000 messages is read to its beginning by pages, each message once and in order', async () => {
  const seen: number[] = [];
  let before: number | undefined;
  for (;;) {
    const { body } = await asha.call(chatMessages, {
      params: { chatId: ashaChat },
      query: { limit: 200, ...(before === undefined ? {} : { before }) },
    });
    seen.unshift(...body.messages.map(({ id }) => id));
    before = body.messages[0]?.id;
    if (!body.hasMore) break;
  }
  expect(seen).toHaveLength(10_000);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
});
