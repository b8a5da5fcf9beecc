import type { Role } from '#contracts/accounts/accounts.contract.ts';

interface Comment {
  authorId: number;
  /** Whose design it stands under. */
  makerId: number;
}

/** Its author may take a comment back; the maker keeps their own design's comments decent, an admin everyone's. */
export function canDeleteComment(
  viewer: { id: number; role: Role } | null,
  { authorId, makerId }: Comment,
): boolean {
  if (viewer === null) return false;
  return viewer.id === authorId || viewer.id === makerId || viewer.role === 'ADMIN';
}
