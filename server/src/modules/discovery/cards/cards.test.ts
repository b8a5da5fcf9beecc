import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { subjectOfDesign, subjectOfMaker } from './make-cards.ts';

let app: TestApp;
let makerId: number;
let shown: number;
let withoutPicture: number;
let withdrawn: number;
let ofPrivateMaker: number;
let privateMakerId: number;
let shopperId: number;

const keyOf = (number: number) => `cardpicture${String(number).padStart(11, '0')}`;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const { db, media } = app.services;
  // Noise in many colours: hard to compress, as cloth is.
  for (const number of [1, 2, 3, 4]) {
    const side = 1080;
    const noise = Buffer.alloc(side * side * 3);
    for (let at = 0; at < noise.length; at++) noise[at] = (at * 2_654_435_761 * number) >>> 24;
    const picture = sharp(noise, { raw: { width: side, height: side, channels: 3 } });
    for (const file of ['1080.webp', '640.webp'] as const) {
      await media.store.write({ key: keyOf(number), file }, await picture.clone().webp().toBuffer());
    }
  }
  const pictures = (number: number) => [{ key: keyOf(number), width: 1080, height: 1080, placeholder: '' }];
  makerId = (await app.actor({ role: 'DESIGNER', name: 'Meher Ansari' })).id;
  shown = await insertDesign(db, {
    makerId,
    title: 'बनारसी साड़ी, জামদানি and பட்டு for a wedding in the rain with a title that does not end',
    pictures: pictures(1),
  });
  for (const number of [2, 3]) await insertDesign(db, { makerId, pictures: pictures(number) });
  withoutPicture = await insertDesign(db, { makerId, pictures: [] });
  withdrawn = await insertDesign(db, { makerId, status: 'WITHDRAWN', pictures: pictures(4) });
  privateMakerId = (await app.actor({ role: 'DESIGNER' })).id;
  ofPrivateMaker = await insertDesign(db, { makerId: privateMakerId, pictures: pictures(4) });
  await db.$client.query(
    "insert into privacy_settings (user_id, profile_visibility) values ($1, 'FOLLOWERS')",
    [privateMakerId],
  );
  shopperId = (await app.actor()).id;
});
afterAll(() => app.stop());

async function read(path: string) {
  const { statusCode, headers, rawPayload } = await app.server.inject(path);
  return { statusCode, type: headers['content-type'], caching: headers['cache-control'], bytes: rawPayload };
}

test('a design and a maker have a card of 1200 × 630, under 300 kB whatever the cloth', async () => {
  for (const path of [`/cards/designs/${shown}.jpg`, `/cards/makers/${makerId}.jpg`]) {
    const { statusCode, type, caching, bytes } = await read(path);
    expect([statusCode, type, caching], path).toEqual([200, 'image/jpeg', 'public, max-age=60']);
    expect(bytes.length, path).toBeLessThan(300_000);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format], path).toEqual([1200, 630, 'jpeg']);
  }
});

test('words in every script are drawn beside the picture', async () => {
  const { bytes } = await read(`/cards/designs/${shown}.jpg`);
  const words = sharp(bytes).extract({ left: 560, top: 180, width: 584, height: 260 });
  const { channels } = await words.stats();
  // Dark ink on unbleached cotton.
  expect(channels[0]?.min).toBeLessThan(60);
  expect(channels[0]?.max).toBeGreaterThan(225);
});

test('there is none of what not everybody may see, of nothing, and of what never was', async () => {
  const paths = [
    ...[withdrawn, ofPrivateMaker, withoutPicture, 999_999].map((id) => `/cards/designs/${id}.jpg`),
    ...[privateMakerId, shopperId, 999_999].map((id) => `/cards/makers/${id}.jpg`),
    ...['/cards/designs/0.jpg', '/cards/designs/1e3.jpg', '/cards/designs/-1.jpg', '/cards/orders/1.jpg'],
    ...['/cards/search.jpg', '/cards/search.jpg?category=Spaceships'],
  ];
  for (const path of paths) expect((await read(path)).statusCode, path).toBe(404);
});

test('a card is gone with the next request once not everybody may see what it shows', async () => {
  const { $client: database } = app.services.db;
  const paths = [`/cards/designs/${shown}.jpg`, `/cards/makers/${makerId}.jpg`];
  const answers = () => Promise.all(paths.map(async (path) => (await read(path)).statusCode));
  expect(await answers()).toEqual([200, 200]);
  await database.query("insert into privacy_settings (user_id, profile_visibility) values ($1, 'PRIVATE')", [
    makerId,
  ]);
  expect(await answers()).toEqual([404, 404]);
  await database.query('delete from privacy_settings where user_id = $1', [makerId]);
  await database.query("update designs set status = 'HIDDEN' where id = $1", [shown]);
  expect(await answers()).toEqual([404, 200]);
  await database.query("update designs set status = 'PUBLISHED' where id = $1", [shown]);
  await database.query("update users set status = 'BANNED' where id = $1", [makerId]);
  expect(await answers()).toEqual([404, 404]);
  await database.query("update users set status = 'ACTIVE' where id = $1", [makerId]);
  expect(await answers()).toEqual([200, 200]);
});

test('the cards of a design and a maker name their town in the language of the page', async () => {
  const { db } = app.services;
  const place = { city: 'Varanasi', state: 'Uttar Pradesh' };
  await inTransaction(db, (tx) => saveProfile(tx, makerId, place));
  const lines = await Promise.all(
    (['en', 'hi'] as const).flatMap((locale) => [
      subjectOfDesign(db, shown, locale),
      subjectOfMaker(db, makerId, locale),
    ]),
  );
  expect(lines.map((subject) => subject?.words.line)).toEqual([
    'Meher Ansari, Varanasi',
    'Varanasi, Uttar Pradesh',
    'Meher Ansari, वाराणसी',
    'वाराणसी, उत्तर प्रदेश',
  ]);
});

test('a search has the card of what it finds', async () => {
  const { statusCode, bytes } = await read('/cards/search.jpg?category=Accessories');
  expect(statusCode).toBe(200);
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

test('who asks for more than two a second is told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => read(`/cards/designs/${shown}.jpg`)));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
});
