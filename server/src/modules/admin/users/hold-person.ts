import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { type UserStanding, userSentences } from '#contracts/admin/users/users.rules.ts';
import { lockStandings, type Standing } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput, notFound, personNotFound } from '#server/platform/http/app-error.ts';

/**
 * Holds a person and the admin who acts on them until the transaction ends, so that of two who shut each other out one
 * stays. Throws NOT_FOUND where there is no such person, and to anyone who is an admin no more.
 */
export async function holdPerson(tx: Transaction, adminId: number, userId: number): Promise<Standing> {
  const held = await lockStandings(tx, [[...new Set([adminId, userId])]]);
  const admin = held.find(({ id }) => id === adminId);
  if (admin?.role !== 'ADMIN' || standingOf(admin) !== 'ACTIVE') throw notFound('platform.pageMissing');
  const person = held.find(({ id }) => id === userId);
  if (!person) throw personNotFound();
  return person;
}

/** Throws INVALID_INPUT where the email is not confirmed: the person who registered may not own it. */
export function refuseUnconfirmedAdmin({ isEmailConfirmed }: Standing, role: Role): void {
  if (role === 'ADMIN' && !isEmailConfirmed) throw invalidInput({ role: userSentences.unconfirmed });
}

export function standingOf({ status, isSuspended }: Standing): UserStanding {
  return status === 'ACTIVE' && isSuspended ? 'SUSPENDED' : status;
}
