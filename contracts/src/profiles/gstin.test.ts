import { expect, test } from 'vitest';
import { inWords } from '#tests/support/words/in-words.ts';
import { isGstin, stateCode, stateOfGstin } from './gstin.ts';
import { lookUpPin } from './pin-codes.ts';
import { profileFields } from './profiles.contract.ts';

// Published examples: from the tax portal's guide, and of companies that print theirs on their bills.
const real = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '07AAGFF2194N1Z1'];

test.each(real)('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each(real)('no other last character makes %s one', (gstin) => {
  const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((sign) => sign !== gstin[14]);
  for (const sign of others) expect(isGstin(gstin.slice(0, 14) + sign)).toBe(false);
});

test.each([
  ['', 'nothing'],
  ['27AAPFU0939F1Z', 'fourteen characters'],
  ['27AAPFU0939F1ZV1', 'sixteen'],
  ['25AAPFU0939F1ZV', 'a state that is none'],
  ['27aapfu0939f1zv', 'small letters'],
  ['27AAPFU0939F1XV', 'another letter in place of the Z'],
  ['27AAPFU9039F1ZV', 'two digits changed over'],
])('%s is none: %s', (text) => {
  expect(isGstin(text)).toBe(false);
});

test('its state is read from its beginning, and a state has its code however it is written', () => {
  expect(stateOfGstin('29AAGCB7383J1Z4')).toBe('Karnataka');
  expect([stateCode('karnataka '), stateCode('Jammu & Kashmir'), stateCode('TamilNadu')]).toEqual([
    '29',
    '01',
    '33',
  ]);
  expect(stateCode('Bavaria')).toBeUndefined();
});

test('every state that a PIN code names has its code', () => {
  const states = new Set(
    Array.from({ length: 900 }, (_, n) => lookUpPin(`${n + 100}001`)?.state).filter(
      (state) => state !== undefined,
    ),
  );
  expect(states.size).toBeGreaterThan(30);
  expect([...states].filter((state) => stateCode(state) === undefined)).toEqual([]);
});

test('the profile takes one in small letters and with spaces, refuses a wrong one, and may leave it out', () => {
  const { gstin } = profileFields.shape;
  expect(gstin.parse(' 27 aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV');
  expect(gstin.parse('')).toBe('');
  expect(gstin.parse(undefined)).toBeUndefined();
  expect(inWords(gstin.safeParse('27AAPFU0939F1ZW').error?.issues[0]?.message)).toMatch(/15 characters/);
});
