import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countPendingEnquiries,
  getEnquiriesForSellerProducts,
  getEnquiry,
  sendEnquiryResponse,
  updateEnquiryStatus,
} from '#contracts/enquiries/enquiries.contract.ts';
import { createEnquiry, getSentEnquiries } from '#contracts/enquiries/sending/sending.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeAsking, makerToAsk, openEnquiries, words } from '#tests/support/set-ups/enquiries.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let stranger: Actor;
let designId: number;
beforeAll(async () => {
  ({ app, asha, stranger } = await openEnquiries());
});
afterAll(() => app?.stop());
beforeEach(async () => {
  ({ maker, designId } = await makerToAsk(app));
});

const visitor = () => app.visitor;
const { ask, inbox, newest, answer } = makeAsking(() => ({ app, maker, designId }));

test('to anybody but its maker an enquiry looks like one that is not there', async () => {
  await ask(asha);
  const { id } = await newest();
  for (const other of [stranger, asha]) {
    const tries = (wanted: number) => [
      other.call(getEnquiry, { params: { id: wanted } }),
      other.call(updateEnquiryStatus, { params: { id: wanted }, body: { status: 'CLOSED' } }),
      answer(wanted, 'Mine now', {}, other),
      answer(wanted, '', { status: 'CLOSED' }, other),
      answer(wanted, '', {}, other),
    ];
    const foreign = await Promise.all(tries(id));
    const missing = await Promise.all(tries(987_654_321));
    expect(foreign.map(({ status, error }) => [status, error.message])).toEqual(
      missing.map(({ error }) => [404, error.message]),
    );
    expect((await other.call(getEnquiriesForSellerProducts, { query: {} })).body.data).toEqual([]);
  }
  expect(await newest()).toMatchObject({ status: 'PENDING', answeredAt: null });
});

test('the inbox reads on by key, filters, searches and counts', async () => {
  for (let nth = 0; nth < 5; nth++) await ask(visitor(), { message: `Question ${nth}, 100% cotton?` });
  await ask(visitor(), { name: 'Zoya Khan', email: 'zoya@example.in', message: 'For a wedding' });
  const first = await inbox({ limit: 4 });
  const rest = await inbox({ limit: 4, before: first.next });
  const ids = [...first.data, ...rest.data].map(({ id }) => id);
  expect([ids.length, new Set(ids).size, rest.next]).toEqual([6, 6, null]);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  const params = { id: ids[0] ?? 0 };
  await maker.call(updateEnquiryStatus, { params, body: { status: 'CLOSED' } });
  expect((await inbox()).counts).toEqual({ PENDING: 5, IN_PROGRESS: 0, RESPONDED: 0, CLOSED: 1 });
  expect((await maker.call(countPendingEnquiries)).body.data.pending).toBe(5);

  const found = async (query: object) => (await inbox(query)).data.map(({ message }) => message);
  expect(await found({ status: 'CLOSED' })).toEqual(['For a wedding']);
  expect(await found({ q: 'ZOYA' })).toEqual(['For a wedding']);
  expect(await found({ q: 'zoya', status: 'PENDING' })).toEqual([]);
  expect(await found({ q: '100%' })).toHaveLength(5);
  expect(await found({ q: '1_0' })).toEqual([]);
  expect(await found({ q: 'gulnaar' })).toHaveLength(6);
});

test('an enquiry outlives its design', async () => {
  await ask(visitor());
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [designId]);
  const { id, design } = await newest();
  expect(design).toMatchObject({ title: 'Gulnaar saree', isShown: false });
  expect((await answer(id, 'I can make another one like it.')).status).toBe(200);
});

test('whoever asked while signed in finds the question and its answers; nobody else does', async () => {
  const asker = await app.actor({ name: 'Ishita Sen' });
  await asker.call(createEnquiry, { body: { ...words, designId } });
  await visitor().call(createEnquiry, { body: { ...words, message: 'Without an account', designId } });
  const { data } = (await maker.call(getEnquiriesForSellerProducts)).body;
  const asked = data.find(({ userId }) => userId === asker.id);
  await maker.call(sendEnquiryResponse, {
    params: { id: asked?.id ?? 0 },
    body: { responseMessage: 'Yes, on the loom.' },
  });
  const sent = (await asker.call(getSentEnquiries)).body;
  expect(sent).toMatchObject({
    next: null,
    data: [
      {
        message: words.message,
        status: 'RESPONDED',
        design: { id: designId, title: 'Gulnaar saree', isShown: true },
        maker: { id: maker.id, name: 'Meher Ansari' },
        replies: [{ message: 'Yes, on the loom.' }],
      },
    ],
  });
  expect((await maker.call(getSentEnquiries)).body.data).toEqual([]);
  expect((await visitor().call(getSentEnquiries)).status).toBe(401);
});

test('the own questions are read page by page, none twice', async () => {
  const asker = await app.actor({ name: 'Ishita Sen' });
  const design = { maker_id: maker.id, design_id: designId, user_id: asker.id };
  await app.services.db.$client.query(
    `insert into enquiries (maker_id, design_id, user_id, name, email, phone, message, fingerprint, created_at)
     select $1, $2, $3, 'Ishita', 'i@example.in', '', 'Question ' || n, 'sent-' || n, now()
       from generate_series(1, 25) n`,
    [design.maker_id, design.design_id, design.user_id],
  );
  const first = (await asker.call(getSentEnquiries)).body;
  const second = (await asker.call(getSentEnquiries, { query: { before: first.next ?? 0 } })).body;
  expect([first.data.length, second.data.length, second.next]).toEqual([20, 5, null]);
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(25);
});

test('an enquiry names the design in the language of its reader: in the inbox, on its page and to who asked', async () => {
  const { id: makerId } = maker;
  const translated = await insertDesign(app.services.db, {
    makerId,
    title: 'Neem stole',
    translations: { hi: { title: 'नीम स्टोल', description: '', materialOne: '', materialTwo: '', color: '' } },
  });
  const asker = await app.actor({ name: 'Ishita Sen' });
  await asker.call(createEnquiry, { body: { ...words, designId: translated } });
  const headers = { 'tanabana-language': 'hi' };
  const inHindi = { id: translated, title: 'नीम स्टोल', titleLang: 'hi' };
  const { data } = (await maker.call(getEnquiriesForSellerProducts, { query: { q: 'नीम' }, headers })).body;
  expect(data.map(({ design }) => design)).toMatchObject([{ ...inHindi, descriptionLang: 'en' }]);
  const params = { id: data[0]?.id ?? 0 };
  expect((await maker.call(getEnquiry, { params, headers })).body.data.design).toMatchObject(inHindi);
  expect((await maker.call(getEnquiry, { params })).body.data.design).toMatchObject({
    title: 'Neem stole',
    titleLang: 'en',
  });
  expect((await asker.call(getSentEnquiries, { headers })).body.data[0]?.design).toMatchObject(inHindi);
});
