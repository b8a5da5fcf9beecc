import type { Profile, ProfileWords } from '#contracts/profiles/profiles.contract.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { admitEmail, changeAccount, isEmailTaken, refuseTakenEmail } from '../accounts/public.ts';
import { loadProfile } from './load-profile.ts';
import { saveProfile } from './profiles.queries.ts';

type Words = ProfileWords & { currentPassword: string };

/** Writes the viewer's profile anew. Throws INVALID_INPUT, and CONFLICT for an email that somebody else has. */
export async function updateProfile(services: Services, viewer: Viewer, words: Words): Promise<Profile> {
  const { name, email, currentPassword, numberOfEmployees, visitRadius, ...said } = words;
  const isNewEmail = await admitEmail(services, viewer, { email, currentPassword });
  try {
    await inTransaction(services.db, async (tx) => {
      await changeAccount(tx, services, viewer, { name, email, isNewEmail });
      await saveProfile(tx, viewer.id, {
        ...said,
        ...(visitRadius === '' ? {} : { visitRadiusKm: Number(visitRadius) }),
        numberOfEmployees: numberOfEmployees === '' ? null : Number(numberOfEmployees),
      });
    });
  } catch (error) {
    if (isNewEmail && isEmailTaken(error)) await refuseTakenEmail(services, email);
    throw error;
  }
  return loadProfile(services, viewer.id);
}
