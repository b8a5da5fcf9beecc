import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orderStatuses, statusLabel } from '#contracts/orders/core/orders.states.ts';
import { statusIn } from '#contracts/orders/core/status-in.ts';
import { locales } from '#contracts/platform/locales.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { lettersIn } from '#contracts/words/catalogues/letters-in.ts';
import { letters } from '#contracts/words/en/letters.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { storedInLanguage } from '#contracts/words/in-language.ts';
import { type LetterContent, letterOf, plainTextOf, writeLetter } from '#contracts/words/letter.ts';
import type { LetterWords } from '#contracts/words/letter-words.ts';
import { rule } from '#contracts/words/rule.ts';
import { kindOf } from '#contracts/words/values.ts';
import type { Words } from '#contracts/words/words.ts';

const root = join(import.meta.dirname, '../..');
type Name = keyof typeof letters;
type LetterOrPart = LetterWords | Words;
const names = Object.keys(letters) as Name[];
const translated = locales.filter((locale) => locale !== 'en');

/** The texts of a letter or a part, with their places in it. */
function textsOf(words: LetterOrPart): [place: string, sentence: Words][] {
  if (typeof words === 'object' && 'subject' in words)
    return [
      ['subject', words.subject],
      ['text', words.text],
    ];
  return [['', words]];
}
const formsOf = (sentence: Words) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence));
const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

/** The problems of a catalogue; empty if there are none. */
function problemsIn(catalogue: Record<string, LetterOrPart>): string[] {
  return names.flatMap((name) => {
    const words = catalogue[name];
    if (words === undefined) return [`${name} is missing`];
    const english = new Map(textsOf(letters[name]));
    return textsOf(words).flatMap(([place, sentence]) => {
      const wanted = formsOf(english.get(place) ?? '').map(gapsOf);
      return formsOf(sentence).flatMap((form) => {
        const where = place === '' ? name : `${name} (${place})`;
        if (!wanted.includes(gapsOf(form))) return [`${where} has other gaps`];
        const isLeft = /[a-z]{2}/i.test(form.replace(/\{\w+\}|Tanabana/g, ''));
        return isLeft ? [`${where} is left in English`] : [];
      });
    });
  });
}

test.each(translated)('every letter stands in %s', (locale) => {
  expect(problemsIn(lettersIn[locale])).toEqual([]);
  expect(Object.keys(lettersIn[locale]).sort()).toEqual([...names].sort());
});

test('planted mistakes in a catalogue are found, one by one', () => {
  const good = lettersIn.hi;
  const { 'accounts.resetCode': reset, ...lacking } = good;
  expect(problemsIn(lacking)).toEqual(['accounts.resetCode is missing']);
  const planted: [Partial<LetterWords>, string][] = [
    [{ subject: 'Your Tanabana code' }, '(subject) is left in English'],
    [{ text: 'आपका कोड' }, '(text) has other gaps'],
    [{ text: { one: 'आपका {code}', other: 'your {code}' } }, '(text) is left in English'],
  ];
  for (const [mistake, problem] of planted)
    expect(problemsIn({ ...good, 'accounts.resetCode': { ...reset, ...mistake } })).toEqual([
      `accounts.resetCode ${problem}`,
    ]);
});

test('a letter that is given too little or too much does not compile', () => {
  // @ts-expect-error: the code is what the letter is for.
  letterOf('accounts.resetCode');
  // @ts-expect-error: it names nobody.
  letterOf('accounts.resetCode', { code: '123456', name: 'Asha' });
  // @ts-expect-error: there is no such letter.
  letterOf('accounts.invented', { code: '123456' });
  expect(letterOf('accounts.deleted').values).toEqual({});
});

const samples: Record<ReturnType<typeof kindOf>, string | number> = {
  number: 7,
  rupees: 125_000,
  day: '2026-11-22',
  weekday: '2026-11-22',
  moment: '2026-11-03T10:35:00.000Z',
  appointment: '2026-11-03T10:35:00.000Z',
  town: 'Patiala',
  sentence: 'Meher',
  text: 'Meher',
};

/** A letter with sample values for all its placeholders. */
function sampleOf(name: Name, count: number): LetterContent {
  const texts = textsOf(letters[name]).flatMap(([, sentence]) => formsOf(sentence));
  const gaps = texts.flatMap((text) => text.match(/\w+(?=\})/g) ?? []);
  const values = gaps.map((gap) => [gap, gap === 'count' ? count : samples[kindOf(gap)]]);
  return { letter: name, values: Object.fromEntries(values) } as LetterContent;
}

const letterNames = names.filter((name) => textsOf(letters[name]).length === 2);

test.each(locales)(
  'each letter is written in %s with nothing left open, its subject on one line',
  (locale) => {
    expect(letterNames.length).toBeGreaterThan(100);
    for (const name of letterNames)
      for (const count of [1, 2, 7]) {
        const { subject, paragraphs } = writeLetter(sampleOf(name, count), locale);
        expect(subject, name).toMatch(/^[^{}\n]+$/);
        expect(plainTextOf(paragraphs), name).toMatch(/^[^{}]+$/);
      }
  },
);

test('subjects hold our own words alone: no name, title or text that somebody chose', () => {
  // The desk writes the heading of a newsletter.
  const ours = ['number', 'ticket', 'unread', 'status', 'priority', 'heading'];
  for (const name of letterNames) {
    const [[, subject] = ['', '']] = textsOf(letters[name]);
    const gaps = formsOf(subject).flatMap((form) => form.match(/\w+(?=\})/g) ?? []);
    const chosen = gaps.filter((gap) => !ours.includes(gap) && kindOf(gap) === 'text');
    expect(chosen, name).toEqual([]);
  }
});

test('no letter and no part of one is said nowhere', () => {
  const code = globSync(['server/src/{modules,platform}/**/*.ts', 'contracts/src/words/letter.ts'], {
    cwd: root,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isNamed = (name: string) => {
    const [room = ''] = name.split('.');
    // Some names are composed of the group and a constant: `digest.${digest}`, `removed.a${what}`.
    const beginnings = [...code.matchAll(new RegExp(`\`(${room}\\.\\w*)\\$\\{`, 'g'))].map(
      ([, begins = '']) => begins,
    );
    const isPut = beginnings.some(
      (begins) => /^[A-Z_]+$|^[a-z-]+$/.test(name.slice(begins.length)) && name.startsWith(begins),
    );
    return code.includes(`'${name}'`) || isPut;
  };
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test('sums, days and clocks are those of the language; what is empty goes with its space', () => {
  const said = { number: 'TB-2026-000001', titles: 'Katan', maker: 'Meher', page: 'https://tanabana.in/o/1' };
  const asked = { ...said, amount: 125_000, day: '2026-11-22', wrote: null, note: null };
  expect(writeLetter(letterOf('payments.ASKED', asked), 'en')).toMatchObject({
    subject: 'The final payment for TB-2026-000001 is due by 22 Nov 2026',
    paragraphs: [
      {
        text: 'Meher asks for the final payment of ₹1,25,000 for Katan. It is due by 22 Nov 2026; the parcel is sent once it has arrived. You can pay it on the page of the order.',
        page: null,
      },
      { text: 'https://tanabana.in/o/1', page: 'https://tanabana.in/o/1' },
    ],
  });
  expect(writeLetter(letterOf('payments.ASKED', asked), 'hi').subject).toBe(
    'ऑर्डर TB-2026-000001 का फ़ाइनल पेमेंट 22 नवंबर 2026 तक देना है',
  );
  const confirmed = { ...said, advance: 500, rest: 750, delivery: null, choose: null };
  expect(plainTextOf(writeLetter(letterOf('orders.confirmed', confirmed), 'en').paragraphs)).toContain(
    'your order.\n\nThe rest, ₹750,',
  );
});

test('statuses and what is wrong with a picture are told as the screens tell them', () => {
  for (const status of orderStatuses) {
    expect(statusIn(status)('en')).toBe(statusLabel(status));
    expect(statusIn(status)('ta')).toMatch(/[\u0b80-\u0bff]/);
  }
  const unreadable = rule(fileSentences.unreadable('saree.jpg'));
  expect(storedInLanguage([unreadable, 'Words of nobody'])('en')).toBe(
    `${inEnglish(fileSentences.unreadable('saree.jpg'))}\nWords of nobody`,
  );
  expect(storedInLanguage([unreadable])('hi')).toMatch(/^saree\.jpg .*[\u0900-\u097f]/);
});
