import type { UserAct, UserStanding } from '#contracts/admin/users/users.rules.ts';

interface Judged {
  isVerified: boolean;
  standing: UserStanding;
}

/** What an admin may do about a person. Admins cannot change their own role or lock themselves out. */
export function actsFor({ isVerified, standing }: Judged, isSelf: boolean): UserAct[] {
  if (standing === 'DELETED') return [];
  const verifying: UserAct = isVerified ? 'USER_UNVERIFIED' : 'USER_VERIFIED';
  if (isSelf) return [verifying];
  if (standing === 'BANNED') return ['USER_RESTORED'];
  if (standing === 'SUSPENDED') return ['USER_RESTORED', verifying, 'SESSIONS_ENDED', 'USER_BANNED'];
  return ['ROLE_CHANGED', verifying, 'SESSIONS_ENDED', 'USER_SUSPENDED', 'USER_BANNED'];
}

/** Whether an admin may correct an account. They edit their own on the usual page. */
export const canEdit = ({ standing }: Pick<Judged, 'standing'>, isSelf: boolean) =>
  !isSelf && standing !== 'DELETED';
