import type { MobileNumber } from '#contracts/accounts/mobile-numbers.contract.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { lockAccount } from '../accounts.queries.ts';
import { isOwnPassword } from '../passwords/is-own-password.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import { hashSecretToken } from '../secret-token.ts';
import {
  deleteNumber,
  lockNumber,
  numberOf,
  saveNumber,
  spendTextCode,
  spendTextCodeTry,
  voidTextCodes,
} from './numbers.queries.ts';
import { newHashedCode, sendTextCode } from './send-text-code.ts';

/** For all numbers of an account together, because each message costs money. */
const perAccount = { name: 'number-codes', most: 6, seconds: 24 * 60 * 60 };

const uniqueViolation = '23505';

/** Confirmation codes belong to the account, in any browser. */
const requestOf = (userId: number) => hashSecretToken(`confirm number of ${userId}`);

export async function loadNumber(
  { sms }: Pick<Services, 'sms'>,
  executor: Executor,
  userId: number,
): Promise<MobileNumber> {
  const [row] = await numberOf(executor, [userId]);
  return {
    isOffered: sms.isOffered,
    number: row?.number ?? null,
    confirmedAt: row?.confirmedAt.toISOString() ?? null,
  };
}

/**
 * Sends a code to a number that the viewer wants to add. Requires the password, because the number signs in. Whether
 * another account has the number is revealed only after the code was entered. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function sendNumberCode(
  services: Services,
  viewer: Viewer,
  wanted: { number: string; password: string; isResend: boolean; askedIn: Locale },
): Promise<void> {
  const { db, limits, env } = services;
  const { number } = wanted;
  if (!(await isOwnPassword(services, viewer.id, wanted.password)))
    throw invalidInput({ password: sentence('accounts.notPassword') });
  if (env.RATE_LIMITS) await limits.spendFor(perAccount, String(viewer.id));
  const code = await newHashedCode();
  await inTransaction(db, async (tx) => {
    await lockNumber(tx, [number]);
    await sendTextCode(services, tx, code, {
      purpose: 'CONFIRM',
      number,
      userId: viewer.id,
      requestHash: requestOf(viewer.id),
      askedFrom: `account ${viewer.id}`,
      isKnownDevice: false,
      isResend: wanted.isResend,
      locale: viewer.language ?? wanted.askedIn,
    });
  });
}

/** Saves the number of the last code as the viewer's. Throws INVALID_INPUT, CONFLICT if another account has it. */
export async function confirmNumber(services: Services, viewer: Viewer, code: string): Promise<MobileNumber> {
  const { db, clock, sms } = services;
  // Spend the try before checking the code, so that an aborted request counts as a guess.
  const [sent] = await spendTextCodeTry(db, ['CONFIRM', requestOf(viewer.id)]);
  if (!sent || sent.userId !== viewer.id || !(await isPasswordRight(sent.codeHash, code)))
    throw wrongTextCode();
  try {
    return await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, viewer.id);
      if (!account || (await spendTextCode(tx, [sent.id])).length === 0) throw wrongTextCode();
      const [before] = await numberOf(tx, [viewer.id]);
      await saveNumber(tx, [viewer.id, sent.number, clock.now()]);
      await voidTextCodes(tx, [viewer.id]);
      if (before?.number !== sent.number) {
        await sms.withdraw(tx, viewer.id);
        await writeToOwner(services, tx, account, 'accounts.numberAdded');
      }
      return loadNumber(services, tx, viewer.id);
    });
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    throw new AppError('CONFLICT', mobileSentences.taken);
  }
}

/** Removes the viewer's number, which then neither signs in nor gets messages. Idempotent. */
export async function removeNumber(services: Services, viewer: Viewer): Promise<MobileNumber> {
  return inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (account) await forgetNumber(services, tx, account);
    return loadNumber(services, tx, viewer.id);
  });
}

/** Deletes a person's number, if any, with its unsent messages, and notifies them by letter. */
export async function forgetNumber(
  services: Pick<Services, 'sms' | 'mail' | 'env'>,
  tx: Transaction,
  account: { id: number; email: string; name: string },
): Promise<void> {
  await voidTextCodes(tx, [account.id]);
  if ((await deleteNumber(tx, [account.id])).length === 0) return;
  await services.sms.withdraw(tx, account.id);
  await writeToOwner(services, tx, account, 'accounts.numberRemoved');
}

function writeToOwner(
  { mail, env }: Pick<Services, 'mail' | 'env'>,
  tx: Transaction,
  { email, name }: { email: string; name: string },
  letter: 'accounts.numberAdded' | 'accounts.numberRemoved',
): Promise<void> {
  const says = letterOf(letter, { page: `${env.PUBLIC_URL}/forgot-password` });
  return mail.send(tx, { to: email, isOurs: true, name, says });
}

export function wrongTextCode(): AppError {
  return invalidInput({ code: sentence('accounts.codeWrong') });
}
