import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bengali } from '#contracts/sentences/bn/bengali.ts';
import { english } from '#contracts/sentences/en/english.ts';
import { hindi } from '#contracts/sentences/hi/hindi.ts';
import { partReason, recognise } from '#contracts/sentences/recognise.ts';
import { say } from '#contracts/sentences/say.ts';
import { tamil } from '#contracts/sentences/ta/tamil.ts';
import { listFilledIn, listSentences, sampleOf } from './list-sentences.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(['contracts/src/**/*.ts', 'server/src/{modules,platform}/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.ts$|contracts\/src\/sentences\/|platform\/db\/|present-notification/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const sent = sources.flatMap(listSentences);

test('every sentence that is not given by its name is one of the catalogue', () => {
  expect(sent.length).toBeGreaterThan(200);
  const unknown = sent.filter(
    ({ parts }) => !samplesOf(parts).some((sample) => recognise(sample)) && !isPart(parts),
  );
  expect(unknown.map(({ where, parts }) => `${where}: ${parts.join('…')}`)).toEqual([]);
});

test('a planted sentence without a reason is found', () => {
  const planted = listSentences({
    file: 'planted.ts',
    text: ["throw new AppError('CONFLICT', `Planted $", '{name} is not in any catalogue.`);'].join(''),
  });
  expect(planted.map(({ parts }) => parts)).toEqual([['Planted ', ' is not in any catalogue.']]);
  expect(planted.some(({ parts }) => samplesOf(parts).some((sample) => recognise(sample)))).toBe(false);
});

test('no English words of ours are filled into a sentence', () => {
  expect(sources.flatMap(listFilledIn)).toEqual([]);
});

test('planted English words in a gap are found, names and codes are not', () => {
  const filledIn = (text: string) => listFilledIn({ file: 'planted.ts', text });
  expect(filledIn("sentence('orders.own', { name: name ?? 'Somebody' });")).toEqual([
    'planted.ts:1: Somebody',
  ]);
  expect(filledIn("fileSentences.empty(isOne ? 'The photo' : name);")).toEqual(['planted.ts:1: The photo']);
  expect(
    filledIn("sentences.decided('refused', by); partOf('orders.own', { name, status: 'PENDING' });"),
  ).toEqual([]);
});

test('no sentence of the catalogue is said nowhere', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const unnamed = Object.entries(english).filter(([reason]) => !code.includes(`'${reason}'`));
  const unused = unnamed.filter(([, sentence]) => {
    const pieces = sentence.split(/\{\w+\}|[“”"'’₹\n]|(?<=[.:,]) | could not be found/);
    const longest = pieces.sort((one, other) => other.length - one.length)[0] ?? '';
    return !code.includes(longest.trim());
  });
  // Said with words that the code puts together.
  expect(unused.filter(([, sentence]) => !puts.has(sentence))).toEqual([]);
});

test.each([
  ['hi', hindi],
  ['bn', bengali],
  ['ta', tamil],
] as const)('every sentence stands in %s with the parameters of the English one', (locale, catalogue) => {
  const gapsOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join();
  const wrong = Object.entries(english).filter(([reason, sentence]) => {
    const translation = catalogue[reason as keyof typeof english];
    return gapsOf(translation) !== gapsOf(sentence) || !/[^\p{ASCII}]/u.test(translation);
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  expect(say({ reason: 'platform.keepUnder', params: { most: 12_000 } }, catalogue, locale)).toContain(
    '12,000',
  );
});

test('each English sentence is recognised as itself, and nothing else', () => {
  const mistaken = Object.entries(english).flatMap(([reason, sentence]) => {
    const sample = sampleOf(sentence);
    const found = recognise(sample);
    // A part is recognised within a sentence alone.
    if (partReason.test(reason)) return found ? [`${reason} stands alone`] : [];
    if (found?.reason !== reason && english[found?.reason as keyof typeof english] !== sentence)
      return [`${reason} is taken for ${found?.reason}`];
    return found && say(found, english, 'en') !== sample ? [`${reason}: ${say(found, english, 'en')}`] : [];
  });
  expect(mistaken).toEqual([]);
});

/** The checker of forms says this where we give no sentence; the words of the others are chosen by the code. */
const puts = new Set<string>([
  'File too large',
  'Final payment pending',
  'Invalid images',
  'Invalid input',
  'You can ask for your data twice in 24 hours. Please try again after {moment}.',
  'This was verified by {name} meanwhile. Nothing was changed.',
  'This was refused by {name} meanwhile. Nothing was changed.',
]);

/** Whether words that the code puts together stand in one sentence of the catalogue. */
function isPart(parts: readonly string[]): boolean {
  const words = parts.map((part) => part.trim()).filter((part) => part !== '');
  return Object.values(english).some((sentence) => words.every((part) => sentence.includes(part)));
}

const values = [
  '7',
  'Meher',
  '₹7',
  'Sun, 22 Nov 2026',
  '3 Nov 2026, 4:05 pm',
  'Confirmed',
  'the list',
  'A waist',
];

/** A sentence with every kind of thing in each of its gaps. */
function samplesOf([first = '', ...rest]: readonly string[]): string[] {
  return rest.reduce(
    (begun, part) => begun.flatMap((text) => values.map((value) => text + value + part)),
    [first],
  );
}
