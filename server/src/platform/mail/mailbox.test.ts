import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterOf } from '#contracts/words/letter.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { productionSettings } from '#tests/support/servers/production-settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { mail, db, env } = app.services;
  await mail.send(db, {
    to: 'Meher@Example.in',
    isOurs: true,
    says: aLetter('1', { page: `${env.PUBLIC_URL}/a?b=1&c=2` }),
  });
  await mail.send(db, {
    to: 'asha@example.in\r\nBcc: everybody@example.in',
    isOurs: true,
    says: aLetter('2\nBcc: everybody@example.in', { titles: '<script>alert(1)</script>' }),
  });
});
afterAll(() => app.stop());

const first = 'Order 1: There is news';

async function letters(query = ''): Promise<Record<string, string>[]> {
  const url = `/dev/mailbox${query}`;
  const answer = await app.server.inject({ url, headers: { accept: 'application/json' } });
  return answer.json();
}

test('programs read letters newest first, and by recipient in any case', async () => {
  const all = (await letters()).filter(({ subject }) => subject?.startsWith('Order '));
  expect(all.map(({ subject }) => subject)).toEqual([
    'Order 2 Bcc: everybody@example.in: There is news',
    first,
  ]);
  expect(Object.keys(all[0] ?? {})).toEqual([
    'to',
    'subject',
    'text',
    'html',
    'calendar',
    'unsubscribeUrl',
    'createdAt',
    'channel',
  ]);
  expect((await letters('?to=meher@example.in')).map(({ subject }) => subject)).toEqual([first]);
  expect((await letters('?to=MEHER@example.in')).map(({ subject }) => subject)).toEqual([first]);
  expect(await letters('?to=nobody@example.in')).toEqual([]);
});

test('a line break in a name or a subject writes no header of its own', async () => {
  for (const letter of await letters()) {
    expect(`${letter.to}${letter.subject}`).not.toMatch(/[\r\n]/);
  }
});

test('people see the letters as they are drawn, in a frame that runs no script and whose links leave it', async () => {
  const answer = await app.server.inject({ url: '/dev/mailbox', headers: { accept: 'text/html' } });
  const frames = [...answer.body.matchAll(/<iframe [^>]*>/g)].map(([frame]) => frame);
  expect(frames).toHaveLength((await letters()).length);
  for (const frame of frames) {
    expect(frame).toContain('sandbox="allow-same-origin allow-top-navigation-by-user-activation"');
    expect(frame).toContain('&lt;base target=&quot;_top&quot;&gt;');
  }
  expect(frames.some((frame) => frame.includes('See the order&lt;/a&gt;'))).toBe(true);
  expect(frames.join('')).toContain('&amp;lt;script&amp;gt;alert(1)');
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  expect(answer.headers['content-security-policy']).toContain(`img-src ${app.services.env.PUBLIC_URL}`);
});

test('a text message is shown as text', async () => {
  const { sms, db } = app.services;
  const to = '+919845012345';
  await sms.send(db, {
    to,
    ownerId: null,
    kind: 'ORDER',
    text: 'Order TB-1 was confirmed.',
    livesMinutes: 60,
  });
  const url = `/dev/mailbox?to=${encodeURIComponent(to)}`;
  const { body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
  expect(body).toContain('Order TB-1 was confirmed.');
  expect(body).not.toContain('<iframe');
});

test('people see the letters as text, with links that work and scripts that do not', async () => {
  const answer = await app.server.inject({ url: '/dev/mailbox', headers: { accept: 'text/html' } });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain(`<a href="${app.services.env.PUBLIC_URL}/a?b=1&amp;c=2">`);
});

test('a live key or an https address alone closes the mailbox and the emulator, whatever NODE_ENV says', async () => {
  const { NODE_ENV: _none, ...settings } = {
    ...productionSettings,
    RAZORPAY_KEY_ID: 'rzp_live_aaaaaaaaaaaaaa',
  };
  const production = await startTestApp({ settings });
  try {
    expect((await production.server.inject('/dev/mailbox')).statusCode).toBe(404);
    expect((await production.server.inject('/emulators/razorpay/v1/checkout.js')).statusCode).toBe(404);
  } finally {
    await production.stop();
  }
});

test('with SMTP there is no mailbox, also outside production', async () => {
  const sending = await startTestApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    expect((await sending.server.inject('/dev/mailbox')).statusCode).toBe(404);
  } finally {
    await sending.stop();
  }
});

test('only this machine reads the mailbox, and no proxy on it for somebody else', async () => {
  const from = async (server: TestApp['server'], remoteAddress: string, headers = {}) =>
    (await server.inject({ url: '/dev/mailbox', remoteAddress, headers })).statusCode;
  expect(await from(app.server, '127.0.0.1')).toBe(200);
  expect(await from(app.server, '::1')).toBe(200);
  expect(await from(app.server, '192.168.1.20')).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']) {
    expect(await from(app.server, '127.0.0.1', { [header]: '127.0.0.1' }), header).toBe(404);
  }
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST']) {
    expect(await from(app.server, '127.0.0.1', { host }), host).toBe(200);
  }
  // A hostname of another person that was made to resolve to this machine, and a link on a foreign page.
  for (const host of ['evil.example', 'localhost.evil.example:4000', '127.0.0.1.evil.example']) {
    expect(await from(app.server, '127.0.0.1', { host }), host).toBe(404);
  }
  expect(await from(app.server, '127.0.0.1', { 'sec-fetch-site': 'cross-site' })).toBe(404);

  const open = await startTestApp({ settings: { TEST_DOORS: 'anywhere' } });
  try {
    expect(await from(open.server, '192.168.1.20')).toBe(200);
  } finally {
    await open.stop();
  }
});

test('an expired code is taken out of its letter, while the letter stays to be read', async () => {
  const { mail, db } = app.services;
  const says = letterOf('accounts.resetCode', { code: '123456' });
  const code = { says, codeLivesMinutes: 10, isOurs: true } as const;
  await mail.send(db, { to: 'ritu@example.in', ...code });
  await mail.sweep();
  expect((await letters('?to=ritu@example.in'))[0]?.text).toContain('123456');
  await db.$client.query(`update mails set expires_at = now() where recipient = 'ritu@example.in'`);
  await mail.sweep();
  const [letter] = await letters('?to=ritu@example.in');
  expect(letter?.text).toContain('has expired');
  expect(JSON.stringify(letter)).not.toContain('123456');
});
