import { expect, test } from 'vitest';
import { browser, draft, words } from '#tests/support/screen/outbox.ts';
import { unreachable } from '#web/platform/api/api-error.ts';
import type { Draft } from './waiting.ts';

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
    { shown: { words: 'Look' }, refusal: expect.stringMatching(/no longer on this device/) },
  ]);
  await outbox.chooseFiles('nonce-1', files.slice(0, 1));
  await pass(0);
  expect(server.taken).toMatchObject([{ shown: { words: 'Look' }, files: 1 }]);
  expect(outbox.list()).toEqual([]);
});

const spoken: Draft = {
  ...draft('', [new File(['hum'], 'voice-note.webm')]),
  call: {
    method: 'POST',
    path: '/api/chat/sendVoice',
    form: { fields: [], filesAs: 'voice' },
    takesKey: false,
  },
};

test('a voice note waits with its recording, and one whose recording is lost says so and never leaves', async () => {
  const { open, server, pass, pictureStore } = browser();
  server.fails = [unreachable()];
  await open().add(spoken);
  await pass(0);
  const reloaded = open();
  reloaded.wake();
  await pass(0);
  expect(server.taken).toMatchObject([{ nonce: 'nonce-1', files: 1, call: spoken.call }]);

  server.fails = [unreachable()];
  await reloaded.add(spoken);
  await pass(1000);
  pictureStore.clear();
  await pass(10_000);
  expect(server.taken).toHaveLength(1);
  expect(reloaded.list()).toMatchObject([
    { needsFiles: true, refusal: expect.stringMatching(/voice note is no longer on this device/) },
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

test('a device whose store is full keeps what is written as long as the page lives, and says so', async () => {
  const { open, server, pass } = browser();
  server.fails = [unreachable()];
  const outbox = open({ isStoreFull: true });
  await outbox.add(draft('With a full store'));
  await pass(0);
  expect(outbox.list()).toMatchObject([{ shown: { words: 'With a full store' }, isOnlyHere: true }]);
  await pass(10_000);
  expect(words(server.taken)).toEqual(['With a full store']);
  expect(outbox.list()).toEqual([]);
});
