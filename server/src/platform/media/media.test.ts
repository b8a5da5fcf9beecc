import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import {
  uploadDesign,
  uploadPicture,
  uploadVideo,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import { pictureWidths } from '#contracts/platform/picture-variants.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  animatedGif,
  cameraPhotograph,
  heicHead,
  pageWithinGif,
  pixelBomb,
  plainPicture,
  scriptingSvg,
  webmHead,
} from '#tests/support/people/photographs.ts';
import { designForm, fileForm, publishDesign, settled, stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { media } from './media.tables.ts';
import { newMediaKey } from './media-key.ts';
import { sweepMedia } from './sweep-media.ts';
import { importPicture } from './uploads/import-picture.ts';

let now = new Date();
// Photographs of real size take real time to process on a busy machine.
let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
  maker = await app.actor({ name: 'Kavya Iyer' });
});
afterAll(() => app.stop());

const get = (url: string, headers = {}) => app.server.inject({ url, headers });
const mediaFolder = () => join(app.services.env.DATA_DIR, 'media');
const rowOf = async (id: number) => {
  const [row] = await app.services.db.select().from(media).where(eq(media.id, id));
  return row;
};

async function filesOf(area: 'originals' | 'incoming' | 'variants'): Promise<string[]> {
  await mkdir(join(mediaFolder(), area), { recursive: true });
  const files = await readdir(join(mediaFolder(), area), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

const send = (name: string, bytes: Buffer, type?: string) =>
  maker.call(uploadPicture, { body: fileForm('image', { name, bytes, ...(type ? { type } : {}) }) });

test('what is no picture is refused by its bytes, whatever its name and type say', async () => {
  const before = [await filesOf('originals'), await app.services.db.$count(media)];
  const svg = await send('sari.jpg', scriptingSvg(), 'image/jpeg');
  expect([svg.status, svg.error.code, svg.error.message]).toEqual([
    415,
    'UNSUPPORTED_MEDIA',
    'sari.jpg is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  ]);
  expect(svg.error.errors).toEqual({ image: svg.error.message });

  const page = await send('a.gif.html', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/gif');
  const declared = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  const xml = await send('b.svg', declared, 'image/svg+xml');
  const zip = await send('c.png', Buffer.from('504b0304140000000800', 'hex'), 'image/png');
  expect([page.status, xml.status, zip.status]).toEqual([415, 415, 415]);

  const empty = await send('d.jpg', Buffer.alloc(0));
  expect(empty.error.message).toBe('d.jpg is empty. Please choose it again.');
  expect([await filesOf('originals'), await app.services.db.$count(media)]).toEqual(before);
  expect(await filesOf('incoming')).toEqual([]);
});

test('a picture that is a web page as well is refused, and hidden words do not survive', async () => {
  const polyglot = await pageWithinGif();
  expect((await sharp(polyglot).metadata()).format).toBe('gif');
  expect((await send('art.gif', polyglot)).status).toBe(415);

  const photograph = await cameraPhotograph({ width: 800, height: 600 });
  const tail = Buffer.from('<html><script>alert(1)</script></html>');
  const { id } = await publishDesign(maker, {}, [
    { name: 'x.jpg', bytes: Buffer.concat([photograph, tail]) },
  ]);
  expect(id).toBeGreaterThan(0);
  for (const file of await filesOf('variants'))
    expect((await readFile(file)).includes('<script>')).toBe(false);
});

test('HEIC is refused with a sentence that says what to do', async () => {
  const { status, error } = await send('IMG_2041.HEIC', heicHead(), 'image/heic');
  expect([status, error.message]).toEqual([
    415,
    'IMG_2041.HEIC is in Apple’s HEIC format, which browsers cannot show. On the iPhone choose Settings › Camera › Formats › Most Compatible, or send it as JPEG.',
  ]);
});

test('a bomb of pixels is recognised before it is decoded', async () => {
  const bomb = pixelBomb();
  expect(bomb.length).toBeLessThan(200_000);
  const { status, error } = await send('bomb.png', bomb);
  expect([status, error.message]).toEqual([
    400,
    'bomb.png has more than 33 megapixels. Please make it smaller and try again.',
  ]);
});

test('a phone’s photograph of 50 megapixels is taken, and one that must be held whole in memory is not', async () => {
  const create = { width: 8160, height: 6120, channels: 3, background: '#a04020' } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const { id } = await publishDesign(maker, {}, [{ name: 'full.jpg', bytes: photograph }]);
  expect(id).toBeGreaterThan(0);
  const progressive = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const refused = await send('progressive.jpg', progressive);
  expect([refused.status, refused.error.message]).toEqual([
    400,
    'progressive.jpg has more than 33 megapixels. Please make it smaller and try again.',
  ]);
});

test('an animation of many frames is refused, a short one is shown by its first', async () => {
  const long = await send('dance.gif', await animatedGif(130));
  expect(long.error.message).toBe('dance.gif is a long animation. Please choose a still picture.');
  const { id } = await publishDesign(maker, {}, [{ name: 'blink.gif', bytes: await animatedGif(12) }]);
  expect(id).toBeGreaterThan(0);
});

test('a picture that cannot be decoded fails with a sentence, and its maker is written to', async () => {
  const whole = await cameraPhotograph({ width: 1200, height: 900 });
  const images = [{ name: 'half.jpg', bytes: whole.subarray(0, whole.length / 2) }];
  const sent = await maker.call(uploadDesign, { body: designForm({ title: 'Half a sari' }, { images }) });
  const progress = await settled(maker, sent.body.design.id);
  const sentence = 'half.jpg could not be read as a picture. It may be damaged: please choose another copy.';
  expect(allInWords(progress)).toEqual({ status: 'PROCESSING', pictures: 1, ready: 0, failures: [sentence] });
  await expect
    .poll(async () => (await app.services.mail.listUnsent(app.services.db, maker.email)).length)
    .toBe(1);
  const [letter] = await app.services.mail.listUnsent(app.services.db, maker.email);
  expect(letter?.subject).toBe('About the pictures of your design');
  expect(letter?.text).toContain(sentence);
});

test('a design is published without the one picture that cannot be decoded', async () => {
  const whole = await cameraPhotograph({ width: 1200, height: 900 });
  const images = [
    { name: 'half.jpg', bytes: whole.subarray(0, whole.length / 2) },
    { name: 'whole.jpg', bytes: whole },
  ];
  const sent = await maker.call(uploadDesign, { body: designForm({}, { images }) });
  const progress = await settled(maker, sent.body.design.id);
  expect(progress).toMatchObject({ status: 'PUBLISHED', pictures: 2, ready: 1 });
});

test('a file beyond its limit is refused by name, and what came with it is not kept', async () => {
  const before = await app.services.db.$count(media);
  const large = Buffer.concat([await plainPicture('jpeg'), Buffer.alloc(uploadLimits.pictureBytes)]);
  const images = [
    { name: 'fine.jpg', bytes: await plainPicture('jpeg') },
    { name: 'huge.jpg', bytes: large },
  ];
  const { status, error } = await maker.call(uploadDesign, { body: designForm({}, { images }) });
  expect([status, error.code, error.message]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    'huge.jpg is larger than 10 MB. Please choose a smaller file.',
  ]);
  expect(await app.services.db.$count(media)).toBe(before);
  expect(await filesOf('incoming')).toEqual([]);
});

test('an eleventh picture, a second video and a foreign kind of video are refused', async () => {
  const bytes = await plainPicture('jpeg', { width: 40, height: 50 });
  const images = Array.from({ length: 11 }, (_, number) => ({ name: `${number}.jpg`, bytes }));
  const eleven = await maker.call(uploadDesign, { body: designForm({}, { images }) });
  expect([eleven.status, eleven.error.message]).toEqual([
    413,
    'Too many images: a design carries at most 10. Please remove some.',
  ]);
  const form = designForm({}, { images: images.slice(0, 1), video: { name: 'a.webm', bytes: webmHead() } });
  form.append('video', new Blob([new Uint8Array(webmHead())]), 'b.webm');
  const two = await maker.call(uploadDesign, { body: form });
  expect(two.error.errors).toEqual({ video: 'A design carries one video. Please remove the others.' });
  const picture = await maker.call(uploadVideo, { body: fileForm('video', { name: 'clip.mp4', bytes }) });
  expect(picture.error.message).toBe('clip.mp4 is not a video. Please choose an MP4, WebM or MOV.');
});

test('an upload that is broken off leaves no file and no row', async () => {
  const [rows, files] = [await app.services.db.$count(media), await filesOf('originals')];
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = `--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`;
  socket.write(
    `POST ${uploadDesign.path} HTTP/1.1\r\nhost: x\r\ncookie: ${maker.cookie}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(2_000_000, 1));
  await expect.poll(async () => (await filesOf('incoming')).length).toBe(1);
  socket.destroy();
  await expect.poll(async () => (await filesOf('incoming')).length).toBe(0);
  expect(await app.services.db.$count(media)).toBe(rows);
  // Meanwhile the file of an earlier test may have been removed.
  expect(files).toEqual(expect.arrayContaining(await filesOf('originals')));
});

test('an account that has sent two gigabytes in an hour has to wait', async () => {
  const busy = await app.actor({ name: 'Busy Maker' });
  await app.services.db.insert(media).values({
    key: newMediaKey(),
    ownerId: busy.id,
    kind: 'VIDEO',
    status: 'READY',
    mime: 'video/mp4',
    bytes: 2 * 1024 ** 3,
    claimedAt: now,
    createdAt: now,
  });
  const body = fileForm('image', { name: 'one.jpg', bytes: await plainPicture('jpeg') });
  expect((await busy.call(uploadPicture, { body })).status).toBe(429);
});

test('no picture is taken while the disk is nearly full', async () => {
  const { hasRoomForUploads } = app.services.space;
  app.services.space.hasRoomForUploads = async () => false;
  try {
    const { status, error } = await send('one.jpg', await plainPicture('jpeg'));
    expect([status, error.code]).toEqual([507, 'STORAGE_FULL']);
  } finally {
    app.services.space.hasRoomForUploads = hasRoomForUploads;
  }
});

test('what a crash and a forgotten form left behind is swept, what is in use stays', async () => {
  const orphan = newMediaKey();
  const orphanFile = join(app.services.media.incoming, orphan);
  await writeFile(orphanFile, 'half an upload');
  await app.services.media.store.put({ key: orphan, file: 'original' }, orphanFile);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(orphanFile, anHourAgo, anHourAgo);
  const fresh = join(app.services.media.incoming, newMediaKey());
  await writeFile(fresh, 'still arriving');

  const forgotten = await stagePicture(maker);
  const key = (await rowOf(forgotten))?.key ?? '';
  const used = await app.services.db.$count(media, eq(media.ownerId, maker.id));
  await expect.poll(async () => (await rowOf(forgotten))?.status).toBe('READY');

  await sweepMedia(app.services);
  expect(await filesOf('incoming')).toEqual([fresh]);
  expect(await app.services.media.store.find({ key: orphan, file: 'original' })).toBeNull();
  expect(await rowOf(forgotten)).toBeDefined();

  const today = now;
  now = new Date(today.getTime() + 25 * 3_600_000);
  await sweepMedia(app.services);
  now = today;
  expect(await rowOf(forgotten)).toBeUndefined();
  expect(used).toBeGreaterThan(1);
  await expect.poll(() => app.services.media.store.find({ key, file: '320.webp' })).toBeNull();
  const [published] = await app.services.db
    .execute("select pictures from designs where status = 'PUBLISHED' limit 1")
    .then(({ rows }) => rows as { pictures: { key: string }[] }[]);
  const kept = await get(`/media/${published?.pictures[0]?.key}/320.webp`);
  expect(kept.statusCode).toBe(200);
});

test('a picture of our own making is taken in at once', async () => {
  const file = join(app.services.env.DATA_DIR, 'drawn.webp');
  await writeFile(file, await plainPicture('webp', { width: 1080, height: 1350 }));
  const imported = await importPicture(app.services, { ownerId: maker.id, file });
  expect(imported).toMatchObject({ width: 1080, height: 1350 });
  expect(await rowOf(imported.mediaId)).toMatchObject({ status: 'READY', key: imported.key });
  const widths = [];
  for (const width of pictureWidths) {
    const { rawPayload } = await get(`/media/${imported.key}/${width}.webp`);
    widths.push((await sharp(rawPayload).metadata()).width);
  }
  expect(widths).toEqual([320, 480, 1080, 1080, 1080]);
  // Without an original no AVIF can be drawn, so the fallback is permanent.
  const standIn = await get(`/media/${imported.key}/640.avif`);
  expect(standIn.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
