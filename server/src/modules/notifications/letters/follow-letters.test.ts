import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFollowRequest } from '#contracts/engagement/follow-requests.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { changeChoice } from '#contracts/notifications/choices/choices.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { writeNewsLetters } from './write-news-letters.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => app.stop());

async function person(name: string, { mail = true } = {}): Promise<Actor> {
  const made = await app.actor({ name, role: 'DESIGNER' });
  if (mail) await made.call(changeChoice, { body: { kind: 'FOLLOW', mail: true } });
  return made;
}

async function closed(name: string, wish?: { mail: boolean }): Promise<Actor> {
  const made = await person(name, wish);
  await made.call(changePrivacy, { body: { profileVisibility: 'FOLLOWERS' } });
  return made;
}

const follow = (who: Actor, { id }: Actor, wanted = true) =>
  who.call(followMaker, { params: { id }, body: { wanted } });
const agree = (who: Actor, { id }: Actor) =>
  who.call(answerFollowRequest, { params: { id }, body: { agree: true } });

async function lettersTo({ email }: Actor) {
  await untilJobsDone(app.services.db);
  ahead += 61 * 60_000;
  await writeNewsLetters(app.services);
  return app.services.mail.listUnsent(app.services.db, email);
}

test('whoever is asked reads of it by letter, which leads to where requests are answered', async () => {
  const [maker, asha] = [await closed('Meher Ansari'), await person('Asha Rao')];
  await follow(asha, maker);
  const [letter, ...more] = await lettersTo(maker);
  expect([letter?.subject, more]).toEqual(['You have a follow request', []]);
  expect(letter?.text).toContain('Asha Rao asks to follow you.');
  expect(letter?.text).toContain(`${app.services.env.PUBLIC_URL}/notifications`);
  expect(letter?.unsubscribeUrl).toContain('/unsubscribe?token=');
});

test('whoever asked reads by letter that they follow, and it leads to the profile', async () => {
  const [maker, asha] = [await closed('Meher Ansari'), await person('Asha Rao')];
  await follow(asha, maker);
  await agree(maker, asha);
  const [letter] = await lettersTo(asha);
  expect(letter?.subject).toBe('Your follow request was accepted');
  expect(letter?.text).toContain('Meher Ansari agreed: you follow them now.');
  expect(letter?.text).toContain(`/publicProfile/${maker.id}`);
  expect(await lettersTo(maker)).toEqual([]);
});

test('a request that was taken back is not mailed, and neither are those who want no letters of it', async () => {
  const [maker, quiet] = [await closed('Meher Ansari'), await closed('Quiet Quasim', { mail: false })];
  const [asha, rohan] = [await person('Asha Rao'), await person('Rohan Das')];
  await follow(asha, maker);
  await follow(asha, maker, false);
  await follow(rohan, maker);
  await follow(rohan, quiet);
  expect((await lettersTo(maker)).map(({ text }) => text.includes('Asha'))).toEqual([false]);
  expect(await lettersTo(quiet)).toEqual([]);
});

test('requests and followers of one hour are one letter', async () => {
  const maker = await person('Meher Ansari');
  const [asha, rohan] = [await person('Asha Rao'), await person('Rohan Das')];
  await follow(asha, maker);
  await untilJobsDone(app.services.db);
  await maker.call(changePrivacy, { body: { profileVisibility: 'FOLLOWERS' } });
  await follow(rohan, maker);
  const letters = await lettersTo(maker);
  expect(letters.map(({ subject }) => subject)).toEqual(['News about your followers']);
  expect(letters[0]?.text).toContain('Asha Rao follows you.\nRohan Das asks to follow you.');
});
