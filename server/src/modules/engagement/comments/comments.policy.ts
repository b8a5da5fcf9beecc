import type { Role } from '#contracts/accounts/accounts.contract.ts';

interface Comment {
  authorId: number;
  /** The maker of the commented design. */
  makerId: number;
}

/** Authors may delete their own comments, makers those on their own designs, admins all. */
export function canDeleteComment(
  viewer: { id: number; role: Role } | null,
  { authorId, makerId }: Comment,
): boolean {
  if (viewer === null) return false;
  return viewer.id === authorId || viewer.id === makerId || viewer.role === 'ADMIN';
}
