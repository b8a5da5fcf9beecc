import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { register } from '#contracts/accounts/accounts.contract.ts';
import { sendConfirmation } from '#contracts/accounts/email-confirmation.contract.ts';
import { changePassword, forgotPassword } from '#contracts/accounts/password-reset.contract.ts';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { changeLetterTimes } from '#contracts/notifications/choices/choices.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { sendDigests } from '#server/modules/notifications/letters/send-digests.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const newestTo = async (to: string) => {
  const { mail, db } = shop.app.services;
  const [letter] = await mail.listUnsent(db, to);
  return { subject: letter?.subject, text: letter?.text ?? '', html: letter?.html ?? '' };
};
const choose = (person: Actor, language: Locale) =>
  person.call(changeAppearance, { body: { theme: 'light', textSize: 'usual', language } });
const signUp = (email: string, headers: Record<string, string>) =>
  shop.app.visitor.call(register, { body: { name: 'Ritu Shah', email, password: actorPassword }, headers });

test('both sides of an order read of it in their own languages, with its sums and days', async () => {
  await choose(shop.buyer, 'hi');
  await choose(shop.maker, 'ta');
  await shop.confirm();
  await vi.waitFor(async () => {
    expect((await newestTo(shop.buyer.email)).subject).toMatch(/^आपका ऑर्डर TB-\d{4}-\d{6} कन्फ़र्म हो गया$/);
    expect((await newestTo(shop.maker.email)).subject).toMatch(/^புதிய ஆர்டர், TB-\d{4}-\d{6}$/);
  }, soon);
  const { text, html } = await newestTo(shop.buyer.email);
  expect(text.startsWith(`नमस्ते ${shop.buyer.name},\n\nधन्यवाद। `)).toBe(true);
  expect(text).toMatch(/यह (सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार, \d+ \p{L}[\p{L}\p{M}]+ \d{4} तक/u);
  expect(text).toMatch(/आपका ₹[\d,]+ का एडवांस/);
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('ऑर्डर पर बना फ़ैशन');
  expect(html).not.toContain('made to order');
  // The linked pages open in the same language.
  const site = shop.app.services.env.PUBLIC_URL;
  expect(text).toContain(`${site}/hi/order-details/purchase/`);
  const links = [...`${text} ${html}`.matchAll(new RegExp(`${site}/[a-z-]*`, 'g'))].map(([link]) => link);
  expect(links.filter((link) => ![`${site}/hi`, `${site}/media`].includes(link))).toEqual([]);
});

test('letters in English name no language in their addresses', async () => {
  const never = await shop.app.actor({ name: 'Leela Nair' });
  const { mail, db, env } = shop.app.services;
  const says = letterOf('accounts.haveOne', { page: `${env.PUBLIC_URL}/signin` });
  await mail.send(db, { to: never.email, name: never.name, isOurs: true, says });
  expect((await newestTo(never.email)).text).toContain(`sign in at ${env.PUBLIC_URL}/signin.`);
});

test('whoever has chosen no language gets a letter they ask for in the one of their page, and others in English', async () => {
  const inHindi = { referer: `${shop.app.services.env.PUBLIC_URL}/hi/signup` };
  expect((await signUp('ritu.hi@example.in', inHindi)).status).toBe(200);
  expect((await newestTo('ritu.hi@example.in')).subject).toBe('Tanabana में आपका स्वागत है');
  await signUp('ritu.ta@example.in', { cookie: 'tanabana_language=ta', 'accept-language': 'bn' });
  expect((await newestTo('ritu.ta@example.in')).subject).toBe('Tanabana-வுக்கு வரவேற்கிறோம்');
  await signUp('ritu.bn@example.in', { 'accept-language': 'bn-IN,bn;q=0.9,en;q=0.5' });
  expect((await newestTo('ritu.bn@example.in')).subject).toBe('Tanabana-য় আপনাকে স্বাগত');
  await signUp('ritu.en@example.in', {});
  expect((await newestTo('ritu.en@example.in')).subject).toBe('Welcome to Tanabana');

  const never = await shop.app.actor({ name: 'Leela Nair' });
  const { mail, db } = shop.app.services;
  await mail.send(db, { to: never.email, name: never.name, says: aLetter('1') });
  expect((await newestTo(never.email)).subject).toBe('Order 1: There is news');
  // This email warns about the person who made the request, so that person's browser language is ignored.
  const body = { currentPassword: actorPassword, password: 'another loom and shuttle' };
  await never.call(changePassword, { body, headers: { 'accept-language': 'hi' } });
  expect((await newestTo(never.email)).subject).toBe('Your Tanabana password was changed');
});

test('a chosen language counts more than that of the page, also for a code and while the address is unconfirmed', async () => {
  const asha = await shop.app.actor({ name: 'Asha Rao', isConfirmed: false });
  await choose(asha, 'bn');
  const headers = { 'accept-language': 'ta' };
  await asha.call(sendConfirmation, { headers });
  expect((await newestTo(asha.email)).subject).toBe('Tanabana-র জন্য আপনার ইমেল কনফার্ম করুন');
  await shop.app.visitor.call(forgotPassword, { body: { email: asha.email }, headers });
  const code = await newestTo(asha.email);
  expect(code.subject).toBe('আপনার Tanabana কোড');
  expect(code.text).toMatch(/^নমস্কার,\n\n[^\n]+\n\n\d{6}\n\n/);

  const { mail, db, env } = shop.app.services;
  const page = `${env.PUBLIC_URL}/order-details/sale/1`;
  await mail.send(db, { to: asha.email, name: 'Win a prize', says: aLetter('1', { titles: 'evil', page }) });
  const short = await newestTo(asha.email);
  expect(short.text).toBe(
    `নমস্কার,\n\nঅর্ডার 1: নতুন খবর আছে।\n\nTanabana-য় পড়ুন: ${page.replace('/order-details', '/bn/order-details')}\n\nসেটিংসে এই ইমেল কনফার্ম করলে আমাদের মেলে আরও বিশদে লেখা থাকবে।\n\n-- \nTanabana, অর্ডার দিয়ে বানানো ফ্যাশন, ভারত থেকে।\n${env.PUBLIC_URL}/bn/`,
  );
});

test('a digest tells its news in the language of its reader, and its foot stops it there', async () => {
  await choose(shop.maker, 'ta');
  await shop.maker.call(changeLetterTimes, { body: { digest: 'DAILY' } });
  const params = { id: shop.designId };
  await shop.buyer.call(createComment, { params, body: { content: 'Such a fall' } });
  await untilJobsDone(shop.app.services.db);
  await shop.app.services.db.$client.query('update letter_settings set digest_day = null');
  await sendDigests(shop.app.services);
  const { subject, text, html } = await newestTo(shop.maker.email);
  expect(subject).toMatch(/^Tanabana-வில் உங்கள் நாள்: படிக்காதவை \d+$/);
  expect(text).toContain(`${shop.buyer.name} கமெண்ட் எழுதினார்: `);
  expect(text).toMatch(/\n\nஇது போன்ற மெயில்கள் வேண்டாம்: http\S+$/);
  expect(html).toContain('>இது போன்ற மெயில்கள் வேண்டாம்</a>');
});

test('the last letter to somebody who leaves is still in the language that goes with the account', async () => {
  const person = await shop.app.actor({ name: 'Ritu Barman' });
  await choose(person, 'hi');
  await person.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } });
  expect((await newestTo(person.email)).subject).toBe('आपका Tanabana अकाउंट डिलीट हो गया');
});
