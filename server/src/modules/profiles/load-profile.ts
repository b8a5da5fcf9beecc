import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { presentProfile } from './present-profile.ts';
import { ownProfile } from './profiles.queries.ts';

/** What somebody says of themselves, for their own eyes: it holds their phone and address. */
export async function loadProfile(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Profile> {
  const [row] = await ownProfile(db, [userId]);
  if (!row) throw personNotFound();
  return presentProfile(row, env.MEDIA_URL);
}
