import { afterAll, beforeAll, test } from 'vitest';
import { aLetter } from '#tests/support/a-letter.ts';
import { askForCode } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { hurryJobs } from '#tests/support/until.ts';
import { did, saw, secondsUntil } from './report.ts';

const letters = 60;

let app: TestApp;
let back: MailServer | undefined;
let port: number;
beforeAll(async () => {
  const gone = await openMailServer();
  await gone.close();
  port = Number(new URL(gone.url).port);
  app = await startTestApp({ settings: { SMTP_URL: gone.url }, withJobs: true });
});
afterAll(async () => {
  await app.stop();
  await back?.close();
});

const query = async (text: string) => (await app.services.db.$client.query(text)).rows;

test('after a day without a mail server every letter arrives once, a code before them, and an old code never', async () => {
  const { mail, db } = app.services;
  const [asha, ritu] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Ritu Shah' })];
  did(`the mail server is away while ${letters} letters and a code are written`);
  for (let nth = 0; nth < letters; nth++) {
    await mail.send(db, {
      to: `reader-${nth}@example.in`,
      says: aLetter('1'),
      isOurs: true,
    });
  }
  await askForCode(app, asha.email);
  const tried = `select 1 from pgboss.job where name like 'mail.send%' and retry_count > 0`;
  await secondsUntil(async () => (await query(tried)).length > 0);

  did('a day passes');
  await query(
    `update mails set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day'`,
  );
  await mail.sweep();
  did('somebody else asks for a code, and the mail server comes back');
  await askForCode(app, ritu.email);
  back = await openMailServer({ port });
  const received = back.received;
  await secondsUntil(async () => {
    for (const queue of ['mail.send-code', 'mail.send']) await hurryJobs(db, queue);
    return received.length >= letters + 1;
  });
  await secondsUntil(
    async () =>
      (await query(`select 1 from mails where sent_at is null and given_up_at is null`)).length === 0,
  );
  // The port was free for a while, so emails that other processes may have sent there are not counted.
  const own = [asha.email, ritu.email];
  const to = received
    .map(({ recipients }) => recipients[0] ?? '')
    .filter((one) => one.startsWith('reader-') || own.includes(one));
  saw('letters that came, each once', new Set(to.filter((one) => one.startsWith('reader-'))).size, letters);
  saw('what came in all', to.length, letters + 1);
  // Four emails may have been in transit when the code was queued.
  saw('the code was among the first six', to.indexOf(ritu.email) < 6, true);
  saw('the code of yesterday came', to.includes(asha.email), false);
});
