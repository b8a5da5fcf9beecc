import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { hashSecretToken } from '../secret-token.ts';
import { findRequestedAddress } from './password-resets.queries.ts';

interface Bearings {
  email: string | null | undefined;
  /** From the browser's cookie. */
  requestToken: string | undefined;
}

/**
 * The address of the reset: the one in the request, or the one for which this browser requested a code. A code alone
 * never looks up an address. Throws BAD_REQUEST without either.
 */
export async function addressOfReset({ db }: Services, { email, requestToken }: Bearings): Promise<string> {
  const address = email || (requestToken && (await findRequestedAddress(db, hashSecretToken(requestToken))));
  if (address) return address;
  throw new AppError('BAD_REQUEST', sentence('accounts.askForCode'));
}
