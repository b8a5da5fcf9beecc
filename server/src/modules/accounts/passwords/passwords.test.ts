import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './passwords.ts';

const composed = 'caf\u00e9-\u0915\u0921\u093c\u093e';
const decomposed = 'cafe\u0301-\u0915\u0921\u093c\u093e';
/** The letter \u095c is the same as \u0921 and a nukta. */
const otherKeyboard = 'caf\u00e9-\u0915\u095c\u093e';

test.each([
  ['composed', composed],
  ['decomposed', decomposed],
  ['of another keyboard', otherKeyboard],
])('a password that was set %s is right in every form of the same letters', async (_, chosen) => {
  const kept = await hashPassword(chosen);
  for (const typed of [composed, decomposed, otherKeyboard])
    expect(await isPasswordRight(kept, typed)).toBe(true);
  expect(await isPasswordRight(kept, 'cafe-\u0915\u0921\u093e')).toBe(false);
});

test.each([
  ['composed', composed, decomposed],
  ['decomposed', decomposed, composed],
  ['as it was typed', otherKeyboard, otherKeyboard],
])('a hash of a password %s, from before there was one form, still opens', async (_, hashed, typed) => {
  expect(await isPasswordRight(await hash(hashed), typed)).toBe(true);
});
