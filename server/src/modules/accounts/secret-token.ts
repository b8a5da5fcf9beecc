import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only the browser ever holds them. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. The token has full entropy, so a fast hash is enough. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
