import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { agreeToText } from '#contracts/accounts/consents/consents.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const textsToAgree = async (person: Actor) =>
  (await person.call(userAuthChecker)).body.data.userFromToken.textsToAgree;

test('whoever registers agrees to both texts as they read that day', async () => {
  const { body } = await app.visitor.call(register, {
    body: { name: 'Asha Rao', email: 'asha.consents@example.com', password: 'seven silk looms' },
  });
  const { rows } = await app.services.db.$client.query(
    'select text, version, given_at <= now() as "isPast" from consents where user_id = $1 order by text',
    [body.user.id],
  );
  expect(rows).toEqual([
    { text: 'PRIVACY', version: textVersions.PRIVACY, isPast: true },
    { text: 'TERMS', version: textVersions.TERMS, isPast: true },
  ]);
  expect(body.user.textsToAgree).toEqual([]);
});

test('whoever agreed to older words is asked again, agrees once, and to nothing that they cannot have read', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  expect(await textsToAgree(asha)).toEqual([]);
  await app.services.db.$client.query(
    "update consents set version = '2025-01-01' where user_id = $1 and text = 'TERMS'",
    [asha.id],
  );
  expect(await textsToAgree(asha)).toEqual(['TERMS']);

  const older = await asha.call(agreeToText, { body: { text: 'TERMS', version: '2025-01-01' } });
  expect(older.status).toBe(409);
  expect(await textsToAgree(asha)).toEqual(['TERMS']);

  const present = { body: { text: 'TERMS', version: textVersions.TERMS } } as const;
  await Promise.all([asha.call(agreeToText, present), asha.call(agreeToText, present)]);
  expect(await textsToAgree(asha)).toEqual([]);
  const { rows } = await app.services.db.$client.query(
    "select version from consents where user_id = $1 and text = 'TERMS' order by version",
    [asha.id],
  );
  expect(rows.map(({ version }) => version)).toEqual(['2025-01-01', textVersions.TERMS]);
});
