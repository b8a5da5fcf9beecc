import { expect, test } from 'vitest';
import { fromTenths, readLength, toTenths, units, writeLength } from './lengths.ts';

test('what is written in a unit is read back the same in that unit', () => {
  for (let mark = 1; mark <= 8 * 90; mark++)
    expect(fromTenths(toTenths(mark / 8, 'in', 'waist'), 'in', 'waist')).toBe(mark / 8);
  for (let mark = 1; mark <= 2200; mark++)
    expect(fromTenths(toTenths(mark / 10, 'cm', 'waist'), 'cm', 'waist')).toBe(mark / 10);
});

test.each(['frontNeckDepth', 'backNeckDepth', 'neck', 'collar', 'ringSize', 'bangleSize'] as const)(
  'a %s is read to a sixteenth of an inch, and what was stored by eighths reads back the same',
  (part) => {
    for (let mark = 1; mark <= 16 * 30; mark++) {
      const tenths = toTenths(mark / 16, 'in', part);
      expect(fromTenths(tenths, 'in', part)).toBe(mark / 16);
      expect(readLength(writeLength(tenths, 'in', part))).toBe(mark / 16);
    }
    for (let mark = 1; mark <= 8 * 30; mark++)
      expect(fromTenths(Math.round((mark / 8) * 254), 'in', part)).toBe(mark / 8);
  },
);

test('a sixteenth is written as a fraction, all else by its sign', () => {
  const written = (inches: number) => writeLength(toTenths(inches, 'in', 'collar'), 'in', 'collar');
  expect([14.1875, 14.125, 14, 0.0625, 0.5].map(written)).toEqual(['14 3/16', '14⅛', '14', '1/16', '½']);
  expect(writeLength(toTenths(14.1875, 'in', 'waist'), 'in', 'waist')).toBe('14¼');
});

test('what is written is read back as the same length in each unit', () => {
  for (const unit of units)
    for (let tenths = 50; tenths <= 9000; tenths += 7) {
      const text = writeLength(tenths, unit, 'hip');
      expect(writeLength(toTenths(readLength(text) ?? 0, unit, 'hip'), unit, 'hip')).toBe(text);
    }
});

test('lengths are read with digits of any script', () => {
  expect(['७६.५', '৩০ ১/৮', '\u200e36'].map(readLength)).toEqual([76.5, 30.125, 36]);
});

test('centimetres become inches in eighths, and the other way round', () => {
  expect(toTenths(76.5, 'cm', 'waist')).toBe(7650);
  expect(writeLength(7650, 'in', 'waist')).toBe('30⅛');
  expect(writeLength(toTenths(36, 'in', 'bust'), 'cm', 'bust')).toBe('91.4');
  expect(writeLength(toTenths(36, 'in', 'bust'), 'in', 'bust')).toBe('36');
  expect(writeLength(toTenths(0.5, 'in', 'aariNeck'), 'in', 'aariNeck')).toBe('½');
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
