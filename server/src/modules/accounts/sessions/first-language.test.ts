import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { loginWithNumber, sendSignInCode } from '#contracts/accounts/mobile-numbers.contract.ts';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { cookieOf } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { codeSentTo, confirmMobile } from '#tests/support/set-ups/mobile-numbers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.stop());

const from = (path: string) => ({ referer: `${app.services.env.PUBLIC_URL}${path}` });
const appearanceOf = async (cookie: string) =>
  (await app.visitor.call(userAuthChecker, { headers: { cookie } })).body.data.userFromToken.appearance;
const languageOnly = (language: string) => ({ theme: null, textSize: null, language });
const signInOn = async (path: string, { email }: Actor) => {
  const body = { email, password: actorPassword };
  return cookieOf(await app.visitor.call(login, { body, headers: from(path) }));
};
/** The subject of a letter that no page requested. */
async function subjectOfNextLetter(to: string): Promise<string | undefined> {
  const { mail, db } = app.services;
  await mail.send(db, { to, says: aLetter('1') });
  return (await mail.listUnsent(db, to))[0]?.subject;
}

test('an account takes the language of the page it was made on, and its letters come in it', async () => {
  const email = 'ritu.shah@example.in';
  const body = { name: 'Ritu Shah', email, password: actorPassword };
  const made = await app.visitor.call(register, { body, headers: from('/hi/signup') });
  expect(made.body.user.appearance).toEqual(languageOnly('hi'));
  expect(await appearanceOf(cookieOf(made))).toEqual(languageOnly('hi'));
  expect(await subjectOfNextLetter(email)).toBe('ऑर्डर 1: नई ख़बर');
});

test('an account without a language takes that of the page of its next sign-in, and keeps it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  expect(await appearanceOf(asha.cookie)).toBeNull();
  expect(await appearanceOf(await signInOn('/bn/signin', asha))).toEqual(languageOnly('bn'));
  expect(await appearanceOf(await signInOn('/ta/signin', asha))).toEqual(languageOnly('bn'));
  expect(await subjectOfNextLetter(asha.email)).toBe('অর্ডার 1: নতুন খবর আছে');
});

test('English is not kept, so that another device may still choose', async () => {
  const person = await app.actor({ name: 'Leela Nair' });
  expect(await appearanceOf(await signInOn('/signin', person))).toBeNull();
  expect(await appearanceOf(await signInOn('/hi/signin', person))).toEqual(languageOnly('hi'));
});

test('so does one that signs in by a code sent to its mobile number', async () => {
  const nila = await app.actor({ name: 'Nila Das' });
  const number = '+919845077001';
  await confirmMobile(app, nila, number);
  const headers = from('/ta/signin');
  const asked = await app.visitor.call(sendSignInCode, { body: { number }, headers });
  const code = await codeSentTo(app, number);
  const entered = await app.visitor.call(loginWithNumber, {
    body: { code },
    headers: { ...headers, cookie: cookieOf(asked) },
  });
  expect(entered.body.data.user.appearance).toEqual(languageOnly('ta'));
});

test('a theme that was chosen alone stays as it was beside the language of the page', async () => {
  const meher = await app.actor({ name: 'Meher Ansari' });
  await meher.call(changeAppearance, { body: { theme: 'dark', textSize: 'large', language: null } });
  const cookie = await signInOn('/hi/signin', meher);
  expect(await appearanceOf(cookie)).toEqual({ theme: 'dark', textSize: 'large', language: 'hi' });
});
