import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendNumberCode } from '#contracts/accounts/mobile-numbers.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { codeSentTo } from '#tests/support/set-ups/mobile-numbers.ts';
import { columnsIn, personalColumns } from './personal-columns.ts';
import { ownFiles } from './read-own-rows.queries.ts';
import type { TableDecision } from './table-decision.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Differences between the decisions and the columns of the database, one sentence each. */
async function undecided(decisions: Readonly<Record<string, TableDecision>>): Promise<string[]> {
  const { rows } = await app.services.db.$client.query<{ table: string; columns: string[] }>(
    `select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by 1 order by 1`,
  );
  const actual = new Map(rows.map(({ table, columns }) => [table, columns]));
  const gone = Object.keys(decisions).filter((table) => !actual.has(table));
  return [
    ...gone.map((table) => `${table} is decided of, and is not there`),
    ...rows.flatMap(({ table, columns }) => {
      const decision = decisions[table];
      if (!decision) return [`${table}: nobody has decided what of it is personal`];
      const { personal, withheld, impersonal } = decision;
      const named = [personal, withheld, impersonal].flatMap(columnsIn);
      return [
        ...columns
          .filter((column) => !named.includes(column))
          .map((column) => `${table}.${column} is undecided`),
        ...named
          .filter((column) => !columns.includes(column))
          .map((column) => `${table}.${column} is not there`),
        ...named
          .filter((column, index) => named.indexOf(column) !== index)
          .map((column) => `${table}.${column} is decided twice`),
      ];
    }),
  ];
}

test('of every column somebody has decided whether it is personal', async () => {
  expect(await undecided(personalColumns)).toEqual([]);
});

test('a column or table without a decision is seen, and so is one that has gone', async () => {
  const { users: _, ...others } = personalColumns;
  expect(
    await undecided({
      ...others,
      blocks: { personal: 'blocker_id nickname', impersonal: 'blocker_id' },
      old_table: {},
    }),
  ).toEqual([
    'old_table is decided of, and is not there',
    'blocks.blocked_id is undecided',
    'blocks.created_at is undecided',
    'blocks.nickname is not there',
    'blocks.blocker_id is decided twice',
    'users: nobody has decided what of it is personal',
  ]);
});

test('what is personal is handed out in a file and says what becomes of it', () => {
  for (const [table, { files, personal, withheld, leaving }] of Object.entries(personalColumns)) {
    expect(files !== undefined, table).toBe(personal !== undefined);
    expect(leaving !== undefined, table).toBe(personal !== undefined || withheld !== undefined);
  }
});

test('no code or link that waits to be sent is handed out to who had it sent to somebody else', async () => {
  const { db, mail } = app.services;
  const asha = await app.actor({ name: 'Asha Rao' });
  const [number, email] = ['+919845011111', 'somebody.else@example.in'];
  await asha.call(sendNumberCode, { body: { number, password: actorPassword } });
  const place = { phone: '+91 98450 21137', address: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka' };
  const rest = { pincode: '560003', country: 'India', profession: 'Textile Designer' };
  const body = { name: asha.name, email, currentPassword: actorPassword, ...place, ...rest };
  expect((await asha.call(updateProfile, { body })).status).toBe(200);
  const [letter] = await mail.listUnsent(db, email);
  const token = /confirm-email\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  expect(token).toBeDefined();

  const records: string[] = [];
  for (const { read } of ownFiles) records.push(...(await read(db, [asha.id])).map(({ record }) => record));
  const handedOut = records.join('\n');
  // That the letters were sent, and to which address, is her own data.
  for (const known of [number, email]) expect(handedOut).toContain(known);
  for (const secret of [token, await codeSentTo(app, number)]) expect(handedOut).not.toContain(secret);
});
