import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { ProfileRow } from './profiles.queries.ts';
import { rolesToChoose } from './roles.policy.ts';

/** A flat profile, with '' for empty fields. */
export function presentProfile(row: ProfileRow, mediaUrl: string, isPlaceFromBook: boolean): Profile {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    pendingEmail: row.pendingEmail,
    profileImage: row.profileImageKey === null ? null : pictureUrl(mediaUrl, row.profileImageKey),
    role: row.role,
    bio: row.bio ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    pincode: row.pincode ?? '',
    country: row.country ?? '',
    isPlaceFromBook,
    profession: row.profession ?? '',
    numberOfEmployees: row.numberOfEmployees ?? '',
    googleMapLink: row.googleMapLink ?? '',
    gstin: row.gstin ?? '',
    visitRadius: String(row.visitRadiusKm ?? usualVisitRadius),
    can: { chooseRoles: rolesToChoose(row) },
  };
}
