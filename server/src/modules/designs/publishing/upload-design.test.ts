import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import {
  designStatus,
  uploadDesign,
  uploadPicture,
  uploadVideo,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import { pictureWidths } from '#contracts/platform/picture-variants.ts';
import { media as mediaTable } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  cameraPhotograph,
  hasLocation,
  locationInVideo,
  phoneVideo,
  plainPicture,
  topLeftOf,
} from '#tests/support/people/photographs.ts';
import { designForm, fileForm, publishDesign, settled, stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { designs, designTotals } from '../designs.tables.ts';

// Runs the jobs, because real photographs take time on a busy machine.
let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Lakshmi Devi' });
});
afterAll(() => app.stop());

const jpeg = async (name = 'sari.jpg') => ({ name, bytes: await plainPicture('jpeg') });
const fetchFile = (url: string, headers = {}) => app.server.inject({ url: new URL(url).pathname, headers });

async function designRow(id: number) {
  const rows = await app.services.db.select().from(designs);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no design ${id}`);
  return row;
}

/** What uploads leave behind: rows of media and one folder per medium on disk. */
async function traces() {
  const root = join(app.services.env.DATA_DIR, 'media');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return {
    rows: (await app.services.db.select({ id: mediaTable.id }).from(mediaTable)).length,
    designs: (await app.services.db.select({ id: designs.id }).from(designs)).length,
    folders: new Set(files.filter((file) => file.isFile()).map(({ parentPath }) => basename(parentPath)))
      .size,
  };
}

test('a photograph from a phone is published upright, without its location, in every width', async () => {
  const photograph = await cameraPhotograph({ width: 4032, height: 3024 });
  expect((await sharp(photograph).metadata()).orientation).toBe(6);
  expect(await hasLocation(photograph)).toBe(true);

  const { id } = await publishDesign(maker, {}, [{ name: 'IMG_0001.JPG', bytes: photograph }]);

  const design = await designRow(id);
  expect(design.status).toBe('PUBLISHED');
  expect(design.publishedAt).toBeInstanceOf(Date);
  const [copy] = design.pictures;
  expect(copy).toMatchObject({ width: 3024, height: 4032 });
  expect(copy?.dyes?.[0]).toMatch(/^#[0-9a-f]{6}$/);
  expect(copy?.placeholder).toMatch(/^data:image\/webp;base64,.{40,800}$/);
  for (const width of pictureWidths) {
    const answer = await fetchFile(`http://x/media/${copy?.key}/${width}.webp`);
    const info = await sharp(answer.rawPayload).metadata();
    expect(info).toMatchObject({ format: 'webp', width, space: 'srgb' });
    expect(info.exif ?? info.xmp ?? info.iptc ?? info.icc ?? info.orientation).toBeUndefined();
    expect(info.height).toBe(Math.round((width * 4) / 3));
    expect(await topLeftOf(answer.rawPayload)).toBe('red');
  }
});

test('PNG, WebP and GIF are taken too, small ones are never enlarged, and the order is kept', async () => {
  const images = [
    { name: 'a.png', bytes: await plainPicture('png', { width: 300, height: 375 }) },
    { name: 'b.webp', bytes: await plainPicture('webp', { width: 700, height: 875 }) },
    { name: 'c.gif', bytes: await plainPicture('gif', { width: 200, height: 250 }) },
  ];
  const { id } = await publishDesign(maker, {}, images);
  const { pictures } = await designRow(id);
  expect(pictures.map(({ width }) => width)).toEqual([300, 700, 200]);
  const largest = await fetchFile(`http://x/media/${pictures[0]?.key}/1600.webp`);
  expect((await sharp(largest.rawPayload).metadata()).width).toBe(300);
});

test('the words are kept as they were meant, and the maker becomes a designer', async () => {
  const newcomer = await app.actor({ name: 'Imran Khatri' });
  const words = {
    title: '  Ajrakh stole ',
    price: '1999.50',
    discount: '',
    completionTime: '2-3 weeks',
    materialTwo: 'Silk',
  };
  const { id, title } = await publishDesign(newcomer, words);
  expect(title).toBe('Ajrakh stole');
  expect(await designRow(id)).toMatchObject({
    makerId: newcomer.id,
    pricePaise: 199_950,
    discountPercent: 0,
    completionDays: 21,
    materialOne: 'Cotton',
    materialTwo: 'Silk',
    likesCount: 0,
  });
  const { body } = await newcomer.call(userAuthChecker);
  expect(body.data.userFromToken.role).toBe('DESIGNER');
});

test('another maker role is not turned into a designer', async () => {
  const jariwala = await app.actor({ name: 'Ramesh Das', role: 'JARIWALA' });
  await publishDesign(jariwala);
  const { body } = await jariwala.call(userAuthChecker);
  expect(body.data.userFromToken.role).toBe('JARIWALA');
});

test('a design cannot bring its own counts, status or maker', async () => {
  const { id } = await publishDesign(maker, {
    likesCount: '900',
    status: 'PUBLISHED',
    makerId: '1',
    userId: '1',
    publishedAt: '2020-01-01',
  });
  expect(await designRow(id)).toMatchObject({ likesCount: 0, makerId: maker.id });
});

test('publishing moves the total by one', async () => {
  const [before] = await app.services.db.select().from(designTotals);
  await publishDesign(maker);
  const [after] = await app.services.db.select().from(designTotals);
  expect(after?.published).toBe((before?.published ?? 0) + 1);
});

test('pictures sent ahead become a design in the order that is named, at once when they are ready', async () => {
  const first = await stagePicture(maker, await plainPicture('jpeg', { width: 330, height: 400 }));
  const second = await stagePicture(maker, await plainPicture('jpeg', { width: 440, height: 550 }));
  await expect
    .poll(
      async () => {
        const rows = await app.services.db.select().from(mediaTable);
        return rows.filter((row) => [first, second].includes(row.id)).map((row) => row.status);
      },
      { timeout: 60_000 },
    )
    .toEqual(['READY', 'READY']);

  const body = designForm({ mediaIds: [String(second), String(first)] });
  const published = await maker.call(uploadDesign, { body });
  expect(published.status).toBe(200);
  const design = await designRow(published.body.design.id);
  expect(design.status).toBe('PUBLISHED');
  expect(design.pictures.map(({ width }) => width)).toEqual([440, 330]);

  const again = await maker.call(uploadDesign, { body: designForm({ mediaIds: `[${first}]` }) });
  expect(again.status).toBe(400);
});

test('a picture sent ahead by somebody else looks missing, and stays theirs', async () => {
  const other = await app.actor({ name: 'Farida Begum' });
  const theirs = await stagePicture(other);
  const foreign = await maker.call(uploadDesign, { body: designForm({ mediaIds: String(theirs) }) });
  const missing = await maker.call(uploadDesign, { body: designForm({ mediaIds: '99999999' }) });
  expect([foreign.status, missing.status]).toEqual([400, 400]);
  expect(foreign.error.errors).toEqual({
    images: 'A file that was sent ahead could not be found. Please choose it again.',
  });
  expect(foreign.error.errors).toEqual(missing.error.errors);
  const own = await other.call(uploadDesign, { body: designForm({ mediaIds: String(theirs) }) });
  expect(own.status).toBe(200);
});

test('nobody sees how far another’s design is', async () => {
  const { id } = await publishDesign(maker);
  const other = await app.actor();
  const foreign = await other.call(designStatus, { params: { id } });
  const missing = await other.call(designStatus, { params: { id: 987_654 } });
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.error.message).toBe(missing.error.message);
});

test('one attempt sent twice, even at once, publishes once', async () => {
  const before = await traces();
  const images = [await jpeg()];
  const send = () =>
    maker.call(uploadDesign, {
      body: designForm({ title: 'Twice clicked' }, { images }),
      headers: { 'idempotency-key': 'click-click-click' },
    });
  const answers = await Promise.all([send(), send(), send()]);
  const later = await send();
  const ids = [...answers, later].map(({ body }) => body.design.id);
  expect(new Set(ids).size).toBe(1);
  await settled(maker, ids[0] ?? 0);
  const after = await traces();
  expect([after.designs - before.designs, after.rows - before.rows, after.folders - before.folders]).toEqual([
    1, 1, 1,
  ]);
});

test('the signed out cannot upload', async () => {
  for (const endpoint of [uploadDesign, uploadPicture, uploadVideo]) {
    const { status, error } = await app.visitor.call(endpoint, {
      body: designForm({}, { images: [await jpeg()] }),
    });
    expect([status, error.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  }
});

test.each([
  ['title', ' ', 'Product title is required'],
  ['description', 'too short', 'Description must be at least 10 characters'],
  ['category', 'Spaceships', 'Category is required'],
  ['category', undefined, 'Category is required'],
  ['price', '', 'Price is required'],
  ['price', undefined, 'Price is required'],
  ['price', '1e3', 'Price must be a number'],
  ['price', '-5', 'Price must be at least ₹1'],
  ['discount', '100', 'Discount must be a whole number from 0 to 99'],
  ['completionTime', '', 'Completion time is required'],
  ['completionTime', 'soon', 'Say the completion time in days, for example 12 days'],
])('%s "%s" is refused beside its field, and no file stays', async (field, value, sentence) => {
  const before = await traces();
  const body = designForm({ [field]: value }, { images: [await jpeg()] });
  const { status, error } = await maker.call(uploadDesign, { body });
  expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  expect(error.errors?.[field]).toBe(sentence);
  expect(await traces()).toEqual(before);
});

test('a design without a picture is refused in the words of the form', async () => {
  const { status, error } = await maker.call(uploadDesign, { body: designForm() });
  expect([status, error.message]).toEqual([400, 'Images required: Please upload at least one product image']);
});

test('a body that is no form is refused', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: uploadDesign.path,
    headers: { cookie: maker.cookie },
    payload: { title: 'JSON' },
  });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ success: false, code: 'UNSUPPORTED_MEDIA' });
});

test('a video is served without the location it was taken at, in ranges', async () => {
  const video = { name: 'clip.mp4', bytes: phoneVideo() };
  expect(video.bytes.includes(locationInVideo)).toBe(true);
  const staged = await maker.call(uploadVideo, { body: fileForm('video', video) });
  const body = designForm({ videoId: String(staged.body.data.mediaId) }, { images: [await jpeg()] });
  const { body: answer } = await maker.call(uploadDesign, { body });
  const { videoKey } = await designRow(answer.design.id);
  const url = `http://x/media/${videoKey}/video.mp4`;
  const whole = await fetchFile(url);
  expect(whole.headers['content-type']).toBe('video/mp4');
  expect(whole.rawPayload.length).toBe(video.bytes.length);
  expect(whole.rawPayload.includes(locationInVideo)).toBe(false);
  expect(whole.rawPayload.subarray(-2000)).toEqual(video.bytes.subarray(-2000));

  const part = await fetchFile(url, { range: 'bytes=4-7' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${video.bytes.length}`,
  ]);
  expect((await fetchFile(url, { range: 'bytes=999999-' })).statusCode).toBe(416);
});
