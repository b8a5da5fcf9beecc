import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Locale } from '#contracts/platform/locales.ts';
import { type LetterContent, letterOf, writeLetter } from '#contracts/words/letter.ts';
import { drawLetter } from './draw-letter.ts';
import { letterColours } from './letter-style.ts';
import { letterText } from './letter-text.ts';
import type { Shown } from './shown.ts';

const publicUrl = 'https://shop.example.in';
const page = `${publicUrl}/chat/9`;

const draw = (says: LetterContent, locale: Locale = 'en') => {
  const { paragraphs, button } = writeLetter(says, locale);
  return drawLetter(paragraphs, { publicUrl, locale, button });
};

/** A letter that quotes another person. Its last paragraph is only the page. */
const quoting = (title: string) =>
  letterOf('orders.movedOn', { number: 'TB-2026-000001', titles: title, page });
const confirming = (to = page) => letterOf('accounts.confirmEmail', { page: to, days: 3 });

const buttons = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" class="go" style="display:inline-block[^>]*>[^<]*<\/a>/g)].map(
    ([, to]) => to,
  );

test('the page that a paragraph ends with is a button, and its words end with a full stop', () => {
  const html = draw(confirming());
  expect(html).toContain('that this is your address.</p>');
  expect(buttons(html)).toEqual([page]);
  expect(html).not.toContain('>https://');
});

test.each([
  ['accounts.welcome', 'Confirm email', 'ईमेल कन्फ़र्म करें'],
  ['accounts.confirmEmail', 'Confirm email', 'ईमेल कन्फ़र्म करें'],
  ['accounts.passwordChanged', 'Choose a new password', 'नया पासवर्ड चुनें'],
  ['orders.COMPLETED', 'See the order', 'ऑर्डर देखें'],
  ['refunds.lost', 'See the order', 'ऑर्डर देखें'],
  ['meetings.visitBooked', 'See the meeting', 'मीटिंग देखें'],
  ['meetings.callOffByMaker', 'Book another time', 'दूसरा समय बुक करें'],
  ['enquiries.toMaker', 'Read the enquiry', 'पूछताछ पढ़ें'],
  ['enquiries.answered', 'Open the chat', 'चैट खोलें'],
  ['complaints.answered', 'Open the complaint', 'शिकायत खोलें'],
  ['people.USER_BANNED', 'Write to us', 'हमें लिखें'],
  ['digest.DAILY', 'Open on Tanabana', 'Tanabana पर खोलें'],
] as const)('the button of %s says what it does', (letter, english, hindi) => {
  const says: LetterContent = { letter, values: { page, days: 3, titles: 'Katan' } };
  expect(draw(says)).toContain(`>${english}</a>`);
  expect(draw(says, 'hi')).toContain(`>${hindi}</a>`);
});

test('words in Hindi end with a danda', () => {
  expect(draw(confirming(), 'hi')).toMatch(/।<\/p><p[^>]*><a href="https:\/\/shop\.example\.in\/chat\/9"/);
});

test('a page alone in its paragraph is a button without words', () => {
  const html = draw(quoting('Katan'));
  expect(buttons(html)).toEqual([page]);
  expect(html).not.toContain('<p style="margin:0 0 16px"></p>');
});

test.each([`“Pay here ${page}”`, `Pay here: ${page}`, `Pay here:\n\n${page}\n\nand tell me`, page])(
  'an address that another person wrote is a link within their words, never a button: %j',
  (title) => {
    const html = draw(letterOf('house.letter', { heading: 'News', text: title }));
    expect(buttons(html)).toEqual([]);
    expect(html).toContain(`<a href="${page}">${page}</a>`);
    expect(buttons(draw(quoting(title)))).toEqual([page]);
  },
);

test('a page within a sentence stays a link, and a page of another site stays words', () => {
  const known = draw(letterOf('accounts.haveOne', { page }));
  expect(known).toContain(`>${page}</a>.`);
  expect(buttons(known)).toEqual([]);
  const other = draw(confirming('https://elsewhere.example/page'));
  expect(other).toContain('your address: https://elsewhere.example/page</p>');
  expect(other).not.toContain('href="https://elsewhere');
});

test('marks of HTML in a page of ours are escaped', () => {
  expect(draw(confirming(`${publicUrl}/a?b=1&c="x`))).toContain(`href="${publicUrl}/a?b=1&amp;c=&quot;x"`);
});

test('the subject stands above the greeting and the words, with its marks of HTML escaped', () => {
  const html = drawLetter(writeLetter(confirming(), 'en').paragraphs, {
    publicUrl,
    locale: 'en',
    button: 'Open',
    heading: 'Kurta <b>& dupatta</b>',
    greeting: 'Hello Asha,',
  });
  expect(html).toMatch(/<h1[^>]*>Kurta &lt;b&gt;&amp; dupatta&lt;\/b&gt;<\/h1><p[^>]*>Hello Asha,<\/p>/);
  expect(html.indexOf('</h1>')).toBeLessThan(html.lastIndexOf('this is your address'));
  expect(draw(confirming())).not.toContain('<h1');
});

test('a mailbox shows the first sentence beside the subject, not the greeting', () => {
  const html = drawLetter(writeLetter(quoting('Katan'), 'en').paragraphs, {
    ...{ publicUrl, locale: 'en', button: 'Open', greeting: 'Hello Asha,' },
  });
  expect(/<body[^>]*><div style="display:none[^>]*>([^&]*)/.exec(html)?.[1]).toBe(
    'The order of Katan has moved on.',
  );
});

const shows: Shown = {
  thing: {
    title: { written: 'Katan saree', translated: { hi: 'कतान साड़ी' } },
    by: 'Meher',
    picture: `${publicUrl}/media/abc/1080.webp`,
  },
  photographs: [`${publicUrl}/media/one/1080.webp`, `${publicUrl}/media/two/1080.webp`],
  facts: [
    { label: 'fact.order', words: 'TB-2026-000001' },
    { label: 'sums.total', rupees: 125_000 },
  ],
};
const noted = () =>
  letterOf('orders.written', {
    number: 'TB-1',
    titles: 'Katan',
    maker: 'Meher',
    note: 'Warped.\nDyed.',
    page,
  });

test('what happened, a note, its photographs, the design, the facts of the order and the button follow each other', () => {
  const html = drawLetter(writeLetter(noted(), 'hi').paragraphs, {
    ...{ publicUrl, locale: 'hi', button: 'Open', shows },
  });
  const order = [
    'काम कैसा चल रहा है:',
    '<blockquote',
    'Warped.<br>Dyed.',
    `<img class="sunk" src="${publicUrl}/media/one/640.webp"`,
    `<img class="sunk" src="${publicUrl}/media/two/320.webp"`,
    `<img class="sunk" src="${publicUrl}/media/abc/320.webp"`,
    'कतान साड़ी',
    'Meher<',
    '>ऑर्डर</td>',
    'TB-2026-000001',
    'कुल, टैक्स सहित',
    '₹1,25,000</td>',
    'class="go"',
  ];
  const from = html.indexOf('class="slip');
  expect(order.map((each) => html.indexOf(each, from)).filter((at) => at === -1)).toEqual([]);
  const places = order.map((each) => html.indexOf(each, from));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the text says the same in the same order, with the note quoted and the facts on lines of their own', () => {
  const { paragraphs } = writeLetter(noted(), 'hi');
  const text = letterText(paragraphs, {
    ...{ greeting: 'नमस्ते,', shows, publicUrl, locale: 'hi', unsubscribeUrl: null },
  });
  expect(text).toBe(
    `नमस्ते,\n\nMeher ने बताया है कि Katan का काम कैसा चल रहा है:\n\n> Warped.\n> Dyed.\n\nऑर्डर: TB-2026-000001\nकुल, टैक्स सहित: ₹1,25,000\n\nअपने ऑर्डर पर देखें: ${page}\n\n-- \nTanabana, ऑर्डर पर बना फ़ैशन, भारत से।\n${publicUrl}/hi/`,
  );
});

test('what follows the button is small print', () => {
  const html = draw(confirming());
  expect(html.indexOf('class="go"')).toBeLessThan(html.indexOf('The link works for 3 days'));
  expect(/<div class="ink-2 seam"[^>]*><p[^>]*>The link works/.test(html)).toBe(true);
});

test('the colours are those of the site, light and dark', async () => {
  const tokens = await readFile('web/app/ui/styles/tokens.css', 'utf8');
  const [light = '', dark = ''] = tokens.split('.dark {');
  const tokenIn = (theme: string, name: string) => new RegExp(`--tb-${name}: (#\\w+);`).exec(theme)?.[1];
  for (const [theme, colours] of [
    [light, letterColours.light],
    [dark, letterColours.dark],
  ] as const) {
    const names = Object.keys(colours);
    expect(Object.fromEntries(names.map((name) => [name, tokenIn(theme, name)]))).toEqual(colours);
  }
});

test('a letter with all that it can show stays far below the 100 kB at which mailboxes cut it', () => {
  const photographs = Array.from({ length: 6 }, () => `${publicUrl}/media/${'k'.repeat(40)}/1080.webp`);
  const html = drawLetter(writeLetter(noted(), 'ta').paragraphs, {
    ...{ publicUrl, locale: 'ta', button: 'Open', shows: { ...shows, photographs } },
  });
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
});
