import { expect, test } from 'vitest';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { createApi } from '#web/platform/api/create-api.ts';
import type { WaitingMessage } from '../outbox/message-call.ts';
import { catchUp } from './history.api.ts';
import { type History, withChanged, withMessages, withReading } from './history.ts';
import { byDay, stillWaiting } from './thread.ts';

const line = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  chatId: 3,
  senderId: 7,
  sender: { id: 7, name: 'Meher Ansari' },
  content: `Line ${id}`,
  images: [],
  pictures: [],
  voice: null,
  design: null,
  quote: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  nonce: null,
  ...more,
});

const of = (...messages: Message[]): History => ({
  messages,
  hasOlder: false,
  readUpTo: 0,
  ownReadUpTo: 0,
  syncedUpTo: messages.at(-1)?.id ?? 0,
});

const ids = ({ messages }: History) => messages.map(({ id }) => id);

test('messages keep their order and appear once, however often and in whatever order they come', () => {
  const history = [line(5), line(4), line(5), line(9)].reduce(
    (known, message) => withMessages(known, [message]),
    of(line(1), line(4)),
  );
  expect(ids(history)).toEqual([1, 4, 5, 9]);
  expect(withMessages(history, [])).toBe(history);
});

test('a changed message replaces the one that is known, and an unknown one is left for the API', () => {
  const changed = withChanged(of(line(1)), line(1, { content: 'Changed' }));
  expect(changed.messages[0]?.content).toBe('Changed');
  expect(ids(withChanged(changed, line(8)))).toEqual([1]);
});

test('a late receipt moves nothing back', () => {
  const read = withReading(withReading(of(line(9)), { isOwn: false, upTo: 9 }), { isOwn: false, upTo: 4 });
  expect([read.readUpTo, read.ownReadUpTo]).toEqual([9, 0]);
});

/** A server that holds these messages and handles `after` like ours. */
function apiWith(messages: Message[], asked: number[] = []) {
  return createApi(async ({ path }) => {
    const query = new URL(path, 'http://api').searchParams;
    const limit = Number(query.get('limit') ?? 50);
    const after = query.has('after') ? Number(query.get('after')) : null;
    asked.push(after ?? -1);
    const found = messages.filter(({ id }) => after !== null && id > after);
    const page = after === null ? messages.slice(-limit) : found.slice(0, limit);
    const hasMore = after === null ? messages.length > limit : found.length > limit;
    const body = { success: true, messages: page, hasMore, readUpTo: 2, ownReadUpTo: 1 };
    return {
      status: 200,
      headers: { get: () => 'application/json' },
      text: async () => JSON.stringify(body),
    };
  });
}

test('catching up begins where the API was last asked, not where the live news ended', async () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) => line(id));
  // Message 6 arrived live; 4 and 5 were sent while the connection was lost.
  const known = { ...withMessages(of(line(1), line(2), line(3)), [line(6)]) };
  const history = await catchUp(apiWith(all), 3, known);
  expect(ids(history)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([history.syncedUpTo, history.readUpTo]).toEqual([6, 2]);
});

test('a long absence is caught up by pages, and a very long one begins anew without a gap', async () => {
  const many = Array.from({ length: 700 }, (_, index) => line(index + 1));
  const caughtUp = await catchUp(apiWith(many), 3, of(line(1)));
  expect(caughtUp.messages).toHaveLength(700);
  const tooMany = Array.from({ length: 3000 }, (_, index) => line(index + 1));
  const anew = await catchUp(apiWith(tooMany), 3, of(line(1)));
  expect(ids(anew)).toEqual(Array.from({ length: 50 }, (_, index) => 2951 + index));
  expect(anew.hasOlder).toBe(true);
});

test('the last page is told again, so that a message that was removed meanwhile loses its words', async () => {
  const all = Array.from({ length: 60 }, (_, index) => line(index + 1));
  const asked: number[] = [];
  const now = all.map((each) => (each.id === 11 ? { ...each, content: 'Removed' } : each));
  const history = await catchUp(apiWith(now, asked), 3, of(...all));
  expect(history.messages[10]?.content).toBe('Removed');
  expect(ids(history)).toEqual(all.map(({ id }) => id));
  expect(asked).toEqual([10]);
  await catchUp(apiWith(now, asked), 3, of(...all.slice(0, 3)));
  expect(asked[1]).toBe(0);
});

test('a message whose picture was being prepared is asked for again', async () => {
  const picture = { url: 'x', width: null, height: null, placeholder: '', state: 'PREPARING' as const };
  const ready = { ...picture, width: 4, height: 5, state: 'READY' as const };
  const known = of(line(1), line(2, { pictures: [picture] }), line(3));
  const api = apiWith([line(1), line(2, { pictures: [ready] }), line(3)]);
  const history = await catchUp(api, 3, known);
  expect(history.messages[1]?.pictures[0]?.state).toBe('READY');
});

test('days are days in India', () => {
  const days = byDay([
    line(1, { createdAt: '2026-11-20T18:29:00.000Z' }),
    line(2, { createdAt: '2026-11-20T18:31:00.000Z' }),
    line(3, { createdAt: '2026-11-21T18:00:00.000Z' }),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

test('a message that the live connection has brought back waits no longer, whoever else uses its nonce', () => {
  const waiting = ['a', 'b'].map((nonce) => ({ nonce }) as WaitingMessage);
  const messages = [line(1, { senderId: 1, nonce: 'a' }), line(2, { senderId: 7, nonce: 'b' })];
  expect(stillWaiting(waiting, messages, 1).map(({ nonce }) => nonce)).toEqual(['b']);
});
