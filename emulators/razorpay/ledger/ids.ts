import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export type IdPrefix = 'order' | 'pay' | 'rfnd' | 'disp' | 'card';

/** Fourteen case-sensitive alphanumerics, the length of every Razorpay id. */
export function randomTail(): string {
  let tail = '';
  for (let i = 0; i < 14; i += 1) tail += ALPHABET[randomInt(ALPHABET.length)];
  return tail;
}

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomTail()}`;
}

export function isId(prefix: IdPrefix, value: string): boolean {
  return value.startsWith(`${prefix}_`) && /^[A-Za-z0-9]{14}$/.test(value.slice(prefix.length + 1));
}
