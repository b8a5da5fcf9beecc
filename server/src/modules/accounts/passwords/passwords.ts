import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile for argon2id: 19 MiB, two passes. The library hashes off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalised, because keyboards encode accents and the nukta differently. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** Older hashes were made of the password as typed, before it was normalised. */
export async function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(passwordHash, form)) return true;
  return false;
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real failed check, so that timing does not reveal an unknown address. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password');
  await isPasswordRight(await decoy, password);
}

/** At most three; one for a password in ASCII. */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}
