import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { findUser } from '#contracts/admin/users/users.contract.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { secure } from '#tests/support/people/two-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { removeTwoFactor } from './remove-two-factor.ts';

const now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
afterAll(() => app?.stop());

test('whoever lost everything is let in with the password alone, which is written down', async () => {
  const { db } = app.services;
  const admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const asha = await app.actor({ name: 'Asha Rao' });
  await secure(asha, now);
  const enter = () => app.visitor.call(login, { body: { email: asha.email, password: actorPassword } });
  expect((await enter()).error.code).toBe('CODE_REQUIRED');

  expect(await removeTwoFactor(db, 'nobody@example.in')).toBe(false);
  expect(await removeTwoFactor(db, asha.email)).toBe(true);
  expect(await removeTwoFactor(db, asha.email)).toBe(false);
  expect((await enter()).status).toBe(200);
  const { body } = await admin.call(listActs, { query: { subject: 'USER', subjectId: asha.id } });
  expect(body.acts.map(({ name }) => name)).toEqual(['TWO_FACTOR_REMOVED']);
});

test('an admin sees the last ten sign-ins of a person, and nobody else’s', async () => {
  const admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const [asha, other] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Kabir Anand' })];
  await app.visitor.call(login, { body: { email: other.email, password: actorPassword } });
  await app.visitor.call(login, { body: { email: asha.email, password: 'a guess' } });
  const { user } = (await admin.call(findUser, { params: { id: asha.id } })).body;
  expect(user.signIns).toMatchObject([{ outcome: 'WRONG_PASSWORD', network: '127.0.0.*' }]);
});
