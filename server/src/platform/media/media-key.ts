import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody guesses the address of a picture that is not published yet. */
export function newMediaKey(): string {
  return randomBytes(16).toString('base64url');
}

export function isMediaKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
