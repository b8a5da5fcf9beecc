import { randomBytes } from 'node:crypto';

/** 128 random bits, so that a file's name cannot be guessed. */
export function newFileKey(): string {
  return randomBytes(16).toString('base64url');
}
