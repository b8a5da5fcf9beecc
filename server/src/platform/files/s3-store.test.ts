import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uploadPicture, uploadVideo } from '#contracts/designs/publishing/upload-design.contract.ts';
import { sendDocuments } from '#contracts/verifications/verifications.contract.ts';
import { readKeptDocument } from '#server/modules/verifications/document-files.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import { sweepMedia } from '#server/platform/media/sweep-media.ts';
import { hurryTimersOf } from '#tests/support/hurry-timeouts.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { phoneVideo, plainPicture } from '#tests/support/people/photographs.ts';
import { fileForm, stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { startTestStore, type TestStore } from '#tests/support/servers/s3.ts';

let store: TestStore;
let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  store = await startTestStore();
  app = await startTestApp({
    withJobs: true,
    settings: store.serverSettings,
    surroundings: { readFreeBytes: async () => 400 * 1024 * 1024 },
  });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
});
afterAll(async () => {
  await app.stop();
  await store.close();
});
afterEach(() => store.control(null));

const get = (url: string, headers = {}) => app.server.inject({ url, headers });
const incoming = () => readdir(app.services.media.incoming);
const onDisk = async () => {
  const entries = await readdir(app.services.env.DATA_DIR, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('razorpay-'));
};
const keyOf = async (id: number) =>
  (await app.services.db.select().from(media).where(eq(media.id, id)))[0]?.key ?? '';

async function sendVideo(bytes: number): Promise<{ id: number; sent: Buffer }> {
  const sent = phoneVideo('isom', bytes);
  const answer = await maker.call(uploadVideo, {
    body: fileForm('video', { name: 'loom.mp4', bytes: sent }),
  });
  expect([answer.status, answer.error.message]).toEqual([200, answer.error.message]);
  return { id: answer.body.data.mediaId, sent };
}

const sendPicture = async () =>
  maker.call(uploadPicture, {
    body: fileForm('image', { name: 'sari.jpg', bytes: await plainPicture('jpeg') }),
  });

test('a picture goes from its upload to those who look at it by way of the store, and the disk keeps none of it', async () => {
  const key = await keyOf(await stagePicture(maker));
  const pathname = `/media/${key}/1080.webp`;
  await expect.poll(async () => (await get(pathname)).statusCode).toBe(200);
  const answer = await get(pathname);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  const stored = store.bucket.get(`media/variants/${key.slice(0, 2)}/${key}/1080.webp`);
  expect(answer.rawPayload.equals(stored.bytes)).toBe(true);
  expect(stored.contentType).toBe('image/webp');
  const again = await get(pathname, { 'if-none-match': answer.headers.etag });
  expect(again.statusCode).toBe(304);
  // The local copy exists only while the picture is processed.
  await expect.poll(onDisk).toEqual([]);
});

test('a video larger than a part is sent in parts and arrives as it was, a range of it as well', async () => {
  const before = store.calls.length;
  const { id, sent } = await sendVideo(19 * 1024 * 1024);
  const key = await keyOf(id);
  const parts = store.calls.slice(before).filter((call) => call.startsWith('PUT '));
  expect(parts).toHaveLength(3);
  expect(store.bucket.uploads.size).toBe(0);
  const whole = await get(`/media/${key}/video.mp4`);
  const stored = store.bucket.get(`media/variants/${key.slice(0, 2)}/${key}/video.mp4`);
  expect(whole.rawPayload.equals(stored.bytes)).toBe(true);
  expect(whole.rawPayload.length).toBe(sent.length);
  const range = await get(`/media/${key}/video.mp4`, { range: 'bytes=9000000-9000009' });
  expect([range.statusCode, range.headers['content-range']]).toEqual([
    206,
    `bytes 9000000-9000009/${sent.length}`,
  ]);
  expect(range.rawPayload.equals(stored.bytes.subarray(9_000_000, 9_000_010))).toBe(true);
  const beyond = await get(`/media/${key}/video.mp4`, { range: 'bytes=99000000-' });
  expect(beyond.statusCode).toBe(416);
});

test('documents of makers lie in the store, where nothing but their own call reaches them', async () => {
  const form = new FormData();
  form.append('kind', 'IDENTITY');
  form.append('documents', new Blob([new Uint8Array(await plainPicture('jpeg'))]), 'card.jpg');
  const { status } = await maker.call(sendDocuments, { body: form as never });
  expect(status).toBe(200);
  const [name = ''] = store.names().filter((each) => each.startsWith('verifications/'));
  const key = name.split('/')[1] ?? '';
  expect(await readKeptDocument(app.services, key)).toEqual(store.bucket.get(name).bytes);
  expect((await get(`/media/${key}/1080.webp`)).statusCode).toBe(404);
  // The local copy exists only while the picture is processed.
  await expect.poll(onDisk).toEqual([]);
});

test('what is taken away goes from the store with all its files', async () => {
  const { id } = await sendVideo(3000);
  const key = await keyOf(id);
  const ours = () => store.names().filter((name) => name.includes(key));
  expect(ours()).toHaveLength(1);
  await inTransaction(app.services.db, (tx) => removeMedia(app.services, tx, [id]));
  await expect.poll(ours).toEqual([]);
  expect((await get(`/media/${key}/video.mp4`)).statusCode).toBe(404);
});

test.each(['down', 'broken'] as const)(
  'while the store is %s an upload is refused with a sentence, a reading says 503, and both work again afterwards',
  async (mode) => {
    const key = await keyOf(await stagePicture(maker));
    await expect.poll(async () => (await get(`/media/${key}/320.webp`)).statusCode).toBe(200);
    const rows = await app.services.db.$count(media);
    store.control({ mode });
    const refused = await sendPicture();
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      503,
      'UNAVAILABLE',
      'What you sent cannot be kept right now. Please try again in a minute.',
    ]);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await app.services.db.$count(media)).toBe(rows);
    const unread = await get(`/media/${key}/320.webp`);
    expect([unread.statusCode, unread.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(unread.headers['retry-after']).toBe('60');
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
    store.control(null);
    expect((await get(`/media/${key}/320.webp`)).statusCode).toBe(200);
    expect((await sendPicture()).status).toBe(200);
  },
);

test('a store that takes calls and does not answer them keeps nobody longer than nine seconds', async () => {
  // The timeout of one attempt; there are two.
  hurryTimersOf(3000);
  const key = await keyOf((await sendVideo(3000)).id);
  store.control({ mode: 'silent', match: 'HEAD ' });
  const started = performance.now();
  const answer = await get(`/media/${key}/video.mp4`);
  expect(answer.statusCode).toBe(503);
  expect(performance.now() - started).toBeLessThan(3000);
});

test('an upload whose parts break off half-way leaves nothing in the store', async () => {
  const videos = () => store.names().filter((name) => name.endsWith('.mp4'));
  const before = videos();
  store.control({ mode: 'broken', match: 'PUT ' });
  const sent = phoneVideo('isom', 19 * 1024 * 1024);
  const refused = await maker.call(uploadVideo, {
    body: fileForm('video', { name: 'loom.mp4', bytes: sent }),
  });
  expect(refused.status).toBe(503);
  store.control(null);
  expect([videos(), store.bucket.uploads.size]).toEqual([before, 0]);
  await expect.poll(incoming).toEqual([]);
});

test('the sweep forgets what a killed process left in the store: files without a row, and parts of half an upload', async () => {
  const orphan = newMediaKey();
  const arrived = join(app.services.media.incoming, orphan);
  await mkdir(app.services.media.incoming, { recursive: true });
  await writeFile(arrived, 'half an upload');
  await app.services.media.store.put({ key: orphan, file: 'original' }, arrived);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(arrived, anHourAgo, anHourAgo);
  const described = { contentType: 'video/mp4', metadata: {} };
  const old = store.bucket.startUpload(`media/variants/${orphan.slice(0, 2)}/${orphan}/video.mp4`, described);
  store.bucket.upload(old).initiatedAt = anHourAgo;
  const fresh = store.bucket.startUpload('media/variants/xx/still-arriving/video.mp4', described);

  await sweepMedia(app.services);
  expect(store.names().filter((name) => name.includes(orphan))).toEqual([]);
  expect([...store.bucket.uploads.keys()]).toEqual([fresh]);
  expect(await incoming()).not.toContain(orphan);
  store.bucket.abortUpload(fresh);
});

test('a wrong secret and a missing bucket stop the start with a sentence; a store that is away does not', async () => {
  const start = (settings: Record<string, string>) =>
    startTestApp({ settings: { ...store.serverSettings, ...settings } });
  await expect(start({ S3_SECRET: 'another-secret' })).rejects.toThrow(
    'S3_KEY and S3_SECRET: the store does not let us into the bucket with them. Check both, and S3_REGION.',
  );
  await expect(start({ S3_BUCKET: 'another-bucket' })).rejects.toThrow(
    'S3_BUCKET: the store has no bucket called another-bucket. Make it, or name another.',
  );
  const away = await start({ S3_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await away.server.inject('/healthz')).statusCode).toBe(200);
  expect((await away.server.inject(`/media/${newMediaKey()}/320.webp`)).statusCode).toBe(503);
  await away.stop();
});
