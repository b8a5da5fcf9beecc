import { once } from 'node:events';
import fs from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uploadDesign, uploadVideo } from '#contracts/designs/publishing/upload-design.contract.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { mediaStore } from '../file-store.ts';
import { media } from '../media.tables.ts';
import { newMediaKey } from '../media-key.ts';

const megabyte = 1024 * 1024;

/** How many bytes of a file the simulated disk accepts. */
let diskTakes = Number.POSITIVE_INFINITY;

/** Makes `createWriteStream` write to the simulated disk. */
function mountDisk(): void {
  const { createWriteStream, write: writeToDisk } = fs;
  const write = (fd: number, bytes: Buffer, offset: number, length: number, at: number, done: () => void) => {
    if (at + length <= diskTakes) return writeToDisk(fd, bytes, offset, length, at, done);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    return process.nextTick(done as (error: Error) => void, full);
  };
  vi.spyOn(fs, 'createWriteStream').mockImplementation((path, options) =>
    createWriteStream(path, { ...(options as object), fs: { ...fs, write, writev: undefined } } as never),
  );
  syncBuiltinESMExports();
}

let app: TestApp;
let free: number;
let now: number;
let port: number;
let maker: Actor;
let sockets: Socket[];

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => new Date(now) },
    surroundings: { readFreeBytes: async () => free },
  });
  now = Date.now();
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => app.stop());
beforeEach(async () => {
  // Free space is read again once a second.
  now += 2000;
  free = 10_000 * megabyte;
  diskTakes = Number.POSITIVE_INFINITY;
  mountDisk();
  sockets = [];
  maker = await app.actor();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await expect.poll(incoming).toEqual([]);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const incoming = () => readdir(app.services.media.incoming);

interface Heard {
  socket: Socket;
  text: string;
  isOver: boolean;
}

const part = `--b\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\nsome bytes`;

/** Starts an upload of this many megabytes without finishing it. Undefined sends no Content-Length. */
async function begin(
  who: Actor,
  megabytes: number | undefined,
  path: string = uploadVideo.path,
): Promise<Heard> {
  const socket = connect(port, '127.0.0.1');
  const heard: Heard = { socket, text: '', isOver: false };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    heard.text += chunk;
  });
  socket.on('close', () => {
    heard.isOver = true;
  });
  sockets.push(socket);
  const before = (await incoming()).length;
  const length =
    megabytes === undefined ? 'transfer-encoding: chunked' : `content-length: ${megabytes * megabyte}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${who.cookie}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n` +
      (megabytes === undefined ? `${part.length.toString(16)}\r\n${part}\r\n` : part),
  );
  await expect.poll(async () => heard.text !== '' || (await incoming()).length > before).toBe(true);
  return heard;
}

const statusOf = ({ text }: Heard) => (text === '' ? 'arriving' : Number(text.slice(9, 12)));

test('an account sends four uploads at a time: the fifth is refused with a sentence, until one has ended', async () => {
  const four = [await begin(maker, 1), await begin(maker, 1), await begin(maker, 1), await begin(maker, 1)];
  expect(four.map(statusOf)).toEqual(['arriving', 'arriving', 'arriving', 'arriving']);
  const fifth = await begin(maker, 1);
  expect(statusOf(fifth)).toBe(429);
  expect(fifth.text).toMatch(/4 of your uploads are still on their way/);
  expect(statusOf(await begin(await app.actor(), 1)), 'somebody else').toBe('arriving');

  four[0]?.socket.destroy();
  await expect.poll(() => app.services.media.uploads.of(maker.id).count).toBe(3);
  expect(statusOf(await begin(maker, 1))).toBe('arriving');
});

test('six that come together are four', async () => {
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => begin(maker, 1)));
  await expect.poll(() => six.filter((one) => statusOf(one) === 429).length).toBe(2);
  await expect.poll(async () => (await incoming()).length).toBe(4);
});

test('uploads that are still arriving take the room that they said: together they leave 500 MB', async () => {
  free = 700 * megabyte;
  const others = await Promise.all([1, 2, 3].map(() => app.actor()));
  const first = await begin(maker, 90);
  expect(statusOf(first)).toBe('arriving');
  const rest = [];
  for (const other of others) rest.push(statusOf(await begin(other, 90)));
  expect(rest).toEqual(['arriving', 507, 507]);
  first.socket.destroy();
  await expect.poll(() => app.services.media.uploads.of(maker.id).count).toBe(0);
  expect(statusOf(await begin(maker, 90))).toBe('arriving');
});

test('an upload that does not tell its length takes as much room as its form may bring', async () => {
  free = 700 * megabyte;
  expect(statusOf(await begin(maker, undefined, uploadDesign.path))).toBe(507);
  expect(statusOf(await begin(maker, undefined))).toBe('arriving');
});

test('what is arriving counts in the hour of its account', async () => {
  const at = new Date(now);
  await app.services.db.insert(media).values({
    ...{ key: newMediaKey(), ownerId: maker.id, kind: 'VIDEO', status: 'READY', mime: 'video/mp4' },
    ...{ bytes: (2048 - 150) * megabyte, claimedAt: at, createdAt: at },
  });
  expect(statusOf(await begin(maker, 90))).toBe('arriving');
  const second = await begin(maker, 90);
  expect(statusOf(second)).toBe(429);
  expect(second.text).toMatch(/a great deal in this hour/);
});

test.each([
  ['goes on sending', 20],
  ['stops', 5],
])(
  'a disk that fills while an upload streams is said with 507 to one that %s; nothing stays behind',
  async (_, most) => {
    diskTakes = megabyte;
    const upload = await begin(maker, 20);
    let left = most * megabyte - part.length;
    while (left > 0 && !upload.isOver) {
      const chunk = Buffer.alloc(Math.min(left, 64 * 1024), 1);
      left -= chunk.length;
      if (!upload.socket.write(chunk)) await once(upload.socket, 'drain');
    }
    await expect.poll(() => upload.isOver).toBe(true);
    expect(statusOf(upload)).toBe(507);
    expect(upload.text).toMatch(/connection: close/i);
    expect(upload.text).toContain('"code":"STORAGE_FULL"');
    await expect.poll(incoming).toEqual([]);
    expect(app.services.media.uploads.of(maker.id).count).toBe(0);
  },
);

test('what people send in belongs to the user of the server alone, in folders that were wider as well', async () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  await begin(maker, 1);
  const [arriving = ''] = await incoming();
  expect(await modeOf(join(app.services.media.incoming, arriving))).toBe('600');

  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-modes-'));
  const folders = [
    dataDir,
    ...['', 'incoming', 'originals', 'variants'].map((name) => join(dataDir, 'media', name)),
    ...['verifications', 'downloads'].map((name) => join(dataDir, name)),
  ];
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
  const sentBefore = join(dataDir, 'media', 'originals', 'ab', 'older');
  await mkdir(dirname(sentBefore), { recursive: true, mode: 0o755 });
  await writeFile(sentBefore, 'where it was taken', { mode: 0o644 });
  const files = await openFiles(readEnv({ DATA_DIR: dataDir }), { warn: () => undefined });
  const store = mediaStore(files);
  expect([await modeOf(dirname(sentBefore)), await modeOf(sentBefore)]).toEqual(['700', '600']);
  expect(await Promise.all(folders.map(modeOf))).toEqual(folders.map(() => '700'));
  const key = newMediaKey();
  await store.write({ key, file: 'original' }, Buffer.from('where it was taken'));
  const folder = join(dataDir, 'media', 'originals', key.slice(0, 2), key);
  expect([await modeOf(folder), await modeOf(join(folder, 'original'))]).toEqual(['700', '600']);
  await rm(dataDir, { recursive: true });
});
