import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dismissReport, listReports, takeDownReported } from '#contracts/admin/reports/reports.contract.ts';
import { reportKept } from '#contracts/complaints/complaint.rules.ts';
import {
  getEnquiriesForSellerProducts,
  readEnquiryAnswer,
  reportEnquiryAnswer,
} from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { speakAnswer } from '#contracts/enquiries/voice/voice.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { listOpenReports } from '#server/modules/complaints/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { spokenForm, webmVoice } from '#tests/support/voice-notes.ts';

let app: TestApp;
let maker: Actor;
let admin: Actor;
let designId: number;
let now: number;

beforeAll(async () => {
  now = Date.now();
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(now) } });
  admin = await app.actor({ role: 'ADMIN' });
});
afterAll(() => app?.stop());
beforeEach(async () => {
  maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Gulnaar saree' });
});

let asked = 0;

/** A person asks, the maker answers with text and voice, and the letter contains a link. */
async function answered(who: Pick<Actor, 'call'> = app.visitor) {
  asked += 1;
  const email = `leela${asked}@example.in`;
  const words = { name: 'Leela Nair', email, message: `Is it lined? ${asked}`, designId };
  expect((await who.call(createEnquiry, { body: words })).status).toBe(200);
  const [enquiry] = (await maker.call(getEnquiriesForSellerProducts)).body.data;
  const id = enquiry?.id ?? 0;
  const spoken = spokenForm({ responseMessage: 'Pay me by transfer, it is cheaper.', bytes: webmVoice(2) });
  expect((await maker.call(speakAnswer, { params: { id }, body: spoken })).status).toBe(200);
  const [letter] = await app.services.mail.listUnsent(app.services.db, email);
  const token = /enquiry-answer\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const read = async () => (await app.visitor.call(readEnquiryAnswer, { query: { token } })).body.data;
  const answerId = (await read()).answers[0]?.id ?? 0;
  return { token, answerId, read };
}

const told = (token: string, answerId: number, note = 'Outside of the site.') =>
  app.visitor.call(reportEnquiryAnswer, { body: { token, answerId, reason: 'FRAUD', note } });

const queue = async (answerId: number) =>
  (await admin.call(listReports, { query: { kind: 'ANSWER' } })).body.reports.filter(
    ({ targetId }) => targetId === answerId,
  );

test('whoever has the link reports an answer once, the desk hears it and takes it down, and the link says so', async () => {
  const { token, answerId, read } = await answered();
  expect(await read()).toMatchObject({ can: { report: true }, answers: [{ report: null }] });
  const twice = await Promise.all([told(token, answerId), told(token, answerId, 'By transfer.')]);
  expect(twice.map(({ status, body }) => [status, body.message])).toEqual([
    [200, inEnglish(reportKept)],
    [200, inEnglish(reportKept)],
  ]);
  const [queued, ...others] = await queue(answerId);
  expect(others).toEqual([]);
  expect(queued).toMatchObject({
    reporter: null,
    owner: { id: maker.id },
    reason: 'FRAUD',
    words: { message: 'Pay me by transfer, it is cheaper.' },
    voice: { durationMs: 2000 },
    canTakeDown: true,
  });
  expect(await listOpenReports(app.services.db)).toContain('by somebody with the link of a letter');
  const url = queued?.voice?.url ?? '';
  expect((await app.server.inject({ url, headers: { cookie: admin.cookie } })).statusCode).toBe(200);
  expect((await read()).answers).toMatchObject([{ report: 'OPEN' }]);

  const decided = { params: { id: queued?.id ?? 0 }, body: { reason: 'It asks for money elsewhere.' } };
  expect((await admin.call(takeDownReported, decided)).status).toBe(200);
  await untilJobsDone(app.services.db);
  expect((await read()).answers).toMatchObject([
    { message: inEnglish(enquirySentences.answerRemoved), voice: null, report: 'UPHELD' },
  ]);
  const letters = await app.services.mail.listUnsent(app.services.db, maker.email);
  const removed = letters.find(({ subject }) => subject === 'Your answer was removed');
  expect(removed?.text).toContain('It asks for money elsewhere.');
  expect((await told(token, answerId, 'Once more.')).status, 'nothing is left to report').toBe(404);
  expect((await admin.call(takeDownReported, decided)).status).toBe(409);
});

test('a report that was dismissed stays settled, and the answer as it is', async () => {
  const { token, answerId, read } = await answered();
  await told(token, answerId);
  const [queued] = await queue(answerId);
  const decided = { params: { id: queued?.id ?? 0 }, body: { reason: 'Meant as a joke.' } };
  expect((await admin.call(dismissReport, decided)).status).toBe(200);
  expect((await told(token, answerId, 'But look!')).status).toBe(200);
  expect(await queue(answerId)).toEqual([]);
  expect((await read()).answers).toMatchObject([
    { message: 'Pay me by transfer, it is cheaper.', report: 'DISMISSED' },
  ]);
});

test('by another link, an older one, or one of a member an answer looks as if it were not there', async () => {
  const one = await answered();
  const other = await answered();
  expect((await told(one.token, other.answerId)).status).toBe(404);
  expect((await told(`${one.token.slice(1)}x`, one.answerId)).status).toBe(404);
  expect((await told('', one.answerId)).status).toBe(404);
  const asha = await app.actor({ name: 'Asha Rao' });
  const members = await answered(asha);
  expect(await members.read()).toMatchObject({ can: { report: false } });
  expect((await told(members.token, members.answerId)).status).toBe(404);
  now += enquiryLimits.linkDays * 24 * 3600 * 1000 + 1000;
  expect((await told(one.token, one.answerId)).status).toBe(404);
  expect(await queue(one.answerId)).toEqual([]);
});

test('one network reports ten answers an hour', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const body = { token: 'x'.repeat(43), answerId: n + 1, reason: 'SPAM' as const, note: '' };
      statuses.push((await limited.visitor.call(reportEnquiryAnswer, { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  } finally {
    await limited.stop();
  }
});
