import type { Role, Viewer } from '#contracts/accounts/accounts.contract.ts';
import { agreedTexts, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { TextSize, Theme } from '#contracts/profiles/appearance/appearance.rules.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  isEmailConfirmed: boolean;
  pendingEmail: string | null;
  isTwoFactorOn: boolean;
  phone: string;
  profileImageKey: string | null;
  theme: Theme | null;
  textSize: TextSize | null;
  language: Locale | null;
  suspensionReason: string | null;
  suspendedUntil: Date | null;
  /** Texts that they agreed to, each with its version behind a space. */
  consents: string[];
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
