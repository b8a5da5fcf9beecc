import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { getComplaint } from '#contracts/complaints/complaints.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { answer, file } from '#tests/support/people/complaints.ts';
import {
  cameraPhotograph,
  hasLocation,
  plainPicture,
  scriptingSvg,
} from '#tests/support/people/photographs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let asha: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  asha = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());

const photo = async (name = 'border.jpg') => ({ name, bytes: await plainPicture('jpeg') });

async function rows(table: string): Promise<number> {
  return (await app.services.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n;
}

function prepared(id: number) {
  return vi.waitFor(
    async () => {
      const { data } = (await asha.call(getComplaint, { params: { id } })).body;
      const all = [...data.pictures, ...data.messages.flatMap(({ pictures }) => pictures)];
      if (all.some(({ state }) => state === 'PREPARING')) throw new Error('They are not ready yet');
      return data;
    },
    { timeout: 60_000, interval: 100 },
  );
}

test('pictures of a complaint and of its messages are shown in their order once they are prepared', async () => {
  const { data } = (await file(asha, {}, { images: [await photo('a.jpg'), await photo('b.jpg')] })).body;
  expect(data.pictures.map(({ state }) => state)).toHaveLength(2);
  await answer(asha, data.id, 'And the other end of it.', { images: [await photo('c.jpg')] });
  const after = await prepared(data.id);
  expect(after.pictures.map(({ url }) => url)).toEqual(data.pictures.map(({ url }) => url));
  expect(after.pictures).toMatchObject([
    { state: 'READY', width: 400, height: 500 },
    { state: 'READY', width: 400, height: 500 },
  ]);
  expect(after.messages).toMatchObject([{ pictures: [{ state: 'READY' }] }]);
});

test('a picture of a complaint keeps neither its bytes nor the location where it was taken', async () => {
  const bytes = await cameraPhotograph({ width: 1600, height: 1200 });
  expect(await hasLocation(bytes)).toBe(true);
  const { data } = (await file(asha, {}, { images: [{ name: 'home.jpg', bytes }] })).body;
  const { pictures } = await prepared(data.id);
  const served = await app.server.inject({ url: new URL(pictures[0]?.url ?? '').pathname });
  expect(served.statusCode).toBe(200);
  expect(await hasLocation(served.rawPayload)).toBe(false);
});

test('an SVG and a file that is no picture are refused, and neither complaint nor file stays', async () => {
  const before = [await rows('complaints'), await rows('media')];
  const script = await file(asha, {}, { images: [{ name: 'a.svg', bytes: scriptingSvg() }] });
  const page = await file(
    asha,
    {},
    { images: [{ name: 'photo.jpg', bytes: Buffer.from('<html><script>alert(1)</script>') }] },
  );
  for (const { status, error } of [script, page]) {
    expect([400, 415]).toContain(status);
    expect(error.errors).toHaveProperty('images');
  }
  expect([await rows('complaints'), await rows('media')]).toEqual(before);
});

test('six pictures and one over 5 MB are refused with a sentence, in a complaint and in a message', async () => {
  const six = await Promise.all(Array.from({ length: 6 }, (_, n) => photo(`${n}.jpg`)));
  const large = [{ name: 'large.jpg', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1) }];
  const tooLarge = 'large.jpg is larger than 5 MB. Please choose a smaller file.';
  const { id } = (await file(asha)).body.data;
  const before = [await rows('complaints'), await rows('media')];
  const refusals = [
    await file(asha, {}, { images: six }),
    await answer(asha, id, 'Look', { images: six }),
    await file(asha, {}, { images: large }),
    await answer(asha, id, 'Look', { images: large }),
  ];
  expect(refusals.map(({ status, error }) => [status, error.message])).toEqual([
    [413, inEnglish(complaintSentences.tooManyPictures)],
    [413, inEnglish(complaintSentences.tooManyPictures)],
    [413, tooLarge],
    [413, tooLarge],
  ]);
  expect([await rows('complaints'), await rows('media')]).toEqual(before);
  expect((await asha.call(getComplaint, { params: { id } })).body.data.messages).toEqual([]);
});

test('a picture that turns out to be unreadable says so, and the complaint stands', async () => {
  const whole = await plainPicture('png', { width: 600, height: 750 });
  const cut = { name: 'cut.png', bytes: whole.subarray(0, Math.floor(whole.length / 2)) };
  const sent = await file(asha, {}, { images: [cut] });
  // Some damage is detected on upload, some only when the picture is decoded.
  if (sent.status !== 200) return expect(sent.error.errors).toHaveProperty('images');
  expect((await prepared(sent.body.data.id)).pictures).toMatchObject([{ state: 'FAILED' }]);
});
