import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { agreedTexts, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import type { Env } from '#server/env.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { ViewerRow } from './accounts.queries.ts';

export function presentViewer(
  row: ViewerRow,
  { MEDIA_URL, REQUIRE_CONFIRMED_EMAIL }: Pick<Env, 'MEDIA_URL' | 'REQUIRE_CONFIRMED_EMAIL'>,
): Viewer {
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
    mustConfirmEmail: REQUIRE_CONFIRMED_EMAIL && !row.isEmailConfirmed,
    pendingEmail: row.pendingEmail,
    isTwoFactorOn: row.isTwoFactorOn,
    hasHandedWork: row.hasHandedWork,
    profileImage: row.profileImageKey === null ? null : pictureUrl(MEDIA_URL, row.profileImageKey),
    appearance:
      row.theme === null && row.textSize === null && row.language === null
        ? null
        : { theme: row.theme, textSize: row.textSize, language: row.language },
    textsToAgree: agreedTexts.filter((text) => !row.consents.includes(`${text} ${textVersions[text]}`)),
    suspension:
      row.suspensionReason === null
        ? null
        : { reason: row.suspensionReason, until: row.suspendedUntil?.toISOString() ?? null },
  };
}
