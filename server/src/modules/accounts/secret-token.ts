import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLength } from '#contracts/accounts/password-reset.rules.ts';

/** 256 random bits; only the browser stores them. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, easy to read and type. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** The stored form of a token. The token has full entropy, so a fast hash is enough. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
