import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentencesIn } from '#contracts/words/catalogues/sentences-in.ts';
import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { storedInLanguage } from '#contracts/words/in-language.ts';
import { readRule, rule } from '#contracts/words/rule.ts';
import { say } from '#contracts/words/say.ts';
import { type Reason, sentence } from '#contracts/words/sentence.ts';
import { readStoredSentence } from '#server/platform/http/succeed.ts';
import { listPlainMessages } from './list-plain-messages.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(
  ['contracts/src/**/*.ts', 'server/src/{modules,platform}/**/*.ts', 'web/app/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.test\.tsx?$|contracts\/src\/words\/[a-z]{2}\//.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('no check of a schema has a message that is not a sentence of the catalogue', () => {
  expect(sources.flatMap(listPlainMessages)).toEqual([]);
});

test('planted messages are found', () => {
  const planted = (text: string) => listPlainMessages({ file: 'planted.ts', text });
  expect(planted("z.string('Please write a name').check(z.minLength(1, 'Too short'))")).toEqual([
    'planted.ts:1: Please write a name',
    'planted.ts:1: Too short',
  ]);
  expect(planted('z.refine<string>(isPhone, phoneSentences.short)')).toHaveLength(1);
  expect(planted(['z.maxLength(9, `Please keep this under $', '{9}`)'].join(''))).toHaveLength(1);
  expect(planted("z.enum(['Sarees', 'Bags'], rule('designs.chooseCategory')); z.literal('DELETE')")).toEqual(
    [],
  );
});

test('every sentence of the catalogue is named somewhere', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const built = [...code.matchAll(/`([a-z-]+(?:\.\w+)*\.)\$\{/g)].map(([, start = '']) => start);
  const unnamed = Object.keys(english).filter(
    (reason) => !code.includes(`'${reason}'`) && !built.some((start) => reason.startsWith(start)),
  );
  expect(unnamed).toEqual([]);
});

const translated = locales.filter((locale) => locale !== 'en');

test.each(translated)('every sentence stands in %s with the parameters of the English one', (locale) => {
  const catalogue = sentencesIn[locale];
  const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
  const wrong = Object.entries(english).filter(([reason, text]) => {
    const translation = catalogue[reason as Reason];
    return gapsOf(translation) !== gapsOf(text) || !/[^\p{ASCII}]/u.test(translation);
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  expect(say({ reason: 'platform.keepUnder', params: { most: 12_000 } }, catalogue, locale)).toContain(
    '12,000',
  );
});

test('the message of a check is read back as its sentence, other texts are none', () => {
  const keepUnder = sentence('platform.keepUnder', { most: 50 });
  expect(readRule(rule(keepUnder))).toEqual(keepUnder);
  expect(readRule(rule('accounts.emailRequired'))).toEqual({ reason: 'accounts.emailRequired' });
  for (const text of ['Invalid input', 'Please write a name.', 'saree.jpg could not be read', ''])
    expect(readRule(text)).toBeUndefined();
  // A rule cut off in a stored row has no known name, so the reader falls back to a plain sentence.
  expect(readRule(rule(keepUnder).slice(0, -2))).toEqual({ reason: '' });
  expect(storedInLanguage([rule(keepUnder).slice(0, -2)])('en')).toBe(
    inEnglish(fileSentences.unreadableUnnamed),
  );
});

test('a stored sentence whose name is gone says that the picture could not be read', () => {
  const gone = rule({ reason: 'platform.file.renamedSince' });
  const unreadable = inEnglish(fileSentences.unreadableUnnamed);
  expect(storedInLanguage([gone])('en')).toBe(unreadable);
  expect(readStoredSentence(gone).message).toBe(unreadable);
});
