import { expect, test } from 'vitest';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { garmentNames, isChoice, type PartName, partNames, parts, partsOf } from './garments.ts';
import { measurementWords } from './measurements.contract.ts';
import { fromStored, refuseValue, toStored, writeStored } from './part-values.ts';

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
  expect(said(refuseValue('waist', 29.9, 'cm'))).toBe('A waist between 30 and 200 cm');
  expect(said(refuseValue('waist', 200.1, 'cm'))).toBe('A waist between 30 and 200 cm');
  expect(said(refuseValue('inseam', 200, 'in'))).toBe('An inseam between 4 and 43 inches');
  expect(said(refuseValue('bangleSize', 24, 'in'))).toBe('A bangle’s inside width between 1.5 and 4 inches');
  for (const part of partNames) {
    const asked = parts[part];
    if (asked.kind !== 'length') continue;
    expect(refuseValue(part, asked.least, 'cm')).toBeNull();
    expect(refuseValue(part, asked.most, 'cm')).toBeNull();
    const [, from = '', to = ''] =
      /between ([\d.]+) and ([\d,.]+) inches/.exec(said(refuseValue(part, 0, 'in')) ?? '') ?? [];
    // The limits named in the error are valid values.
    expect(Number(to), part).toBeGreaterThan(Number(from));
    expect(refuseValue(part, Number(from), 'in'), part).toBeNull();
    expect(refuseValue(part, Number(to), 'in'), part).toBeNull();
  }
});

test('a count is a whole number without a unit, and is the same in every unit', () => {
  expect(refuseValue('kaliCount', 12, 'in')).toBeNull();
  for (const wrong of [12.5, 1, 61, Number.NaN, 'band'] as const)
    expect(said(refuseValue('kaliCount', wrong, 'in')), String(wrong)).not.toBeNull();
  expect(said(refuseValue('kaliCount', 12.5, 'cm'))).toBe(
    'A number of kalis: a whole number between 2 and 60',
  );
  expect(fromStored('kaliCount', toStored('kaliCount', 12, 'in'), 'cm')).toBe(12);
  expect(writeStored('kaliCount', 12, 'in')).toBe('12');
});

test('a choice is one of its own names', () => {
  for (const part of partNames) {
    if (!isChoice(part)) continue;
    for (const choice of parts[part].choices) {
      expect(refuseValue(part, choice, 'in')).toBeNull();
      expect(fromStored(part, toStored(part, choice, 'in'), 'cm')).toBe(choice);
    }
  }
  expect(said(refuseValue('waistFinish', '4-6', 'in'))).toBe('A waist finish: please choose one of the list');
  expect(said(refuseValue('ageBand', 5, 'in'))).toBe('An age: please choose one of the list');
});

test('what a garment alone has is taken from it, and a point of the body from the body', () => {
  const ofGarment: readonly PartName[] = ['kurtaLength', 'flare', 'kaliCount', 'waistFinish', 'dupattaWidth'];
  const ofBody: readonly PartName[] = ['apexGap', 'bustPoint', 'footLength', 'height'];
  expect(new Set(ofGarment.map((part) => parts[part].of))).toEqual(new Set(['garment']));
  expect(new Set(ofBody.map((part) => parts[part].of))).toEqual(new Set(['body']));
  expect(parts.bust.of).toBe('either');
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

test('a value of another kind is refused beside its field', () => {
  const lengths = { waist: 'band', kaliCount: 12.5, waistFinish: 3, hip: 101 };
  expect(allInWords(sentencesOf({ lengths }))).toEqual([
    ['lengths.waist', 'Please write a number, such as 76.5'],
    ['lengths.kaliCount', 'A number of kalis: a whole number between 2 and 60'],
    ['lengths.waistFinish', 'A waist finish: please choose one of the list'],
  ]);
  expect(allInWords(sentencesOf({ lengths: { waistFinish: 'rope' } }))).toEqual([
    ['lengths.waistFinish', 'Please write a number, such as 76.5'],
  ]);
  expect(sentencesOf({ lengths: { kaliCount: 12, waistFinish: 'drawstring' } })).toBeUndefined();
});
