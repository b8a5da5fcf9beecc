import type { Role } from '#contracts/accounts/accounts.contract.ts';

/** Whether a role says what somebody does; a shopper's and an admin's say nothing of the kind. */
export function isTrade(role: Role): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}
