import { afterAll, beforeAll, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { type EditableUser, editUser, updateUser } from '#contracts/admin/users/edit-user.contract.ts';
import { actOnUser, findUser } from '#contracts/admin/users/users.contract.ts';
import { userSentences } from '#contracts/admin/users/users.rules.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => app.stop());

const reason = 'They asked for it on the phone.';
const open = (person: Actor, by = admin) => by.call(editUser, { params: { id: person.id } });

async function correct(
  person: Actor,
  wanted: Partial<EditableUser['words']>,
  more: { by?: Actor; seen?: EditableUser['words']; reason?: string } = {},
) {
  const { words } = (await open(person)).body.user;
  const { by = admin, ...given } = more;
  const body: RequestOf<typeof updateUser>['body'] = { ...words, ...wanted, reason, seen: words, ...given };
  return by.call(updateUser, { params: { id: person.id }, body });
}

async function lettersTo(person: Actor): Promise<string[]> {
  const text = "select text from mails where recipient = $1 and subject like '%corrected%' order by id";
  return (await app.services.db.$client.query(text, [person.email])).rows.map((row) => row.text);
}

test('an admin corrects facts with a reason: the person is told, and the log keeps no fact of theirs', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  expect((await correct(meher, { phone: '12' })).error.errors).toMatchObject({ phone: expect.any(String) });
  expect((await correct(meher, { city: 'Pune' }, { reason: ' ' })).error.errors).toHaveProperty('reason');
  const { status, body } = await correct(meher, {
    name: 'Meher Quillwright',
    phone: '90000 00202',
    pincode: '411001',
    country: 'bharat',
  });
  expect([status, body.user.words]).toMatchObject([
    200,
    {
      name: 'Meher Quillwright',
      phone: '90000 00202',
      pincode: '411001',
      country: 'India',
      role: 'DESIGNER',
    },
  ]);
  expect((await meher.call(userAuthChecker)).body.data.userFromToken.name).toBe('Meher Quillwright');
  const [letter] = await lettersTo(meher);
  expect(letter).toContain('name, phone number, PIN code, country.');
  expect(letter).toContain(`Why: ${reason}`);
  const { acts } = (await admin.call(listActs, { query: { subject: 'USER', subjectId: meher.id } })).body;
  expect(acts).toMatchObject([
    {
      name: 'USER_EDITED',
      changes: [{ field: 'corrected', after: 'name, phone, pincode, country' }],
      reason,
    },
  ]);
  expect(JSON.stringify(acts)).not.toContain('90000');
});

test('nothing changed is nothing told', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  expect((await correct(meher, {})).status).toBe(200);
  expect(await lettersTo(meher)).toEqual([]);
});

test('of two admins who correct at once one saves, and the other reads both versions', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const kabir = await app.actor({ name: 'Kabir Menon', role: 'ADMIN' });
  const { words: seen } = (await open(meher)).body.user;
  const answers = await Promise.all([
    correct(meher, { city: 'Pune' }, { seen }),
    correct(meher, { city: 'Surat' }, { seen, by: kabir }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.message).toMatch(/You saw: city empty\. Now: city (Pune|Surat)\./);
});

test('another name takes the seal, other capitals do not', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const seen = { role: 'DESIGNER', isVerified: false, standing: 'ACTIVE' } as const;
  const body = { act: 'USER_VERIFIED', reason, seen } as const;
  await admin.call(actOnUser, { params: { id: meher.id }, body });
  expect((await correct(meher, { name: 'MEHER Ansari' })).body.user.isVerified).toBe(true);
  expect((await correct(meher, { name: 'Meher Quill' })).body.user.isVerified).toBe(false);
  expect((await lettersTo(meher)).at(-1)).toContain('ask to be verified again');
  expect((await correct(meher, { name: 'Tanabana Support' })).error.errors).toHaveProperty('name');
});

test('whoever is made an admin signs in again; nobody corrects themselves, nor a role while it is held', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  expect((await correct(ravi, { role: 'ADMIN' })).status).toBe(200);
  expect((await ravi.call(userAuthChecker)).status).toBe(401);
  expect((await open(admin)).status).toBe(403);

  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const seen = { role: 'DESIGNER', isVerified: false, standing: 'ACTIVE' } as const;
  await admin.call(actOnUser, { params: { id: meher.id }, body: { act: 'USER_BANNED', reason, seen } });
  expect((await open(meher)).body.user.can.changeRole).toBe(false);
  expect((await correct(meher, { role: 'VENDOR' })).error.errors).toEqual({
    role: inEnglish(userSentences.roleHeld),
  });
  expect((await correct(meher, { city: 'Pune' })).status).toBe(200);
});

test('an admin sees the sessions of a person and ends all of them with a reason', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const params = { id: asha.id };
  const { user } = (await admin.call(findUser, { params })).body;
  expect(user.sessions).toHaveLength(1);
  const { role, isVerified, standing } = user;
  const body = { act: 'SESSIONS_ENDED', reason, seen: { role, isVerified, standing } } as const;
  const ended = await admin.call(actOnUser, { params, body });
  expect([ended.status, ended.body.user.sessions]).toEqual([200, []]);
  expect((await asha.call(userAuthChecker)).status).toBe(401);
  const { acts } = (await admin.call(listActs, { query: { subject: 'USER', subjectId: asha.id } })).body;
  expect(acts).toMatchObject([{ name: 'SESSIONS_ENDED', reason }]);
});

test('an admin whose role is corrected loses a name of the house with it', async () => {
  const support = await app.actor({ name: 'Tanabana Support', role: 'ADMIN' });
  const { body } = await correct(support, { role: 'USER' });
  expect(body.user.words).toMatchObject({ name: `Member ${support.id}`, role: 'USER' });
});
