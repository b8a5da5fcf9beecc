import { randomBytes } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeLength } from '#contracts/accounts/two-factor.rules.ts';
import { hashSecretToken } from '../secret-token.ts';

/** The 32 characters of Crockford's base32, without letters that look like digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface FreshCodes {
  /** In groups of four, shown only to their owner. */
  shown: string[];
  /** The stored form; 80 random bits need no slow hash. */
  hashes: string[];
}

export function newRecoveryCodes(): FreshCodes {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return { shown: codes.map(inGroupsOfFour), hashes: codes.map(hashSecretToken) };
}

function newCode(): string {
  return Array.from(randomBytes(recoveryCodeLength), (byte) => signs[byte % signs.length]).join('');
}

function inGroupsOfFour(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
