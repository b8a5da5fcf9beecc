import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { type UserStanding, userSentences } from '#contracts/admin/users/users.rules.ts';
import { lockStandings, type Standing } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput, notFound, personNotFound } from '#server/platform/http/app-error.ts';

/**
 * Locks a person and the admin who acts on them until the transaction ends, so that two admins cannot lock each other
 * out. Throws NOT_FOUND if the person does not exist, or if the caller is no longer an admin.
 */
export async function holdPerson(tx: Transaction, adminId: number, userId: number): Promise<Standing> {
  const held = await lockStandings(tx, [[...new Set([adminId, userId])]]);
  const admin = held.find(({ id }) => id === adminId);
  if (admin?.role !== 'ADMIN' || standingOf(admin) !== 'ACTIVE') throw notFound('platform.pageMissing');
  const person = held.find(({ id }) => id === userId);
  if (!person) throw personNotFound();
  return person;
}

/** Throws INVALID_INPUT if the email is not confirmed: the person who registered may not own it. */
export function refuseUnconfirmedAdmin({ isEmailConfirmed }: Standing, role: Role): void {
  if (role === 'ADMIN' && !isEmailConfirmed) throw invalidInput({ role: userSentences.unconfirmed });
}

export function standingOf({ status, isSuspended }: Standing): UserStanding {
  return status === 'ACTIVE' && isSuspended ? 'SUSPENDED' : status;
}
