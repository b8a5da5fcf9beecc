import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureWidths } from '#contracts/platform/picture-variants.ts';
import { stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { copyMedia } from './copy-media.ts';
import type { FileStore } from './file-store.ts';
import { media } from './media.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.stop());

test('a picture whose original goes while it is copied is shown from its widths', async () => {
  const maker = await app.actor();
  const id = await stagePicture(maker);
  const { services } = app;
  const { store } = services.media;
  const rowOf = async (mediaId: number) =>
    (await services.db.select().from(media).where(eq(media.id, mediaId)))[0];
  await expect.poll(async () => (await rowOf(id))?.status).toBe('READY');
  // The original exists when it is looked up, and is gone when it is read.
  const find: FileStore['find'] = async (name) => {
    const found = await store.find(name);
    if (name.file === 'original') await store.removeOriginal(name.key);
    return found;
  };
  const [copied = 0] = await copyMedia(
    { ...services, media: { ...services.media, store: { ...store, find } } },
    maker.id,
    [id],
  );
  const [source, copy] = [await rowOf(id), await rowOf(copied)];
  expect(copy).toMatchObject({ status: 'READY', width: source?.width, placeholder: source?.placeholder });
  const widthsOf = (key = '') =>
    Promise.all(
      pictureWidths.map(async (width) => (await store.find({ key, file: `${width}.webp` })) !== null),
    );
  expect(await widthsOf(source?.key)).toContain(true);
  expect(await widthsOf(copy?.key)).toEqual(await widthsOf(source?.key));
});
