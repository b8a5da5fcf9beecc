import { expect, test } from 'vitest';
import { changeStaged, isUnderWay, keptFile, type StagedChange, type StagedFile } from './staged-files.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const chosen = (...names: string[]): StagedChange => ({
  type: 'add',
  kind: 'picture',
  files: names.map((name) => ({ key: name, file: file(name) })),
});
const after = (...changes: StagedChange[]) =>
  changes.reduce<readonly StagedFile[]>((files, change) => changeStaged(files, change), []);
const keys = (files: readonly StagedFile[]) => files.map(({ key }) => key).join('');

test('a picture moves to the place of another, in both directions', () => {
  expect(keys(after(chosen('a', 'b', 'c', 'd'), { type: 'move', key: 'a', before: 'c' }))).toBe('bcad');
  expect(keys(after(chosen('a', 'b', 'c', 'd'), { type: 'move', key: 'd', before: 'a' }))).toBe('dabc');
  expect(keys(after(chosen('a', 'b'), { type: 'move', key: 'a', before: 'gone' }))).toBe('ab');
});

test('a second video takes the place of the first', () => {
  const film = (key: string): StagedChange => ({
    type: 'add',
    kind: 'video',
    files: [{ key, file: file(key) }],
  });
  expect(keys(after(chosen('a'), film('v'), film('w')))).toBe('aw');
});

test('a file is under way until it is sent or has failed, and again when it is retried', () => {
  const sending = after(chosen('a'), { type: 'start', key: 'a' });
  expect(isUnderWay(sending)).toBe(true);
  const failed = changeStaged(sending, { type: 'fail', key: 'a', sentence: 'No', canRetry: true });
  expect(isUnderWay(failed)).toBe(false);
  const again = changeStaged(failed, { type: 'retry', key: 'a' });
  expect([isUnderWay(again), again[0]?.sentence]).toEqual([true, null]);
  const sent = changeStaged(again, { type: 'sent', key: 'a', mediaId: 7 });
  expect([isUnderWay(sent), sent[0]?.mediaId]).toEqual([false, 7]);
});

test('what the server no longer has is to be sent again', () => {
  const sent = after(chosen('a'), { type: 'sent', key: 'a', mediaId: 7 });
  const lost = changeStaged(sent, { type: 'lose', sentence: 'Once more, please' });
  expect(lost[0]).toMatchObject({ state: 'failed', mediaId: null, canRetry: true });
});

test('news of a file that was removed meanwhile changes nothing', () => {
  const removed = after(
    chosen('a', 'b'),
    { type: 'remove', key: 'a' },
    { type: 'sent', key: 'a', mediaId: 7 },
  );
  expect(keys(removed)).toBe('b');
});

test('what the design has already is nobody’s to send again', () => {
  const files = after({ type: 'begin', files: [keptFile('picture', 7, '/seven.webp')] }, chosen('a'));
  const lost = changeStaged(files, { type: 'lose', sentence: 'Once more, please' });
  expect(lost.map(({ state, mediaId }) => [state, mediaId])).toEqual([
    ['sent', 7],
    ['failed', null],
  ]);
  expect(isUnderWay(after({ type: 'begin', files: [keptFile('video', 8, null)] }))).toBe(false);
});
