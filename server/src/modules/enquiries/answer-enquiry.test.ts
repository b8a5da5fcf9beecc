import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  getEnquiry,
  readEnquiryAnswer,
  updateEnquiryStatus,
} from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { chatMessages, findOrNull } from '#contracts/messaging/messaging.contract.ts';
import { lettersIn } from '#contracts/words/catalogues/letters-in.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeAsking, makerToAsk, openEnquiries, words } from '#tests/support/set-ups/enquiries.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let designId: number;
beforeAll(async () => {
  ({ app, asha } = await openEnquiries());
});
afterAll(() => app?.stop());
beforeEach(async () => {
  ({ maker, designId } = await makerToAsk(app));
});

const visitor = () => app.visitor;
const { ask, newest, answer, lettersTo } = makeAsking(() => ({ app, maker, designId }));
const tokenOf = (text = '') => /enquiry-answer\?token=([\w-]+)/.exec(text)?.[1] ?? '';

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
    question: { message: 'Is it cheaper at https://evil.example?' },
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
  expect(letter?.subject).toBe(lettersIn.ta['enquiries.answeredAnywhere'].subject);
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
  expect([status, error.message]).toEqual([409, inEnglish(enquirySentences.manyReplies)]);
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
