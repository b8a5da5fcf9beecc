import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { choosableRoles } from '#contracts/profiles/profile.rules.ts';

interface Chooser {
  role: Role;
  hasDesigns: boolean;
}

/**
 * The roles that a person may choose. A person with designs stays a maker. An admin stays an admin; that role cannot
 * be chosen or given up here.
 */
export function rolesToChoose({ role, hasDesigns }: Chooser): Exclude<Role, 'ADMIN'>[] {
  if (role === 'ADMIN') return [];
  return choosableRoles.filter((one) => one !== 'USER' || !hasDesigns);
}
