import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '#tests/support/people/actors.ts';
import { stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { hurryJobs } from '#tests/support/until.ts';
import { media } from '../media.tables.ts';
import { newMediaKey } from '../media-key.ts';

// Photographs of real size take real time to process on a busy machine.
let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Kavya Iyer' });
});
afterAll(() => app.stop());

const get = (url: string, headers = {}) => app.server.inject({ url, headers });
const mediaFolder = () => join(app.services.env.DATA_DIR, 'media');
const rowOf = async (id: number) => {
  const [row] = await app.services.db.select().from(media).where(eq(media.id, id));
  return row;
};

async function readyPicture(): Promise<string> {
  const id = await stagePicture(maker);
  await expect.poll(async () => (await rowOf(id))?.status).toBe('READY');
  return (await rowOf(id))?.key ?? '';
}

test('a picture is served for a year, under a fixed type, and can do nothing but be looked at', async () => {
  const key = await readyPicture();
  const answer = await get(`/media/${key}/640.webp`);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `inline; filename="${key}-640.webp"`,
  });
  const again = await get(`/media/${key}/640.webp`, { 'if-none-match': answer.headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const head = await app.server.inject({ method: 'HEAD', url: `/media/${key}/640.webp` });
  expect(head.headers['content-length']).toBe(String(answer.rawPayload.length));
});

test('an AVIF that is not drawn yet is answered with the WebP for a minute', async () => {
  const key = await readyPicture();
  const webp = await get(`/media/${key}/640.webp`);
  const stand = await get(`/media/${key}/640.avif`);
  expect(stand.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  });
  expect(stand.rawPayload).toEqual(webp.rawPayload);

  await hurryJobs(app.services.db, 'media.refine');
  await vi.waitFor(async () => {
    const real = await get(`/media/${key}/640.avif`);
    expect(real.headers['content-type']).toBe('image/avif');
    expect(real.headers['cache-control']).toContain('immutable');
    expect((await sharp(real.rawPayload).metadata()).format).toBe('heif');
    expect(real.headers.etag).not.toBe(stand.headers.etag);
  }, 60_000);
});

test('no address leads out of the folder, to an original or along a symbolic link', async () => {
  const key = await readyPicture();
  await writeFile(join(app.services.env.DATA_DIR, 'secret'), 'secret');
  const addresses = [
    `/media/${key}/original`,
    `/media/${key}/..%2foriginal`,
    `/media/..%2f..%2f/secret`,
    `/media/%2e%2e%2f%2e%2e%2fsecret/320.webp`,
    `/media/${key}/320.webp%00.html`,
    `/media/${key}%00/320.webp`,
    `/media/${key}/constructor`,
    `/media/${newMediaKey()}/320.webp`,
    `/media/${key}/321.webp`,
    `/media/${key}/video.mp4`,
  ];
  for (const url of addresses) {
    const { statusCode, body } = await get(url);
    // A NUL is rejected before the file is looked up.
    expect([url, statusCode]).toEqual([url, url.includes('%00') ? 400 : 404]);
    expect(JSON.parse(body).success).toBe(false);
  }

  const file = join(mediaFolder(), 'variants', key.slice(0, 2), key, '320.webp');
  await rename(file, `${file}.away`);
  await symlink(join(app.services.env.DATA_DIR, 'secret'), file);
  expect((await get(`/media/${key}/320.webp`)).statusCode).toBe(404);
});
