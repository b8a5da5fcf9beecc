import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLetter } from '#tests/support/a-letter.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.stop());

const quoting = (page: string) => ({
  name: 'Win a prize at https://evil.example',
  says: aLetter('TB-2026-000001', { titles: '“Pay here: https://evil.example”', page }),
});

async function letterTo(to: string, page: string) {
  const { mail, db } = app.services;
  await mail.send(db, { to, ...quoting(page) });
  const [letter] = await mail.listUnsent(db, to);
  return letter;
}

test('an address that nobody has confirmed is sent what a letter is about and its page, and no quoted word', async () => {
  const page = `${app.services.env.PUBLIC_URL}/order-details/purchase/1`;
  const typed = await app.actor({ name: 'Leela Nair', isConfirmed: false });
  for (const to of [typed.email, 'stranger@example.in']) {
    const letter = await letterTo(to, page);
    expect(letter?.subject).toBe('Order TB-2026-000001: There is news');
    expect(letter?.text).toContain(page);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/evil|prize|Pay here/);
  }
});

test('a page of another site is never passed on', async () => {
  const letter = await letterTo('stranger@example.in', 'https://evil.example/order');
  expect(letter?.text).toContain(`${app.services.env.PUBLIC_URL}/notifications`);
  expect(letter?.text).not.toContain('evil');
});

test('a confirmed address, in any spelling, gets the letter whole; addresses of other sites are no links in it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const page = `${app.services.env.PUBLIC_URL}/order-details/purchase/1`;
  const letter = await letterTo(asha.email.toUpperCase(), page);
  expect(letter?.text).toContain('Pay here: https://evil.example');
  expect(letter?.html).toContain(`<a href="${page}"`);
  expect(letter?.html).not.toContain('href="https://evil');
});
