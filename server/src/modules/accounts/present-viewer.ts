import type { Role, Viewer } from '#contracts/accounts/accounts.contract.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  isEmailConfirmed: boolean;
  pendingEmail: string | null;
  phone: string;
  profileImageKey: string | null;
}

/** `mediaUrl` turns a media key into the absolute address of its picture. */
export function presentViewer(row: Row, mediaUrl: (key: string) => string): Viewer {
  const [firstName = '', ...rest] = row.name.split(' ');
  return {
    id: row.id,
    name: row.name,
    firstName,
    lastName: rest.join(' '),
    email: row.email,
    phone: row.phone,
    role: row.role,
    isVerified: row.isVerified,
    isEmailConfirmed: row.isEmailConfirmed,
    pendingEmail: row.pendingEmail,
    profileImage: row.profileImageKey === null ? null : mediaUrl(row.profileImageKey),
  };
}
