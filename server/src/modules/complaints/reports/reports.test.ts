import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReportKind, report } from '#contracts/complaints/report.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { listOpenReports } from '../public.ts';

let app: TestApp;
let asha: Actor;
let meher: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await startTestApp();
  asha = await app.actor({ name: 'Asha Rao' });
  meher = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  stranger = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const tell = (person: Actor, kind: ReportKind, targetId: number, note = '') =>
  person.call(report, { body: { kind, targetId, reason: 'FRAUD', note } });

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await app.services.db.$client.query(text, values)).rows;
}

const kept = (kind: ReportKind, targetId: number) =>
  rows(
    'select reporter_id::int as by, reason, note, status from reports where kind = $1 and target_id = $2',
    [kind, targetId],
  );

/** Something of Meher's that Asha can see. */
async function insert(kind: ReportKind): Promise<number> {
  const { db } = app.services;
  if (kind === 'USER') return meher.id;
  if (kind === 'MESSAGE') return (await write(meher, asha, 'Pay me in cash.')).id;
  const designId = await insertDesign(db, { makerId: meher.id });
  if (kind === 'DESIGN') return designId;
  if (kind === 'COMMENT') {
    const comment = `insert into comments (design_id, user_id, content) values ($1, $2, 'Pay in cash') returning id`;
    return Number((await rows(comment, [designId, meher.id]))[0]?.id);
  }
  const story = `
    with file as (
      insert into media (key, owner_id, kind, status, mime, bytes)
      values ('a-story-to-report', $1, 'PICTURE', 'READY', 'image/webp', 1) returning id)
    insert into stories (maker_id, media_id, picture, status, expires_at)
    select $1, id, '{"key":"story","width":4,"height":5,"placeholder":""}', 'LIVE', now() + interval '1 day' from file
    returning id`;
  return Number((await rows(story, [meher.id]))[0]?.id);
}

test.each(['USER', 'MESSAGE', 'DESIGN', 'COMMENT', 'STORY'] as const)(
  'a report about a %s is kept once per person, and its maker cannot report it',
  async (kind) => {
    const id = await insert(kind);
    expect((await tell(asha, kind, id, 'First')).body.message).toBe(
      'Thank you. Your report is kept for the people who run Tanabana.',
    );
    await tell(asha, kind, id, 'Second thoughts');
    expect(await kept(kind, id)).toEqual([
      { by: asha.id, reason: 'FRAUD', note: 'Second thoughts', status: 'OPEN' },
    ]);
    expect((await tell(meher, kind, id)).status).toBe(400);
    expect(await kept(kind, id)).toHaveLength(1);
  },
);

test('a settled report is opened by new words alone, and a dismissed one by none', async () => {
  const settle = (id: number, status: string) =>
    rows('update reports set status = $2 where target_id = $1 and kind = $3', [id, status, 'DESIGN']);
  const standing = async (id: number) => (await kept('DESIGN', id)).map(({ note, status }) => [note, status]);
  const id = await insert('DESIGN');
  await tell(asha, 'DESIGN', id, 'First');
  await settle(id, 'UPHELD');
  await tell(asha, 'DESIGN', id, 'First');
  expect(await standing(id)).toEqual([['First', 'UPHELD']]);
  await tell(asha, 'DESIGN', id, 'It is there again');
  expect(await standing(id)).toEqual([['It is there again', 'OPEN']]);
  await settle(id, 'DISMISSED');
  await tell(asha, 'DESIGN', id, 'It is there again');
  await tell(asha, 'DESIGN', id, 'And again');
  expect(await standing(id)).toEqual([['And again', 'DISMISSED']]);
});

test('a report reveals nothing: a foreign message looks like one that is not there', async () => {
  const id = await insert('MESSAGE');
  const foreign = await tell(stranger, 'MESSAGE', id);
  const missing = await tell(stranger, 'MESSAGE', 987_654_321);
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  expect(await kept('MESSAGE', id)).toEqual([]);
  const hidden = await insertDesign(app.services.db, { makerId: meher.id, status: 'HIDDEN' });
  expect((await tell(stranger, 'DESIGN', hidden)).status).toBe(404);
});

test('a report without a known reason, or signed out, is refused', async () => {
  const body = { kind: 'USER', targetId: meher.id, reason: 'BORING' } as never;
  const { status, error } = await stranger.call(report, { body });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['reason']]);
  expect((await app.visitor.call(report, { body })).status).toBe(401);
});

test('whoever runs the site reads what is open, with who said it of whom and what it is about', async () => {
  const message = await write(meher, asha, 'Pay me\u001b[31m in cash.');
  await tell(asha, 'MESSAGE', message.id, 'They ask for money.');
  const list = await listOpenReports(app.services.db);
  const [mine = ''] = list.split('\n\n').filter((each) => each.includes(`MESSAGE ${message.id},`));
  expect(mine).toMatch(/^Report \d+, \d{4}-\d\d-\d\dT.*: MESSAGE \d+, FRAUD\n/);
  expect(mine).toContain(`\n  of Meher Ansari <`);
  expect(mine).toContain(`\n  by Asha Rao <`);
  expect(mine).toContain('\n  it says: Pay me[31m in cash.\n  they say: They ask for money.');

  await app.services.db.$client.query("update reports set status = 'DISMISSED'");
  expect(await listOpenReports(app.services.db)).toBe('No report is open.');
});
