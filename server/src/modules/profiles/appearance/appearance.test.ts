import { afterAll, beforeAll, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const appearanceOf = async (person: Actor) =>
  (await person.call(userAuthChecker)).body.data.userFromToken.appearance;

test('how the site looks is nobody’s choice at first, then the last one, and each person’s own', async () => {
  const [asha, meher] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari' })];
  expect(await appearanceOf(asha)).toBeNull();
  await asha.call(changeAppearance, { body: { theme: 'light', textSize: 'usual', language: null } });
  const chosen = await asha.call(changeAppearance, {
    body: { theme: 'dark', textSize: 'larger', language: 'ta' },
  });
  expect(chosen.body.data).toEqual({ theme: 'dark', textSize: 'larger', language: 'ta' });
  expect(await appearanceOf(asha)).toEqual({ theme: 'dark', textSize: 'larger', language: 'ta' });
  expect(await appearanceOf(meher)).toBeNull();
});
