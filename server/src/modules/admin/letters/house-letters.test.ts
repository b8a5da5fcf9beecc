import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import {
  addHouseLetter,
  changeHouseLetter,
  deleteHouseLetter,
  listHouseLetters,
  previewHouseLetter,
  sendHouseLetter,
} from '#contracts/admin/letters/house-letters.contract.ts';
import { houseLetterSentences } from '#contracts/admin/letters/house-letters.rules.ts';
import {
  changeLetterTimes,
  changeWays,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import { setSubscription } from '#contracts/notifications/letters/subscription.contract.ts';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

// Six in the evening in India.
const now = new Date('2026-11-26T12:30:00Z');
let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => app?.stop());

const english = {
  subject: 'New looms in Kanchipuram',
  text: 'Three weavers have joined us.\n\nCome and look.',
};
const hindi = { subject: 'कांचीपुरम के नए करघे', text: 'तीन बुनकर हमसे जुड़े हैं।' };
const words = { en: english, hi: hindi, bn: null, ta: null };

async function draft(): Promise<{ id: number; version: number }> {
  return (await admin.call(addHouseLetter, { body: { words } })).body.letter;
}
const agree = (who: Actor, marketing = true) => who.call(changeWays, { body: { marketing } });
const lettersTo = async ({ email }: Actor) => {
  const letters = await app.services.mail.listUnsent(app.services.db, email);
  return letters.filter(({ subject }) => [english.subject, hindi.subject].includes(subject));
};
const send = ({ id, version }: { id: number; version: number }) =>
  admin.call(sendHouseLetter, { params: { id }, body: { version } });
const find = async (id: number) =>
  (await admin.call(listHouseLetters)).body.letters.find((letter) => letter.id === id);
const untilSent = (id: number) => expect.poll(async () => (await find(id))?.status).toBe('SENT');

test('a letter goes once to each who agreed, in their language, and to nobody else', async () => {
  const [asha, ravi, never, unsure, banned, noMail] = await Promise.all([
    app.actor({ name: 'Asha Rao' }),
    app.actor({ name: 'Ravi Iyer' }),
    app.actor({ name: 'Nila Das' }),
    app.actor({ name: 'Leela Nair', isConfirmed: false }),
    app.actor({ name: 'Kabir Sen' }),
    app.actor({ name: 'Ritu Sen' }),
  ]);
  for (const who of [asha, ravi, unsure, banned, noMail]) expect((await agree(who)).status).toBe(200);
  await ravi.call(changeAppearance, { body: { theme: 'system', textSize: 'usual', language: 'hi' } });
  await noMail.call(changeWays, { body: { email: false } });
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [banned.id]);

  const letter = await draft();
  expect((await admin.call(listHouseLetters)).body.agreed).toBe(2);
  const both = await Promise.all([send(letter), send(letter)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await untilSent(letter.id);
  // A batch that runs again, as after a crash, does not write to anyone twice.
  await app.services.db.$client.query(`update house_letters set status = 'SENDING' where id = $1`, [
    letter.id,
  ]);
  await app.services.db.$client.query(
    `insert into pgboss.job (name, data) values ('admin.house-letters', $1)`,
    [{ letterId: letter.id, afterId: 0 }],
  );
  await untilSent(letter.id);

  const [toAsha, ...more] = await lettersTo(asha);
  expect([toAsha?.subject, more]).toEqual([english.subject, []]);
  expect(toAsha?.text).toContain('Hello Asha Rao,\n\nThree weavers have joined us.');
  expect(toAsha?.unsubscribeUrl).toContain('.MARKETING.');
  expect((await lettersTo(ravi)).map(({ subject }) => subject)).toEqual([hindi.subject]);
  for (const who of [never, unsure, banned, noMail]) expect(await lettersTo(who)).toEqual([]);
  expect(await find(letter.id)).toMatchObject({ readers: 2, writtenBy: 'Devika Nair' });
  const { acts } = (await admin.call(listActs, { query: { subject: 'HOUSE_LETTER' } })).body;
  expect(acts.map(({ name, subjectId }) => [name, subjectId])).toEqual([['HOUSE_LETTER_SENT', letter.id]]);
});

test('the link in the letter stops such letters without signing in, and they can be taken up again', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await agree(asha);
  const letter = await draft();
  await send(letter);
  await untilSent(letter.id);
  const [got] = await lettersTo(asha);
  const token = new URL(got?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  const stopped = await app.visitor.call(setSubscription, { body: { token, isOn: false } });
  expect(stopped.body.data).toEqual({ kind: 'MARKETING', isOn: false });
  expect((await asha.call(getChoices)).body.data.ways.marketing).toBe(false);
  const next = await draft();
  await send(next);
  await untilSent(next.id);
  expect(await lettersTo(asha)).toHaveLength(1);
});

test('a letter that waits for the end of quiet hours is not sent to whoever stops such letters meanwhile', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await agree(asha);
  await asha.call(changeLetterTimes, { body: { quietHours: { from: '17:00', to: '20:00' } } });
  const letter = await draft();
  await send(letter);
  await untilSent(letter.id);
  const waiting = async () => {
    const text = `select given_up_at, text from mails where owner_id = $1 and kind = 'MARKETING'`;
    return (await app.services.db.$client.query(text, [asha.id])).rows;
  };
  expect(await waiting()).toMatchObject([{ given_up_at: null }]);
  await agree(asha, false);
  expect(await waiting()).toMatchObject([{ given_up_at: expect.any(Date), text: '' }]);
});

test('a draft is changed, previewed in each language and deleted; a stale one and a sent one are not', async () => {
  const letter = await draft();
  const changed = { ...words, en: { ...english, subject: 'Newer looms' } };
  const params = { id: letter.id };
  const kept = await admin.call(changeHouseLetter, {
    params,
    body: { words: changed, version: letter.version },
  });
  expect(kept.body.letter).toMatchObject({ version: letter.version + 1, words: changed });
  const stale = await send(letter);
  expect([stale.status, stale.error.message]).toEqual([409, inEnglish(houseLetterSentences.outOfDate)]);
  const previews = await Promise.all(
    (['en', 'hi', 'ta'] as const).map(
      async (locale) => (await admin.call(previewHouseLetter, { body: { words: changed, locale } })).body,
    ),
  );
  expect(previews.map(({ subject }) => subject)).toEqual(['Newer looms', hindi.subject, 'Newer looms']);
  expect(previews[1]?.text).toContain('नमस्ते Devika Nair,');
  const gone = await admin.call(deleteHouseLetter, { params, body: { version: letter.version + 1 } });
  expect(gone.status).toBe(200);
  expect(await find(letter.id)).toBeUndefined();
});
