import { houseNameSentence, isHouseName } from '#contracts/accounts/house-names.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Profile, ProfileWords } from '#contracts/profiles/profiles.contract.ts';
import { admitEmail, changeAccount } from '#server/modules/accounts/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { loadProfile } from './load-profile.ts';
import { saveProfile } from './profiles.queries.ts';

type Words = ProfileWords & { currentPassword: string; code: string };

interface Updated {
  profile: Profile;
  /** Whether this change has set a pending email that waits to be confirmed. */
  isEmailAsked: boolean;
}

/**
 * Saves the viewer's profile. A changed email takes effect once it is confirmed by the link in a letter; `askedIn` is
 * the letter's language if they have chosen none. Throws INVALID_INPUT.
 */
export async function updateProfile(
  services: Services,
  viewer: Viewer,
  words: Words,
  askedIn: Locale,
): Promise<Updated> {
  const { name, email, currentPassword, code, numberOfEmployees, visitRadius, ...profile } = words;
  // House names are for admins only. An existing name from before this rule stays until it is changed.
  if (name !== viewer.name && viewer.role !== 'ADMIN' && isHouseName(name)) {
    throw invalidInput({ name: houseNameSentence });
  }
  const isNewEmail = await admitEmail(services, viewer, { email, currentPassword, code });
  await inTransaction(services.db, async (tx) => {
    await changeAccount(tx, services, viewer, { name, email, isNewEmail, askedIn });
    await saveProfile(tx, viewer.id, {
      ...profile,
      ...(visitRadius === '' ? {} : { visitRadiusKm: Number(visitRadius) }),
      numberOfEmployees: numberOfEmployees === '' ? null : Number(numberOfEmployees),
    });
  });
  return { profile: await loadProfile(services, viewer.id), isEmailAsked: isNewEmail };
}
