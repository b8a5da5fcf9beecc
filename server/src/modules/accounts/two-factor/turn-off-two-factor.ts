import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { lockAccount } from '../accounts.queries.ts';
import { isOwnPassword } from '../passwords/is-own-password.ts';
import { sendCodesRenewedLetter, sendTurnedOffLetter } from './letters.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { admitCode } from './spend-code.ts';
import { endTwoFactor, findTwoFactor, replaceRecoveryCodes } from './two-factor.queries.ts';

interface Proof {
  password: string;
  code: string;
}

/** Turns two-factor sign-in off. Throws INVALID_INPUT, CONFLICT if it is already off, RATE_LIMITED. */
export async function turnOffTwoFactor(services: Services, viewer: Viewer, proof: Proof): Promise<void> {
  await admitProof(services, viewer, proof);
  await inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (!account) throw notFound('accounts.accountMissing');
    if (!(await endTwoFactor(tx, viewer.id))) throw isOff();
    await sendTurnedOffLetter(tx, services, account);
  });
}

/** Replaces the recovery codes and returns the new ones. Throws as above. */
export async function renewRecoveryCodes(
  services: Services,
  viewer: Viewer,
  proof: Proof,
): Promise<string[]> {
  await admitProof(services, viewer, proof);
  const codes = newRecoveryCodes();
  await inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (!account) throw notFound('accounts.accountMissing');
    const [factor] = await findTwoFactor(tx, [viewer.id]);
    if (!factor?.turnedOnAt) throw isOff();
    await replaceRecoveryCodes(tx, viewer.id, codes.hashes);
    await sendCodesRenewedLetter(tx, services, account);
  });
  return codes.shown;
}

async function admitProof(services: Services, viewer: Viewer, { password, code }: Proof): Promise<void> {
  if (!(await isOwnPassword(services, viewer.id, password)))
    throw invalidInput({ password: sentence('accounts.notPassword') });
  await admitCode(services, viewer.id, code);
}

function isOff(): AppError {
  return new AppError('CONFLICT', sentence('accounts.twoFactorOff'));
}
