import { eq } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { VisitArea } from '#contracts/meetings/home-visit.ts';
import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { placeOf } from './place-of.ts';
import { profiles } from './profiles.tables.ts';

type ProfileValues = Omit<typeof profiles.$inferInsert, 'userId' | 'latitude' | 'longitude'>;

/** Changes only the given fields. A PIN code also sets the coordinates of its town. */
export async function saveProfile(executor: Executor, userId: number, profile: ProfileValues): Promise<void> {
  const place = profile.pincode === undefined ? undefined : placeOf(profile.pincode, profile.country);
  const values = { ...profile, ...place };
  await executor
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values });
}

/** PIN codes of profiles without coordinates. */
export const pincodesWithoutPlace = prepared<{ pincode: string; country: string }, []>(
  'profiles.pincodes-without-place',
  `select distinct pincode, country from profiles where latitude is null and pincode <> ''`,
);

/** Batch size, because each profile also updates its rows for searches. */
const placedAtOnce = 100;

/** Returns the profiles that got coordinates; no rows once all have them. */
export const writePlaces = prepared<
  { userId: number },
  { pincode: string; country: string; latitude: number; longitude: number }
>(
  'profiles.write-places',
  `update profiles set latitude = $latitude::float8, longitude = $longitude::float8
    where user_id in (select user_id from profiles
                       where pincode = $pincode and country = $country and latitude is null
                       limit ${placedAtOnce})
   returning user_id as "userId"`,
);

export interface ProfileRow {
  id: number;
  name: string;
  email: string;
  pendingEmail: string | null;
  role: Role;
  /** This and the following columns are null if there is no profile row yet. */
  phone: string | null;
  bio: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  pincode: string | null;
  country: string | null;
  profession: string | null;
  numberOfEmployees: number | null;
  visitRadiusKm: number | null;
  googleMapLink: string | null;
  gstin: string | null;
  profileImageKey: string | null;
  /** Whether they have a design that is not deleted. */
  hasDesigns: boolean;
}

export const ownProfile = prepared<ProfileRow, [userId: number]>(
  'profiles.own',
  `select u.id, u.name, u.email, u.pending_email as "pendingEmail", u.role, p.phone, p.bio, p.address, p.city, p.state, p.pincode, p.country,
          p.profession, p.number_of_employees as "numberOfEmployees", p.visit_radius_km as "visitRadiusKm",
          p.google_map_link as "googleMapLink", p.gstin,
          p.profile_image_key as "profileImageKey",
          exists (select 1 from designs d where d.maker_id = u.id and d.status <> 'DELETED') as "hasDesigns"
     from users u left join profiles p on p.user_id = u.id
    where u.id = $1`,
);

const visitArea = prepared<VisitArea, [makerId: number]>(
  'profiles.visit-area',
  `select u.name as "makerName", coalesce(p.pincode, '') as pincode,
          coalesce(p.visit_radius_km, ${usualVisitRadius}) as "radiusKm"
     from users u left join profiles p on p.user_id = u.id where u.id = $1`,
);

/** The area where a maker visits people to measure them. */
export async function findVisitArea(executor: Executor, makerId: number): Promise<VisitArea> {
  const [area] = await visitArea(executor, [makerId]);
  return area ?? { makerName: '', pincode: '', radiusKm: 0 };
}

/**
 * Locks a person's profile, creating it if missing, so that of two concurrent photos one replaces the other. Returns
 * the media id of the current photo, or null.
 */
export async function lockProfileImage(tx: Transaction, userId: number): Promise<number | null> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const [row] = await tx
    .select({ key: profiles.profileImageKey })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  const key = row?.key ?? null;
  if (key === null) return null;
  // A separate statement, because the one that waited for the lock does not see files recorded meanwhile.
  const [file] = await tx.select({ id: media.id }).from(media).where(eq(media.key, key));
  return file?.id ?? null;
}
