import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getMe, removeProfileImage, updateProfileImage } from '#contracts/profiles/profiles.contract.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  cameraPhotograph,
  hasLocation,
  pixelBomb,
  plainPicture,
  scriptingSvg,
  topLeftOf,
} from '#tests/support/people/photographs.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let viewer: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
beforeEach(async () => {
  viewer = await app.actor();
});
afterAll(() => app.stop());

const send = (bytes: Buffer, name = 'asha.jpg') =>
  viewer.call(updateProfileImage, { body: fileForm('image', { name, bytes }) });
const shown = async () => (await viewer.call(getMe)).body.data.profileImage;
const keyOf = (url: string) => /\/media\/([^/]+)\//.exec(url)?.[1] ?? '-';

async function served(url: string, width = 1080): Promise<Buffer> {
  const answer = await app.server.inject(new URL(url).pathname.replace('1080', String(width)));
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function filesOf(key: string): Promise<string[]> {
  const files = await readdir(join(app.services.env.DATA_DIR, 'media'), { recursive: true });
  return files.filter((file) => file.includes(key) && file.includes('.'));
}

test('a photo can be seen as soon as it is answered, as a square that is never large', async () => {
  const { status, body } = await send(await plainPicture('png', { width: 1500, height: 1000 }), 'asha.png');
  expect([status, body.message]).toEqual([200, 'Profile image updated']);
  expect(await shown()).toBe(body.data.imageUrl);
  for (const [asked, width] of [
    [320, 320],
    [640, 640],
    [1080, 640],
    [1600, 640],
  ] as const) {
    const { width: drawn, height } = await sharp(await served(body.data.imageUrl, asked)).metadata();
    expect([drawn, height]).toEqual([width, width]);
  }
});

test('a phone’s photo stands upright and tells no location, and its original is not kept', async () => {
  const bytes = await cameraPhotograph({ width: 1200, height: 900 });
  expect(await hasLocation(bytes)).toBe(true);
  const { body } = await send(bytes);
  const picture = await served(body.data.imageUrl);
  expect(await hasLocation(picture)).toBe(false);
  // Upright it is 900 × 1200. A third of the 300 surplus rows is cropped at the top, so that the red mark begins
  // there.
  expect(await topLeftOf(picture)).toBe('red');
  const files = await filesOf(keyOf(body.data.imageUrl));
  expect(files.map((file) => file.slice(file.lastIndexOf('/') + 1)).sort()).toEqual(
    expect.arrayContaining([expect.stringContaining('320.webp')]),
  );
  expect(files.filter((file) => file.includes('original'))).toEqual([]);
});

test('a new photo takes the files of the one before away, and removing takes the last', async () => {
  const first = (await send(await plainPicture('jpeg'))).body.data.imageUrl;
  const second = (await send(await plainPicture('gif'), 'asha.gif')).body.data.imageUrl;
  expect(await shown()).toBe(second);
  await expect.poll(() => filesOf(keyOf(first))).toEqual([]);
  expect(await filesOf(keyOf(second))).not.toEqual([]);

  const removed = await viewer.call(removeProfileImage);
  expect([removed.status, removed.body.message, await shown()]).toEqual([200, 'Profile image removed', null]);
  await expect.poll(() => filesOf(keyOf(second))).toEqual([]);
  expect((await viewer.call(removeProfileImage)).status).toBe(200);
});

test('of photos sent at the same time one is kept, with its files alone', async () => {
  const bytes = await plainPicture('webp');
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  const kept = await shown();
  expect(answers.map(({ body }) => body.data.imageUrl)).toContain(kept);
  const rows = (await app.services.db.select().from(media)).filter(({ ownerId }) => ownerId === viewer.id);
  expect(rows.map(({ key }) => key)).toEqual([keyOf(kept ?? '')]);
});

test('bytes decide, not names; what is refused leaves the photo as it was', async () => {
  const before = (await send(await plainPicture('jpeg'))).body.data.imageUrl;
  const svg = await send(scriptingSvg(), 'asha.jpg');
  expect([svg.status, svg.error.errors?.image]).toEqual([
    415,
    'asha.jpg is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  ]);
  expect((await send(pixelBomb(), 'asha.png')).status).toBe(400);
  const whole = await cameraPhotograph({ width: 1200, height: 900 });
  const half = await send(whole.subarray(0, whole.length / 2));
  expect([half.status, half.error.errors?.image]).toEqual([
    400,
    'asha.jpg could not be read as a picture. It may be damaged: please choose another copy.',
  ]);
  const none = await viewer.call(updateProfileImage, { body: new FormData() });
  expect([none.status, none.error.message]).toEqual([400, 'Please select an image file']);
  expect(await shown()).toBe(before);
});

test('a photo of 5 MB is taken, one byte more is not', async () => {
  const picture = await plainPicture('jpeg');
  const most = 5 * 1024 * 1024;
  // Bytes after the end of a JPEG are ignored.
  const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  expect((await send(padded(most))).status).toBe(200);
  const { status, error } = await send(padded(most + 1));
  expect([status, error.message]).toEqual([
    413,
    'asha.jpg is larger than 5 MB. Please choose a smaller file.',
  ]);
  const two = fileForm('image', { name: 'one.jpg', bytes: picture });
  two.append('image', new Blob([new Uint8Array(picture)]), 'two.jpg');
  expect((await viewer.call(updateProfileImage, { body: two })).status).toBe(413);
});
