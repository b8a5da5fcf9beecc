import { afterAll, beforeAll, expect, test } from 'vitest';
import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const insert = (status = 'PUBLISHED') => insertDesign(app.services.db, { makerId: maker.id, status });

async function standing(designId: number) {
  const { rows } = await app.services.db.$client.query<Record<string, number>>(
    `select likes_count as "likesCount", (select count(*) from likes where design_id = id) as likes,
            saves_count as "savesCount", (select count(*) from saves where design_id = id) as saves
       from designs where id = $1`,
    [designId],
  );
  return rows[0];
}

test('an empty call turns a like round each time', async () => {
  const id = await insert();
  const tap = () => shopper.call(likeUnLikeDesign, { params: { id } });
  expect((await tap()).body).toEqual({
    success: true,
    message: 'Added to your likes',
    reason: 'done.liked',
    isLiked: true,
    likesCount: 1,
  });
  expect((await tap()).body).toEqual({
    success: true,
    message: 'Removed from your likes',
    reason: 'done.unliked',
    isLiked: false,
    likesCount: 0,
  });
});

test('what waited for the network is done for its writer alone, whoever’s cookie comes with it', async () => {
  const id = await insert();
  const wish = (writer: Actor) =>
    shopper.call(likeUnLikeDesign, {
      params: { id },
      body: { wanted: true },
      headers: { 'tanabana-account': String(writer.id) },
    });
  const sentence = 'You are signed in as someone else now. Sign in again to send this.';
  expect(await wish(maker)).toMatchObject({
    status: 409,
    error: { code: 'CONFLICT', message: sentence, errors: { account: sentence } },
  });
  expect(await standing(id)).toMatchObject({ likes: 0 });
  const done = await wish(shopper);
  expect(done).toMatchObject({ status: 200, headers: { 'tanabana-account': String(shopper.id) } });
  expect(await standing(id)).toMatchObject({ likes: 1 });
});

test('a wish that is repeated does nothing the second time', async () => {
  const id = await insert();
  const wish = (wanted: boolean) => shopper.call(saveUnSaveDesign, { params: { id }, body: { wanted } });
  for (const _ of ['once', 'again']) {
    expect((await wish(true)).body).toEqual({
      success: true,
      message: 'Saved to your collection',
      reason: 'done.saved',
      isSaved: true,
      savesCount: 1,
    });
  }
  for (const _ of ['once', 'again']) {
    expect((await wish(false)).body).toEqual({
      success: true,
      message: 'Removed from your collection',
      reason: 'done.unsaved',
      isSaved: false,
      savesCount: 0,
    });
  }
});

test('makers may like and save their own designs, and the two are counted apart', async () => {
  const id = await insert();
  await maker.call(likeUnLikeDesign, { params: { id } });
  await maker.call(saveUnSaveDesign, { params: { id } });
  await shopper.call(likeUnLikeDesign, { params: { id } });
  expect(await standing(id)).toEqual({ likesCount: 2, likes: 2, savesCount: 1, saves: 1 });
});

test.each([likeUnLikeDesign, saveUnSaveDesign])(
  '$path is refused signed out, and does nothing',
  async (call) => {
    const id = await insert();
    const { status, error } = await app.visitor.call(call, { params: { id } });
    expect([status, error.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(await standing(id)).toEqual({ likesCount: 0, likes: 0, savesCount: 0, saves: 0 });
  },
);

test.each([likeUnLikeDesign, saveUnSaveDesign])(
  '$path refuses a wish that is not yes or no',
  async (call) => {
    const id = await insert();
    const body = { wanted: 'yes' as unknown as boolean };
    const { status, error } = await shopper.call(call, { params: { id }, body });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(error.errors ?? {})).toEqual(['wanted']);
  },
);

test.each([likeUnLikeDesign, saveUnSaveDesign])(
  '$path knows only designs that are published',
  async (call) => {
    const hidden = await insert('HIDDEN');
    for (const id of [hidden, await insert('DELETED'), await insert('PROCESSING'), 987_654_321]) {
      const { status, error } = await shopper.call(call, { params: { id } });
      expect([status, error.message]).toEqual([404, 'This design could not be found.']);
    }
    expect(await standing(hidden)).toMatchObject({ likes: 0, saves: 0 });
  },
);

test('after 500 taps of 50 people the counts equal the rows', async () => {
  const id = await insert();
  const people = await Promise.all(Array.from({ length: 50 }, (_, n) => app.actor({ name: `Person ${n}` })));
  // On a busy machine the last requests are told to retry, and do.
  const tap = async (person: Actor, mark: typeof likeUnLikeDesign | typeof saveUnSaveDesign) => {
    await expect.poll(async () => (await person.call(mark, { params: { id } })).status).toBe(200);
  };
  const tapOften = async (person: Actor, n: number) => {
    // Each person taps twice at once, five times.
    for (let round = 0; round < 5; round++)
      await Promise.all([
        tap(person, likeUnLikeDesign),
        tap(person, n % 2 === 0 ? likeUnLikeDesign : saveUnSaveDesign),
      ]);
  };
  for (let first = 0; first < people.length; first += 10)
    await Promise.all(people.slice(first, first + 10).map(tapOften));
  // A person with an odd number likes and saves five times each; one with an even number likes ten times.
  expect(await standing(id)).toEqual({ likesCount: 25, likes: 25, savesCount: 25, saves: 25 });
});

test('fifty wishes of one person at once leave one like', async () => {
  const id = await insert();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      shopper.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } }),
    ),
  );
  expect(new Set(answers.map(({ body }) => `${body.isLiked} ${body.likesCount}`))).toEqual(
    new Set(['true 1']),
  );
  expect(await standing(id)).toMatchObject({ likesCount: 1, likes: 1 });
});

test('the 121st like within a minute is asked to wait, and saving is not', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const person = await limited.actor();
  const designId = await insertDesign(limited.services.db, { makerId: person.id });
  const like = () => person.call(likeUnLikeDesign, { params: { id: designId }, body: { wanted: true } });
  const within = await Promise.all(Array.from({ length: 120 }, like));
  const beyond = await like();
  const saved = await person.call(saveUnSaveDesign, { params: { id: designId } });
  await limited.stop();
  expect(new Set(within.map(({ status }) => status))).toEqual(new Set([200]));
  expect([beyond.status, beyond.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
  expect(saved.status).toBe(200);
});
