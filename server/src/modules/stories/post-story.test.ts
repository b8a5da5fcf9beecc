import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postStory, storyStatus, storyTray } from '#contracts/stories/stories.contract.ts';
import { storyLimits } from '#contracts/stories/story.rules.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  cameraPhotograph,
  hasLocation,
  pixelBomb,
  plainPicture,
  scriptingSvg,
} from '#tests/support/people/photographs.ts';
import { photo, putUpStory, storyForm, watch } from '#tests/support/people/stories.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { stories } from './stories.tables.ts';

const hour = 3_600_000;
let app: TestApp;
let maker: Actor;
let viewer: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Meher Ansari' });
  viewer = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());
beforeEach(() => app.services.db.delete(stories));

const tray = async (who: Pick<Actor, 'call'>) => (await who.call(storyTray)).body.data;
const post = (form: FormData, headers?: Record<string, string>) =>
  maker.call(postStory, { body: form, ...(headers ? { headers } : {}) });

test('a caption of 200 characters is kept, a longer one is refused with a sentence and nothing is kept', async () => {
  const longest = 'क'.repeat(storyLimits.captionLetters);
  const id = await putUpStory(maker, `  ${longest}  `);
  expect((await watch(viewer, maker.id))[0]).toMatchObject({ id, caption: longest });
  const before = await app.services.db.$count(media);
  const { status, error } = await post(storyForm(`${longest}!`, await photo()));
  expect([status, error.errors]).toEqual([400, { caption: 'Please keep the caption to 200 characters.' }]);
  expect(await app.services.db.$count(media)).toBe(before);
});

test('markup in a caption stays words', async () => {
  const words = '<img src=x onerror=alert(1)> </script><b>';
  await putUpStory(maker, words);
  expect((await watch(viewer, maker.id))[0]?.caption).toBe(words);
});

test('what is no photo is refused, and with it everything that was sent', async () => {
  const nothing = await post(storyForm('no photo'));
  expect([nothing.status, nothing.error.errors]).toEqual([
    400,
    { image: 'Please choose a photo for your story.' },
  ]);
  const svg = await post(storyForm('', { name: 'a.jpg', bytes: scriptingSvg() }));
  expect([svg.status, svg.error.message]).toEqual([
    415,
    'a.jpg is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  ]);
  const bomb = await post(storyForm('', { name: 'bomb.png', bytes: pixelBomb() }));
  expect(bomb.status).toBe(400);
  const large = await post(
    storyForm('', { name: 'large.jpg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }),
  );
  expect([large.status, large.error.message]).toEqual([
    413,
    'large.jpg is larger than 10 MB. Please choose a smaller file.',
  ]);
  const two = storyForm('', await photo());
  two.append('image', new Blob([new Uint8Array((await photo()).bytes)]), 'second.jpg');
  expect((await post(two)).status).toBe(413);
  expect(await app.services.db.$count(stories)).toBe(0);
});

test('a photo from a phone is shown upright and tells no location; an AVIF is taken too', async () => {
  const bytes = await cameraPhotograph({ width: 1200, height: 900 });
  const { body } = await post(storyForm('', { name: 'IMG_1.JPG', bytes }));
  await expect
    .poll(async () => (await maker.call(storyStatus, { params: { id: body.data.id } })).body.data.status, {
      timeout: 60_000,
    })
    .toBe('LIVE');
  const [shown] = await watch(viewer, maker.id);
  expect(shown?.picture).toMatchObject({ width: 900, height: 1200 });
  const served = await app.server.inject(new URL(shown?.picture.url ?? '').pathname);
  expect(await hasLocation(served.rawPayload)).toBe(false);

  const avif = await sharp(await plainPicture('png', { width: 80, height: 100 }))
    .avif()
    .toBuffer();
  const taken = await post(storyForm('', { name: 'a.avif', bytes: avif }));
  const id = taken.body.data.id;
  await expect
    .poll(async () => (await maker.call(storyStatus, { params: { id } })).body.data.status, {
      timeout: 60_000,
    })
    .toBe('LIVE');
});

test('a photo that cannot be decoded is never shown, and its maker is told why', async () => {
  const whole = await cameraPhotograph({ width: 1200, height: 900 });
  const { body } = await post(
    storyForm('', { name: 'half.jpg', bytes: whole.subarray(0, whole.length / 2) }),
  );
  const { id } = body.data;
  await expect
    .poll(async () => allInWords((await maker.call(storyStatus, { params: { id } })).body.data), {
      timeout: 60_000,
    })
    .toEqual({
      status: 'FAILED',
      failure: 'half.jpg could not be read as a picture. It may be damaged: please choose another copy.',
    });
  expect(await watch(viewer, maker.id)).toEqual([]);
  expect(await tray(viewer)).toEqual([]);
});

test('sent twice under one key, even at once, it is one story', async () => {
  const headers = { 'idempotency-key': 'one-press-of-share' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => post(storyForm('once', await photo()), headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await post(storyForm('other words', await photo()), headers)).error.code).toBe('CONFLICT');
  expect(await app.services.db.$count(stories)).toBe(1);
});

test('thirty can be up at once; then one is told what to do', async () => {
  const now = app.services.clock.now();
  const rows = Array.from({ length: 30 }, (_, nth) => ({
    key: `thirty${nth}`,
    ownerId: maker.id,
    kind: 'PICTURE',
    mime: 'image/jpeg',
    bytes: 1,
    claimedAt: now,
  }));
  const inserted = await app.services.db.insert(media).values(rows).returning({ id: media.id });
  await app.services.db.insert(stories).values(
    inserted.map(({ id }) => ({
      makerId: maker.id,
      mediaId: id,
      expiresAt: new Date(now.getTime() + hour),
    })),
  );
  const { status, error } = await post(storyForm('', await photo()));
  expect([status, error.message]).toEqual([
    409,
    'You have 30 stories up. Delete one, or wait until the oldest is over.',
  ]);
});

test('the thirty-first story of an hour is refused before it is read', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const busy = await limited.actor();
    let last = 0;
    for (let nth = 0; nth < 31; nth++)
      last = (await busy.call(postStory, { body: storyForm('no photo') })).status;
    expect(last).toBe(429);
  } finally {
    await limited.stop();
  }
});
