import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import {
  answerComplaint,
  fileComplaint,
  getComplaint,
  listComplaints,
  moveComplaint,
} from '#contracts/complaints/complaints.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  actAtDesk,
  answer,
  answerFromDesk,
  complaintForm,
  file,
  paidOrder,
  readAtDesk,
} from '#tests/support/people/complaints.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { formOf } from '#tests/support/people/uploads.ts';

let shop: Shop;
let buyer: Actor;
let maker: Actor;
let stranger: Actor;
let admin: Actor;
let orderId: number;
beforeAll(async () => {
  shop = await openShop();
  ({ buyer, maker } = shop);
  stranger = await shop.app.actor({ name: 'Rohan Das' });
  admin = await shop.app.actor({ name: 'Tara Sen', role: 'ADMIN' });
  orderId = await paidOrder(shop);
});
afterAll(() => shop.stop());

const read = (person: Pick<Actor, 'call'>, id: number) => person.call(getComplaint, { params: { id } });
const move = (person: Pick<Actor, 'call'>, id: number, status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED') =>
  person.call(moveComplaint, { params: { id }, body: { status } });
const ids = async (person: Actor, query: object = {}) =>
  (await person.call(listComplaints, { query })).body.data.map(({ id }) => id);

async function count(): Promise<number> {
  const { rows } = await shop.app.services.db.$client.query('select count(*)::int as n from complaints');
  return rows[0].n;
}

test('a complaint about an order gets a number and is seen by its filer, the other side and the desk', async () => {
  const { status, body } = await file(buyer, { orderId });
  expect([status, body.message]).toEqual([200, inEnglish(complaintSentences.submitted)]);
  const { data } = body;
  expect(data).toMatchObject({
    ticketNumber: expect.stringMatching(/^TC-20\d\d-\d{6}$/),
    status: 'OPEN',
    priority: 'high',
    category: 'product-quality',
    side: 'COMPLAINANT',
    email: 'asha@example.in',
    respondent: { id: maker.id },
    order: { id: orderId, title: 'Katan silk lehenga', page: `/order-details/purchase/${orderId}` },
    can: { answer: true, moveTo: ['RESOLVED'] },
  });
  const other = (await read(maker, data.id)).body.data;
  expect(other).toMatchObject({
    side: 'RESPONDENT',
    order: { page: `/order-details/sale/${orderId}` },
    can: { answer: true, moveTo: [] },
  });
  expect((await readAtDesk(admin, data.id)).body.desk).toMatchObject({
    complaint: { side: 'DESK', email: 'asha@example.in', order: { page: `/admin/orders/${orderId}` } },
    can: { answer: true, moveTo: ['IN_PROGRESS', 'RESOLVED'] },
  });
  expect(await ids(buyer)).toContain(data.id);
  expect(await ids(maker)).toContain(data.id);
});

test('the other side of a complaint does not learn the address that its filer gave', async () => {
  const { id } = (await file(buyer, { orderId })).body.data;
  const { body } = await read(maker, id);
  expect(body.data.email).toBeNull();
  expect(JSON.stringify(body)).not.toContain('asha@example.in');
  const lines = await maker.call(listComplaints, { query: {} });
  expect(JSON.stringify(lines.body)).not.toContain('asha@example.in');
});

test('to a stranger a complaint looks like one that is not there, and takes nothing from them', async () => {
  const { id } = (await file(buyer, { orderId })).body.data;
  const missing = 987_654_321;
  for (const [foreign, gone] of [
    [await read(stranger, id), await read(stranger, missing)],
    [await answer(stranger, id, 'Let me in'), await answer(stranger, missing, 'Let me in')],
    [await move(stranger, id, 'RESOLVED'), await move(stranger, missing, 'RESOLVED')],
  ]) {
    expect([foreign?.status, foreign?.error.message]).toEqual([404, gone?.error.message]);
  }
  expect((await read(buyer, id)).body.data).toMatchObject({ status: 'OPEN', messages: [] });
  expect(await ids(stranger)).not.toContain(id);
});

test('nobody complains about an order of other people, and one without an order is the desk’s alone', async () => {
  const before = await count();
  const foreign = await file(stranger, { orderId });
  const missing = await file(stranger, { orderId: 987_654_321 });
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  expect(await count()).toBe(before);
  const { data } = (await file(buyer, { orderId: '', category: 'technical' })).body;
  expect(data).toMatchObject({ order: null, respondent: null });
  expect((await read(maker, data.id)).status).toBe(404);
  expect((await readAtDesk(admin, data.id)).status).toBe(200);
});

test('about an order whose advance was never paid only the desk is asked: its maker does not know of it', async () => {
  const unpaid = (await shop.place()).orderId;
  const { data } = (await file(buyer, { orderId: unpaid, category: 'billing' })).body;
  expect(data).toMatchObject({ order: { id: unpaid }, respondent: null });
  expect((await read(maker, data.id)).status).toBe(404);
});

test('a maker complains about a sale as well, and its buyer answers', async () => {
  const { data } = (await file(maker, { orderId, category: 'other', email: 'meher@example.in' })).body;
  expect(data.respondent).toMatchObject({ id: buyer.id });
  const answered = await answer(buyer, data.id, 'I was travelling, I am sorry.');
  expect(answered.body.data).toMatchObject({ side: 'RESPONDENT', status: 'IN_PROGRESS' });
});

test('title, category, description and email are asked for by name; priority is medium where it is not said', async () => {
  const nothing = { title: ' ', category: undefined, description: undefined, email: 'nobody' };
  const { status, error } = await file(buyer, nothing);
  expect([status, error.errors]).toEqual([
    400,
    {
      title: inEnglish(complaintSentences.noTitle),
      category: inEnglish(complaintSentences.noCategory),
      description: inEnglish(complaintSentences.noDescription),
      email: 'Invalid email address',
    },
  ]);
  expect((await file(buyer, { category: 'weather' })).error.errors).toHaveProperty('category');
  expect((await file(buyer, { priority: 'yesterday' })).error.errors).toHaveProperty('priority');
  expect((await file(buyer, { title: 'a'.repeat(121) })).error.errors).toHaveProperty('title');
  expect((await file(buyer, { priority: undefined })).body.data.priority).toBe('medium');
});

test('status, number, sides and times of a complaint cannot be set by sending them', async () => {
  const { data } = (
    await file(buyer, {
      id: 5,
      status: 'RESOLVED',
      complainantId: stranger.id,
      respondentId: stranger.id,
      side: 'DESK',
      resolvedAt: '2020-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
    })
  ).body;
  expect(data).toMatchObject({ status: 'OPEN', respondent: null, complainant: { id: buyer.id } });
  expect(Date.now() - Date.parse(data.createdAt)).toBeLessThan(60_000);
  const body = formOf({ content: 'We settle it', side: 'DESK', authorId: admin.id });
  const written = await buyer.call(answerComplaint, { params: { id: data.id }, body });
  expect(written.body.data.messages).toMatchObject([{ side: 'COMPLAINANT', author: { id: buyer.id } }]);
});

test('four sendings at once with one key are one complaint, and other words with it are refused', async () => {
  const headers = { 'idempotency-key': 'complaint-once' };
  const before = await count();
  const sent = await Promise.all(Array.from({ length: 4 }, () => file(buyer, { orderId }, { headers })));
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  const other = await file(buyer, { orderId, title: 'Something else' }, { headers });
  expect([other.status, other.error.code]).toEqual([409, 'CONFLICT']);
});

test('both sides and the desk write into one thread; the first answer takes it up', async () => {
  const { id } = (await file(buyer, { orderId })).body.data;
  await answer(buyer, id, 'The parcel still has its seal.');
  expect((await read(buyer, id)).body.data.status).toBe('OPEN');
  await answer(maker, id, 'I am sorry, I send the other border.');
  const { complaint } = (await answerFromDesk(admin, id, 'We will see to it.')).body.desk;
  expect(complaint.messages.map(({ side, author, content }) => [side, author?.id ?? null, content])).toEqual([
    ['COMPLAINANT', buyer.id, 'The parcel still has its seal.'],
    ['RESPONDENT', maker.id, 'I am sorry, I send the other border.'],
    ['DESK', null, 'We will see to it.'],
  ]);
  expect(complaint.history.map(({ side, to }) => [side, to])).toEqual([
    ['COMPLAINANT', 'OPEN'],
    ['RESPONDENT', 'IN_PROGRESS'],
  ]);
  expect(JSON.stringify((await read(buyer, id)).body)).not.toContain('Tara Sen');
  const [line] = (await buyer.call(listComplaints, { query: { status: 'IN_PROGRESS' } })).body.data;
  expect([line?.id, line?.response]).toEqual([id, 'We will see to it.']);
});

test('a message that is sent twice with one key is written once, and an empty one not at all', async () => {
  const { id } = (await file(buyer, { orderId })).body.data;
  const headers = { 'idempotency-key': 'message-once' };
  const sent = await Promise.all(Array.from({ length: 4 }, () => answer(maker, id, 'Noted.', { headers })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await read(buyer, id)).body.data.messages).toHaveLength(1);
  expect((await answer(maker, id, 'Something else', { headers })).status).toBe(409);
  const empty = await answer(maker, id, ' \u200b ');
  expect([empty.status, empty.error.errors]).toEqual([
    400,
    { content: inEnglish(complaintSentences.noMessage) },
  ]);
});

test('its filer settles a complaint and may open it again for 14 days; meanwhile nothing can be written', async () => {
  const { id } = (await file(buyer, { orderId })).body.data;
  expect((await move(maker, id, 'RESOLVED')).status).toBe(409);
  const settled = await move(buyer, id, 'RESOLVED');
  expect(settled.body.data).toMatchObject({ status: 'RESOLVED', can: { answer: false, moveTo: ['OPEN'] } });
  const late = await answer(maker, id, 'One more thing');
  expect([late.status, late.error.message]).toEqual([409, inEnglish(complaintSentences.settled)]);
  expect((await move(buyer, id, 'RESOLVED')).status).toBe(409);
  expect((await move(buyer, id, 'OPEN')).body.data.status).toBe('OPEN');
  await move(buyer, id, 'RESOLVED');
  shop.advance(15 * 24);
  const over = await move(buyer, id, 'OPEN');
  expect([over.status, over.error.message]).toEqual([409, inEnglish(complaintSentences.reopenOver)]);
  await actAtDesk(admin, id, { act: 'COMPLAINT_MOVED', status: 'IN_PROGRESS' });
  expect((await read(buyer, id)).body.data.status).toBe('IN_PROGRESS');
});

test('the list is narrowed by status and read on page by page without a gap', async () => {
  const person = await shop.app.actor({ name: 'Nisha Paul' });
  const filed: number[] = [];
  for (let n = 0; n < 14; n++) filed.push((await file(person, { title: `Number ${n}` })).body.data.id);
  await move(person, filed[3] ?? 0, 'RESOLVED');
  const first = (await person.call(listComplaints, { query: {} })).body;
  expect(first.data).toHaveLength(12);
  const second = (await person.call(listComplaints, { query: { cursor: first.nextCursor ?? '' } })).body;
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(filed.toReversed());
  expect(second.nextCursor).toBeNull();
  expect(await ids(person, { status: 'RESOLVED' })).toEqual([filed[3]]);
  expect((await person.call(listComplaints, { query: { cursor: 'x' } })).status).toBe(400);
  expect((await person.call(listComplaints, { query: { status: 'LOST' as never } })).status).toBe(400);
});

test('signed out, nobody files or reads', async () => {
  const { visitor } = shop.app;
  expect((await visitor.call(fileComplaint, { body: complaintForm() })).status).toBe(401);
  expect((await visitor.call(getComplaint, { params: { id: 1 } })).status).toBe(401);
});

test('the other side and the desk are told of each step, by notification and mail, and never the one who did it', async () => {
  const { id, ticketNumber } = (await file(buyer, { orderId, title: 'The dupatta is missing' })).body.data;
  const told = async (person: Actor) =>
    (await person.call(listNotifications, { query: {} })).body.notifications
      .filter(({ link }) => link === (person === admin ? `/admin/complaints/${id}` : `/complaints/${id}`))
      .map(({ message }) => message);
  const soon = { timeout: 60_000, interval: 100 };
  await vi.waitFor(async () => expect(await told(maker)).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await told(admin)).toHaveLength(1), soon);
  await answer(maker, id, 'It is on its way.');
  await vi.waitFor(
    async () => expect(await told(buyer)).toEqual([`Meher Ansari wrote in the complaint ${ticketNumber}`]),
    soon,
  );
  await answerFromDesk(admin, id, 'Thank you both.');
  await answerFromDesk(admin, id, 'It will arrive on Tuesday.');
  await move(buyer, id, 'RESOLVED');
  await vi.waitFor(
    async () =>
      expect(await told(maker)).toEqual([
        `Asha Rao settled the complaint ${ticketNumber}`,
        `Our desk wrote in the complaint ${ticketNumber}`,
        `Our desk wrote in the complaint ${ticketNumber}`,
        expect.stringMatching(/^Asha Rao filed a complaint about .* \(TB-/),
      ]),
    soon,
  );
  const letters = async (to: string) =>
    (await shop.app.services.mail.listUnsent(shop.app.services.db, to)).filter(({ text, subject }) =>
      `${subject} ${text}`.includes(`/complaints/${id}`),
    );
  await vi.waitFor(async () => {
    // Each is written by its own job, so the order may vary.
    expect((await letters(buyer.email)).map(({ subject }) => subject).sort()).toEqual([
      `An answer in complaint ${ticketNumber}`,
      `Complaint Submitted Successfully: ${ticketNumber}`,
    ]);
    expect(await letters(maker.email)).toHaveLength(3);
    // The desk is told about the rest in its notifications.
    expect((await letters(admin.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`New complaint ${ticketNumber}`),
    ]);
  }, soon);
  expect(await letters('asha@example.in')).toEqual([]);
  for (const { text } of await letters(maker.email)) expect(text).not.toContain(buyer.email);
});
