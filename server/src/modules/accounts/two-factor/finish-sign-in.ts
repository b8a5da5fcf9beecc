import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { lockAccount } from '../accounts.queries.ts';
import { hashSecretToken } from '../secret-token.ts';
import { recordSignIn, type Visit } from '../sessions/record-sign-in.ts';
import { changeOutcome } from '../sessions/sign-ins.queries.ts';
import { endChallenge, spendChallengeTry } from './challenges.queries.ts';
import { sendWrongCodesLetter } from './letters.ts';
import { spendCode, wrongCode } from './spend-code.ts';

interface Attempt {
  /** From the browser's cookie, if any. */
  challengeToken: string | undefined;
  code: string;
  visit: Visit;
}

interface Finished {
  userId: number;
  remembered: boolean;
  /** Recovery codes left if one was used, otherwise null. */
  codesLeft: number | null;
}

/** Wrong codes of one network at one account. */
const perNetwork = { name: 'sign-in-code', most: 10, seconds: 15 * 60 };

/** For all networks together, because three codes out of a million are valid at a time. */
const overall = { name: 'sign-in-code-account', most: 60, seconds: 24 * 60 * 60 };

/** After five wrong codes the password is required again. */
const lastTry = 5;

type Challenge = Awaited<ReturnType<typeof spendChallengeTry>>[number];

/**
 * Checks the code that a correct password waits for. Throws INVALID_INPUT for a wrong code, BAD_REQUEST if the
 * password must be typed again, RATE_LIMITED.
 */
export async function finishSignIn(services: Services, attempt: Attempt): Promise<Finished> {
  const { db, limits, clock } = services;
  const { challengeToken, code, visit } = attempt;
  if (challengeToken === undefined) throw tooLate();
  // Spend the try before checking the code, so that an aborted request counts as a guess.
  const [challenge] = await spendChallengeTry(db, [hashSecretToken(challengeToken), clock.now()]);
  if (!challenge) throw tooLate();
  const counts = [
    { rule: perNetwork, key: `${challenge.userId} ${clientNetwork(visit.ip)}` },
    { rule: overall, key: String(challenge.userId) },
  ];
  for (const { rule, key } of counts) await limits.spendFor(rule, key);
  const spent = await enter(services, challenge, code);
  if (spent === null) {
    await noteWrongCode(services, challenge, visit);
    throw wrongCode();
  }
  for (const { rule, key } of counts) await limits.giveBackFor(rule, key);
  return { userId: challenge.userId, remembered: challenge.remembered, ...spent };
}

async function enter(services: Services, { id, userId, signInId }: Challenge, code: string) {
  return inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account?.status !== 'ACTIVE') throw tooLate();
    const spent = await spendCode(tx, services, account, code);
    if (spent === null) return null;
    if ((await endChallenge(tx, [id])).length === 0) throw tooLate();
    if (signInId !== null) {
      const isRecovery = spent.codesLeft !== null;
      await changeOutcome(tx, signInId, isRecovery ? 'SIGNED_IN_WITH_RECOVERY_CODE' : 'SIGNED_IN_WITH_CODE');
    }
    return spent;
  });
}

async function noteWrongCode(services: Services, { userId, tries }: Challenge, visit: Visit): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await recordSignIn(tx, visit, { userId, outcome: 'WRONG_CODE' });
    if (tries < lastTry) return;
    const account = await lockAccount(tx, userId);
    if (account) await sendWrongCodesLetter(tx, services, account);
  });
}

function tooLate(): AppError {
  return new AppError('BAD_REQUEST', sentence('accounts.signInOld'));
}
