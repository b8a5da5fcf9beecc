import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { hashSecretToken } from '../secret-token.ts';
import { findRequestedAddress } from './password-resets.queries.ts';

interface Bearings {
  email: string | null | undefined;
  /** From the cookie of the browser. */
  requestToken: string | undefined;
}

/**
 * Whose code is meant: the address that was sent along, or the one this browser has asked for. A code alone is
 * never looked for among everybody's. Throws BAD_REQUEST with neither.
 */
export async function addressOfReset({ db }: Services, { email, requestToken }: Bearings): Promise<string> {
  const address = email || (requestToken && (await findRequestedAddress(db, hashSecretToken(requestToken))));
  if (address) return address;
  throw new AppError('BAD_REQUEST', sentence('accounts.askForCode'));
}
