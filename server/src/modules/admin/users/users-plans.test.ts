import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListedUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readUsers, type Selection } from './list-users.queries.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

/**
 * 40,000 people, a tenth of them called Asha; of these, one in a thousand is banned, another suspended, another an
 * admin.
 */
const fill = `
  insert into users (email, password_hash, name, role, is_verified, status, suspension_reason)
    select 'p' || n || '@example.in', 'x', case when n % 10 = 0 then 'Asha' else 'Person' end || ' Number' || n,
           case when n % 1000 = 3 then 'ADMIN' else 'USER' end, n % 50 = 0,
           case when n % 1000 = 1 then 'BANNED' else 'ACTIVE' end, case when n % 1000 = 2 then 'Copied' end
      from generate_series(1, 40000) n;
  insert into profiles (user_id, phone) select id, '+91 9' || lpad(id::text, 4, '0') || ' 00000' from users;`;

const most = Number.MAX_SAFE_INTEGER;
const all: Selection = {
  sort: 'newest',
  searched: 'none',
  role: null,
  standing: null,
  isVerified: null,
  id: most,
  ids: [],
  words: '',
  emailFrom: '',
  emailUntil: '',
  nameFrom: '',
  nameUntil: '',
  limit: 31,
};
const asha = {
  searched: 'common',
  words: 'asha:*',
  emailFrom: 'asha',
  emailUntil: 'asha\u{10ffff}',
} as const;

test.each<[string, Partial<Selection>, string, number]>([
  ['newest.all.none', {}, 'users_pkey', 200],
  ['oldest.all.none', { sort: 'oldest', id: 0 }, 'users_pkey', 200],
  ['name.all.none', { sort: 'name', id: 0 }, 'users_named_idx', 200],
  ['newest.ADMIN.none', { role: 'ADMIN' }, 'users_role_idx', 200],
  ['name.ADMIN.none', { sort: 'name', id: 0, role: 'ADMIN' }, 'users_role_named_idx', 200],
  ['newest.VERIFIED.none', { isVerified: true }, 'users_verified_idx', 200],
  ['newest.BANNED.none', { standing: 'BANNED' }, 'users_status_idx', 200],
  ['newest.SUSPENDED.none', { standing: 'SUSPENDED' }, 'users_suspended_idx', 200],
  ['newest.all.common', asha, 'users_pkey', 600],
  [
    'name.all.beginning',
    { sort: 'name', searched: 'beginning', id: 0, nameFrom: 'asha', nameUntil: 'asha\u{10ffff}' },
    'users_named_idx',
    200,
  ],
])('a page of %s is one walk along its index among 40,000', async (name, more, index, buffers) => {
  const given = { ...all, ...more };
  const plan = await explain(app, `admin.users.${name}`, (executor) => readUsers(executor, given), given);
  expect(plan.rows).toBe(31);
  expect(plan.scans.join()).toContain(index);
  expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(buffers);
});

type Query = RequestOf<typeof listUsers>['query'];
async function list(query: Query): Promise<{ users: ListedUser[]; nextCursor: string | null }> {
  return (await admin.call(listUsers, { query })).body;
}

test('somebody is found by the beginning of a word, of an e-mail, of a phone number, and by their number', async () => {
  const meher = await app.actor({ name: 'Meher Quillwright' });
  const phone = '+91 98765 43210';
  await app.services.db.$client.query('insert into profiles (user_id, phone) values ($1, $2)', [
    meher.id,
    phone,
  ]);
  for (const q of ['quillw', meher.email, meher.email.slice(0, 12), '98765 432', phone, String(meher.id)]) {
    expect(
      (await list({ q })).users.map(({ id }) => id),
      q,
    ).toContain(meher.id);
  }
  expect((await list({ q: 'quillwright nobody' })).users).toEqual([]);
});

test.each(['newest', 'oldest', 'name'] as const)(
  'a common name (%s) is read page by page, nobody twice',
  async (sort) => {
    const first = await list({ q: 'asha', sort });
    const second = await list({ q: 'asha', sort, cursor: first.nextCursor ?? '' });
    const listed = [...first.users, ...second.users];
    expect(listed.every(({ name }) => name.startsWith('Asha'))).toBe(true);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(60);
    const order = listed.map(({ id, name }) => (sort === 'name' ? name.toLowerCase() : id));
    const rising = [...order].sort((one, other) => (one < other ? -1 : 1));
    expect(order).toEqual(sort === 'newest' ? rising.reverse() : rising);
  },
);
