import { expect, test } from 'vitest';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { garmentNames, partNames, parts, partsOf, refuseLength } from './garments.ts';
import { guessGarment } from './guess-garment.ts';
import { fromTenths, readLength, toTenths, writeLength } from './lengths.ts';
import { measurementWords } from './measurements.contract.ts';

test('what is written in a unit is read back the same in that unit', () => {
  for (let mark = 1; mark <= 8 * 90; mark++)
    expect(fromTenths(toTenths(mark / 8, 'in'), 'in')).toBe(mark / 8);
  for (let mark = 1; mark <= 2200; mark++)
    expect(fromTenths(toTenths(mark / 10, 'cm'), 'cm')).toBe(mark / 10);
});

test('lengths are read with digits of any script', () => {
  expect(['७६.५', '৩০ ১/৮', '\u200e36'].map(readLength)).toEqual([76.5, 30.125, 36]);
});

test('centimetres become inches in eighths, and the other way round', () => {
  expect(toTenths(76.5, 'cm')).toBe(7650);
  expect(writeLength(7650, 'in')).toBe('30⅛');
  expect(writeLength(toTenths(36, 'in'), 'cm')).toBe('91.4');
  expect(writeLength(toTenths(36, 'in'), 'in')).toBe('36');
  expect(writeLength(toTenths(0.5, 'in'), 'in')).toBe('½');
});

test.each([
  ['76.5', 76.5],
  ['76,5', 76.5],
  [' 30 ', 30],
  ['30 1/8', 30.125],
  ['30⅛', 30.125],
  ['30 ¾', 30.75],
  ['½', 0.5],
  ['1/2', 0.5],
])('a tape is read as people write it: %s', (text, length) => {
  expect(readLength(text)).toBe(length);
});

test.each(['', 'abc', '-3', '1e3', '30 9/8', '30 1/3', '1.2.3', '30cm', 'NaN', '1/0'])(
  '%s is no length',
  (text) => {
    expect(readLength(text)).toBeUndefined();
  },
);

test('every garment asks for known parts, none twice, and every part belongs to a garment', () => {
  for (const garment of garmentNames) {
    const asked = partsOf(garment);
    expect(new Set(asked).size, garment).toBe(asked.length);
    for (const part of asked) expect(partNames).toContain(part);
  }
  const used = new Set(
    garmentNames.filter((garment) => garment !== 'other').flatMap((garment) => partsOf(garment)),
  );
  expect([...partNames].filter((part) => !used.has(part))).toEqual([]);
});

const said = (refusal: Sentence | null) => refusal && inEnglish(refusal);

test('a length that cannot be one is refused with its bounds in the unit of the tape', () => {
  expect(said(refuseLength('waist', toTenths(29.9, 'cm'), 'cm'))).toBe('A waist between 30 and 200 cm');
  expect(said(refuseLength('waist', toTenths(200.1, 'cm'), 'cm'))).toBe('A waist between 30 and 200 cm');
  expect(said(refuseLength('inseam', toTenths(200, 'in'), 'in'))).toBe('An inseam between 4 and 43 inches');
  for (const part of partNames) {
    const { least, most } = parts[part];
    expect(refuseLength(part, least * 100, 'cm')).toBeNull();
    expect(refuseLength(part, most * 100, 'cm')).toBeNull();
    const [, from = '', to = ''] =
      /between (\d+) and (\d+) inches/.exec(said(refuseLength(part, 0, 'in')) ?? '') ?? [];
    // The limits named in the error are valid values.
    expect(refuseLength(part, toTenths(Number(from), 'in'), 'in'), part).toBeNull();
    expect(refuseLength(part, toTenths(Number(to), 'in'), 'in'), part).toBeNull();
  }
});

const words = {
  garment: 'lehenga',
  unit: 'cm',
  lengths: { waist: 76.5 },
  measuredBy: 'Iqbal, master cutter',
  measuredOn: '2026-11-20',
  basedOn: 0,
};
const sentencesOf = (changes: object) =>
  measurementWords
    .safeParse({ ...words, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('every rule of the form has its sentence beside its field', () => {
  expect(measurementWords.safeParse(words).success).toBe(true);
  expect(allInWords(sentencesOf({ lengths: {} }))).toEqual([
    ['lengths', 'Please write at least one measurement'],
  ]);
  // A lehenga has no sleeve, so a sleeve alone counts as no measurement.
  expect(allInWords(sentencesOf({ lengths: { sleeveLength: 40 } }))).toEqual([
    ['lengths', 'Please write at least one measurement'],
  ]);
  expect(allInWords(sentencesOf({ lengths: { waist: 3, hip: 900, lehengaLength: 100 } }))).toEqual([
    ['lengths.waist', 'A waist between 30 and 200 cm'],
    ['lengths.hip', 'A hip between 35 and 220 cm'],
  ]);
  expect(allInWords(sentencesOf({ measuredBy: '  ' }))).toEqual([['measuredBy', 'Please say who measured']]);
  expect(allInWords(sentencesOf({ measuredOn: '2026-02-31x' }))).toEqual([
    ['measuredOn', 'Please choose the day'],
  ]);
  expect(allInWords(sentencesOf({ garment: 'tent' }))).toEqual([['garment', 'Please choose a garment']]);
  expect(allInWords(sentencesOf({ unit: 'gaj' }))).toEqual([['unit', 'Please choose cm or inches']]);
});

test('a title says which garment is measured, and nothing where it speaks of none', () => {
  expect(
    [
      'Katan silk lehenga with a choli',
      'Gulnaar katan silk saree',
      'Chikan kurta',
      'Wedding sherwani',
      'Dupatta',
    ].map(guessGarment),
  ).toEqual(['lehenga', 'blouse', 'kurta', 'jacket', undefined]);
});
