import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadVideo } from '#contracts/designs/publishing/upload-design.contract.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { sweepMedia } from '#server/platform/media/sweep-media.ts';
import { phoneVideo } from '#tests/support/people/photographs.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { runProgram } from '#tests/support/servers/run-server.ts';
import { startTestStore, type TestStore } from '#tests/support/servers/s3.ts';

const dataDir = join(tmpdir(), `tanabana-crash-${randomUUID()}`);

let store: TestStore;
let onlooker: TestApp;
beforeAll(async () => {
  store = await startTestStore();
  onlooker = await startTestApp({ settings: { ...store.serverSettings, DATA_DIR: dataDir } });
});
afterAll(async () => {
  await onlooker.stop();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a server that is killed between two parts of an upload leaves nothing that counts, and the sweep nothing at all', async () => {
  const maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const server = runProgram('tests/support/servers/run-shop.ts', [], {
    ...store.serverSettings,
    DATABASE_URL: onlooker.databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  await server.until('open at ');
  const base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
  store.control({ mode: 'silent', match: 'PUT ' });
  const uploading = fetch(`${base}${uploadVideo.path}`, {
    method: 'POST',
    headers: { cookie: maker.cookie },
    body: fileForm('video', { name: 'loom.mp4', bytes: phoneVideo('isom', 19 * 1024 * 1024) }),
  });
  const cutOff = expect(uploading).rejects.toThrow('fetch failed');
  await expect.poll(() => store.bucket.uploads.size).toBe(1);
  server.child.kill('SIGKILL');
  await server.ended;
  await cutOff;

  store.control(null);
  expect([store.names(), await onlooker.services.db.$count(media)]).toEqual([[], 0]);
  const { incoming } = onlooker.services.media;
  const [arrived = ''] = await readdir(incoming);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(incoming, arrived), anHourAgo, anHourAgo);
  for (const upload of store.bucket.uploads.values()) upload.initiatedAt = anHourAgo;
  await sweepMedia(onlooker.services);
  expect([await readdir(incoming), store.names(), store.bucket.uploads.size]).toEqual([[], [], 0]);
});
