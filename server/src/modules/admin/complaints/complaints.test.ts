import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { listDeskComplaints } from '#contracts/admin/complaints/complaints.contract.ts';
import { deskSentences } from '#contracts/admin/complaints/complaints.rules.ts';
import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { getComplaint, moveComplaint } from '#contracts/complaints/complaints.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  actAtDesk,
  answer,
  answerFromDesk,
  file,
  readAtDesk,
  seenAtDesk,
} from '#tests/support/people/complaints.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let buyer: Actor;
let devika: Actor;
let kabir: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  buyer = shop.buyer;
  devika = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  kabir = await shop.app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
});
afterAll(() => shop.stop());

type Query = RequestOf<typeof listDeskComplaints>['query'];
const list = async (query: Query = {}, viewer = devika) =>
  (await viewer.call(listDeskComplaints, { query })).body;
const ids = async (query: Query, viewer = devika) =>
  (await list(query, viewer)).complaints.map(({ id }) => id);

async function filed(words: Record<string, string> = {}, by: Actor = buyer): Promise<number> {
  return (await file(by, { category: 'other', ...words })).body.data.id;
}

const actsOf = async (subjectId: number) =>
  (await devika.call(listActs, { query: { subject: 'COMPLAINT', subjectId } })).body.acts;

const assign = (by: Actor, id: number, assigneeId: number | null) =>
  actAtDesk(by, id, { act: 'COMPLAINT_ASSIGNED', assigneeId });
const move = (by: Actor, id: number, status: 'IN_PROGRESS' | 'RESOLVED', reason?: string) =>
  actAtDesk(by, id, { act: 'COMPLAINT_MOVED', status, ...(reason && { reason }) });

test('complaints are found by number, by words of the title and of a name, and narrowed', async () => {
  const nisha = await shop.app.actor({ name: 'Nisha Paulson' });
  const parcel = await filed({ title: 'The parcel was torn', priority: 'urgent' }, nisha);
  const refund = await filed({ title: 'Where is my refund', priority: 'low' }, nisha);
  const { ticketNumber } = (await readAtDesk(devika, parcel)).body.desk.complaint;
  expect(await ids({ q: ticketNumber })).toEqual([parcel]);
  expect(await ids({ q: String(refund) })).toEqual([refund]);
  expect(await ids({ q: 'torn' })).toEqual([parcel]);
  expect(await ids({ q: 'paulson' })).toEqual([refund, parcel]);
  expect(await ids({ q: 'paulson', sort: 'waiting' })).toEqual([parcel, refund]);
  expect(await ids({ q: 'paulson', priority: 'low' })).toEqual([refund]);
  expect(await ids({ q: 'paulson', status: 'RESOLVED' })).toEqual([]);
  expect(await ids({ q: 'nobody at all' })).toEqual([]);
  await assign(devika, parcel, kabir.id);
  expect(await ids({ q: 'paulson', assigned: 'mine' }, kabir)).toEqual([parcel]);
  expect(await ids({ q: 'paulson', assigned: 'mine' })).toEqual([]);
  expect(await ids({ q: 'paulson', assigned: 'nobody' })).toEqual([refund]);
});

test('a complaint is overdue 48 hours after the last words of its filer, until the desk answers', async () => {
  const rohan = await shop.app.actor({ name: 'Rohan Quillwright' });
  const id = await filed({}, rohan);
  const mine = async () => (await list({ q: 'quillwright' })).complaints[0];
  const overdue = () => ids({ q: 'quillwright', overdue: 'yes' });
  shop.advance(47);
  expect(await mine()).toMatchObject({ isOverdue: false, waitingSince: expect.any(String) });
  await answer(rohan, id, 'Is anybody there?');
  shop.advance(47);
  expect(await overdue()).toEqual([]);
  const counted = (await list()).overdue;
  shop.advance(2);
  expect(await overdue()).toEqual([id]);
  expect((await list()).overdue).toBeGreaterThan(counted);
  const before = (await list()).overdue;
  await answerFromDesk(devika, id, 'We are here.');
  expect(await mine()).toMatchObject({ isOverdue: false, waitingSince: null });
  expect((await list()).overdue).toBe(before - 1);
  await rohan.call(moveComplaint, { params: { id }, body: { status: 'RESOLVED' } });
  await rohan.call(moveComplaint, { params: { id }, body: { status: 'OPEN' } });
  shop.advance(49);
  expect(await overdue()).toEqual([id]);
});

test('both orders are read on page by page without a gap, also over what does not wait', async () => {
  const asha = await shop.app.actor({ name: 'Asha Pagewright' });
  const all: number[] = [];
  for (let n = 0; n < 33; n++) all.push(await filed({ title: `Number ${n}` }, asha));
  const answered = all.slice(0, 32);
  for (const id of answered) await answerFromDesk(kabir, id, 'Noted.');
  const [waiting] = all.slice(32);
  for (const [sort, expected] of [
    ['newest', all.toReversed()],
    ['waiting', [waiting, ...answered]],
  ] as const) {
    const first = await list({ q: 'pagewright', sort });
    expect(first.complaints).toHaveLength(30);
    const second = await list({ q: 'pagewright', sort, cursor: first.nextCursor ?? '' });
    expect([...first.complaints, ...second.complaints].map(({ id }) => id)).toEqual(expected);
    expect(second.nextCursor).toBeNull();
  }
  expect((await devika.call(listDeskComplaints, { query: { cursor: 'x' } })).status).toBe(400);
});

test('each act is written into the log with what it changed', async () => {
  const id = await filed();
  await assign(devika, id, devika.id);
  await actAtDesk(devika, id, { act: 'COMPLAINT_PRIORITISED', priority: 'urgent' });
  await answerFromDesk(devika, id, 'We look into it.');
  await move(devika, id, 'RESOLVED');
  expect((await actsOf(id)).map(({ name, changes }) => [name, ...changes])).toEqual([
    ['COMPLAINT_MOVED', { field: 'status', before: 'IN_PROGRESS', after: 'RESOLVED' }],
    ['COMPLAINT_ANSWERED'],
    ['COMPLAINT_PRIORITISED', { field: 'priority', before: 'high', after: 'urgent' }],
    ['COMPLAINT_ASSIGNED', { field: 'assigneeId', before: null, after: devika.name }],
  ]);
});

test('what was seen out of date is refused with both versions, and other changes are in nobody’s way', async () => {
  const id = await filed();
  const seen = await seenAtDesk(kabir, id);
  await assign(devika, id, devika.id);
  const late = await actAtDesk(kabir, id, { act: 'COMPLAINT_ASSIGNED', assigneeId: kabir.id }, seen);
  expect([late.status, late.error.message]).toEqual([
    409,
    'This complaint has changed meanwhile. Nothing was saved. You saw: nobody. Now: Devika Nair.',
  ]);
  const other = await actAtDesk(kabir, id, { act: 'COMPLAINT_PRIORITISED', priority: 'low' }, seen);
  expect(other.body.desk).toMatchObject({ assignee: { id: devika.id }, complaint: { priority: 'low' } });
});

test('of two admins who take a complaint at once one is refused', async () => {
  const id = await filed();
  const seen = await seenAtDesk(kabir, id);
  const answers = await Promise.all(
    [devika, kabir].map((by) => actAtDesk(by, id, { act: 'COMPLAINT_ASSIGNED', assigneeId: by.id }, seen)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await actsOf(id)).toHaveLength(1);
});

test('an answer is refused while another admin’s has not been seen, and written once for a key', async () => {
  const id = await filed();
  const { desk } = (await answerFromDesk(devika, id, 'The refund left today.')).body;
  const blind = await answerFromDesk(kabir, id, 'We look into it.');
  expect([blind.status, blind.error.message]).toEqual([
    409,
    expect.stringContaining('The refund left today.'),
  ]);
  const seenMessageId = desk.complaint.messages.at(-1)?.id ?? 0;
  const headers = { 'idempotency-key': 'desk-once' };
  const sent = await Promise.all(
    [1, 2, 3].map(() => answerFromDesk(kabir, id, 'It is there by Friday.', { seenMessageId, headers })),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await readAtDesk(kabir, id)).body.desk.complaint.messages).toHaveLength(2);
  expect((await actsOf(id)).filter(({ name }) => name === 'COMPLAINT_ANSWERED')).toHaveLength(2);
});

test('closing without an answer to the last words needs a reason, and the reason stands in the log', async () => {
  const id = await filed();
  const silent = await move(devika, id, 'RESOLVED');
  expect([silent.status, silent.error.errors]).toEqual([
    400,
    { reason: inEnglish(deskSentences.reasonToClose) },
  ]);
  expect((await readAtDesk(devika, id)).body.desk.complaint.status).toBe('OPEN');
  expect((await move(devika, id, 'RESOLVED', 'The same as TC-2026-000001.')).status).toBe(200);
  expect(await actsOf(id)).toMatchObject([
    { name: 'COMPLAINT_MOVED', reason: 'The same as TC-2026-000001.' },
  ]);
  const read = (await buyer.call(getComplaint, { params: { id } })).body.data;
  expect([read.status, JSON.stringify(read).includes('The same as')]).toEqual(['RESOLVED', false]);
  expect((await answerFromDesk(devika, id, 'One more thing')).error.message).toBe(
    inEnglish(complaintSentences.settled),
  );
});

test('an admin does nothing at the desk to a complaint of which they are a side, nor is it given to them', async () => {
  const id = await filed({}, kabir);
  expect((await readAtDesk(kabir, id)).body.desk).toMatchObject({
    complaint: { side: 'COMPLAINANT' },
    can: { sort: false, answer: false, moveTo: [] },
  });
  expect((await assign(kabir, id, devika.id)).status).toBe(403);
  expect((await answerFromDesk(kabir, id, 'Settled in my favour')).status).toBe(403);
  const given = await assign(devika, id, kabir.id);
  expect([given.status, given.error.errors]).toEqual([
    400,
    { assigneeId: inEnglish(complaintSentences.notAtDesk) },
  ]);
  expect((await readAtDesk(devika, id)).body.desk.admins.map(({ id: admin }) => admin)).not.toContain(
    kabir.id,
  );
});

test('a complaint of somebody who is an admin no more is nobody’s, and is given to admins alone', async () => {
  const tara = await shop.app.actor({ name: 'Tara Sen', role: 'ADMIN' });
  const id = await filed({ title: 'Orphaned words' });
  await assign(devika, id, tara.id);
  await shop.app.services.db.$client.query(`update users set role = 'USER' where id = $1`, [tara.id]);
  expect((await readAtDesk(devika, id)).body.desk.assignee).toBeNull();
  expect(await ids({ q: 'orphaned', assigned: 'nobody' })).toEqual([id]);
  expect((await assign(devika, id, tara.id)).status).toBe(400);
  expect((await assign(devika, id, devika.id)).status).toBe(200);
});
