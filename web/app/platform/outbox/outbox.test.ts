import { expect, test } from 'vitest';
import { browser, draft, words } from '#tests/support/screen/outbox.ts';
import { ApiError, unreachable } from '#web/platform/api/api-error.ts';

test('messages written within a second leave one by one, a second apart, in their order', async () => {
  const { open, server, pass } = browser();
  const outbox = open();
  for (const content of ['One', 'Two', 'Three']) await outbox.add(draft(content));
  await pass(0);
  expect(words(server.taken)).toEqual(['One']);
  expect(words(outbox.list())).toEqual(['Two', 'Three']);
  await pass(1000);
  expect(words(server.taken)).toEqual(['One', 'Two']);
  await pass(1000);
  expect(words(server.taken)).toEqual(['One', 'Two', 'Three']);
  expect(outbox.list()).toEqual([]);
});

test('what could not be sent survives a reload and keeps its nonce', async () => {
  const { open, server, pass, pictureStore } = browser();
  server.fails = [unreachable()];
  await open().add(draft('With a picture', [new File(['x'], 'border.jpg')]));
  await pass(0);
  expect(server.taken).toEqual([]);

  const reloaded = open();
  expect(words(reloaded.list())).toEqual(['With a picture']);
  reloaded.wake();
  await pass(0);
  expect(server.taken.map(({ nonce }) => nonce)).toEqual(['nonce-1']);
  expect(reloaded.list()).toEqual([]);
  expect(pictureStore.size).toBe(0);
});

test('silence and a server in trouble are tried again, later and later, and at once when the network is back', async () => {
  const { open, server, pass } = browser();
  const busy = new ApiError(503, { code: 'OVERLOADED', message: 'Later' });
  server.fails = [unreachable(), busy, unreachable()];
  const outbox = open();
  await outbox.add(draft('Patient'));
  await pass(1999);
  expect(server.fails).toHaveLength(2);
  await pass(1);
  expect(server.fails).toHaveLength(1);
  await pass(3999);
  expect(server.fails).toHaveLength(1);
  outbox.wake();
  await pass(0);
  expect(server.fails).toHaveLength(0);
  outbox.wake();
  await pass(0);
  expect(words(server.taken)).toEqual(['Patient']);
});

test('"not so fast" is obeyed', async () => {
  const { open, server, pass } = browser();
  server.fails = [new ApiError(429, { code: 'RATE_LIMITED', message: 'Slowly' }, 40)];
  await open().add(draft('Quick'));
  await pass(39_999);
  expect(server.taken).toEqual([]);
  await pass(1);
  expect(words(server.taken)).toEqual(['Quick']);
});

test('a refused message waits for its writer with the sentence, and those behind it go on', async () => {
  const { open, server, pass } = browser();
  const sentence = 'You cannot write to this person.';
  server.fails = [new ApiError(403, { code: 'FORBIDDEN', message: sentence })];
  const outbox = open();
  await outbox.add(draft('Refused'));
  await outbox.add(draft('Welcome'));
  await pass(2000);
  expect(words(server.taken)).toEqual(['Welcome']);
  expect(outbox.list()).toMatchObject([{ shown: { words: 'Refused' }, refusal: sentence }]);
  outbox.retry('nonce-1');
  await pass(0);
  expect(words(server.taken)).toEqual(['Welcome', 'Refused']);

  server.fails = [new ApiError(403, { code: 'FORBIDDEN', message: sentence })];
  await outbox.add(draft('Never mind'));
  await pass(2000);
  outbox.discard('nonce-3');
  await pass(5000);
  expect(outbox.list()).toEqual([]);
  expect(words(server.taken)).toEqual(['Welcome', 'Refused']);
});

test('a message does not leave while somebody else is signed in on the page', async () => {
  const { open, server, pass, viewer } = browser();
  server.fails = [unreachable()];
  const outbox = open();
  await outbox.add(draft('Mine alone'));
  await pass(0);
  viewer.isWriter = false;
  await pass(120_000);
  outbox.wake();
  await pass(120_000);
  expect(server.taken).toEqual([]);
  viewer.isWriter = true;
  outbox.wake();
  await pass(0);
  expect(words(server.taken)).toEqual(['Mine alone']);
});

test.each([
  [
    'a cookie of somebody else',
    new ApiError(409, { code: 'CONFLICT', message: 'Somebody else', errors: { account: 'Somebody else' } }),
  ],
  ['no session', new ApiError(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in' })],
])('what meets %s waits, unrefused, until its writer is back', async (_, answer) => {
  const { open, server, pass } = browser();
  server.fails = [answer, answer];
  const outbox = open();
  await outbox.add(draft('Mine alone'));
  await pass(3_600_000);
  expect(server.fails).toHaveLength(1);
  expect(outbox.list()).toMatchObject([{ shown: { words: 'Mine alone' }, refusal: null }]);
  server.fails = [];
  outbox.wake();
  await pass(0);
  expect(words(server.taken)).toEqual(['Mine alone']);
});

test('a limit of many minutes is told to the writer, and does not hold up messages to others', async () => {
  const { open, server, pass } = browser();
  server.fails = [new ApiError(429, { code: 'RATE_LIMITED', message: 'In 40 minutes' }, 2400)];
  const outbox = open();
  await outbox.add(draft('To a stranger'));
  await outbox.add(draft('To a friend'));
  await pass(1000);
  expect(words(server.taken)).toEqual(['To a friend']);
  expect(outbox.list()).toMatchObject([{ shown: { words: 'To a stranger' }, refusal: 'In 40 minutes' }]);
});

test('whoever listens hears of a message before it leaves the list', async () => {
  const { open, pass } = browser();
  const outbox = open();
  const seen: number[] = [];
  outbox.onSent(() => seen.push(outbox.list().length));
  await outbox.add(draft('One'));
  await pass(0);
  expect(seen).toEqual([1]);
});

test('who hears of another tab, or of the network, writes nothing: two tabs would answer one another without end', async () => {
  const tabs = browser();
  tabs.viewer.isWriter = false;
  const one = tabs.open();
  const other = tabs.open();
  await one.add(draft('Once'));
  const { count } = tabs.writes;
  other.refresh();
  other.wake();
  one.refresh();
  expect(other.list()).toHaveLength(1);
  expect(tabs.writes.count).toBe(count);
});

test('what another tab has sent is not shown any more', async () => {
  const { open, server, pass } = browser();
  server.fails = [unreachable()];
  const here = open();
  await here.add(draft('Once'));
  await pass(0);
  const there = open();
  there.wake();
  await pass(0);
  here.wake();
  await pass(60_000);
  expect(here.list()).toEqual([]);
  expect(words(server.taken)).toEqual(['Once']);
});

test('of several marks of one thing the last leaves, once', async () => {
  const { open, server, pass } = browser();
  server.fails = [unreachable()];
  const outbox = open();
  await outbox.add(draft('Like', [], 'like:7'));
  await pass(0);
  await outbox.add(draft('Like another', [], 'like:8'));
  await outbox.add(draft('Take the like back', [], 'like:7'));
  expect(words(outbox.list())).toEqual(['Like another', 'Take the like back']);
  await pass(10_000);
  expect(words(server.taken)).toEqual(['Like another', 'Take the like back']);
});

test('a mark that changes while it is on its way follows it', async () => {
  const { open, server, pass } = browser();
  const outbox = open();
  const first = outbox.add(draft('Like', [], 'like:7'));
  await outbox.add(draft('Take the like back', [], 'like:7'));
  await first;
  await pass(2000);
  expect(words(server.taken)).toEqual(['Like', 'Take the like back']);
});

test('an attempt that may have arrived keeps its name, and what is thrown away while it waits never leaves', async () => {
  const { open, server, pass } = browser();
  server.fails = [unreachable()];
  const outbox = open();
  await outbox.add({ ...draft('Lovely border'), nonce: 'tried-before' });
  await outbox.add(draft('Never mind'));
  await pass(0);
  expect(outbox.isHeldUp()).toBe(true);
  outbox.discard('nonce-1');
  await pass(10_000);
  expect(outbox.isHeldUp()).toBe(false);
  expect(server.taken.map(({ nonce }) => nonce)).toEqual(['tried-before']);
});
