import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { findSignIn } from '../accounts.queries.ts';
import { isPasswordRight, pretendToCheck } from '../passwords/passwords.ts';
import { hashSecretToken } from '../secret-token.ts';
import { startChallenge } from '../two-factor/start-challenge.ts';
import { recordSignIn, type Visit } from './record-sign-in.ts';
import { countTry, forgiveTry } from './sign-in-limits.ts';

interface Attempt {
  email: string;
  password: string;
  remembered: boolean;
  visit: Visit;
  /** The token of the device's cookie, if any. */
  deviceToken: string | undefined;
}

/** `challengeToken` goes into the browser's cookie while the code of the app is still required. */
export type SignedIn = { userId: number; challengeToken: null } | { challengeToken: string };

/**
 * Returns the owner of the password, or a challenge if a code is required too. Every failure has the same sentence
 * and takes the same time, and an unknown address is counted and recorded like a known one. Throws
 * INVALID_CREDENTIALS, FORBIDDEN, RATE_LIMITED.
 */
export async function signIn(services: Services, attempt: Attempt): Promise<SignedIn> {
  const { db, limits } = services;
  const { email, password, remembered, visit, deviceToken } = attempt;
  const deviceHash = deviceToken === undefined ? null : hashSecretToken(deviceToken);
  // Only the database knows how addresses fold, so find the account first and count the try by its id.
  const { account, foldedEmail, isKnownDevice, isTwoFactorOn } = await findSignIn(db, email, deviceHash);
  const tried = {
    account: account ? `u${account.id}` : `e${foldedEmail}`,
    network: clientNetwork(visit.ip),
    knownDevice: isKnownDevice ? deviceHash : null,
  };
  await countTry(limits, tried);
  const isOpen = account !== undefined && account.status !== 'DELETED';
  const isRight = isOpen ? await isPasswordRight(account.passwordHash, password) : false;
  if (!isOpen) await pretendToCheck(password);
  if (!isOpen || !isRight) {
    await recordSignIn(db, visit, { userId: isOpen ? account.id : null, outcome: 'WRONG_PASSWORD' });
    throw new AppError('INVALID_CREDENTIALS', sentence('accounts.signInWrong'));
  }
  if (account.status !== 'ACTIVE') throw closedAccount();
  // The try stays counted until the code arrives; otherwise anyone who knows the password could start challenges
  // without limit.
  if (isTwoFactorOn)
    return { challengeToken: await startChallenge(services, visit, { userId: account.id, remembered }) };
  await forgiveTry(limits, tried);
  await recordSignIn(db, visit, { userId: account.id, outcome: 'SIGNED_IN' });
  return { userId: account.id, challengeToken: null };
}

export function closedAccount(): AppError {
  return new AppError('FORBIDDEN', sentence('accounts.closed'));
}
