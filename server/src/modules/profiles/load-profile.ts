import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { loadShippingAddresses } from './load-shipping-addresses.ts';
import { presentProfile } from './present-profile.ts';
import { ownProfile, type ProfileRow } from './profiles.queries.ts';

/** A person's own profile, including phone and address; never for others. */
export async function loadProfile(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Profile> {
  const [row] = await ownProfile(db, [userId]);
  if (!row) throw personNotFound();
  const known = isTrade(row.role) ? null : await knownFromBook(db, row);
  return presentProfile({ ...row, ...known }, env.MEDIA_URL, known?.address !== undefined);
}

/**
 * Fills a shopper's profile from their orders, so that they need not enter it twice: the default address if the
 * profile has none, and the phone. Not for makers: their address is public and decides on home visits, so only what
 * they entered in the profile counts, never their delivery address.
 */
async function knownFromBook(executor: Executor, row: ProfileRow): Promise<Partial<ProfileRow>> {
  const saysPlace = [row.address, row.city, row.state, row.pincode].some(Boolean);
  if (saysPlace && row.phone) return {};
  const { usual, phone } = await loadShippingAddresses(executor, row.id);
  if (saysPlace || usual === null) return { phone };
  const { fullAddress: address, city, state, pincode, country } = usual;
  return { phone, address, city, state, pincode, country };
}
