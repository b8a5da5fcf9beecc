import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { openSmsGateway, type SmsGateway } from '#tests/support/set-ups/sms-gateway.ts';
import { hurryJobs } from '#tests/support/until.ts';

let gateway: SmsGateway;
let app: TestApp;
let now = Date.now();
beforeAll(async () => {
  gateway = await openSmsGateway();
  const settings = { SMS_URL: gateway.url, SMS_TOKEN: 'a token of the gateway', SMS_SENDER: 'TANBNA' };
  app = await startTestApp({ settings, withJobs: true, clock: { now: () => new Date(now) } });
});
beforeEach(() => {
  gateway.calls.length = 0;
  gateway.answers.length = 0;
});
afterAll(async () => {
  await app?.stop();
  await gateway?.close();
});

let count = 0;
/** A different number for each message. */
function someNumber(): string {
  count += 1;
  return `+9198450${String(count).padStart(5, '0')}`;
}
const message = {
  ownerId: null,
  kind: 'ORDER',
  text: 'Order TB-1 was confirmed.',
  livesMinutes: 60,
} as const;
const send = (more: Partial<Parameters<typeof app.services.sms.send>[1]> & { to: string }) =>
  app.services.sms.send(app.services.db, { ...message, ...more });
const callsTo = (to: string) => gateway.calls.filter((call) => call.to === to);
async function row(to: string): Promise<Record<string, unknown>> {
  const { rows } = await app.services.db.$client.query('select * from text_messages where recipient = $1', [
    to,
  ]);
  return rows[0];
}

test('a message is posted as JSON with the token, and its words are not kept', async () => {
  const to = someNumber();
  await send({ to });
  await expect.poll(() => row(to)).toMatchObject({ sent_at: expect.any(Date), text: '' });
  const { id } = await row(to);
  expect(callsTo(to)).toEqual([
    {
      id: `tanabana-${id}`,
      to,
      sender: 'TANBNA',
      kind: 'ORDER',
      text: message.text,
      headers: expect.objectContaining({
        authorization: 'Bearer a token of the gateway',
        'idempotency-key': `tanabana-${id}`,
        'content-type': 'application/json',
      }),
    },
  ]);
});

test('what a gateway cannot take now is tried again under the same id, and a redirect is not followed', async () => {
  const to = someNumber();
  gateway.answers.push('cut', 503, 302, 429);
  await send({ to });
  const hurried = async () => {
    await hurryJobs(app.services.db, 'sms.send');
    return callsTo(to).length;
  };
  await expect.poll(hurried).toBe(5);
  await expect.poll(() => row(to)).toMatchObject({ sent_at: expect.any(Date) });
  expect(new Set(callsTo(to).map(({ id }) => id)).size).toBe(1);
});

test('what a gateway refuses for good is given up with its words', async () => {
  const to = someNumber();
  gateway.answers.push(400);
  await send({ to });
  await expect.poll(() => row(to)).toMatchObject({ given_up_at: expect.any(Date), sent_at: null, text: '' });
  expect(callsTo(to)).toHaveLength(1);
});

test('the same subject is told once', async () => {
  const to = someNumber();
  for (let n = 0; n < 3; n += 1) await send({ to, subject: `order of ${to}` });
  await expect.poll(() => row(to)).toMatchObject({ sent_at: expect.any(Date) });
  expect(callsTo(to)).toHaveLength(1);
});

test('what waits for the end of quiet hours is sent then, unless it was withdrawn; codes are not withdrawn', async () => {
  const [held, withdrawn] = [someNumber(), someNumber()];
  const asha = await app.actor({ name: 'Asha Rao' });
  const notBefore = new Date(now + 3_600_000);
  await send({ to: held, notBefore });
  await send({ to: withdrawn, notBefore, ownerId: asha.id });
  const code = someNumber();
  await send({ to: code, kind: 'CODE', ownerId: asha.id });
  await app.services.sms.withdraw(app.services.db, asha.id);
  now += 3_601_000;
  await hurryJobs(app.services.db, 'sms.send');
  await expect.poll(() => row(held)).toMatchObject({ sent_at: expect.any(Date) });
  expect(await row(withdrawn)).toMatchObject({ sent_at: null, text: '', given_up_at: expect.any(Date) });
  expect(callsTo(withdrawn)).toEqual([]);
  await expect.poll(() => row(code)).toMatchObject({ sent_at: expect.any(Date) });
});

test('a message whose job begins too early is sent in time all the same', async () => {
  const to = someNumber();
  await send({ to, notBefore: new Date(now + 3_600_000) });
  const { id } = await row(to);
  const jobsThat = async (state: string) => {
    const text = `select 1 from pgboss.job where name = 'sms.send' and data->>'textId' = $1 and state = $2`;
    return (await app.services.db.$client.query(text, [String(id), state])).rows.length;
  };
  await hurryJobs(app.services.db, 'sms.send');
  await expect.poll(() => jobsThat('completed')).toBe(1);
  expect([await jobsThat('created'), callsTo(to)]).toEqual([1, []]);
  now += 3_601_000;
  await hurryJobs(app.services.db, 'sms.send');
  await expect.poll(() => row(to)).toMatchObject({ sent_at: expect.any(Date) });
});

test('an expired message loses its words and is never sent', async () => {
  const to = someNumber();
  await send({ to, livesMinutes: -1 });
  await app.services.sms.sweep();
  expect(await row(to)).toMatchObject({ text: '', sent_at: null });
  const after = someNumber();
  await send({ to: after });
  await expect.poll(() => callsTo(after)).toHaveLength(1);
  expect(callsTo(to)).toEqual([]);
});

test('without a gateway the mailbox shows it beside letters, newest first, and tells them apart', async () => {
  const plain = await startTestApp();
  try {
    const { sms, db } = plain.services;
    await sms.send(db, { ...message, to: '+919845099999', kind: 'CODE', text: '123456 is your code' });
    const ask = async (accept: string, query = '') =>
      plain.server.inject({ url: `/dev/mailbox${query}`, headers: { accept } });
    const query = `?to=${encodeURIComponent('+919845099999')}`;
    expect((await ask('application/json', query)).json()).toMatchObject([
      { to: '+919845099999', text: '123456 is your code', html: '', channel: 'SMS' },
    ]);
    expect((await ask('text/html')).body).toContain('123456 is your code');
  } finally {
    await plain.stop();
  }
});
