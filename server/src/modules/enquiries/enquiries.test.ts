import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countPendingEnquiries,
  getEnquiriesForSellerProducts,
  getEnquiry,
  readEnquiryAnswer,
  sendEnquiryResponse,
  updateEnquiryStatus,
} from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { createEnquiry, getSentEnquiries } from '#contracts/enquiries/sending/sending.contract.ts';
import { letterCatalogues } from '#contracts/letters/catalogues.ts';
import { chatMessages, findOrNull, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let stranger: Actor;
let designId: number;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  asha = await app.actor({ name: 'Asha Rao' });
  stranger = await app.actor({ name: 'Rohan Das', role: 'DESIGNER' });
});
afterAll(() => app?.stop());
beforeEach(async () => {
  maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Gulnaar saree' });
});

const words = {
  name: 'Leela Nair',
  email: 'leela@example.in',
  phone: '',
  message: 'Is the border woven in?',
};
const visitor = () => app.visitor;

function ask(who: Pick<Actor, 'call'>, more: object = {}) {
  return who.call(createEnquiry, { body: { ...words, designId: String(designId), ...more } });
}

async function inbox(query: object = {}) {
  return (await maker.call(getEnquiriesForSellerProducts, { query })).body;
}

async function newest() {
  const [enquiry] = (await inbox()).data;
  if (!enquiry) throw new Error('The inbox is empty');
  return enquiry;
}

const answer = (id: number, responseMessage: string, more: object = {}, who = maker) =>
  who.call(sendEnquiryResponse, { params: { id }, body: { responseMessage, ...more } });

const tokenOf = (text = '') => /enquiry-answer\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const lettersTo = (to: string) => app.services.mail.listUnsent(app.services.db, to);

test('a phone number may be left out, and letters are none', async () => {
  const refused = await ask(visitor(), { phone: 'abc' });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: { phone: 'Phone number must be at least 10 digits' } });
});

test('somebody without an account asks; the maker is told by notification and by mail', async () => {
  const asked = await ask(visitor(), { phone: '98450 12345', userId: String(stranger.id) });
  expect([asked.status, asked.body]).toEqual([
    200,
    {
      success: true,
      message: 'The maker answers you by mail, and in your chat if you are signed in.',
      reason: 'done.enquirySent',
    },
  ]);
  const enquiry = await newest();
  expect(enquiry).toMatchObject({
    message: words.message,
    status: 'PENDING',
    userId: null,
    name: words.name,
    email: words.email,
    phone: '98450 12345',
    user: { id: null, name: words.name, email: words.email, profileImage: null },
    design: { id: designId, title: 'Gulnaar saree', price: 2499, discount: 0, isShown: true },
  });
  expect(enquiry.design.images).toEqual([{ url: enquiry.image }]);

  const unread = async () => (await maker.call(getUnreadNotifications)).body.notifications;
  await expect.poll(async () => (await unread()).length).toBe(1);
  expect((await unread())[0]).toMatchObject({
    type: 'ENQUIRY',
    message: 'Leela Nair asks about Gulnaar saree',
    link: `/enquiry/${enquiry.id}`,
    senderId: null,
  });
  const [letter] = await lettersTo(maker.email);
  expect(letter?.subject).toBe('Somebody asks about your design');
  expect(letter?.text).toContain('Leela Nair has a question about Gulnaar saree');
  expect(letter?.text).toContain(words.message);
  expect(letter?.text).toContain(`/enquiry/${enquiry.id}`);
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/leela@example|98450/);
  expect(await lettersTo(words.email)).toEqual([]);
});

test('a sent user id is ignored: whose enquiry it is says the session', async () => {
  await ask(asha, { userId: String(stranger.id) });
  expect((await newest()).userId).toBe(asha.id);
});

test('name, address and message are needed, and the phone number is not', async () => {
  for (const field of ['name', 'email', 'message']) {
    for (const body of [{ [field]: '  ' }, { [field]: undefined }]) {
      const { status, error } = await ask(visitor(), body);
      expect([status, error.message, Object.keys(error.errors ?? {})]).toEqual([
        400,
        enquirySentences.missing,
        [field],
      ]);
    }
  }
  const odd = await ask(visitor(), { email: 'leela at example' });
  expect([odd.status, odd.error.errors]).toEqual([400, { email: enquirySentences.badEmail }]);
  expect((await ask(visitor(), { message: 'x'.repeat(2001) })).status).toBe(400);
  expect((await ask(visitor(), { phone: undefined })).status).toBe(200);
});

test('the same words sent twice ask once, also at the same time', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask(visitor())));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await inbox()).data).toHaveLength(1);
  expect(await lettersTo(maker.email)).toHaveLength(1);
  await ask(visitor(), { message: 'And the blouse piece?' });
  expect((await inbox()).data).toHaveLength(2);
});

test('nobody asks about their own design, nor about one that is not there any more', async () => {
  const own = await ask(maker);
  expect([own.status, own.error.message]).toEqual([400, enquirySentences.ownDesign]);
  const hidden = await insertDesign(app.services.db, { makerId: maker.id, status: 'DELETED' });
  const gone = await ask(visitor(), { designId: hidden });
  const missing = await ask(visitor(), { designId: 987_654_321 });
  expect([gone.status, gone.error.message]).toEqual([404, missing.error.message]);
  expect((await inbox()).data).toEqual([]);
});

test('a program that fills in the hidden field is refused, and whom the maker has blocked as well', async () => {
  const robot = await ask(visitor(), { nickname: 'Buy now' });
  expect([robot.status, robot.error.message]).toEqual([400, enquirySentences.robot]);
  await maker.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  const blocked = await ask(asha);
  expect([blocked.status, blocked.error.message]).toEqual([403, enquirySentences.blocked]);
  expect((await inbox()).data).toEqual([]);
});

test('of the sent picture addresses only that of a picture of the design is kept', async () => {
  const second = { key: 'gulnaar-fold', width: 1080, height: 1350, placeholder: '' };
  const first = { ...second, key: 'gulnaar-full' };
  designId = await insertDesign(app.services.db, { makerId: maker.id, pictures: [first, second] });
  const ours = `${app.services.env.PUBLIC_URL}/media/gulnaar-fold/1080.webp`;
  await ask(visitor(), { imageUrl: ours });
  expect((await newest()).image).toBe(ours);
  const odd = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://169.254.169.254/latest/meta-data',
    `${app.services.env.PUBLIC_URL}/media/somebody-elses/1080.webp`,
    '',
    null,
  ];
  for (const [nth, imageUrl] of odd.entries()) {
    expect((await ask(visitor(), { imageUrl, message: `Question ${nth}` })).status).toBe(200);
    const { image, message } = await newest();
    expect([message, image]).toEqual([
      `Question ${nth}`,
      `${app.services.env.PUBLIC_URL}/media/gulnaar-full/1080.webp`,
    ]);
  }
});

test('neither a name nor an address writes a header, and no words become markup', async () => {
  const name = 'Leela\r\nBcc: everybody@example.in';
  const message = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  await ask(visitor(), { name, message });
  expect((await newest()).name).toBe('Leela Bcc: everybody@example.in');
  const [letter] = await lettersTo(maker.email);
  expect(`${letter?.to}${letter?.subject}`).not.toMatch(/[\r\n]/);
  expect(letter?.html).not.toMatch(/<script|<img/);
  for (const email of ['a@example.in\r\nBcc: b@example.in', 'a@example.in, b@example.in', '<a@example.in>']) {
    expect((await ask(visitor(), { email })).status, email).toBe(400);
  }
});

test('an answer to an address that anybody may have typed holds no word of theirs, but a link to our page', async () => {
  const email = 'answered@example.in';
  await ask(visitor(), { email, message: 'Is it cheaper at https://evil.example?' });
  const { id } = await newest();
  const { status, body } = await answer(id, 'Pay at https://evil.example/pay.\n\nMeher', {
    status: 'PENDING',
  });
  expect([status, body.message]).toEqual([200, 'Your answer is sent.']);
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(1);
  const written = `${letters[0]?.subject}${letters[0]?.text}${letters[0]?.html}`;
  expect(written).not.toMatch(/evil|Meher|Leela|Gulnaar|Pay at/);
  const token = tokenOf(letters[0]?.text);
  const { rows } = await app.services.db.$client.query('select * from enquiry_replies');
  expect(JSON.stringify(rows)).not.toContain(token);

  const { data } = (await maker.call(getEnquiry, { params: { id } })).body;
  expect(data).toMatchObject({ status: 'RESPONDED', can: { reply: true, chat: false } });
  expect(data.answeredAt).toBe(data.replies[0]?.createdAt);
  const page = await visitor().call(readEnquiryAnswer, { query: { token } });
  expect(page.body.data).toMatchObject({
    maker: { id: maker.id, name: 'Meher Ansari', role: 'JARIWALA', isHere: true },
    design: { id: designId, title: 'Gulnaar saree', isShown: true },
    question: 'Is it cheaper at https://evil.example?',
    answers: [{ message: 'Pay at https://evil.example/pay.\n\nMeher' }],
  });
  expect(JSON.stringify(page.body)).not.toMatch(/@example\.in/);
  for (const odd of ['', 'invented', token.toLowerCase()]) {
    expect((await visitor().call(readEnquiryAnswer, { query: { token: odd } })).status).toBe(404);
  }
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [maker.id]);
  expect((await visitor().call(readEnquiryAnswer, { query: { token } })).status).toBe(404);
});

test('somebody without an account is answered in the language of the page on which they asked', async () => {
  const email = 'padma@example.in';
  const body = { ...words, designId: String(designId), email };
  await visitor().call(createEnquiry, { body, headers: { referer: 'http://localhost/ta/product/1' } });
  await answer((await newest()).id, 'Woven in.');
  const [letter] = await lettersTo(email);
  expect(letter?.html).toContain('<html lang="ta">');
  expect(letter?.subject).toBe(letterCatalogues.ta['enquiries.answeredAnywhere'].subject);
});

test.each([
  ['an account that has confirmed its address', true, true],
  ['an account that has not', false, false],
  ['an account that typed another address', true, false],
])('to %s the answer is quoted: %s', async (_, isConfirmed, isQuoted) => {
  const person = await app.actor({ name: 'Zoya Khan', isConfirmed });
  const email = isConfirmed && !isQuoted ? `elsewhere.${person.email}` : person.email;
  await ask(person, { email });
  await answer((await newest()).id, 'Woven in. See https://evil.example');
  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('Your enquiry on Tanabana is answered');
  expect(letter?.text.includes('Woven in.')).toBe(isQuoted);
  expect(letter?.text.includes('/enquiry-answer?token=')).toBe(!isQuoted);
  expect(letter?.html).not.toContain('href="https://evil');
  expect(`${letter?.text}${letter?.html}`).not.toContain(maker.email);
  if (isQuoted) expect(letter?.text).toContain(`/chat?receiverId=${maker.id}`);
});

test('a maker who has not confirmed the address is sent no word of the asker', async () => {
  await app.services.db.$client.query('update users set email_confirmed_at = null where id = $1', [maker.id]);
  await ask(visitor(), { name: 'Win a prize', message: 'Look at https://evil.example' });
  const [letter] = await lettersTo(maker.email);
  expect(`${letter?.subject}${letter?.text}`).not.toMatch(/evil|prize|Gulnaar/);
  expect(letter?.text).toContain('/enquiry/');
});

test('nobody asks in the name of the house', async () => {
  const { status, error } = await ask(visitor(), { name: 'Tanabana Security' });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['name']]);
});

test('an answer to somebody with an account is a chat message of the maker’s too, with the design', async () => {
  await ask(asha, { email: 'asha.elsewhere@example.in' });
  const { id } = await newest();
  await answer(id, 'Woven in.', { status: 'CLOSED' });
  expect((await newest()).status).toBe('CLOSED');
  const chatId = async () =>
    (await asha.call(findOrNull, { params: { receiverId: maker.id } })).body.chatId ?? 0;
  await expect.poll(chatId).toBeGreaterThan(0);
  const { messages } = (await asha.call(chatMessages, { params: { chatId: await chatId() } })).body;
  expect(messages).toMatchObject([
    { senderId: maker.id, content: 'Woven in.', design: { id: designId, title: 'Gulnaar saree' } },
  ]);
});

test('an address alone opens no chat: it may be anybody’s', async () => {
  await ask(visitor(), { email: asha.email });
  await answer((await newest()).id, 'Woven in.');
  expect(await lettersTo(asha.email)).not.toEqual([]);
  await untilJobsDone(app.services.db);
  expect((await asha.call(findOrNull, { params: { receiverId: maker.id } })).body.exists).toBe(false);
});

test('the same answer sent twice at once is one, and after many answers there are no more', async () => {
  const email = 'often@example.in';
  await ask(visitor(), { email });
  const { id } = await newest();
  await Promise.all([answer(id, 'Yes.'), answer(id, 'Yes.'), answer(id, 'Yes.')]);
  expect(await lettersTo(email)).toHaveLength(1);
  for (let nth = 1; nth < enquiryLimits.replies; nth++) {
    expect((await answer(id, `Answer ${nth}`)).status).toBe(200);
  }
  const { status, error } = await answer(id, 'One more.');
  expect([status, error.message]).toEqual([409, enquirySentences.manyReplies]);
  expect((await maker.call(getEnquiry, { params: { id } })).body.data.can.reply).toBe(false);
});

test('an answer without words is a bare change of status, and nothing is mailed', async () => {
  const email = 'quiet@example.in';
  await ask(visitor(), { email });
  const { id } = await newest();
  expect((await answer(id, '', { status: 'IN_PROGRESS' })).status).toBe(200);
  expect((await newest()).status).toBe('IN_PROGRESS');
  expect((await answer(id, ' ')).status).toBe(200);
  expect((await newest()).status).toBe('IN_PROGRESS');
  expect(await lettersTo(email)).toEqual([]);
  for (const status of ['CLOSED', 'RESPONDED', 'PENDING'] as const) {
    expect((await maker.call(updateEnquiryStatus, { params: { id }, body: { status } })).status).toBe(200);
    expect((await newest()).status).toBe(status);
  }
  const odd = { params: { id }, body: { status: 'SHIPPED' as never } };
  expect((await maker.call(updateEnquiryStatus, odd)).status).toBe(400);
});

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
