import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { choosableRoles } from '#contracts/profiles/profile.rules.ts';

interface Chooser {
  role: Role;
  hasDesigns: boolean;
}

/**
 * What a person may choose to be. Anyone who has designs stays a maker, and an admin stays an admin: that role is
 * neither given nor laid down here.
 */
export function rolesToChoose({ role, hasDesigns }: Chooser): Exclude<Role, 'ADMIN'>[] {
  if (role === 'ADMIN') return [];
  return choosableRoles.filter((one) => one !== 'USER' || !hasDesigns);
}
