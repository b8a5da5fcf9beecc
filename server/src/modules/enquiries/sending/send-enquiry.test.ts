import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeAsking, makerToAsk, openEnquiries, words } from '#tests/support/set-ups/enquiries.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let stranger: Actor;
let designId: number;
beforeAll(async () => {
  ({ app, asha, stranger } = await openEnquiries());
});
afterAll(() => app?.stop());
beforeEach(async () => {
  ({ maker, designId } = await makerToAsk(app));
});

const visitor = () => app.visitor;
const { ask, inbox, newest, lettersTo } = makeAsking(() => ({ app, maker, designId }));

test('a phone number may be left out, and letters are none', async () => {
  const refused = await ask(visitor(), { phone: 'abc' });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: { phone: 'Phone number must be at least 10 digits' } });
});

test('somebody without an account asks; the maker is told by notification and by mail', async () => {
  const asked = await ask(visitor(), { phone: '98450 12345', userId: String(stranger.id) });
  expect([asked.status, asked.body]).toEqual([
    200,
    {
      success: true,
      message: 'The maker answers you by email, and in your chat if you are signed in.',
      reason: 'done.enquirySent',
    },
  ]);
  const enquiry = await newest();
  expect(enquiry).toMatchObject({
    message: words.message,
    status: 'PENDING',
    userId: null,
    name: words.name,
    email: words.email,
    phone: '98450 12345',
    user: { id: null, name: words.name, email: words.email, profileImage: null },
    design: { id: designId, title: 'Gulnaar saree', price: 2499, discount: 0, isShown: true },
  });
  expect(enquiry.design.images).toEqual([{ url: enquiry.image }]);

  const unread = async () => (await maker.call(getUnreadNotifications)).body.notifications;
  await expect.poll(async () => (await unread()).length).toBe(1);
  expect((await unread())[0]).toMatchObject({
    type: 'ENQUIRY',
    message: 'Leela Nair asks about Gulnaar saree',
    link: `/enquiry/${enquiry.id}`,
    senderId: null,
  });
  const [letter] = await lettersTo(maker.email);
  expect(letter?.subject).toBe('Someone asks about your design');
  expect(letter?.text).toContain('Leela Nair has a question about Gulnaar saree');
  expect(letter?.text).toContain(words.message);
  expect(letter?.text).toContain(`/enquiry/${enquiry.id}`);
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/leela@example|98450/);
  expect(await lettersTo(words.email)).toEqual([]);
});

test('a sent user id is ignored: whose enquiry it is says the session', async () => {
  await ask(asha, { userId: String(stranger.id) });
  expect((await newest()).userId).toBe(asha.id);
});

test('name, address and message are needed, and the phone number is not', async () => {
  for (const field of ['name', 'email', 'message']) {
    for (const body of [{ [field]: '  ' }, { [field]: undefined }]) {
      const { status, error } = await ask(visitor(), body);
      expect([status, error.message, Object.keys(error.errors ?? {})]).toEqual([
        400,
        inEnglish(enquirySentences.missing),
        [field],
      ]);
    }
  }
  const odd = await ask(visitor(), { email: 'leela at example' });
  expect([odd.status, odd.error.errors]).toEqual([400, { email: inEnglish(enquirySentences.badEmail) }]);
  expect((await ask(visitor(), { message: 'x'.repeat(2001) })).status).toBe(400);
  expect((await ask(visitor(), { phone: undefined })).status).toBe(200);
});

test('the same words sent twice ask once, also at the same time', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask(visitor())));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await inbox()).data).toHaveLength(1);
  expect(await lettersTo(maker.email)).toHaveLength(1);
  await ask(visitor(), { message: 'And the blouse piece?' });
  expect((await inbox()).data).toHaveLength(2);
});

test('nobody asks about their own design, nor about one that is not there any more', async () => {
  const own = await ask(maker);
  expect([own.status, own.error.message]).toEqual([400, inEnglish(enquirySentences.ownDesign)]);
  const hidden = await insertDesign(app.services.db, { makerId: maker.id, status: 'DELETED' });
  const gone = await ask(visitor(), { designId: hidden });
  const missing = await ask(visitor(), { designId: 987_654_321 });
  expect([gone.status, gone.error.message]).toEqual([404, missing.error.message]);
  expect((await inbox()).data).toEqual([]);
});

test('a program that fills in the hidden field is refused, and whom the maker has blocked as well', async () => {
  const robot = await ask(visitor(), { nickname: 'Buy now' });
  expect([robot.status, robot.error.message]).toEqual([400, inEnglish(enquirySentences.robot)]);
  await maker.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  const blocked = await ask(asha);
  expect([blocked.status, blocked.error.message]).toEqual([403, inEnglish(enquirySentences.blocked)]);
  expect((await inbox()).data).toEqual([]);
});

test('of the sent picture addresses only that of a picture of the design is kept', async () => {
  const second = { key: 'gulnaar-fold', width: 1080, height: 1350, placeholder: '' };
  const first = { ...second, key: 'gulnaar-full' };
  designId = await insertDesign(app.services.db, { makerId: maker.id, pictures: [first, second] });
  const ours = `${app.services.env.PUBLIC_URL}/media/gulnaar-fold/1080.webp`;
  await ask(visitor(), { imageUrl: ours });
  expect((await newest()).image).toBe(ours);
  const odd = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://169.254.169.254/latest/meta-data',
    `${app.services.env.PUBLIC_URL}/media/somebody-elses/1080.webp`,
    '',
    null,
  ];
  for (const [nth, imageUrl] of odd.entries()) {
    expect((await ask(visitor(), { imageUrl, message: `Question ${nth}` })).status).toBe(200);
    const { image, message } = await newest();
    expect([message, image]).toEqual([
      `Question ${nth}`,
      `${app.services.env.PUBLIC_URL}/media/gulnaar-full/1080.webp`,
    ]);
  }
});

test('neither a name nor an address writes a header, and no words become markup', async () => {
  const name = 'Leela\r\nBcc: everybody@example.in';
  const message = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  await ask(visitor(), { name, message });
  expect((await newest()).name).toBe('Leela Bcc: everybody@example.in');
  const [letter] = await lettersTo(maker.email);
  expect(`${letter?.to}${letter?.subject}`).not.toMatch(/[\r\n]/);
  expect(letter?.html).not.toMatch(/<script|<img src=x/);
  for (const email of ['a@example.in\r\nBcc: b@example.in', 'a@example.in, b@example.in', '<a@example.in>']) {
    expect((await ask(visitor(), { email })).status, email).toBe(400);
  }
});

test('a maker who has not confirmed the address is sent no word of the asker', async () => {
  await app.services.db.$client.query('update users set email_confirmed_at = null where id = $1', [maker.id]);
  await ask(visitor(), { name: 'Win a prize', message: 'Look at https://evil.example' });
  const [letter] = await lettersTo(maker.email);
  expect(`${letter?.subject}${letter?.text}`).not.toMatch(/evil|prize|Gulnaar/);
  expect(letter?.text).toContain('/enquiry/');
});

test('nobody asks in the name of the house', async () => {
  const { status, error } = await ask(visitor(), { name: 'Tanabana Security' });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['name']]);
});
