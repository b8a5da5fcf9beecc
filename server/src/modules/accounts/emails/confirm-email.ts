import { letterOf } from '#contracts/words/letter.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Account, changeAccountRow, lockAccount } from '../accounts.queries.ts';
import { voidResets } from '../passwords/password-resets.queries.ts';
import { hashSecretToken } from '../secret-token.ts';
import { findConfirmation, voidOtherConfirmations } from './email-confirmations.queries.ts';

export interface Confirmed {
  email: string;
  /** Whether the address has just replaced another one. */
  isChanged: boolean;
}

const uniqueViolation = '23505';

/**
 * Confirms the address of a link: the account's own, or the pending one. Idempotent. Throws BAD_REQUEST for an
 * invalid link, CONFLICT if another person has the address.
 */
export async function confirmEmail(services: Services, token: string): Promise<Confirmed> {
  const { db, clock } = services;
  try {
    return await inTransaction(db, async (tx) => {
      const [link] = await findConfirmation(tx, [hashSecretToken(token), clock.now()]);
      const account = link && (await lockAccount(tx, link.userId));
      if (!link || account?.status !== 'ACTIVE') throw outOfDate();
      if (isSame(link.email, account.email)) {
        if (account.emailConfirmedAt === null) {
          await changeAccountRow(tx, account.id, { emailConfirmedAt: clock.now() });
        }
        return { email: account.email, isChanged: false };
      }
      if (account.pendingEmail === null || !isSame(link.email, account.pendingEmail)) throw outOfDate();
      await replaceEmail(tx, services, account, link.email);
      return { email: link.email, isChanged: true };
    });
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    throw new AppError('CONFLICT', sentence('accounts.emailTaken'));
  }
}

/** Codes and links sent to the old address become invalid, and a letter to it says so. */
async function replaceEmail(
  tx: Transaction,
  { mail, env, clock }: Services,
  account: Account,
  email: string,
): Promise<void> {
  await mail.send(tx, {
    to: account.email,
    isOurs: true,
    name: account.name,
    says: letterOf('accounts.emailChanged', { page: `${env.PUBLIC_URL}/settings` }),
  });
  await changeAccountRow(tx, account.id, { email, emailConfirmedAt: clock.now(), pendingEmail: null });
  await voidResets(tx, account.id);
  await voidOtherConfirmations(tx, account.id, email);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function outOfDate(): AppError {
  return new AppError('BAD_REQUEST', sentence('accounts.linkOld'));
}
