import { expect, type Page } from '@playwright/test';
import { type Locale, localeNames, locales } from '#contracts/platform/locales.ts';
import { sentencesIn } from '#contracts/words/catalogues/sentences-in.ts';
import {
  journey,
  loseSession,
  newPerson,
  type Person,
  register,
  signIn,
  type Visitor,
} from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { isLatin, latinLeft } from '#tests/support/words/latin-left.ts';
import { type Say, wordsIn } from '#tests/support/words/words-in.ts';

const accounts = 'features/accounts/accounts';
const complaints = 'features/complaints/complaints';
const details = 'features/designs/showing/design-details';
const enquiries = 'features/enquiries/enquiries';
const making = 'features/orders/making/making';
const orders = 'features/orders/orders';

// Uses a separate site, because people of other journeys have names in Latin letters.
journey.use({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** All user content here is without Latin letters, so any Latin letters on a page are untranslated English. */
const named = (address: string, name: string) => ({ ...newPerson(address), name });
const words = {
  title: 'नदी के पत्तों वाली जामदानी साड़ी',
  description: 'फूलिया के करघे पर दस दिन में बुनी हुई मलमल।',
  completionTime: '12',
  materialOne: 'सूती',
};
const place = { street: '14, तीसरी गली, मल्लेश्वरम', city: 'बेंगलुरु', state: 'कर्नाटक' };

async function expectNoEnglish(page: Page, what: string): Promise<void> {
  expect.soft(latinLeft(await page.content()), what).toEqual([]);
}

async function expectLettersWithoutEnglish(site: Site, email: string): Promise<void> {
  const letters = await site.letters(email);
  expect(letters.length).toBeGreaterThan(0);
  const lines = letters.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
  expect.soft(lines.filter(isLatin), `letters to ${email}`).toEqual([]);
}

for (const language of locales.filter((locale) => locale !== 'en')) {
  journey(
    `the sale, the enquiry, the complaint and the reset in ${localeNames[language]}`,
    async ({ open, site }) => {
      journey.slow();
      const say = wordsIn(language);
      const maker = await open({ language });
      const karigar = await join(maker, named('Meher Ansari', 'मेहर अंसारी'), language);
      const design = await publishDesign(maker, words);
      const buyer = await open({ screen: 'phone', language });
      const shopper = await join(buyer, named('Asha Rao', 'आशा राव'), language);

      const orderId = await buy(buyer, design.id, { say, language });
      await moveOn(maker, orderId, { say, language });
      await ask(await open({ screen: 'phone', language }), maker, design.id, { say, site });
      await complain(buyer, maker, orderId, { say, language });
      await expectPagesWithoutEnglish(
        { maker, buyer, visitor: await open({ language }) },
        design.id,
        orderId,
      );
      await reset(buyer, shopper.email, { say, site });

      await expectLettersWithoutEnglish(site, karigar.email);
      await expectLettersWithoutEnglish(site, shopper.email);
    },
  );
}

/** Opens an account and stores the language of the device in it, as the form of the site does. */
async function join(visitor: Visitor, person: Person, language: Locale): Promise<Person> {
  await register(visitor, person);
  const data = { theme: 'system', textSize: 'usual', language };
  const answer = await visitor.context.request.post('/api/users/appearance', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

interface Speaking {
  say: Say;
  language: Exclude<Locale, 'en'>;
}

async function buy({ page }: Visitor, designId: number, { say, language }: Speaking): Promise<number> {
  await page.goto(`/product/${designId}`);
  await page.getByRole('link', { name: say(details, 'orderNow') }).tap();
  await fillAddress(page, place, say);
  await expectNoEnglish(page, 'the checkout');
  const { orderId } = await placeOrder(page, say);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(orders, 'confirmation.placed', { name: 'आशा' }),
  );
  await expect(page.getByText(sentencesIn[language]['done.orderPlaced']).first()).toBeVisible();
  await expectNoEnglish(page, 'the confirmation');
  return orderId;
}

async function moveOn({ page }: Visitor, orderId: number, { say }: Speaking): Promise<void> {
  await page.goto(`/order-details/sale/${orderId}`);
  const next = say('platform/i18n/labels', 'status.DESIGN_IN_PROGRESS');
  await page.getByLabel(say(making, 'update.title')).selectOption(next);
  await page.getByRole('textbox', { name: say(making, 'update.note') }).fill('ताना करघे पर चढ़ गया।');
  await page.getByRole('button', { name: say(making, 'update.send'), exact: true }).click();
  await expect(page.getByText(say(making, 'update.moved')).first()).toBeVisible();
  await expectNoEnglish(page, 'an order that was moved on');
}

/**
 * An enquiry of a person without an account. The email with the answer uses the language of the page where it was
 * sent.
 */
async function ask(
  { page }: Visitor,
  maker: Visitor,
  designId: number,
  { say, site }: { say: Say; site: Site },
): Promise<void> {
  const { email } = newPerson('Leela Nair');
  await page.goto(`/product/${designId}`);
  await page.getByRole('button', { name: say(details, 'enquiry'), exact: true }).tap();
  const form = page.getByRole('dialog', { name: say(enquiries, 'form.title') });
  await form.getByLabel(say(enquiries, 'form.name')).fill('लीला नायर');
  await form.getByLabel(say(enquiries, 'form.email')).fill(email);
  await form.getByLabel(say(enquiries, 'form.message')).fill('क्या किनारी बुनी हुई है?');
  await expectNoEnglish(page, 'the form of an enquiry');
  await form.getByRole('button', { name: say(enquiries, 'form.send') }).tap();
  await expect(page.getByText(say(enquiries, 'form.sent')).first()).toBeVisible();

  const answer = await maker.context.request.get('/api/enquiry/getEnquiriesForSellerProducts');
  const [newest] = ((await answer.json()) as { data: { id: number }[] }).data;
  await maker.page.goto(`/enquiry/${newest?.id}`);
  await maker.page.getByRole('textbox', { name: say(enquiries, 'answer.label') }).fill('हाँ, बुनी हुई है।');
  await maker.page.getByRole('button', { name: say(enquiries, 'answer.send') }).click();
  await expect(maker.page.getByText(say(enquiries, 'answer.sent')).first()).toBeVisible();
  await expectNoEnglish(maker.page, 'an answered enquiry');

  await expect.poll(async () => (await site.letters(email)).length).toBe(1);
  await expectLettersWithoutEnglish(site, email);
  const [letter] = await site.letters(email);
  await page.goto(/\/enquiry-answer\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '/nowhere');
  await expect(page.getByText('हाँ, बुनी हुई है।')).toBeVisible();
  await expectNoEnglish(page, 'the page of the answer');
}

async function complain(
  { page }: Visitor,
  maker: Visitor,
  orderId: number,
  { say, language }: Speaking,
): Promise<void> {
  await page.goto(`/complaints?orderId=${orderId}`);
  await page.getByLabel(say(complaints, 'form.title')).fill('किनारी दूसरी है');
  await page
    .getByLabel(say(complaints, 'form.category'))
    .selectOption(say(complaints, 'category.product-quality'));
  await page.getByLabel(say(complaints, 'form.description')).fill('मैंने पत्तों वाली किनारी चुनी थी।');
  await page.getByRole('button', { name: say(complaints, 'form.submit') }).tap();
  await expect(
    page.getByRole('heading', { name: sentencesIn[language]['done.complaintSent'], exact: true }),
  ).toBeVisible();
  await expectNoEnglish(page, 'a complaint that was sent');
  await page.getByRole('link', { name: say(complaints, 'sent.open'), exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'किनारी दूसरी है' })).toBeVisible();

  await maker.page.goto(new URL(page.url()).pathname);
  await maker.page.getByLabel(say(complaints, 'answer.label')).fill('सही किनारी इसी हफ़्ते लगेगी।');
  await maker.page.getByRole('button', { name: say(complaints, 'answer.send') }).click();
  await expect(maker.page.getByText(say(complaints, 'answer.sent')).first()).toBeVisible();
  await expectNoEnglish(maker.page, 'a complaint as the maker sees it');

  await expect(page.getByText('सही किनारी इसी हफ़्ते लगेगी।')).toBeVisible();
  await page.getByRole('button', { name: say(complaints, 'move.settle') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(complaints, 'move.settle') })
    .tap();
  await expect(page.getByText(say(complaints, 'move.done.RESOLVED')).first()).toBeVisible();
  await expectNoEnglish(page, 'a settled complaint');
}

async function reset(
  { page, context }: Visitor,
  email: string,
  { say, site }: { say: Say; site: Site },
): Promise<void> {
  await loseSession({ page, context });
  await page.goto('/forgot-password');
  await page.getByLabel(say(accounts, 'email')).fill(email);
  await page.getByRole('button', { name: say(accounts, 'sendCode') }).tap();
  await expect(page.getByText(say(accounts, 'codeSent')).first()).toBeVisible();
  const [letter] = await site.letters(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  await page.getByLabel(say(accounts, 'digit', { number: 1, count: 6 })).focus();
  await page.keyboard.type(code);
  await expectNoEnglish(page, 'the boxes of a code');
  await page.getByRole('button', { name: say(accounts, 'verifyCode') }).tap();
  const password = 'ikat from Pochampally';
  await page.getByLabel(say(accounts, 'newPassword'), { exact: true }).fill(password);
  await page.getByLabel(say(accounts, 'confirmNewPassword'), { exact: true }).fill(password);
  await expectNoEnglish(page, 'a new password');
  await page.getByRole('button', { name: say(accounts, 'resetButton') }).tap();
  await expect(page.getByText(say(accounts, 'resetDone')).first()).toBeVisible();
  await signIn(page, { email, password }, say);
  await expect(page).toHaveURL('/');
}

/** Checks the server-rendered HTML of each page, requested by a person who may see it. */
async function expectPagesWithoutEnglish(
  { maker, buyer, visitor }: Record<'maker' | 'buyer' | 'visitor', Visitor>,
  designId: number,
  orderId: number,
): Promise<void> {
  const found: string[] = [];
  const look = async ({ context }: Visitor, paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await context.request.get(path, { headers: { accept: 'text/html' } });
      found.push(...latinLeft(await answer.text()).map((text) => `${path}: ${text}`));
    }
  };
  const ofEverybody = ['/', '/explore', '/help', `/product/${designId}`, '/nowhere'];
  await look(visitor, [
    ...ofEverybody,
    ...[
      '/search?q=साड़ी',
      '/signin',
      '/signup',
      '/forgot-password',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
    ],
    ...['/help/returns-and-cancellation', '/help/shipping', '/help/size-guide', '/unsubscribe?token=x'],
    ...[
      '/confirm-email?token=x',
      '/enquiry-answer?token=x',
      '/family?token=x',
      `/product/${designId}/reviews`,
    ],
  ]);
  await look(buyer, [
    ...ofEverybody,
    ...[`/checkout/${designId}`, `/order-confirmation?orderId=${orderId}`, `/order-processing/${orderId}`],
    ...[`/order-details/purchase/${orderId}`, `/schedule-meeting/${orderId}`, '/userDashboard?tab=purchases'],
    ...['/enquiries', '/meetings', '/complaints', '/notifications', '/profile', '/liked', '/saved', '/chat'],
    ...['account', 'privacy', 'data', 'notifications', 'appearance'].map((tab) => `/settings?tab=${tab}`),
    ...['complaints', 'addresses'].map((tab) => `/profile?tab=${tab}`),
  ]);
  await look(maker, [
    ...[
      '/userDashboard',
      '/userDashboard?tab=products',
      '/userDashboard?tab=sales',
      '/work-board',
      '/earnings',
    ],
    ...[`/order-details/sale/${orderId}`, `/user/products/${designId}/sells-details`, '/upload-product'],
    ...[
      `/user/products/${designId}/edit`,
      '/enquiry-management',
      '/notifications',
      '/profile',
      '/profile?tab=shop',
    ],
  ]);
  expect.soft([...new Set(found)]).toEqual([]);
}
