import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile for argon2id: 19 MiB, two passes. The library hashes off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export async function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that an unknown address cannot be told by the clock. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
}
