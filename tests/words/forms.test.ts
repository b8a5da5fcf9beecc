import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** All texts that people read: catalogues in all languages, pages, sentences, news, letters and documents. */
const files = globSync(
  ['web/app/**/*.en.{json,ts}', 'web/app/words/*/**/*.{json,ts}', 'contracts/src/words/??/**/*.ts'],
  { cwd: root },
);

const findAll = (pattern: RegExp) =>
  files.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${found} in ${file}`));

test('a percentage is written without a blank, as in 12%', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(findAll(/[0-9}][ \u00a0\u202f]%/g)).toEqual([]);
});

test('an hour is written as 11:00 am', () => {
  expect(findAll(/\d{1,2}[:.]\d{2} ?(?:AM|PM|a\.m\.|p\.m\.)/g)).toEqual([]);
});

test('an hour in another language than English has its own word for the part of the day, as in सुबह 11:00', () => {
  const translated = files.filter((file) => /\/words\/(?!en\/)[a-z]{2}\//.test(file));
  expect(translated.length).toBeGreaterThan(200);
  const hours = translated.flatMap((file) =>
    (read(file).match(/\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b/gi) ?? []).map((found) => `${found} in ${file}`),
  );
  expect(hours).toEqual([]);
});

test('what may stay empty is marked (optional), in brackets', () => {
  expect(findAll(/"optional": "[^(][^"]*"/g)).toEqual([]);
});

/** Sentences of the specification that end with an exclamation mark keep it. */
const exclaimed = [
  'Oops! Page Not Found',
  'Product updated successfully!',
  'Your order has been placed!',
  'Perfect! Your profile is complete',
  'Great! Add optional info to reach 100%',
  'Profile image uploaded successfully!',
  'Address created successfully!',
  'Review submitted!',
  'Shared successfully!',
  'Sharing failed!',
  'Error while sharing!',
  "We'll get back to you soon!",
  'Welcome back!',
  'OTP sent!',
  'Email verified!',
  'Code Resent!',
];
const ofMeetings = /^Meeting [a-z{} ]+ successfully!$/;

/** The texts of a file that contain an exclamation mark. */
const exclamationsIn = (file: string): string[] =>
  [...read(file).matchAll(/(["'`])((?:\\.|(?!\1)[^\n])*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => text.includes('!'));

test('only sentences of the specification have an exclamation mark', () => {
  const english = files.filter((file) => /\/words\/en\//.test(file));
  const own = english.flatMap((file) =>
    exclamationsIn(file)
      .filter((text) => !exclaimed.includes(text) && !ofMeetings.test(text))
      .map((text) => `${text} in ${file}`),
  );
  expect(own).toEqual([]);
});

test('a translation has no more exclamation marks than its English text', () => {
  const excess = files.flatMap((file) => {
    const english = file.replace(/\/words\/[a-z]{2}\//, '/words/en/');
    return english !== file &&
      files.includes(english) &&
      exclamationsIn(file).length > exclamationsIn(english).length
      ? [file]
      : [];
  });
  expect(excess).toEqual([]);
});
