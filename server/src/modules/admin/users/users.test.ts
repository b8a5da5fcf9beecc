import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { actOnUser, findUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { UserAct } from '#contracts/admin/users/users.rules.ts';
import { userSentences } from '#contracts/admin/users/users.rules.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => app.stop());

type Body = RequestOf<typeof actOnUser>['body'];

async function act(by: Actor, person: Actor, name: UserAct, more: Partial<Body> = {}) {
  const { role, isVerified, standing } = (await admin.call(findUser, { params: { id: person.id } })).body
    .user;
  const body = { act: name, reason: 'Copied pictures.', seen: { role, isVerified, standing }, ...more };
  return by.call(actOnUser, { params: { id: person.id }, body });
}
const viewerOf = async (person: Actor) => (await person.call(userAuthChecker)).body.data.userFromToken;

test('people are found by name, e-mail and number, and narrowed by standing', async () => {
  const meher = await app.actor({ name: 'Meher Quillwright', role: 'JARIWALA' });
  for (const q of ['quillwright', meher.email, String(meher.id)]) {
    const { body } = await admin.call(listUsers, { query: { q } });
    expect(body.users.map(({ id }) => id)).toContain(meher.id);
  }
  const narrowed = await admin.call(listUsers, { query: { q: 'quillwright', standing: 'BANNED' } });
  expect(narrowed.body.users).toEqual([]);
});

test('people are listed with their town and photograph, and without both once they are gone', async () => {
  const meher = await app.actor({ name: 'Meher Inkwell', role: 'JARIWALA' });
  const set = `insert into profiles (user_id, city, profile_image_key) values ($1, 'Varanasi', 'face1')
                 on conflict (user_id) do update set city = excluded.city, profile_image_key = excluded.profile_image_key`;
  await app.services.db.$client.query(set, [meher.id]);
  const listed = async () => {
    const { body } = await admin.call(listUsers, { query: { q: String(meher.id) } });
    return body.users.map(({ city, profileImage }) => [city, profileImage]);
  };
  expect(await listed()).toEqual([['Varanasi', expect.stringContaining('/media/face1/')]]);
  const { user } = (await admin.call(findUser, { params: { id: meher.id } })).body;
  expect([user.city, user.profileImage]).toEqual((await listed())[0]);
  await app.services.db.$client.query(`update users set status = 'DELETED' where id = $1`, [meher.id]);
  expect(await listed()).toEqual([['', null]]);
});

test('whoever is suspended reads why, may not write but for what is listed, and is restored', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  expect((await act(admin, meher, 'USER_SUSPENDED', { reason: ' ' })).status).toBe(400);
  expect((await act(admin, meher, 'USER_SUSPENDED', { until: '2020-01-01' })).status).toBe(400);
  expect((await act(admin, meher, 'USER_SUSPENDED', { until: '2099-12-31' })).status).toBe(200);
  expect((await viewerOf(meher)).suspension).toEqual({
    reason: 'Copied pictures.',
    until: '2099-12-31T18:30:00.000Z',
  });
  const writing = app.served.filter(({ endpoint }) => endpoint.method !== 'GET');
  for (const { endpoint } of writing.filter((each) => !each.endpoint.whileSuspended)) {
    const url = endpoint.path.replace(/:\w+/g, '1');
    const reply = await app.server.inject({
      method: endpoint.method,
      url,
      headers: { cookie: meher.cookie },
    });
    expect([reply.statusCode, reply.json().code], url).toEqual([403, 'SUSPENDED']);
  }
  expect(
    writing.flatMap(({ endpoint: { path, whileSuspended } }) => (whileSuspended ? [path] : [])).sort(),
  ).toMatchSnapshot();
  expect((await act(admin, meher, 'USER_RESTORED')).status).toBe(200);
  expect((await viewerOf(meher)).suspension).toBeNull();
  const { body } = await admin.call(listActs, { query: { subject: 'USER', subjectId: meher.id } });
  expect(body.acts.map(({ name }) => name)).toEqual(['USER_RESTORED', 'USER_SUSPENDED']);
});

test('a suspension with a day ends by itself', async () => {
  const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await act(admin, meher, 'USER_SUSPENDED', { until: '2099-12-31' });
  const text = "update users set suspended_until = now() - interval '1 second' where id = $1";
  await app.services.db.$client.query(text, [meher.id]);
  expect((await viewerOf(meher)).suspension).toBeNull();
});

test('a ban ends sessions, and only a right password is told of it', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  expect((await act(admin, ravi, 'USER_BANNED')).status).toBe(200);
  expect((await ravi.call(userAuthChecker)).status).toBe(401);
  const enter = (password: string) =>
    app.visitor.call(login, { body: { email: ravi.email, password, rememberMe: false } });
  expect((await enter('another password')).status).toBe(401);
  const told = await enter(actorPassword);
  expect([told.status, told.error.message]).toEqual([
    403,
    'This account was closed. If you think this is a mistake, please write to us: the contact page says how.',
  ]);
});

test('a stale edit is refused with both versions', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  const seen = { role: 'USER', isVerified: false, standing: 'ACTIVE' } as const;
  expect((await act(admin, ravi, 'USER_VERIFIED', { seen })).status).toBe(200);
  const { status, error } = await act(admin, ravi, 'USER_SUSPENDED', { seen });
  expect(status).toBe(409);
  expect(error.message).toContain('You saw: USER, not verified, ACTIVE. Now: USER, verified, ACTIVE.');
});

test('nobody shuts themselves out, and of two admins who ban each other one stays', async () => {
  const other = await app.actor({ name: 'Kabir Menon', role: 'ADMIN' });
  const third = await app.actor({ name: 'Leela Das', role: 'ADMIN' });
  for (const name of ['USER_SUSPENDED', 'USER_BANNED'] as const)
    expect((await act(other, other, name)).status).toBe(403);
  expect((await act(other, other, 'ROLE_CHANGED', { role: 'USER' })).status).toBe(403);
  const both = await Promise.all([act(other, third, 'USER_BANNED'), act(third, other, 'USER_BANNED')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('whoever becomes an admin signs in again', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  expect((await act(admin, ravi, 'ROLE_CHANGED', { role: 'ADMIN' })).status).toBe(200);
  expect((await ravi.call(userAuthChecker)).status).toBe(401);
});

test('nobody becomes an admin before their email is confirmed', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer', isConfirmed: false });
  const { status, error } = await act(admin, ravi, 'ROLE_CHANGED', { role: 'ADMIN' });
  expect([status, error.errors]).toEqual([400, { role: inEnglish(userSentences.unconfirmed) }]);
  expect((await act(admin, ravi, 'ROLE_CHANGED', { role: 'MASTER' })).status).toBe(200);
});

test('whoever stops being an admin no longer carries a name of the house', async () => {
  const support = await app.actor({ name: 'Tanabana Support', role: 'ADMIN' });
  const kabir = await app.actor({ name: 'Kabir Menon', role: 'ADMIN' });
  for (const person of [support, kabir])
    expect((await act(admin, person, 'ROLE_CHANGED', { role: 'USER' })).status).toBe(200);
  expect([(await viewerOf(support)).name, (await viewerOf(kabir)).name]).toEqual([
    `Member ${support.id}`,
    'Kabir Menon',
  ]);
});

test('whoever is banned reads why, at an address that nobody has confirmed without the name', async () => {
  const ravi = await app.actor({ name: 'Ravi Quillwright', isConfirmed: false });
  expect((await act(admin, ravi, 'USER_BANNED')).status).toBe(200);
  const [letter] = await app.services.mail.listUnsent(app.services.db, ravi.email);
  expect(letter?.subject).toBe('Your Tanabana account was closed');
  expect(letter?.text).toContain('Why: Copied pictures.');
  expect(letter?.text).not.toContain('Quillwright');
});

test('a letter about another role calls it as the screens do', async () => {
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  await act(admin, ravi, 'ROLE_CHANGED', { role: 'KARKHANDAR' });
  await act(admin, ravi, 'ROLE_CHANGED', { role: 'ADMIN' });
  const letters = await app.services.mail.listUnsent(app.services.db, ravi.email);
  expect(letters.map(({ text }) => /it is .*/.exec(text)?.[0])).toEqual([
    'it is Admin from now on. You were signed out everywhere, so please sign in again.',
    'it is Karkhandar from now on.',
  ]);
});
