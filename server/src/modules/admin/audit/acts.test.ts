import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportActs, listActs } from '#contracts/admin/audit/acts.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { actOn } from '../users/act-on-user.ts';
import { recordAct } from './record-act.ts';
import { actWords, codeWords, fieldWords, subjectWords } from './table-words.ts';

let app: TestApp;
let admin: Actor;
let meher: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  meher = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
});
afterAll(() => app.stop());

const raiseRole = (subjectId: number, reason: string) =>
  inTransaction(app.services.db, (tx) =>
    recordAct(app.services, tx, {
      adminId: admin.id,
      name: 'ROLE_CHANGED',
      subject: 'USER',
      subjectId,
      before: { role: 'USER' },
      after: { role: 'MASTER' },
      reason,
    }),
  );

async function reasons(query: Parameters<typeof admin.call<typeof listActs>>[1]) {
  return (await admin.call(listActs, query)).body.acts.map(({ reason }) => reason);
}

test('an act is told with who, what, before, after, why and when', async () => {
  await raiseRole(meher.id, 'She showed her workshop.');
  const { body } = await admin.call(listActs, { query: { subject: 'USER', subjectId: meher.id } });
  expect(body.acts).toEqual([
    {
      id: expect.any(Number),
      admin: { id: admin.id, name: 'Devika Nair' },
      name: 'ROLE_CHANGED',
      subject: 'USER',
      subjectId: meher.id,
      subjectName: 'Meher Ansari',
      changes: [{ field: 'role', before: 'USER', after: 'MASTER' }],
      reason: 'She showed her workshop.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});

test('an act names who looks after a complaint, and not the number of an answer', async () => {
  await inTransaction(app.services.db, (tx) =>
    recordAct(app.services, tx, {
      adminId: admin.id,
      name: 'COMPLAINT_ASSIGNED',
      subject: 'COMPLAINT',
      subjectId: 1,
      before: { assigneeId: null },
      after: { assigneeId: meher.id, messageId: 5 },
      reason: '',
    }),
  );
  const { body } = await admin.call(listActs, { query: { subject: 'COMPLAINT', subjectId: 1 } });
  expect(body.acts).toMatchObject([
    { subjectName: null, changes: [{ field: 'assigneeId', before: null, after: 'Meher Ansari' }] },
  ]);
});

test('an act carries the time of whoever does it', async () => {
  const clock = { now: () => new Date('2026-03-04T05:06:07.000Z') };
  await actOn({ ...app.services, clock }, admin.id, meher.id, {
    act: 'USER_VERIFIED',
    reason: 'Dated.',
    seen: { role: 'JARIWALA', isVerified: false, standing: 'ACTIVE' },
  });
  const { body } = await admin.call(listActs, { query: { q: 'dated' } });
  expect(body.acts.map(({ createdAt }) => createdAt)).toEqual(['2026-03-04T05:06:07.000Z']);
});

test('what an act leaves as it was is not told', async () => {
  await inTransaction(app.services.db, (tx) =>
    recordAct(app.services, tx, {
      adminId: admin.id,
      name: 'USER_SUSPENDED',
      subject: 'USER',
      subjectId: meher.id,
      before: { standing: 'ACTIVE' },
      after: { standing: 'SUSPENDED', suspendedUntil: null },
      reason: 'Without an end.',
    }),
  );
  const { body } = await admin.call(listActs, { query: { q: 'without an end' } });
  expect(body.acts[0]?.changes).toEqual([{ field: 'standing', before: 'ACTIVE', after: 'SUSPENDED' }]);
});

test('the database refuses to change, delete or empty the log', async () => {
  await raiseRole(meher.id, 'Written once.');
  const query = (text: string) => app.services.db.$client.query(text);
  for (const attempt of [
    "update admin_acts set reason = ''",
    'delete from admin_acts',
    'truncate admin_acts',
  ]) {
    await expect(query(attempt), attempt).rejects.toThrow('The rows of admin_acts never change');
  }
  expect(await reasons({ query: { q: 'written' } })).toEqual(['Written once.']);
});

test('acts are found by the words of their reasons, and read on page by page', async () => {
  const subjectId = 4711;
  for (let n = 0; n < 65; n++) await raiseRole(subjectId, n === 7 ? 'A banarasi workshop' : `Number ${n}`);
  expect(await reasons({ query: { q: 'Banarasi', subjectId } })).toEqual(['A banarasi workshop']);
  const read: string[] = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof admin.call<typeof listActs>>> = await admin.call(listActs, {
      query: { subjectId, ...(cursor === undefined ? {} : { cursor }) },
    });
    read.push(...page.body.acts.map(({ reason }) => reason));
    cursor = page.body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(read).toHaveLength(65);
  expect(new Set(read).size).toBe(65);
  expect(read[0]).toBe('Number 64');
});

test('the log is taken away as a table, also a long one', async () => {
  const { path } = exportActs;
  const url = `${path}?subjectId=4711`;
  const { statusCode, body, headers } = await app.server.inject({ url, headers: { cookie: admin.cookie } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(heading).toBe('When (UTC),Who,What,About,Number,Name,Before,After,Why');
  expect(lines).toHaveLength(65);
  expect(lines[0]).toContain(
    ',Devika Nair,Changed the role,User,4711,,Role: Customer,Role: Master,Number 64',
  );
});

test('the table says acts, subjects, fields and codes as the page does', async () => {
  const wordsOf = async (file: string) =>
    JSON.parse(await readFile(`web/app/words/en/features/admin/${file}.json`, 'utf8'));
  const page = await wordsOf('audit/audit');
  const users = await wordsOf('users/users');
  expect({ acts: actWords, subjects: subjectWords, fields: fieldWords }).toEqual({
    acts: page.acts,
    subjects: page.subjects,
    fields: page.fields,
  });
  expect(codeWords).toEqual({
    ...(await wordsOf('audit/codes')),
    role: users.roles,
    isVerified: { true: page.yes, false: page.no },
    corrected: users.edit.facts,
  });
});
