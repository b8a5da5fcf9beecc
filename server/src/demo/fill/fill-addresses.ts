import { createAddress } from '#server/modules/profiles/create-address.ts';
import { loadAddressBook } from '#server/modules/profiles/public.ts';
import type { Services } from '#server/platform/services.ts';
import { personOf } from '../create-people.ts';

const knownShopper = 'ananya-iyer';

const places = [
  {
    label: 'Amma’s house',
    fullAddress: '8, Second Main Road, Gandhi Nagar, Adyar',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600020',
  },
  {
    label: 'Office',
    fullAddress: '3rd floor, 27 Church Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  },
];

/** The known shopper has more than one shipping address. */
export async function fillAddresses(services: Services, people: Map<string, number>): Promise<void> {
  const userId = personOf(people, knownShopper);
  const known = await loadAddressBook(services.db, userId);
  for (const place of places) {
    if (known.some(({ label }) => label === place.label)) continue;
    await createAddress(services, userId, { ...place, country: 'India', isDefault: false });
  }
}
