import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile for argon2id: 19 MiB, two passes. The library hashes off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash for the ways in which systems write the same letters: keyboards differ in accents and in the nukta. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** A hash from before passwords had one form was made of what was typed. */
export async function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(passwordHash, form)) return true;
  return false;
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check that fails, so that an unknown address cannot be told by the clock. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password');
  await isPasswordRight(await decoy, password);
}

/** At most three, one for a password of plain letters. */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}
