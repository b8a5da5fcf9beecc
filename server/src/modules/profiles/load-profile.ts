import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { loadShippingAddresses } from './load-shipping-addresses.ts';
import { presentProfile } from './present-profile.ts';
import { ownProfile, type ProfileRow } from './profiles.queries.ts';

/** What a person says of themselves, for their own eyes: it holds their phone and address. */
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
 * What a shopper has told already when ordering, so that they need not tell it twice: the default address where the
 * profile says no place, and its phone. A maker's place is another thing: it is shown to everybody and decides on home
 * visits, so it is what they say of themselves, never where their parcels go.
 */
async function knownFromBook(executor: Executor, row: ProfileRow): Promise<Partial<ProfileRow>> {
  const saysPlace = [row.address, row.city, row.state, row.pincode].some(Boolean);
  if (saysPlace && row.phone) return {};
  const { usual, phone } = await loadShippingAddresses(executor, row.id);
  if (saysPlace || usual === null) return { phone };
  const { fullAddress: address, city, state, pincode, country } = usual;
  return { phone, address, city, state, pincode, country };
}
