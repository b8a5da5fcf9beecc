import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComment, deleteComment } from '#contracts/engagement/comments.contract.ts';
import {
  changeChoice,
  changeLetterTimes,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { getSubscription, setSubscription } from '#contracts/notifications/letters/subscription.contract.ts';
import { markAllNotificationsAsRead } from '#contracts/notifications/notifications.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { istDayOf, startOfDay, timeOfDay } from '#contracts/platform/ist-day.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { openMailServer } from '#tests/support/servers/mail-server.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { timeOf } from '../choices/quiet-hours.ts';
import { sendDigests } from './send-digests.ts';
import { writeNewsLetters } from './write-news-letters.ts';

let app: TestApp;
let ahead = 0;
const hour = 3_600_000;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now } });
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => app.stop());

interface World {
  maker: Actor;
  fan: Actor;
  designId: number;
}

async function openWorld(): Promise<World> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await maker.call(changeChoice, { body: { kind: 'COMMENT', mail: true } });
  return { maker, fan: await app.actor({ name: 'Asha Rao' }), designId: await designOf(app, maker) };
}

async function comment({ fan, designId }: World): Promise<number> {
  const call = { params: { id: designId }, body: { content: 'Such a fall' } };
  const { body } = await fan.call(createComment, call);
  await untilJobsDone(app.services.db);
  return body.comment.id;
}

const lettersTo = ({ email }: Actor) => app.services.mail.listUnsent(app.services.db, email);
const subjectsTo = async (person: Actor) => (await lettersTo(person)).map(({ subject }) => subject);
async function anHourLater() {
  ahead += hour + 60_000;
  await writeNewsLetters(app.services);
}

/**
 * Sends the due digests. The job that runs every minute may just have claimed a reader, so this waits for its letter.
 */
async function sendDueDigests() {
  await sendDigests(app.services);
  await app.services.db.$client.query('select from letter_settings for update');
}

const subjectOf = (number: string) => `Order ${number}: There is news`;

/** Sets the clock to the next occurrence of this time in India, at most a day ahead. */
function setTime(hours: number, minutes = 0) {
  const today = startOfDay(istDayOf(new Date())).getTime() + (hours * 60 + minutes) * 60_000;
  ahead = (today > Date.now() ? today : today + 24 * hour) - Date.now();
}

/** The token of the link in the newest letter. */
async function tokenTo(person: Actor): Promise<string> {
  const [letter] = await lettersTo(person);
  const url = letter?.unsubscribeUrl ?? '';
  expect(letter?.text).toContain(url);
  expect(letter?.html).toContain(`href="${url}"`);
  return new URL(url).searchParams.get('token') ?? '';
}

async function mailOf(person: Actor, kind: SwitchableKind) {
  return (await person.call(getChoices)).body.data.kinds.find((choice) => choice.kind === kind)?.mail;
}

test('what happens within an hour is one letter, and is written once', async () => {
  const world = await openWorld();
  for (let n = 0; n < 3; n++) await comment(world);
  await writeNewsLetters(app.services);
  expect(await lettersTo(world.maker)).toEqual([]);
  ahead += hour + 60_000;
  await Promise.all([1, 2, 3].map(() => writeNewsLetters(app.services)));
  expect(await subjectsTo(world.maker)).toEqual(['3 comments on your designs']);
  await anHourLater();
  expect(await lettersTo(world.maker)).toHaveLength(1);
});

test('what was taken back or read on the site within the hour is not mailed', async () => {
  const taken = await openWorld();
  const id = await comment(taken);
  await taken.fan.call(deleteComment, { params: { id } });
  const read = await openWorld();
  await comment(read);
  await read.maker.call(markAllNotificationsAsRead);
  const neither = await openWorld();
  await comment(neither);
  await anHourLater();
  expect(await subjectsTo(neither.maker)).toEqual(['A comment on your design']);
  expect([await lettersTo(taken.maker), await lettersTo(read.maker)]).toEqual([[], []]);
});

test('the link of a letter stops its kind without signing in, and takes it up again', async () => {
  const world = await openWorld();
  await comment(world);
  await anHourLater();
  const token = await tokenTo(world.maker);
  for (const said of [world.maker.email, world.maker.name, `u${world.maker.id}`])
    expect(token).not.toContain(said);

  const { visitor } = app;
  const shown = await visitor.call(getSubscription, { query: { token } });
  expect(shown.body.data).toEqual({ kind: 'COMMENT', isOn: true });
  const stopped = await visitor.call(setSubscription, { body: { token, isOn: false } });
  expect(stopped.body.data).toEqual({ kind: 'COMMENT', isOn: false });
  expect(await mailOf(world.maker, 'COMMENT')).toBe(false);
  await comment(world);
  await anHourLater();
  expect(await lettersTo(world.maker)).toHaveLength(1);

  await visitor.call(setSubscription, { body: { token, isOn: true } });
  expect(await mailOf(world.maker, 'COMMENT')).toBe(true);
});

test('a link that we did not write, or that was written for another kind or person, is not there', async () => {
  const [one, other] = [await openWorld(), await openWorld()];
  await comment(one);
  await comment(other);
  await anHourLater();
  const [token, foreign] = [await tokenTo(one.maker), await tokenTo(other.maker)];
  const [linkId = '', , signature = ''] = token.split('.');
  const forged = [
    'invented',
    `${linkId}.COMMENT.${'A'.repeat(43)}`,
    `${linkId}.ENQUIRY.${signature}`,
    `${foreign.split('.')[0]}.COMMENT.${signature}`,
    `${linkId}.ORDER.${signature}`,
  ];
  for (const wrong of forged) {
    const answer = await app.visitor.call(setSubscription, { body: { token: wrong, isOn: false } });
    expect(answer.status, wrong).toBe(404);
    expect((await app.visitor.call(getSubscription, { query: { token: wrong } })).status, wrong).toBe(404);
  }
  expect([await mailOf(one.maker, 'COMMENT'), await mailOf(one.maker, 'ENQUIRY')]).toEqual([true, true]);
  expect(await mailOf(other.maker, 'COMMENT')).toBe(true);
});

test('one click of a program that shows mail stops the kind: its request names nothing but the link', async () => {
  const world = await openWorld();
  await comment(world);
  await anHourLater();
  const answer = await app.server.inject({
    method: 'POST',
    url: `/unsubscribe?token=${await tokenTo(world.maker)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expect(await mailOf(world.maker, 'COMMENT')).toBe(false);
  const forged = await app.server.inject({ method: 'POST', url: '/unsubscribe?token=invented' });
  expect(forged.statusCode).toBe(404);
});

test('with the account go its choices, and its links lead nowhere', async () => {
  const world = await openWorld();
  await comment(world);
  await anHourLater();
  const token = await tokenTo(world.maker);
  const left = await world.maker.call(deleteAccount, {
    body: { password: actorPassword, confirmation: 'DELETE' },
  });
  expect(left.status).toBe(200);
  expect((await app.visitor.call(getSubscription, { query: { token } })).status).toBe(404);
  const { rows } = await app.services.db.$client.query(
    `select user_id from notification_choices where user_id = $1
     union all select user_id from letter_settings where user_id = $1`,
    [world.maker.id],
  );
  expect(rows).toEqual([]);
});

test('letters that can be stopped say so in their head and wait in the outbox while it is quiet, others do neither', async () => {
  const peer = await openMailServer();
  const sending = await startTestApp({ settings: { SMTP_URL: peer.url }, withJobs: true });
  try {
    const asha = await sending.actor();
    const { mail, db } = sending.services;
    const words = { to: asha.email };
    await mail.send(db, { ...words, kind: 'ENQUIRY', says: aLetter('A question') });
    await mail.send(db, { ...words, says: aLetter('A payment') });
    const headOf = async (subject: string) => {
      const { headerLines } = await peer.arrived((letter) => letter.subject === subject);
      return headerLines
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ line }) => line.replaceAll(/\s+/g, ''));
    };
    const question = await headOf(subjectOf('A question'));
    expect(question).toHaveLength(2);
    expect(question[0]).toMatch(/^List-Unsubscribe:<http:\/\/localhost:\d+\/unsubscribe\?token=[\w.-]+>$/);
    expect(question[1]).toBe('List-Unsubscribe-Post:List-Unsubscribe=One-Click');
    expect(await headOf(subjectOf('A payment'))).toEqual([]);

    // Quiet hours of one hour from now, by the real clock: the database uses its own to decide when a job may begin.
    const minute = Math.floor(timeOfDay(new Date()) / 60_000);
    const quietHours = { from: timeOf(minute), to: timeOf((minute + 60) % 1440) };
    await asha.call(changeLetterTimes, { body: { quietHours } });
    await mail.send(db, { ...words, kind: 'ENQUIRY', says: aLetter('In the quiet') });
    await mail.send(db, { ...words, says: aLetter('A refund') });
    await peer.arrived((letter) => letter.subject === subjectOf('A refund'));
    await mail.sweep();
    const { rows } = await db.$client.query(
      `select count(*)::int as jobs from pgboss.job where name = 'mail.send' and start_after > now() + interval '58 minutes'`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(peer.received.map(({ subject }) => subject)).not.toContain(subjectOf('In the quiet'));
  } finally {
    await sending.stop();
    await peer.close();
  }
});

test('in quiet hours that cross midnight letters wait for their end, but for those that are always on', async () => {
  const { maker } = await openWorld();
  setTime(23);
  await maker.call(changeLetterTimes, { body: { quietHours: { from: '22:00', to: '07:30' } } });
  const { mail, db } = app.services;
  const words = { to: maker.email };
  await mail.send(db, { ...words, kind: 'ENQUIRY', says: aLetter('A question') });
  await mail.send(db, { ...words, says: aLetter('A payment') });
  expect(await subjectsTo(maker)).toEqual([subjectOf('A payment')]);
  ahead += 8.4 * hour;
  expect(await subjectsTo(maker)).toEqual([subjectOf('A payment')]);
  ahead += 0.2 * hour;
  expect(await subjectsTo(maker)).toEqual([subjectOf('A payment'), subjectOf('A question')]);
  await mail.send(db, { ...words, kind: 'ENQUIRY', says: aLetter('By day') });
  expect(await subjectsTo(maker)).toContain(subjectOf('By day'));
});

test('a daily digest comes once at nine, with what is unread; without anything unread, and to who is banned, there is none', async () => {
  setTime(8, 50);
  const [busy, quiet, banned] = [await openWorld(), await openWorld(), await openWorld()];
  for (const { maker } of [busy, quiet, banned]) {
    await maker.call(changeChoice, { body: { kind: 'COMMENT', mail: false } });
    await maker.call(changeLetterTimes, { body: { digest: 'DAILY' } });
  }
  await comment(busy);
  await comment(banned);
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [banned.maker.id]);
  await sendDueDigests();
  expect(await lettersTo(busy.maker)).toEqual([]);
  ahead += 0.25 * hour;
  await Promise.all([1, 2, 3].map(sendDueDigests));
  const [letter] = await lettersTo(busy.maker);
  expect(await subjectsTo(busy.maker)).toEqual(['Your day on Tanabana: 1 unread']);
  expect(letter?.text).toContain('Asha Rao commented on Katan silk lehenga.');
  ahead += 23 * hour;
  await sendDueDigests();
  expect(await lettersTo(busy.maker)).toHaveLength(1);
  ahead += 1 * hour;
  await sendDueDigests();
  expect(await lettersTo(busy.maker)).toHaveLength(2);
  for (const { maker } of [quiet, banned]) expect(await lettersTo(maker)).toEqual([]);

  const token = await tokenTo(busy.maker);
  await app.visitor.call(setSubscription, { body: { token, isOn: false } });
  expect((await busy.maker.call(getChoices)).body.data.digest).toBe('OFF');
  await app.visitor.call(setSubscription, { body: { token, isOn: true } });
  expect((await busy.maker.call(getChoices)).body.data.digest).toBe('DAILY');
});

test('a weekly digest comes on Monday, and not for the Monday before it was chosen', async () => {
  setTime(10);
  const world = await openWorld();
  await world.maker.call(changeLetterTimes, { body: { digest: 'WEEKLY' } });
  await world.maker.call(changeChoice, { body: { kind: 'COMMENT', mail: false } });
  await comment(world);
  const seen: string[] = [];
  for (let days = 0; days < 8; days++) {
    await sendDueDigests();
    const count = (await lettersTo(world.maker)).length;
    if (count > seen.length) seen.push(istDayOf(now()));
    ahead += 24 * hour;
  }
  expect(seen).toHaveLength(1);
  const [monday = ''] = seen;
  expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
});
