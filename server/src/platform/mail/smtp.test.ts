import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aLetter } from '#tests/support/a-letter.ts';
import { hurryTimersOf } from '#tests/support/hurry-timeouts.ts';
import { askForCode, codeIn } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { hangingMailServer, type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { hurryJobs } from '#tests/support/until.ts';

let peer: MailServer;
let app: TestApp;
/** Apps and servers of the current test. */
let opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  peer = await openMailServer();
  const settings = { SMTP_URL: peer.url, MAIL_FROM: 'Tanabana <hello@tanabana.in>' };
  app = await startTestApp({ settings, withJobs: true });
});
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});
afterAll(async () => {
  await app.stop();
  await peer.close();
});

const arrived: MailServer['arrived'] = (isIt) => peer.arrived(isIt);

async function appSendingTo(url: string): Promise<TestApp> {
  const sending = await startTestApp({ settings: { SMTP_URL: url }, withJobs: true });
  opened.push(() => sending.stop());
  return sending;
}

function write({ services: { mail, db } }: TestApp, to: string): Promise<void> {
  return mail.send(db, { to, says: aLetter('1') });
}

async function rows({ services }: TestApp, text: string, values: unknown[] = []) {
  return (await services.db.$client.query(text, values)).rows;
}

const isTo = (to: string) => (mail: { recipients: string[] }) => mail.recipients.includes(to);

test('a reset code travels by SMTP, in text and HTML, and the database keeps no copy of it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await askForCode(app, asha.email);
  const mail = await arrived(({ recipients }) => recipients.includes(asha.email));
  expect([mail.subject, mail.from?.text]).toEqual(['Your Tanabana code', '"Tanabana" <hello@tanabana.in>']);
  const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? 'none';
  expect(code).toMatch(/^\d{6}$/);
  expect(String(mail.html)).toContain(code);
  const kept = async () => {
    const { rows } = await app.services.db.$client.query('select * from mails where recipient = $1', [
      asha.email,
    ]);
    return JSON.stringify(rows);
  };
  await expect.poll(kept).not.toContain(code);
});

test('a file for calendars goes along as an attachment, and the database keeps no copy of it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { mail, db } = app.services;
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await mail.send(db, { to: asha.email, says: aLetter('11'), isOurs: true, calendar: () => file });
  const sent = await arrived(isTo(asha.email));
  expect(sent.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['tanabana-meeting.ics', 'text/calendar'],
  ]);
  expect(String(sent.attachments[0]?.content).replaceAll('\r\n', '\n')).toBe(file.replaceAll('\r\n', '\n'));
  const kept = () => rows(app, 'select calendar from mails where recipient = $1', [asha.email]);
  await expect.poll(kept).toEqual([{ calendar: null }]);
});

test('no name, subject or address writes a header or reaches a second person', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const name = 'Asha\r\nBcc: everybody@example.in\r\n\r\n<h1>Hello</h1>';
  await app.services.db.$client.query('update users set name = $2 where id = $1', [asha.id, name]);
  await askForCode(app, asha.email);
  const { mail, db } = app.services;
  await mail.send(db, {
    to: 'ritu@example.in, everybody@example.in\r\nBcc: everybody@example.in',
    says: aLetter('2\r\nBcc: everybody@example.in\u2028\u0000X-Evil: 1', {
      titles: 'Hello\r\nBcc: everybody@example.in\r\n.\r\nMAIL FROM:<evil@example.in>',
    }),
    isOurs: true,
  });
  await mail.send(db, { to: 'last@example.in', says: aLetter('3') });
  await arrived(({ recipients }) => recipients.includes('last@example.in'));
  await arrived(({ recipients }) => recipients.includes(asha.email));
  for (const { recipients, headers, headerLines } of peer.received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('everybody@example.in');
    expect([headers.has('bcc'), headers.has('x-evil')]).toEqual([false, false]);
    expect(headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  }
});

test('a code passes the letters that a mail server does not answer, and those are tried several at a time', async () => {
  const slow = await openMailServer({ treat: (to) => (to.startsWith('slow') ? 'hang' : 'take') });
  opened.push(() => slow.close());
  const busy = await appSendingTo(slow.url);
  for (let n = 0; n < 8; n++) await write(busy, `slow-${n}@example.in`);
  await expect.poll(() => slow.begun()).toBe(4);
  const asha = await busy.actor({ name: 'Asha Rao' });
  await askForCode(busy, asha.email);
  await slow.arrived(isTo(asha.email));
  // The mail server receives an email before its row is marked as sent.
  await expect.poll(() => rows(busy, 'select 1 from mails where sent_at is null')).toHaveLength(8);
});

test('a mail server that takes connections and says nothing is left after ten seconds, and tried again', async () => {
  hurryTimersOf(10_000);
  const silent = await hangingMailServer();
  opened.push(() => silent.close());
  const waiting = await appSendingTo(silent.url);
  await write(waiting, 'asha@example.in');
  await silent.called();
  const state = async () =>
    (await rows(waiting, `select state from pgboss.job where name = 'mail.send'`))[0]?.state;
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe('retry');
});

test('a letter outlives a day without a mail server, also when its job is lost', async () => {
  let isAway = true;
  const peer = await openMailServer({ treat: () => (isAway ? 'refuse' : 'take') });
  opened.push(() => peer.close());
  const waiting = await appSendingTo(peer.url);
  await write(waiting, 'asha@example.in');
  const [queue] = await rows(waiting, `select * from pgboss.queue where name = 'mail.send'`);
  expect((queue.retry_limit * queue.retry_delay_max) / 3600, 'hours of retries').toBeGreaterThan(48);

  await expect
    .poll(() => rows(waiting, `select 1 from pgboss.job where name = 'mail.send' and state = 'retry'`))
    .toHaveLength(1);
  await rows(waiting, `delete from pgboss.job where name = 'mail.send'`);
  await rows(waiting, `update mails set created_at = created_at - interval '30 hours'`);
  isAway = false;
  await waiting.services.mail.sweep();
  await peer.arrived(isTo('asha@example.in'));
});

test('a letter that waits is swept into one job, however often and by however many it is swept', async () => {
  const busy = await openMailServer({ treat: () => 'refuse' });
  opened.push(() => busy.close());
  const waiting = await appSendingTo(busy.url);
  await write(waiting, 'asha@example.in');
  const { mail } = waiting.services;
  await Promise.all([mail.sweep(), mail.sweep(), mail.sweep()]);
  await mail.sweep();
  expect(await rows(waiting, `select 1 from pgboss.job where name like 'mail.send%'`)).toHaveLength(1);
});

test('a code that could not be sent in its ten minutes is not sent later, and nobody keeps it', async () => {
  let isAway = true;
  const peer = await openMailServer({ treat: () => (isAway ? 'refuse' : 'take') });
  opened.push(() => peer.close());
  const waiting = await appSendingTo(peer.url);
  const { db } = waiting.services;
  const asha = await waiting.actor({ name: 'Asha Rao' });
  await askForCode(waiting, asha.email);
  const code = await codeIn(waiting, asha.email);
  const jobs = (state: string) =>
    rows(waiting, `select 1 from pgboss.job where name = 'mail.send-code' and state = $1`, [state]);
  await expect.poll(() => jobs('retry')).toHaveLength(1);
  await rows(waiting, `update mails set expires_at = expires_at - interval '10 minutes'`);

  isAway = false;
  await hurryJobs(db, 'mail.send-code');
  await expect.poll(() => jobs('completed')).toHaveLength(1);
  await write(waiting, 'last@example.in');
  await peer.arrived(isTo('last@example.in'));
  expect(peer.received.filter(({ text }) => text?.includes(code))).toEqual([]);
  await waiting.services.mail.sweep();
  const kept = await rows(waiting, 'select text, html from mails where recipient = $1', [asha.email]);
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('a letter that nobody took for three days is given up, and every letter is deleted after thirty', async () => {
  const { mail, db } = app.services;
  await mail.send(db, { to: 'old@example.in', says: aLetter('4') });
  await arrived(isTo('old@example.in'));
  await rows(app, `delete from mails`);
  await rows(
    app,
    `insert into mails (recipient, subject, text, html, created_at, sent_at) values
       ('sent-29@example.in', 's', '', '', now() - interval '29 days', now()),
       ('sent-31@example.in', 's', '', '', now() - interval '31 days', now()),
       ('never-31@example.in', 's', 'Hello', '', now() - interval '31 days', null),
       ('never-4@example.in', 's', 'Hello', '<p>Hello</p>', now() - interval '4 days', null)`,
  );
  await mail.sweep();
  const left = await rows(
    app,
    'select recipient, given_up_at is not null as lost, text || html as said from mails order by id',
  );
  expect(left).toEqual([
    { recipient: 'sent-29@example.in', lost: false, said: '' },
    { recipient: 'never-4@example.in', lost: true, said: '' },
  ]);
  const jobs = `select 1 from pgboss.job where (data->>'mailId')::bigint in (select id from mails)`;
  expect(await rows(app, jobs)).toEqual([]);
});
