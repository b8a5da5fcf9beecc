import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { askForCode } from '#tests/support/reset-codes.ts';

interface Received extends ParsedMail {
  /** To whom the peer was told to deliver, whatever the headers say. */
  recipients: string[];
}

const received: Received[] = [];
const peer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const mail = await simpleParser(stream);
    received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
    done();
  },
});
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.server.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tanabana <hello@tanabana.in>' };
  app = await startTestApp({ settings, withJobs: true });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => peer.close(resolve));
});

/** The letters to whoever the headers name, once one has come. */
async function arrived(isIt: (mail: Received) => boolean): Promise<Received> {
  await expect.poll(() => received.some(isIt), { timeout: 10_000 }).toBe(true);
  return received.find(isIt) as Received;
}

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

test('threat 36: no name, subject or address writes a header or reaches a second person', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const name = 'Asha\r\nBcc: everybody@example.in\r\n\r\n<h1>Hello</h1>';
  await app.services.db.$client.query('update users set name = $2 where id = $1', [asha.id, name]);
  await askForCode(app, asha.email);
  const { mail, db } = app.services;
  await mail.send(db, {
    to: 'ritu@example.in, everybody@example.in\r\nBcc: everybody@example.in',
    subject: 'Your order\r\nBcc: everybody@example.in\u2028\u0000X-Evil: 1',
    text: 'Hello\r\nBcc: everybody@example.in\r\n.\r\nMAIL FROM:<evil@example.in>',
  });
  await mail.send(db, { to: 'last@example.in', subject: 'The last one', text: 'Hello' });
  await arrived(({ recipients }) => recipients.includes('last@example.in'));
  await arrived(({ recipients }) => recipients.includes(asha.email));
  for (const { recipients, headers, headerLines } of received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('everybody@example.in');
    expect([headers.has('bcc'), headers.has('x-evil')]).toEqual([false, false]);
    expect(headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1);
  }
});
