import { expect, test } from 'vitest';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { ApiError, unreachable } from '#web/platform/api/api-error.ts';
import { makeOutbox, type Waiting } from './outbox.ts';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser whose clock and server the test holds. */
function browser() {
  const storage = memoryStorage();
  const pictureStore = new Map<string, File[]>();
  const server: { taken: Waiting[]; fails: unknown[] } = { taken: [], fails: [] };
  const viewer = { isWriter: true };
  const device = { hasRoom: true };
  let time = Date.UTC(2026, 10, 21, 12);
  let timers: { at: number; act: () => void }[] = [];
  let nonces = 0;

  return {
    server,
    pictureStore,
    viewer,
    device,
    open: () =>
      makeOutbox({
        storage,
        storageKey: 'outbox',
        pictureStore: {
          async put(nonce, files) {
            pictureStore.set(nonce, [...files]);
            return device.hasRoom;
          },
          take: async (nonce) => pictureStore.get(nonce) ?? [],
          clear: async (nonce) => void pictureStore.delete(nonce),
        },
        async send(waiting, files) {
          const failure = server.fails.shift();
          if (failure) throw failure;
          if (files.length !== (waiting.voice ? 1 : waiting.pictures))
            throw new Error('The pictures were not found');
          server.taken.push(waiting);
          return { nonce: waiting.nonce } as Message;
        },
        mayLeave: () => viewer.isWriter,
        newNonce: () => `nonce-${++nonces}`,
        now: () => new Date(time),
        later(act, milliseconds) {
          const timer = { at: time + milliseconds, act };
          timers.push(timer);
          return () => {
            timers = timers.filter((one) => one !== timer);
          };
        },
      }),
    async pass(milliseconds: number) {
      const until = time + milliseconds;
      for (;;) {
        await settle();
        const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        time = next.at;
        next.act();
      }
      time = until;
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const draft = (content: string, files: File[] = []) => ({ receiverId: 7, content, designId: null, files });
const words = (messages: readonly Waiting[]) => messages.map(({ content }) => content);

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
  expect(outbox.list()).toMatchObject([{ content: 'Refused', refusal: sentence }]);
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
    new ApiError(409, { code: 'CONFLICT', message: 'Somebody else', errors: { senderId: 'Somebody else' } }),
  ],
  ['no session', new ApiError(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in' })],
])('a message that meets %s waits, unrefused, until its writer is back', async (_, answer) => {
  const { open, server, pass } = browser();
  server.fails = [answer, answer];
  const outbox = open();
  await outbox.add(draft('Mine alone'));
  await pass(3_600_000);
  expect(server.fails).toHaveLength(1);
  expect(outbox.list()).toMatchObject([{ content: 'Mine alone', refusal: null }]);
  server.fails = [];
  outbox.wake();
  await pass(0);
  expect(words(server.taken)).toEqual(['Mine alone']);
});

test('a message whose pictures are lost is not sent without them, and says so', async () => {
  const { open, server, pass, pictureStore } = browser();
  const files = [new File(['x'], 'border.jpg'), new File(['y'], 'pallu.jpg')];
  server.fails = [unreachable()];
  const outbox = open();
  await outbox.add(draft('Look', files));
  await pass(0);
  pictureStore.set('nonce-1', files.slice(1));
  await pass(10_000);
  expect(server.taken).toEqual([]);
  expect(outbox.list()).toMatchObject([
    { content: 'Look', refusal: expect.stringMatching(/no longer on this device/) },
  ]);
  await outbox.choosePictures('nonce-1', files.slice(0, 1));
  await pass(0);
  expect(server.taken).toMatchObject([{ content: 'Look', pictures: 1 }]);
  expect(outbox.list()).toEqual([]);
});

const spoken = {
  ...draft('', [new File(['hum'], 'voice-note.webm')]),
  voice: { durationMs: 3000, peaks: [10, 60] },
};

test('a voice note waits with its recording, and one whose recording is lost says so and never leaves', async () => {
  const { open, server, pass, pictureStore } = browser();
  server.fails = [unreachable()];
  await open().add(spoken);
  await pass(0);
  const reloaded = open();
  reloaded.wake();
  await pass(0);
  expect(server.taken).toMatchObject([{ nonce: 'nonce-1', pictures: 0, voice: spoken.voice }]);

  server.fails = [unreachable()];
  await reloaded.add(spoken);
  await pass(1000);
  pictureStore.clear();
  await pass(10_000);
  expect(server.taken).toHaveLength(1);
  expect(reloaded.list()).toMatchObject([
    { needsPictures: true, refusal: expect.stringMatching(/voice note is no longer on this device/) },
  ]);
});

test('what a full device cannot keep is marked, and leaves all the same', async () => {
  const { open, server, pass, device } = browser();
  device.hasRoom = false;
  server.fails = [unreachable()];
  const outbox = open();
  await outbox.add(spoken);
  await pass(0);
  expect(outbox.list()).toMatchObject([{ isOnlyHere: true, refusal: null }]);
  outbox.wake();
  await pass(0);
  expect(server.taken).toHaveLength(1);
});

test('a limit of many minutes is told to the writer, and does not hold up messages to others', async () => {
  const { open, server, pass } = browser();
  server.fails = [new ApiError(429, { code: 'RATE_LIMITED', message: 'In 40 minutes' }, 2400)];
  const outbox = open();
  await outbox.add(draft('To a stranger'));
  await outbox.add(draft('To a friend'));
  await pass(1000);
  expect(words(server.taken)).toEqual(['To a friend']);
  expect(outbox.list()).toMatchObject([{ content: 'To a stranger', refusal: 'In 40 minutes' }]);
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
