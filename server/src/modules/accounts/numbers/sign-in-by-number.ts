import type { Locale } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountById } from '../accounts.queries.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import { hashSecretToken } from '../secret-token.ts';
import { recordSignIn, type Visit } from '../sessions/record-sign-in.ts';
import { closedAccount, type SignedIn } from '../sessions/sign-in.ts';
import { startChallenge } from '../two-factor/start-challenge.ts';
import { twoFactorState } from '../two-factor/two-factor.queries.ts';
import { wrongTextCode } from './confirm-number.ts';
import { lockNumber, numberOf, ownerOfNumber, spendTextCode, spendTextCodeTry } from './numbers.queries.ts';
import { newHashedCode, sendTextCode } from './send-text-code.ts';

interface CodeRequest {
  /** In E.164, in a country that text messages reach. */
  number: string;
  /** The token in the cookie of the browser. */
  requestToken: string;
  isResend: boolean;
  visit: Visit;
  /** The token of the device's cookie, if any. */
  deviceToken: string | undefined;
  /** The language of the page. */
  askedIn: Locale;
}

/**
 * Sends a code to a confirmed number. An unknown number gets a row, a hash and the same answer, but no message.
 * Throws RATE_LIMITED.
 */
export async function sendSignInCode(services: Services, request: CodeRequest): Promise<void> {
  const { db } = services;
  const { number } = request;
  const deviceHash = request.deviceToken === undefined ? null : hashSecretToken(request.deviceToken);
  const code = await newHashedCode();
  await inTransaction(db, async (tx) => {
    await lockNumber(tx, [number]);
    const [owner] = await ownerOfNumber(tx, [number, deviceHash]);
    const isKnownDevice = owner?.isKnownDevice === true;
    await sendTextCode(services, tx, code, {
      purpose: 'SIGN_IN',
      number,
      userId: owner?.status === 'ACTIVE' ? owner.id : null,
      requestHash: hashSecretToken(request.requestToken),
      askedFrom: isKnownDevice ? `device ${deviceHash}` : `network ${clientNetwork(request.visit.ip)}`,
      isKnownDevice,
      isResend: request.isResend,
      locale: owner?.language ?? request.askedIn,
    });
  });
}

interface Attempt {
  /** From the browser's cookie, if any. */
  requestToken: string | undefined;
  code: string;
  remembered: boolean;
  visit: Visit;
}

/**
 * Returns the owner of the code, and whether a code of their app is required too. Wrong, used, expired and exhausted
 * codes give the same error. Only the browser that requested the code may try it. Throws INVALID_INPUT, BAD_REQUEST,
 * FORBIDDEN.
 */
export async function signInByNumber(services: Services, attempt: Attempt): Promise<SignedIn> {
  const { db } = services;
  const { requestToken, code, remembered, visit } = attempt;
  if (requestToken === undefined) throw new AppError('BAD_REQUEST', sentence('accounts.askForCode'));
  // Spend the try before checking the code, so that an aborted request counts as a guess.
  const [sent] = await spendTextCodeTry(db, ['SIGN_IN', hashSecretToken(requestToken)]);
  if (!sent) throw wrongTextCode();
  const { userId } = sent;
  const isRight = await isPasswordRight(sent.codeHash, code);
  if (!isRight || userId === null) {
    await recordSignIn(db, visit, { userId, outcome: 'WRONG_TEXT_CODE' });
    throw wrongTextCode();
  }
  const account = await findAccountById(db, userId);
  // The number may have been removed since the code was sent.
  const [number] = await numberOf(db, [userId]);
  if (!account || number?.number !== sent.number) throw wrongTextCode();
  if ((await spendTextCode(db, [sent.id])).length === 0) throw wrongTextCode();
  if (account.status !== 'ACTIVE') throw closedAccount();
  const [twoFactor] = await twoFactorState(db, [userId]);
  if (twoFactor?.since)
    return { challengeToken: await startChallenge(services, visit, { userId, remembered }) };
  await recordSignIn(db, visit, { userId, outcome: 'SIGNED_IN_BY_NUMBER' });
  return { userId, challengeToken: null };
}
