import { readCode, twoFactorSentences } from '#contracts/accounts/two-factor.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Account, lockAccount } from '../accounts.queries.ts';
import { hashSecretToken } from '../secret-token.ts';
import { stepOfCode } from './app-codes.ts';
import { sendCodeUsedLetter } from './letters.ts';
import { countRecoveryCodes, findTwoFactor, spendRecoveryCode, spendStep } from './two-factor.queries.ts';

type Tools = Pick<Services, 'clock' | 'mail' | 'env'>;

/** `codesLeft` is null unless it was a recovery code. */
interface Spent {
  codesLeft: number | null;
}

/** Spends a code of the app, or a recovery code, of which the person is notified. Null if the code is invalid. */
export async function spendCode(
  tx: Transaction,
  tools: Tools,
  account: Account,
  typed: string,
): Promise<Spent | null> {
  const read = readCode(typed);
  const [factor] = await findTwoFactor(tx, [account.id]);
  if (read === null || !factor?.turnedOnAt) return null;
  if (read.kind === 'app') {
    const step = stepOfCode(factor.key, read.code, tools.clock.now());
    const isTaken = step !== null && (await spendStep(tx, [account.id, step])).length > 0;
    return isTaken ? { codesLeft: null } : null;
  }
  const hash = hashSecretToken(read.code);
  if ((await spendRecoveryCode(tx, [account.id, hash, tools.clock.now()])).length === 0) return null;
  const codesLeft = (await countRecoveryCodes(tx, [account.id]))[0]?.left ?? 0;
  await sendCodeUsedLetter(tx, tools, account, codesLeft);
  return { codesLeft };
}

/** Limits a person who uses an unattended browser and knows the password. */
const ownCodes = { name: 'own-code', most: 10, seconds: 15 * 60 };

/**
 * Requires a code from a signed-in person if their account has two-factor sign-in. Throws INVALID_INPUT on the field
 * `code`, RATE_LIMITED.
 */
export async function admitCode(services: Services, userId: number, typed: string): Promise<void> {
  const { db, limits } = services;
  const [factor] = await findTwoFactor(db, [userId]);
  if (!factor?.turnedOnAt) return;
  if (typed === '') throw invalidInput({ code: twoFactorSentences.codeNeeded });
  await limits.spendFor(ownCodes, String(userId));
  const spent = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    return account ? spendCode(tx, services, account, typed) : null;
  });
  if (spent === null) throw wrongCode();
  await limits.giveBackFor(ownCodes, String(userId));
}

export function wrongCode() {
  return invalidInput({ code: twoFactorSentences.codeWrong });
}
