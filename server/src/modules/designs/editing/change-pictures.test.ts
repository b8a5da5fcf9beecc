import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadDesign, uploadVideo } from '#contracts/designs/publishing/upload-design.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { phoneVideo, plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { designForm, fileForm, publishDesign, stagePicture } from '#tests/support/people/uploads.ts';
import { asItIs, damagedPicture, makeEditing, picture } from '#tests/support/set-ups/editing.ts';
import { takeInPicture } from '../refresh-pictures.ts';

let shop: Shop;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
});
afterAll(() => shop.stop());

const { read, put, change, widths, row, mediaLeft } = makeEditing(() => shop);

test('pictures are kept, taken out, added and put in another order; what nobody shows any more goes', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310), await picture(320), await picture(330)]);
  const [first, second, third] = (await read(id)).pictures.map((one) => one.id) as [number, number, number];
  const added = await stagePicture(maker, await plainPicture('jpeg', { width: 340, height: 400 }));

  const { body } = await change(id, { pictures: [third, added, first] });
  expect(body.design.pictures.map((one) => one.id)).toEqual([third, added, first]);
  await expect.poll(() => widths(id)).toEqual([330, 340, 310]);
  expect(await mediaLeft([first, second, third, added])).toEqual([first, third, added]);
  const dyes = (await row(id)).pictures.map((one) => one.dyes?.length ?? 0);
  expect([dyes[0], dyes[1], dyes[2]]).toEqual([expect.any(Number), 0, 0]);
  expect((await row(id)).pictures[0]).toHaveProperty('dyes');
});

test('the old pictures are seen until one of the new ones is ready, and then go', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310)]);
  const [old] = (await read(id)).pictures;
  const added = await stagePicture(maker, await plainPicture('jpeg', { width: 350, height: 400 }));
  const { db } = shop.app.services;
  // Usually the picture is prepared between upload and saving; here it takes longer.
  await expect
    .poll(async () => (await db.select().from(media).where(eq(media.id, added)))[0]?.status)
    .toBe('READY');
  await db.update(media).set({ status: 'STORED' }).where(eq(media.id, added));

  const { body } = await change(id, { pictures: [added] });
  expect(body.design.pictures).toEqual([{ id: added, isReady: false, picture: null }]);
  expect(await widths(id)).toEqual([310]);
  expect(await mediaLeft([old?.id ?? 0])).toEqual([old?.id]);

  await db.update(media).set({ status: 'READY' }).where(eq(media.id, added));
  await inTransaction(db, (tx) => takeInPicture(shop.app.services, tx, id, added));
  expect(await widths(id)).toEqual([350]);
  expect(await mediaLeft([old?.id ?? 0])).toEqual([]);
});

test('a new picture that cannot be read is left out, and its maker is told by mail', async () => {
  const { id } = await publishDesign(maker, { title: 'Kalamkari dupatta' }, [await picture(310)]);
  const [kept] = (await read(id)).pictures;
  const damaged = await stagePicture(maker, await damagedPicture());
  expect((await change(id, { pictures: [damaged, kept?.id ?? 0] })).status).toBe(200);
  await expect.poll(() => mediaLeft([damaged])).toEqual([]);
  expect(await widths(id)).toEqual([310]);
  expect((await read(id)).pictures.map((one) => one.id)).toEqual([kept?.id]);
  const { mail, db } = shop.app.services;
  await expect
    .poll(async () => (await mail.listUnsent(db, maker.email)).map(({ subject }) => subject))
    .toContain('About the pictures of your design');
});

test('when none of the new pictures can be read, the design keeps the ones it had', async () => {
  const { id } = await publishDesign(maker, {}, [await picture(310), await picture(320)]);
  const kept = (await read(id)).pictures.map((one) => one.id);
  const damaged = [
    await stagePicture(maker, await damagedPicture()),
    await stagePicture(maker, await damagedPicture()),
  ];
  const { db } = shop.app.services;
  // One is known to be unreadable before the change is sent, the other perhaps only afterwards.
  await expect
    .poll(
      async () =>
        (
          await db
            .select()
            .from(media)
            .where(eq(media.id, damaged[0] ?? 0))
        )[0]?.status,
      { timeout: 60_000 },
    )
    .toBe('FAILED');
  expect((await change(id, { pictures: damaged })).status).toBe(200);
  await expect.poll(() => mediaLeft(damaged)).toEqual([]);
  expect((await read(id)).pictures.map((one) => one.id)).toEqual(kept);
  expect(await widths(id)).toEqual([310, 320]);
});

test('a video is added, kept where nothing is said of it, and taken out', async () => {
  const { id } = await publishDesign(maker);
  const { body: staged } = await maker.call(uploadVideo, {
    body: fileForm('video', { name: 'clip.mp4', bytes: phoneVideo() }),
  });
  const { mediaId } = staged.data;
  expect((await change(id, { videoId: mediaId })).body.design.video).toMatchObject({ id: mediaId });
  const { videoId: _, ...silent } = asItIs(await read(id));
  expect((await put(id, { ...silent, title: 'With a film' })).body.design.video).toMatchObject({
    id: mediaId,
  });
  expect((await change(id, { videoId: null })).body.design.video).toBeNull();
  expect(await mediaLeft([mediaId])).toEqual([]);
});

test('pictures of another person or another design look missing, and stay where they are', async () => {
  const { id } = await publishDesign(maker);
  const other = await publishDesign(maker);
  const stranger = await shop.app.actor({ name: 'Lakshmi Devi' });
  const [theirs] = (await read(other.id)).pictures;
  for (const foreign of [await stagePicture(stranger), theirs?.id ?? 0, 99_999_999]) {
    const { status, error } = await change(id, { pictures: [foreign], title: 'Borrowed' });
    expect([status, error.errors]).toEqual([
      400,
      { pictures: 'A file that was sent ahead could not be found. Please choose it again.' },
    ]);
  }
  expect((await read(id)).words.title).not.toBe('Borrowed');
  expect((await read(other.id)).pictures).toHaveLength(1);
});

test('a design whose pictures could not be read is published with others', async () => {
  const images = [{ name: 'half.jpg', bytes: await damagedPicture() }];
  const { body } = await maker.call(uploadDesign, { body: designForm({}, { images }) });
  const { id } = body.design;
  await expect.poll(async () => (await row(id)).failedAt).not.toBeNull();
  expect((await read(id)).pictures).toEqual([]);
  const added = await stagePicture(maker);
  expect((await change(id, { pictures: [added] })).status).toBe(200);
  await expect.poll(async () => (await row(id)).status).toBe('PUBLISHED');
});
