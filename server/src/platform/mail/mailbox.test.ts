import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { mail, db, env } = app.services;
  await mail.send(db, {
    to: 'Meher@Example.in',
    subject: 'First',
    isOurs: true,
    text: `Namaste,\n\n${env.PUBLIC_URL}/a?b=1&c=2`,
  });
  await mail.send(db, {
    to: 'asha@example.in\r\nBcc: everybody@example.in',
    subject: 'Your order\nBcc: everybody@example.in',
    isOurs: true,
    text: '<script>alert(1)</script>',
  });
});
afterAll(() => app.stop());

async function letters(query = ''): Promise<Record<string, string>[]> {
  const url = `/dev/mailbox${query}`;
  const answer = await app.server.inject({ url, headers: { accept: 'application/json' } });
  return answer.json();
}

test('programs read letters newest first, and by recipient in any case', async () => {
  const all = await letters();
  expect(all.map(({ subject }) => subject)).toEqual(['Your order Bcc: everybody@example.in', 'First']);
  expect(Object.keys(all[0] ?? {})).toEqual(['to', 'subject', 'text', 'html', 'createdAt']);
  expect((await letters('?to=meher@example.in')).map(({ subject }) => subject)).toEqual(['First']);
  expect((await letters('?to=MEHER@example.in')).map(({ subject }) => subject)).toEqual(['First']);
  expect(await letters('?to=nobody@example.in')).toEqual([]);
});

test('threat 36: a line break in a name or a subject writes no header of its own', async () => {
  for (const letter of await letters()) {
    expect(`${letter.to}${letter.subject}`).not.toMatch(/[\r\n]/);
  }
});

test('people see the letters as text, with links that work and scripts that do not', async () => {
  const answer = await app.server.inject({ url: '/dev/mailbox', headers: { accept: 'text/html' } });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain(`<a href="${app.services.env.PUBLIC_URL}/a?b=1&amp;c=2">`);
});

test('the mailbox does not exist in production', async () => {
  const settings = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    PUBLIC_URL: 'https://tanabana.example',
    RAZORPAY_KEY_ID: 'rzp_test_aaaaaaaaaaaaaa',
    RAZORPAY_KEY_SECRET: 'a secret of the provider',
    RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
  };
  const production = await startTestApp({ settings });
  try {
    expect((await production.server.inject('/dev/mailbox')).statusCode).toBe(404);
    expect((await production.server.inject('/emulators/razorpay/v1/checkout.js')).statusCode).toBe(404);
  } finally {
    await production.stop();
  }
});
