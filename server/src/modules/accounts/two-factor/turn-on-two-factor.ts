import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import type { SetUp } from '#contracts/accounts/two-factor.contract.ts';
import { readCode } from '#contracts/accounts/two-factor.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { type Account, findAccountById, lockAccount } from '../accounts.queries.ts';
import { isOwnPassword } from '../passwords/is-own-password.ts';
import { appAddress, newAppKey, stepOfCode } from './app-codes.ts';
import { drawQr } from './draw-qr.ts';
import { sendTurnedOnLetter } from './letters.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { wrongCode } from './spend-code.ts';
import { findTwoFactor, keepKey, markOn, replaceRecoveryCodes } from './two-factor.queries.ts';

/**
 * Creates a key for the viewer's app, replacing one whose setup was not finished. Throws CONFLICT if two-factor
 * sign-in is on, EMAIL_NOT_CONFIRMED.
 */
export async function setUpTwoFactor({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<SetUp> {
  requireConfirmed(await findAccountById(db, viewer.id));
  const key = newAppKey();
  if ((await keepKey(db, [viewer.id, key])).length === 0) throw isOnAlready();
  const address = appAddress(key, viewer.email);
  return { key: key.match(/.{1,4}/g)?.join(' ') ?? key, address, qr: drawQr(address) };
}

/**
 * Requires a code at each sign-in from now on and returns the recovery codes, which are never shown again. Existing
 * sessions stay signed in. Throws INVALID_INPUT, CONFLICT, EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function turnOnTwoFactor(
  services: Services,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  const { db, clock } = services;
  if (!(await isOwnPassword(services, viewer.id, password)))
    throw invalidInput({ password: sentence('accounts.notPassword') });
  const codes = newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (!account) throw notFound('accounts.accountMissing');
    requireConfirmed(account);
    const [begun] = await findTwoFactor(tx, [viewer.id]);
    if (!begun) throw new AppError('CONFLICT', sentence('accounts.beginWithQr'));
    if (begun.turnedOnAt !== null) throw isOnAlready();
    const read = readCode(code);
    const step = read?.kind === 'app' ? stepOfCode(begun.key, read.code, clock.now()) : null;
    if (step === null) throw wrongCode();
    // Another tab may have created a new key since, to which the code does not belong.
    const [on] = await markOn(tx, { userId: viewer.id, key: begun.key, step, now: clock.now() });
    if (!on) throw new AppError('CONFLICT', sentence('accounts.beginWithQr'));
    await replaceRecoveryCodes(tx, viewer.id, codes.hashes);
    await sendTurnedOnLetter(tx, services, account);
  });
  return codes.shown;
}

/** Without a confirmed email, a stranger could lock out the owner of the address with an authenticator app. */
function requireConfirmed(account: Account | undefined): void {
  if (!account?.emailConfirmedAt)
    throw new AppError('EMAIL_NOT_CONFIRMED', confirmedEmailSentences.twoFactor);
}

function isOnAlready(): AppError {
  return new AppError('CONFLICT', sentence('accounts.twoFactorOn'));
}
