import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { runProgram } from '#tests/support/servers/run-server.ts';
import { startTestStore, type TestStore } from '#tests/support/servers/s3.ts';
import { diskBeforeStore } from './disk-before-store.ts';
import type { Files } from './files.ts';
import { moveFiles } from './move-files.ts';
import { openDiskAndStore, openFiles } from './open-files.ts';
import type { S3Files } from './s3-files.ts';

const quiet = { warn: () => undefined };
const never = new AbortController().signal;

let store: TestStore;
let dataDir: string;
let disk: Files;
let target: S3Files;
beforeEach(async () => {
  store = await startTestStore();
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-move-'));
  const opened = await openDiskAndStore(readEnv({ DATA_DIR: dataDir, ...store.serverSettings }), quiet);
  if (!opened.store) throw new Error('The settings name a store');
  disk = opened.disk;
  target = opened.store;
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Thirty files across all folders, one of them larger than an upload part. Returns their contents. */
async function fillDisk(): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (let number = 0; number < 27; number++) {
    contents.set(`media/variants/a${number % 3}/picture-${number}/640.webp`, randomBytes(2000 + number));
  }
  contents.set('media/originals/bb/picture/original', randomBytes(9_000_000));
  contents.set('verifications/card', randomBytes(100));
  contents.set('downloads/own-data', Buffer.alloc(0));
  for (const [name, bytes] of contents) await disk.write(name, bytes);
  return contents;
}

const move = (options: Partial<Parameters<typeof moveFiles>[0]> = {}) =>
  moveFiles({ disk, store: target, deletes: false, signal: never, ...options });

const filesOnDisk = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

async function contentOf(files: Files, name: string): Promise<string> {
  const found = await files.find(name);
  if (!found) return 'not there';
  return text(await found.open({ start: 0, end: found.bytes - 1 }));
}

test('a move that was stopped goes on where it was, and everything can be read all the while', async () => {
  const contents = await fillDisk();
  const both = diskBeforeStore(disk, target);
  const stop = new AbortController();
  const first = await move({
    signal: stop.signal,
    onProgress: ({ copied }) => {
      if (copied >= 8) stop.abort();
    },
  });
  expect(first.copied).toBeGreaterThanOrEqual(8);
  expect(first.copied).toBeLessThan(contents.size);
  for (const [name, bytes] of contents) expect(await contentOf(both, name)).toBe(bytes.toString());

  const puts = () => store.calls.filter((call) => call.startsWith('PUT ')).length;
  const before = puts();
  const second = await move();
  expect([second.there, second.copied, second.failures]).toEqual([
    first.copied,
    contents.size - first.copied,
    [],
  ]);
  // The large file is uploaded in two parts.
  expect(puts() - before).toBeLessThanOrEqual(second.copied + 1);
  expect(store.names()).toEqual([...contents.keys()].sort());
  for (const [name, bytes] of contents) expect(store.bucket.get(name).bytes.equals(bytes)).toBe(true);
  expect(await filesOnDisk()).toBe(contents.size);

  const third = await move({ deletes: true });
  expect([third.deleted, third.copied, await filesOnDisk()]).toEqual([contents.size, 0, 0]);
  for (const [name, bytes] of contents) expect(await contentOf(both, name)).toBe(bytes.toString());
});

test('what differs in the store is copied again, and never removed from the disk before it is the same', async () => {
  const contents = await fillDisk();
  const [name = ''] = contents.keys();
  await target.write(name, Buffer.alloc(contents.get(name)?.length ?? 0));
  const { failures } = await move({ deletes: true });
  expect(failures).toEqual([]);
  expect(store.bucket.get(name).bytes.equals(contents.get(name) ?? Buffer.alloc(0))).toBe(true);

  await disk.write('verifications/second', Buffer.from('a card'));
  store.control({ mode: 'broken', match: 'PUT ' });
  const refused = await move({ deletes: true });
  expect(refused.failures).toHaveLength(1);
  expect(await contentOf(disk, 'verifications/second')).toBe('a card');
});

test('a file that is taken away while it is copied stays nowhere', async () => {
  await fillDisk();
  const both = diskBeforeStore(disk, target);
  const name = 'verifications/card';
  const removing: Files = {
    ...disk,
    // A person removes the file during the copy.
    withLocalFile: async (each, use) => {
      const result = await disk.withLocalFile(each, use);
      if (each === name && store.bucket.objects.has(name)) await both.remove(name);
      return result;
    },
  };
  await moveFiles({ disk: removing, store: target, deletes: false, signal: never });
  expect([await both.find(name), store.bucket.objects.has(name)]).toEqual([null, false]);
});

test('a file that moves between being found and being read is read from the store', async () => {
  const contents = await fillDisk();
  const files = await openFiles(readEnv({ DATA_DIR: dataDir, ...store.serverSettings }), quiet);
  const [name = ''] = contents.keys();
  const found = await files.find(name);
  await move({ deletes: true });
  const stream = await found?.open({ start: 0, end: 9 });
  expect(stream && (await text(stream))).toBe(contents.get(name)?.subarray(0, 10).toString());
});

test('the command says how far it is, can be killed, and ends with everything in the store', async () => {
  const contents = await fillDisk();
  const run = (...args: string[]) =>
    runProgram('server/src/move-media-cli.ts', args, { DATA_DIR: dataDir, ...store.serverSettings });
  store.control({ mode: 'silent', match: 'PUT /tanabana-media/verifications' });
  const killed = run();
  await expect.poll(() => store.calls.some((call) => call.includes('verifications/card'))).toBe(true);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(store.bucket.objects.has('verifications/card')).toBe(false);
  store.control(null);

  const again = run('--delete');
  expect(await again.ended).toBe(0);
  expect(again.output()).toMatch(/30 of 30 files: \d+ copied \(\d+ MB\), \d+ were there already, 30 removed/);
  expect(again.output()).toContain('Everything on the disk is in the store.');
  expect([store.names(), await filesOnDisk()]).toEqual([[...contents.keys()].sort(), 0]);

  const without = runProgram('server/src/move-media-cli.ts', [], { DATA_DIR: dataDir });
  expect(await without.ended).toBe(1);
  expect(without.output()).toContain('No store is set.');
});
