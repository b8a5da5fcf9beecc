import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEnquiriesForSellerProducts } from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let designId: number;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  designId = await insertDesign(app.services.db, { makerId: maker.id });
});
afterAll(() => app?.stop());

let count = 0;
function ask(who: Pick<Actor, 'call'>, address: string, email = 'leela@example.in') {
  count += 1;
  return askInWords(who, address, `Question ${count}`, email);
}

function askInWords(who: Pick<Actor, 'call'>, address: string, message: string, email = 'leela@example.in') {
  return who.call(createEnquiry, {
    body: { name: 'Leela Nair', email, phone: '', message, designId },
    headers: { 'x-forwarded-for': address },
  });
}

test('a network and an account ask five times an hour each; what is refused as wrong does not count', async () => {
  for (let nth = 0; nth < 3; nth++) {
    expect((await ask(app.visitor, '203.0.113.7', 'no address')).status).toBe(400);
  }
  for (let nth = 0; nth < enquiryLimits.anHour; nth++) {
    expect((await ask(app.visitor, '203.0.113.7')).status).toBe(200);
  }
  const refused = await ask(app.visitor, '203.0.113.7');
  expect([refused.status, refused.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const asha = await app.actor({ name: 'Asha Rao' });
  for (let nth = 0; nth < enquiryLimits.anHour; nth++) {
    expect((await ask(asha, `198.51.100.${nth}`)).status).toBe(200);
  }
  expect((await ask(asha, '198.51.100.99')).status).toBe(429);
});

test('what was asked before in the same words costs nothing, neither of the asker’s limit nor of the letters', async () => {
  const anything = 'Is the border woven in?';
  for (let nth = 0; nth < enquiryLimits.lettersAnHour + 5; nth++) {
    expect((await askInWords(app.visitor, '203.0.113.90', anything)).status).toBe(200);
  }
  expect((await ask(app.visitor, '203.0.113.90')).status).toBe(200);
});

test('many networks fill no mailbox: the enquiries wait in the inbox instead', async () => {
  for (let nth = 0; nth < enquiryLimits.lettersAnHour; nth++) {
    expect((await ask(app.visitor, `192.0.2.${nth}`)).status).toBe(200);
  }
  const letters = await app.services.mail.listUnsent(app.services.db, maker.email);
  expect(letters).toHaveLength(enquiryLimits.lettersAnHour);
  const { counts } = (await maker.call(getEnquiriesForSellerProducts, { query: {} })).body;
  expect(counts.PENDING).toBe(32);
});
