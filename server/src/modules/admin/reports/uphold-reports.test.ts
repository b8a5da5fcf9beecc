import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { dismissReport, listReports, takeDownReported } from '#contracts/admin/reports/reports.contract.ts';
import { reportDecisionSentences } from '#contracts/admin/reports/reports.rules.ts';
import { actOnUser } from '#contracts/admin/users/users.contract.ts';
import { type ReportKind, report } from '#contracts/complaints/report.contract.ts';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { chatMessages, sendPictures } from '#contracts/messaging/messaging.contract.ts';
import { sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { putUpStory, watch } from '#tests/support/people/stories.ts';
import { formOf } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { voiceForm, webmVoice } from '#tests/support/voice-notes.ts';

let app: TestApp;
let base: string;
let admin: Actor;
let meher: Actor;
let asha: Actor;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
beforeEach(async () => {
  meher = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  asha = await app.actor({ name: 'Asha Rao' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

/** Asha reports something; returns the id of her report. */
async function tell(kind: ReportKind, targetId: number): Promise<number> {
  await asha.call(report, { body: { kind, targetId, reason: 'FRAUD', note: '' } });
  const { rows } = await app.services.db.$client.query(
    'select id::int from reports where reporter_id = $1 and kind = $2 and target_id = $3',
    [asha.id, kind, targetId],
  );
  return rows[0].id;
}
const takeDown = (id: number) =>
  admin.call(takeDownReported, { params: { id }, body: { reason: 'Asks for cash.' } });
const act = (name: 'USER_SUSPENDED' | 'USER_BANNED') =>
  admin.call(actOnUser, {
    params: { id: meher.id },
    body: {
      act: name,
      reason: 'Asks for cash.',
      seen: { role: 'JARIWALA', isVerified: false, standing: 'ACTIVE' },
    },
  });
async function told(person: Actor) {
  await untilJobsDone(app.services.db);
  const { notifications } = (await person.call(getUnreadNotifications)).body;
  return notifications.map(({ message }) => message);
}
const lettersTo = ({ email }: Actor) => app.services.mail.listUnsent(app.services.db, email);
const logOf = async (subject: 'USER' | 'MESSAGE' | 'STORY', subjectId: number) =>
  (await admin.call(listActs, { query: { subject, subjectId } })).body.acts;

test.each([
  ['USER_SUSPENDED', 'Your Tanabana account is suspended'],
  ['USER_BANNED', 'Your Tanabana account was closed'],
] as const)(
  '%s upholds what was reported of the person, and no letter says otherwise',
  async (name, subject) => {
    const id = await tell('USER', meher.id);
    const [open] = (await admin.call(listReports, { query: { ownerId: meher.id } })).body.reports;
    expect(open).toMatchObject({ id, canSuspend: true, canTakeDown: false });
    expect((await act(name)).status).toBe(200);
    const settled = await admin.call(dismissReport, { params: { id }, body: { reason: 'Too late.' } });
    expect(settled.status).toBe(409);
    const { body } = await admin.call(listReports, { query: { status: 'UPHELD', ownerId: meher.id } });
    expect(body.reports.map((each) => each.id)).toEqual([id]);
    expect(await told(asha)).toEqual(['We have looked at your report and acted. Thank you']);
    const [toReporter] = await lettersTo(asha);
    expect(toReporter?.text).toContain('You reported a person on Tanabana. We have looked at it and acted.');
    const [toPerson] = await lettersTo(meher);
    expect(toPerson?.subject).toBe(subject);
    expect(toPerson?.text).toContain('Why: Asks for cash.');
    expect(toPerson?.text).toContain('/contact');
    expect(toPerson?.text).not.toContain('Asha Rao');
    if (name === 'USER_SUSPENDED') expect(await told(meher)).toEqual([]);
  },
);

test('who is in good standing is not acted on from the queue; of who is suspended already a later report is upheld', async () => {
  const id = await tell('USER', meher.id);
  const refused = await takeDown(id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'A person is suspended or banned on their page in Users; that upholds the reports about them.',
  ]);
  await act('USER_SUSPENDED');
  const rohan = await app.actor({ name: 'Rohan Das' });
  await rohan.call(report, { body: { kind: 'USER', targetId: meher.id, reason: 'FRAUD', note: '' } });
  const query = { kind: 'USER', ownerId: meher.id } as const;
  const [late] = (await admin.call(listReports, { query })).body.reports;
  expect(late?.canTakeDown).toBe(true);
  expect((await takeDown(late?.id ?? 0)).status).toBe(200);
  expect(await told(rohan)).toEqual(['We have looked at your report and acted. Thank you']);
});

test('a reported message loses words and pictures, at once in the open chat, and the log keeps none of them', async () => {
  const { chatId } = await write(asha, meher, 'Namaste');
  const images = [{ name: 'account.jpg', bytes: await plainPicture('jpeg') }];
  const body = formOf({ receiverId: asha.id, content: 'Pay me in cash.' }, { images });
  const { id: messageId } = (await meher.call(sendPictures, { body })).body.message;
  await untilJobsDone(app.services.db);
  const tab = await tabs.connected({ cookie: asha.cookie });
  await ask(tab, 'joinRoom', `chat_${chatId}`);
  const changed = listen(tab, 'messageChanged');
  const inboxes = await Promise.all(
    [asha, meher].map(async ({ cookie }) => listen(await tabs.connected({ cookie }), 'chatTouched')),
  );

  const id = await tell('MESSAGE', messageId);
  const answers = await Promise.all([takeDown(id), takeDown(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

  await expect.poll(() => changed).toHaveLength(1);
  const { reason } = messageSentences.removed;
  const content = inEnglish(messageSentences.removed);
  expect(changed[0]?.[0]).toMatchObject({ content, reason, pictures: [] });
  // Inboxes show the beginning of the message.
  await expect.poll(() => inboxes).toEqual([[[chatId]], [[chatId]]]);
  for (const reader of [asha, meher]) {
    const { messages } = (await reader.call(chatMessages, { params: { chatId } })).body;
    expect(messages.map(({ content, images }) => [content, images.length])).toEqual([
      ['Namaste', 0],
      [content, 0],
    ]);
  }
  const [done] = await logOf('MESSAGE', messageId);
  expect(done).toMatchObject({ name: 'MESSAGE_REMOVED', changes: [], reason: 'Asks for cash.' });
  expect(await told(asha)).toContain('Your report was right: we took the message down. Thank you');
  expect(await told(meher)).toContain('Our team removed a message of yours. We have emailed you the reason');
  expect(
    (await lettersTo(meher)).find(({ subject }) => subject === 'Your message was removed')?.text,
  ).toContain('Why: Asks for cash.');

  const again = { kind: 'MESSAGE', targetId: messageId, reason: 'SPAM', note: 'Once more.' } as const;
  expect((await asha.call(report, { body: again })).status).toBe(404);
});

test('what was removed is not removed again, though a report of it is open', async () => {
  const { id: messageId } = await write(meher, asha, 'Pay me in cash.');
  const id = await tell('MESSAGE', messageId);
  expect((await takeDown(id)).status).toBe(200);
  // As if it had been reported while it was being removed.
  await app.services.db.$client.query(`update reports set status = 'OPEN' where id = $1`, [id]);
  const refused = await takeDown(id);
  expect([refused.status, refused.error.message]).toEqual([409, inEnglish(reportDecisionSentences.decided)]);
  expect(await logOf('MESSAGE', messageId)).toHaveLength(1);
  const removed = (await lettersTo(meher)).filter(({ subject }) => subject === 'Your message was removed');
  expect(removed).toHaveLength(1);
});

test.each([true, false])(
  'whose comment is removed reads why; their words only at an address that they confirmed: %s',
  async (isConfirmed) => {
    const author = await app.actor({ name: 'Rohan Das', isConfirmed });
    const designId = await insertDesign(app.services.db, { makerId: meher.id });
    const body = { content: 'Half the price at mine.' };
    const { comment } = (await author.call(createComment, { params: { id: designId }, body })).body;
    expect((await takeDown(await tell('COMMENT', comment.id))).status).toBe(200);
    const [letter] = await lettersTo(author);
    expect(letter?.subject).toBe('Your comment was removed');
    expect(letter?.text).toContain('Why: Asks for cash.');
    const quoted = ['Half the price', 'Rohan Das'].map((words) => letter?.text.includes(words));
    expect(quoted).toEqual([isConfirmed, isConfirmed]);
  },
);

test('a report about an account that is gone is dismissed, and its reporter reads that it is gone', async () => {
  const id = await tell('USER', meher.id);
  const leaving = { password: actorPassword, confirmation: 'DELETE' } as const;
  expect((await meher.call(deleteAccount, { body: leaving })).status).toBe(200);
  const refused = await takeDown(id);
  expect([refused.status, refused.error.message]).toEqual([409, inEnglish(reportDecisionSentences.gone)]);
  expect((await admin.call(dismissReport, { params: { id }, body: { reason: 'Gone.' } })).status).toBe(200);
  const [letter] = await lettersTo(asha);
  expect(letter?.text).toContain('We have looked at it: the account is gone by now.');
  expect(await told(asha)).toEqual(['Your report was looked at, and nothing was changed']);
});

test('a reported story is over for everybody, and its maker reads why', async () => {
  const storyId = await putUpStory(meher, 'Pay me in cash');
  expect(await watch(asha, meher.id)).toHaveLength(1);
  expect((await takeDown(await tell('STORY', storyId))).status).toBe(200);
  expect(await watch(asha, meher.id)).toEqual([]);
  expect(await watch(meher, meher.id)).toEqual([]);
  expect((await logOf('STORY', storyId)).map(({ name }) => name)).toEqual(['STORY_REMOVED']);
  expect(await told(asha)).toEqual(['Your report was right: we took the story down. Thank you']);
  const letter = (await lettersTo(meher)).find(({ subject }) => subject === 'Your story was removed');
  expect(letter?.text).toContain('Our team has removed a story of yours.\n\nWhy: Asks for cash.');
});

test('the desk hears a voice note while its report is open, and nowhere else', async () => {
  const recorded = webmVoice(4);
  const { body } = await meher.call(sendVoice, { body: voiceForm(asha.id, { bytes: recorded }) });
  const id = await tell('MESSAGE', body.message.id);
  const query = { kind: 'MESSAGE', ownerId: meher.id } as const;
  const [listed] = (await admin.call(listReports, { query })).body.reports;
  const url = `/api/admin/reports/${id}/voice`;
  expect(listed).toMatchObject({
    words: { message: '' },
    voice: { url, durationMs: 4000, peaks: [10, 60, 100, 30] },
  });
  const hear = ({ cookie }: Actor, at: string) => app.server.inject({ url: at, headers: { cookie } });
  const heard = await hear(admin, url);
  expect([heard.statusCode, heard.rawPayload.equals(recorded)]).toEqual([200, true]);
  expect((await hear(asha, url)).statusCode).toBe(404);
  expect((await hear(admin, body.message.voice?.url ?? '')).statusCode).toBe(404);

  await admin.call(dismissReport, { params: { id }, body: { reason: 'It may stay.' } });
  expect((await hear(admin, url)).statusCode).toBe(404);
  const settled = await admin.call(listReports, { query: { ...query, status: 'DISMISSED' } });
  expect(settled.body.reports).toMatchObject([{ id, voice: null }]);
});
