import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody guesses the name of a file. */
export function newFileKey(): string {
  return randomBytes(16).toString('base64url');
}
