import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listReports, takeDownReported } from '#contracts/admin/reports/reports.contract.ts';
import { report } from '#contracts/complaints/report.contract.ts';
import {
  getEnquiriesForSellerProducts,
  getEnquiry,
  readEnquiryAnswer,
} from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { getSentEnquiries } from '#contracts/enquiries/sending/sending.contract.ts';
import { speakAnswer, speakEnquiry } from '#contracts/enquiries/voice/voice.contract.ts';
import { chatMessages, findOrNull, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { takeMessageAway } from '#server/modules/messaging/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { spokenForm, webmVoice } from '#tests/support/voice-notes.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let stranger: Actor;
let designId: number;
let now: number;

beforeAll(async () => {
  now = Date.now();
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(now) } });
  stranger = await app.actor({ name: 'Rohan Das', role: 'DESIGNER' });
});
afterAll(() => app?.stop());
beforeEach(async () => {
  maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  asha = await app.actor({ name: 'Asha Rao' });
  designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Gulnaar saree' });
});

let asked = 0;
type Fields = Parameters<typeof spokenForm>[0];

function speak(who: Pick<Actor, 'call'>, fields: Fields = {}) {
  asked += 1;
  const words = { name: 'Leela Nair', email: `leela${asked}@example.in` };
  return who.call(speakEnquiry, { body: spokenForm({ ...words, designId: String(designId), ...fields }) });
}

const answer = (id: number, fields: Fields = {}, who = maker) =>
  who.call(speakAnswer, { params: { id }, body: spokenForm(fields) });

async function newest() {
  const [enquiry] = (await maker.call(getEnquiriesForSellerProducts)).body.data;
  if (!enquiry) throw new Error('The inbox is empty');
  return enquiry;
}

const hear = (cookie: string | undefined, url: string | undefined) =>
  app.server.inject({ url: url ?? '/nowhere', ...(cookie === undefined ? {} : { headers: { cookie } }) });

const lettersTo = (to: string) => app.services.mail.listUnsent(app.services.db, to);
const tokenOf = (text = '') => /enquiry-answer\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const count = async (table: string) =>
  Number((await app.services.db.$client.query(`select count(*) from ${table}`)).rows[0]?.count);

test('somebody without an account asks aloud; the maker hears it, and nobody else', async () => {
  const bytes = webmVoice(4);
  expect((await speak(app.visitor, { bytes })).status).toBe(200);
  const { id, message, voice } = await newest();
  expect([message, voice]).toEqual([
    '',
    { url: `/api/enquiry/${id}/voice`, durationMs: 4000, peaks: [10, 60, 100, 30] },
  ]);
  const heard = await hear(maker.cookie, voice?.url);
  expect([heard.statusCode, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
    200,
    'audio/webm',
    'private, no-cache',
  ]);
  expect(heard.rawPayload.equals(bytes)).toBe(true);
  expect((await hear(stranger.cookie, voice?.url)).statusCode).toBe(404);
  expect((await hear(undefined, voice?.url)).statusCode).toBe(401);
  const [letter] = await lettersTo(maker.email);
  expect(letter?.text).toContain('Leela Nair has a question about Gulnaar saree, as a voice note.');
});

test('the asker without an account hears the answer by the link of the letter, which ends after its days', async () => {
  await speak(app.visitor, { email: 'link@example.in', message: 'And the price?' });
  const { id } = await newest();
  expect((await answer(id, { bytes: webmVoice(2) })).status).toBe(200);
  const [letter] = await lettersTo('link@example.in');
  const token = tokenOf(letter?.text);
  expect(letter?.text).toContain(`for ${enquiryLimits.linkDays} days`);
  const read = () => app.visitor.call(readEnquiryAnswer, { query: { token } });
  const { data } = (await read()).body;
  expect([data.question.message, data.questionVoice?.durationMs]).toEqual(['And the price?', 3000]);
  const [said] = data.answers;
  expect([said?.message, said?.voice?.durationMs]).toEqual(['', 2000]);
  expect((await hear(undefined, said?.voice?.url)).statusCode).toBe(200);
  expect((await hear(undefined, data.questionVoice?.url)).statusCode).toBe(200);

  // Another token does not open it, nor does this one open an answer to another enquiry.
  expect((await hear(undefined, said?.voice?.url.replace(token, `${token.slice(1)}x`))).statusCode).toBe(404);
  await speak(app.visitor, { email: 'other@example.in' });
  const other = await newest();
  await answer(other.id, { bytes: webmVoice(5) });
  const { replies } = (await maker.call(getEnquiry, { params: { id: other.id } })).body.data;
  const foreign = said?.voice?.url.replace(/reply=\d+/, `reply=${replies[0]?.id}`);
  expect((await hear(undefined, foreign)).statusCode).toBe(404);

  const before = now;
  now += enquiryLimits.linkDays * 24 * 3600 * 1000 + 1000;
  expect((await read()).status).toBe(404);
  expect((await hear(undefined, said?.voice?.url)).statusCode).toBe(404);
  now = before;
});

test('a member hears the answer among their enquiries and in the chat, and a message taken away goes in both', async () => {
  await speak(asha);
  const { id } = await newest();
  await answer(id, { responseMessage: 'Hear this.', bytes: webmVoice(2.5) });
  await untilJobsDone(app.services.db);
  const mine = async () => (await asha.call(getSentEnquiries)).body.data[0]?.replies[0];
  const voice = (await mine())?.voice;
  expect([(await mine())?.message, voice?.durationMs]).toEqual(['Hear this.', 2500]);
  expect((await hear(asha.cookie, voice?.url)).statusCode).toBe(200);
  expect((await hear(stranger.cookie, voice?.url)).statusCode).toBe(404);

  const { chatId = 0 } = (await asha.call(findOrNull, { params: { receiverId: maker.id } })).body;
  const chat = async () => (await asha.call(chatMessages, { params: { chatId } })).body.messages;
  const [words, spoken] = await chat();
  expect([words?.content, spoken?.content, spoken?.voice?.durationMs]).toEqual(['Hear this.', '', 2500]);
  await inTransaction(app.services.db, (tx) => takeMessageAway(app.services, tx, spoken?.id ?? 0));
  await untilJobsDone(app.services.db);
  expect((await mine())?.voice).toBeNull();
  expect((await hear(asha.cookie, voice?.url)).statusCode).toBe(404);
});

test('an answer that was spoken alone leaves a sentence once it was taken away', async () => {
  await speak(asha);
  const { id } = await newest();
  await answer(id);
  await untilJobsDone(app.services.db);
  const { chatId = 0 } = (await asha.call(findOrNull, { params: { receiverId: maker.id } })).body;
  const [spoken] = (await asha.call(chatMessages, { params: { chatId } })).body.messages;
  await inTransaction(app.services.db, (tx) => takeMessageAway(app.services, tx, spoken?.id ?? 0));
  const { replies } = (await maker.call(getEnquiry, { params: { id } })).body.data;
  expect(replies).toMatchObject([{ message: inEnglish(enquirySentences.voiceRemoved), voice: null }]);
});

test('the same question or answer sent twice, also at once, stands once and keeps one file', async () => {
  const same = { email: 'twice@example.in', bytes: webmVoice(6) };
  const files = await count('media');
  const sent = await Promise.all([1, 2, 3].map(() => speak(app.visitor, same)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { id } = await newest();
  await answer(id, { bytes: webmVoice(7) });
  await answer(id, { bytes: webmVoice(7) });
  expect((await maker.call(getEnquiriesForSellerProducts)).body.data).toHaveLength(1);
  expect((await maker.call(getEnquiry, { params: { id } })).body.data.replies).toHaveLength(1);
  expect((await count('media')) - files).toBe(2);
  await answer(id, { bytes: webmVoice(8) });
  expect((await maker.call(getEnquiry, { params: { id } })).body.data.replies).toHaveLength(2);
});

test('what is no voice note, missing, a robot’s, somebody blocked or another’s is refused, and nothing is kept', async () => {
  const files = await count('media');
  const noNote = await speak(asha, { bytes: Buffer.from('<svg/>') });
  expect([noNote.status, noNote.error.message]).toEqual([
    415,
    inEnglish(fileSentences.notAVoiceNote('voice-note.webm')),
  ]);
  expect((await speak(asha, { bytes: webmVoice(122) })).status).toBe(400);
  expect((await speak(asha, { nickname: 'Buy now' })).error.message).toBe(inEnglish(enquirySentences.robot));
  const silent = spokenForm({ name: 'A', email: 'a@example.in', designId: String(designId) });
  silent.delete('voice');
  const { error } = await asha.call(speakEnquiry, { body: silent });
  expect(error.errors?.voice).toBe(inEnglish(fileSentences.noVoiceNote));
  expect((await speak(maker)).error.message).toBe(inEnglish(enquirySentences.ownDesign));
  await maker.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  expect([(await speak(asha)).status, (await speak(asha)).error.message]).toEqual([
    403,
    inEnglish(enquirySentences.blocked),
  ]);
  await speak(app.visitor);
  const { id } = await newest();
  expect((await answer(id, {}, stranger)).status).toBe(404);
  expect((await count('media')) - files).toBe(1);
});

test('the desk hears an enquiry while its report is open, also of somebody without an account, and takes it down', async () => {
  await speak(app.visitor, { email: 'rude@example.in' });
  const { id, voice } = await newest();
  const told = (who: Actor) =>
    who.call(report, { body: { kind: 'ENQUIRY', targetId: id, reason: 'HARASSMENT', note: '' } });
  expect((await told(stranger)).status).toBe(404);
  expect((await told(maker)).status).toBe(200);
  const admin = await app.actor({ role: 'ADMIN' });
  const [queued] = (await admin.call(listReports, { query: { kind: 'ENQUIRY' } })).body.reports;
  expect(queued).toMatchObject({ targetId: id, owner: null, canTakeDown: true, voice: { durationMs: 3000 } });
  expect((await hear(admin.cookie, queued?.voice?.url)).statusCode).toBe(200);
  expect((await hear(admin.cookie, voice?.url)).statusCode, 'not as an enquiry').toBe(404);

  const decided = { params: { id: queued?.id ?? 0 }, body: { reason: 'Insults.' } };
  expect((await admin.call(takeDownReported, decided)).status).toBe(200);
  await untilJobsDone(app.services.db);
  expect(await newest()).toMatchObject({ message: inEnglish(enquirySentences.removed), voice: null });
  expect((await hear(admin.cookie, queued?.voice?.url)).statusCode).toBe(404);
  expect((await hear(maker.cookie, voice?.url)).statusCode).toBe(404);
});

test('with an account go the questions that it asked aloud, also before it was opened, and no answers of others', async () => {
  await speak(asha);
  const own = await newest();
  await answer(own.id);
  await speak(app.visitor, { email: asha.email });
  const before = await newest();
  const left = await asha.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } });
  expect(left.status).toBe(200);
  await untilJobsDone(app.services.db);
  for (const { voice } of [own, before]) expect((await hear(maker.cookie, voice?.url)).statusCode).toBe(404);
  const { replies } = (await maker.call(getEnquiry, { params: { id: own.id } })).body.data;
  expect((await hear(maker.cookie, replies[0]?.voice?.url)).statusCode).toBe(200);
});

test('six spoken questions in an hour are too many for one network, as written ones are', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const someone = await limited.actor({ role: 'JARIWALA' });
    const design = await insertDesign(limited.services.db, { makerId: someone.id });
    const statuses: number[] = [];
    for (let n = 0; n < enquiryLimits.anHour + 1; n++) {
      const words = { name: 'Leela Nair', email: `six${n}@example.in`, designId: String(design) };
      statuses.push((await limited.visitor.call(speakEnquiry, { body: spokenForm(words) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: enquiryLimits.anHour }, () => 200), 429]);
    const { rows } = await limited.services.db.$client.query('select 1 from media');
    expect(rows).toHaveLength(enquiryLimits.anHour);
  } finally {
    await limited.stop();
  }
});
