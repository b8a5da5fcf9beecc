import type { Services } from '#server/platform/services.ts';
import { placeOf } from './place-of.ts';
import { pincodesWithoutPlace, writePlaces } from './profiles.queries.ts';

/** Sets the coordinates of profiles whose PIN code was saved before the table contained it. Idempotent. */
export async function fillPlaces({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const { pincode, country } of await pincodesWithoutPlace(db, [])) {
    const { latitude, longitude } = placeOf(pincode, country);
    if (latitude === null || longitude === null) continue;
    for (let placed = 1; placed > 0; ) {
      placed = (await writePlaces(db, { pincode, country, latitude, longitude })).length;
    }
  }
}
