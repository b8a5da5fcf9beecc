import { expect, test } from 'vitest';
import { wholeNumber } from './text-fields.ts';
import { plainDigits, readNumber, readNumberOfOurs, readRupees } from './typed-numbers.ts';

test.each([
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '۰۱۲۳۴۵۶۷۸۹',
  '٠١٢٣٤٥٦٧٨٩',
  '๐๑๒๓๔๕๖๗๘๙',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵',
  '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿',
])('%s are the ten digits', (digits) => {
  expect(plainDigits(`a${digits}z`)).toBe('a0123456789z');
});

test.each([
  ['१२५००', 12_500],
  ['১২৫০০', 12_500],
  ['௧௨௫௦௦', 12_500],
  ['12,500', 12_500],
  ['1,25,000', 125_000],
  ['१,२५,०००.५०', 125_000.5],
  ['1,250,000', 1_250_000],
  ['₹12500', 12_500],
  ['₹ 12,500', 12_500],
  ['Rs. 12500', 12_500],
  ['12500/-', 12_500],
  ['₹12,500/-', 12_500],
  ['12500 rupees', 12_500],
  [' 1250.50 ', 1250.5],
  ['\u200b1250\u00a0', 1250],
  [1250, 1250],
])('%j is an amount of %d rupees', (written, rupees) => {
  expect(readRupees(written)).toBe(rupees);
});

test.each([
  '1e3',
  '0x1F4',
  '12,50',
  '1,2,3',
  '12500 or so',
  '',
  '₹',
  '--5',
  'Infinity',
  '0b11',
  '1 2',
  '1_000',
])('%j is no amount', (written) => {
  expect(readRupees(written)).toBeNaN();
});

test.each([
  ['१०', 10],
  ['-5', -5],
  ['4.5', 4.5],
])('%j is the number %d', (written, value) => {
  expect(readNumber(written)).toBe(value);
});

test.each(['0x10', '1e1', '1,000', '', ' ', 'ten'])('%j is no number', (written) => {
  expect(readNumber(written)).toBeNaN();
});

test('a whole number is read from a query as from JSON, within its bounds', () => {
  const stars = wholeNumber(1, 5);
  expect([stars.parse('4'), stars.parse('४'), stars.parse(4)]).toEqual([4, 4, 4]);
  for (const wrong of ['0', '6', '2.5', '1e0', '0x2', '']) expect(stars.safeParse(wrong).success).toBe(false);
});

test.each([
  'TB-2026-000010',
  '#TB-2026-000010',
  'TB2026000010',
  'tb 2026 000010',
  'TB–2026–000010',
  'TB−2026‑000010',
  'TB-२०२६-००००१०',
  '#10',
  '১০',
  ' \u202a000010\u202c ',
])('%j is the order 10', (written) => {
  expect(readNumberOfOurs('TB', written)).toBe(10);
});

test.each(['TC-2026-000010', 'Asha', 'TB-2026', '0', '', '1e1', '10 sarees'])(
  '%j is the number of no order',
  (written) => {
    expect(readNumberOfOurs('TB', written)).toBeNull();
  },
);
