import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { dismissReport, listReports } from '#contracts/admin/reports/reports.contract.ts';
import { report } from '#contracts/complaints/report.contract.ts';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let admin: Actor;
let second: Actor;
let meher: Actor;
let asha: Actor;
let rohan: Actor;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  second = await app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
  meher = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  asha = await app.actor({ name: 'Asha Rao' });
  rohan = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const query = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await app.services.db.$client.query(text, values)).rows;

/** Creates a design that these people have reported. */
async function reported(makerId: number, ...reporters: Actor[]): Promise<number> {
  const targetId = await insertDesign(app.services.db, { makerId });
  for (const person of reporters) {
    await person.call(report, {
      body: { kind: 'DESIGN', targetId, reason: 'COPIED', note: `Mine ${targetId}` },
    });
  }
  return targetId;
}

const queue = async (viewer: Actor, targetId: number, status: 'OPEN' | 'DISMISSED' = 'OPEN') =>
  (await viewer.call(listReports, { query: { q: `mine ${targetId}`, kind: 'DESIGN', status } })).body.reports;

async function idOfFirst(targetId: number): Promise<number> {
  const rows = await query('select min(id)::int as id from reports where target_id = $1', [targetId]);
  return Number(rows[0]?.id);
}

const dismiss = (by: Actor, id: number, reason = 'The pattern is an old one.') =>
  by.call(dismissReport, { params: { id }, body: { reason } });

test('the queue tells what was reported, whose it is, by whom and why, one entry for each thing', async () => {
  const targetId = await reported(meher.id, asha, rohan);
  const listed = await queue(admin, targetId);
  expect(listed).toMatchObject([
    {
      kind: 'DESIGN',
      targetId,
      words: { message: expect.stringContaining('Ajrakh stole') },
      owner: { id: meher.id, name: 'Meher Ansari' },
      reporter: { id: asha.id, name: 'Asha Rao' },
      reason: 'COPIED',
      others: [{ reporter: { id: rohan.id, name: 'Rohan Das' }, reason: 'COPIED', note: `Mine ${targetId}` }],
      othersCount: 1,
      isOverdue: false,
      canDismiss: true,
    },
  ]);
  await query(`update reports set created_at = created_at - interval '49 hours' where id = $1`, [
    listed[0]?.id,
  ]);
  expect((await queue(admin, targetId)).map(({ isOverdue }) => isOverdue)).toEqual([true]);
});

test('an entry is found by the words of any of its reports, and counts once among what waits', async () => {
  const targetId = await reported(meher.id, asha);
  const { figures: before } = (await admin.call(getFigures)).body;
  const body = { kind: 'DESIGN', targetId, reason: 'COPIED', note: `The lotus border ${targetId}` } as const;
  await rohan.call(report, { body });
  const { reports } = (await admin.call(listReports, { query: { q: `lotus border ${targetId}` } })).body;
  expect(reports.map((each) => [each.targetId, each.reporter?.name, each.others[0]?.note])).toEqual([
    [targetId, 'Asha Rao', body.note],
  ]);
  const { figures: after } = (await admin.call(getFigures)).body;
  expect(after.waiting.reports.open).toBe(before.waiting.reports.open);
});

test('a reported comment comes with its design, and a design with its picture', async () => {
  const designId = await reported(meher.id, asha);
  const { comment } = (
    await rohan.call(createComment, {
      params: { id: designId },
      body: { content: 'Write to me for half the price' },
    })
  ).body;
  await asha.call(report, { body: { kind: 'COMMENT', targetId: comment.id, reason: 'SPAM', note: '' } });
  const { reports } = (await admin.call(listReports, { query: { q: 'half the price' } })).body;
  expect(reports).toMatchObject([
    {
      kind: 'COMMENT',
      design: { id: designId, title: expect.stringContaining('Ajrakh stole') },
      owner: { name: 'Rohan Das' },
      pictures: [],
    },
  ]);
  const [design] = await queue(admin, designId);
  expect(design?.pictures).toEqual([reports[0]?.design?.image]);
});

test('one dismissal settles every open report, is recorded, and is told to the reporters', async () => {
  const targetId = await reported(meher.id, asha, rohan);
  const id = await idOfFirst(targetId);
  const lettersBefore = await query(`select 1 from mails where subject = 'About your report'`, []);
  expect((await dismiss(admin, id)).status).toBe(200);
  expect(await queue(admin, targetId)).toEqual([]);
  const settled = await queue(admin, targetId, 'DISMISSED');
  expect(settled.map(({ canDismiss }) => canDismiss)).toEqual([false, false]);
  const { acts } = (await admin.call(listActs, { query: { subject: 'REPORT', subjectId: id } })).body;
  expect(acts).toMatchObject([
    {
      name: 'REPORT_DISMISSED',
      reason: 'The pattern is an old one.',
      changes: [{ field: 'status', before: 'OPEN', after: 'DISMISSED' }],
    },
  ]);
  const letters = await query(`select 1 from mails where subject = 'About your report'`, []);
  expect(letters.length - lettersBefore.length).toBe(2);
});

test('nothing is dismissed without a reason', async () => {
  const targetId = await reported(meher.id, asha);
  const { status } = await dismiss(admin, await idOfFirst(targetId), ' ');
  expect([status, (await queue(admin, targetId)).length]).toEqual([400, 1]);
});

test('of two admins who dismiss at once one is refused, and one act is recorded', async () => {
  const id = await idOfFirst(await reported(meher.id, asha));
  const answers = await Promise.all([dismiss(admin, id), dismiss(second, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { acts } = (await admin.call(listActs, { query: { subject: 'REPORT', subjectId: id } })).body;
  expect(acts).toHaveLength(1);
});

test('an admin does not decide about what is their own', async () => {
  const targetId = await reported(second.id, asha);
  expect((await dismiss(second, await idOfFirst(targetId))).status).toBe(403);
  expect((await queue(second, targetId)).map(({ canDismiss }) => canDismiss)).toEqual([false]);
  expect((await dismiss(admin, await idOfFirst(targetId))).status).toBe(200);
});
