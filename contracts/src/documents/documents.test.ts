import { expect, test } from 'vitest';
import { categories } from '#contracts/designs/categories.ts';
import { amountInWords } from './amount-in-words.ts';
import { documentNumber, financialYear } from './document-number.ts';
import { hsnOf } from './hsn-codes.ts';

test('the financial year turns at midnight of 1 April in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59.999Z'))).toBe(2025);
  expect(financialYear(new Date('2026-03-31T18:30:00.000Z'))).toBe(2026);
  expect(financialYear(new Date('2026-12-31T23:00:00Z'))).toBe(2026);
});

test('a number has the sixteen signs that an invoice may have, at the turn of the century too', () => {
  expect(documentNumber('I', 2026, 45)).toBe('TBI/26-27/000045');
  expect(documentNumber('R', 2099, 999_999)).toBe('TBR/99-00/999999');
  expect(documentNumber('C', 2026, 1)).toHaveLength(16);
});

test('amounts are counted in lakh and crore', () => {
  const words: [number, string][] = [
    [0, 'Rupees Zero Only'],
    [5, 'Rupees Zero and Five Paise Only'],
    [100, 'Rupees One Only'],
    [2_100, 'Rupees Twenty-One Only'],
    [10_000, 'Rupees One Hundred Only'],
    [11_900, 'Rupees One Hundred Nineteen Only'],
    [540_000, 'Rupees Five Thousand Four Hundred Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [1_250_000_050, 'Rupees One Crore Twenty-Five Lakh and Fifty Paise Only'],
    [
      9_876_543_210_99,
      'Rupees Nine Hundred Eighty-Seven Crore Sixty-Five Lakh Forty-Three Thousand Two Hundred Ten and Ninety-Nine Paise Only',
    ],
    [100_000_000_000_00, 'Rupees Ten Thousand Crore Only'],
  ];
  expect(words.map(([paise]) => [paise, amountInWords(paise)])).toEqual(words);
});

test('every category has a heading of the Harmonised System, and a former one has none', () => {
  for (const category of categories) expect(hsnOf(category)).toMatch(/^\d{4}$/);
  expect(hsnOf('Curtains')).toBe('');
  expect(hsnOf('constructor')).toBe('');
  const women = (title: string, material = '') => hsnOf("Women's Fashion", { title, material });
  expect(women('Bandhani saree', 'Pure silk')).toBe('5007');
  expect(women('Kota saree with blouse piece', 'Cotton')).toBe('5208');
  expect(women('Georgette saree')).toBe('5407');
  expect(women('Blouse for a saree')).toBe('6206');
  expect(women('Saree gown')).toBe('6204');
  expect(women('Katan silk lehenga')).toBe('6204');
  expect(women('Chikankari kurta')).toBe('6211');
  expect(hsnOf("Men's Fashion", { title: 'Linen shirt' })).toBe('6205');
  expect(hsnOf('Accessories', { title: 'Pashmina shawl' })).toBe('6214');
  expect(hsnOf('Home Decor', { title: 'Block-printed curtains' })).toBe('6303');
});
