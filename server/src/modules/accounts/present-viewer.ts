import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { agreedTexts, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import type { ViewerRow } from './accounts.queries.ts';

/** `mediaUrl` turns a media key into the absolute address of its picture. */
export function presentViewer(row: ViewerRow, mediaUrl: (key: string) => string): Viewer {
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
    isTwoFactorOn: row.isTwoFactorOn,
    profileImage: row.profileImageKey === null ? null : mediaUrl(row.profileImageKey),
    appearance:
      row.theme === null || row.textSize === null
        ? null
        : { theme: row.theme, textSize: row.textSize, language: row.language },
    textsToAgree: agreedTexts.filter((text) => !row.consents.includes(`${text} ${textVersions[text]}`)),
    suspension:
      row.suspensionReason === null
        ? null
        : { reason: row.suspensionReason, until: row.suspendedUntil?.toISOString() ?? null },
  };
}
