import type { HandKind } from './credits.ts';

/** Roles whose accounts can be given work, and the kind of hand that each is. */
const kindOfRole: Readonly<Record<string, HandKind>> = {
  MASTER: 'MASTER',
  JARIWALA: 'JARIWALA',
  KARKHANDAR: 'KARKHANDAR',
  ARTIST: 'OTHER',
};
export const handRoles: readonly string[] = Object.keys(kindOfRole);
export const isHandRole = (role: string): boolean => Object.hasOwn(kindOfRole, role);
export const kindOfHand = (role: string): HandKind => kindOfRole[role] ?? 'OTHER';
