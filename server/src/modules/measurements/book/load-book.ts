import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { mostGarmentVersions, mostOverlays, mostPeople } from '#contracts/measurements/book/book.rules.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { sharesOfGarment } from '../sharing/shares.queries.ts';
import { findPerson, listPeople } from './people.queries.ts';
import { listPreferences } from './preferences.queries.ts';
import {
  presentOverlay,
  presentPerson,
  presentPreference,
  presentShare,
  presentVersion,
} from './present-book.ts';
import { listOverlays, listVersions } from './versions.queries.ts';

interface Book {
  people: BookPerson[];
  can: { add: boolean };
}

export async function loadBook(executor: Executor, ownerId: number): Promise<Book> {
  const rows = await listPeople(executor, [ownerId]);
  return { people: rows.map(presentPerson), can: { add: rows.length < mostPeople } };
}

/** Throws NOT_FOUND for people of other books. */
export async function loadPerson(executor: Executor, personId: number, ownerId: number): Promise<BookPerson> {
  const [person] = await findPerson(executor, [personId, ownerId]);
  if (!person) throw notFound('naap.personMissing');
  return presentPerson(person);
}

/** One garment of a person of one's own book. Throws NOT_FOUND for people of other books. */
export async function loadGarment(
  executor: Executor,
  { personId, garment, ownerId }: { personId: number; garment: Garment; ownerId: number },
): Promise<GarmentOfBook> {
  const person = await loadPerson(executor, personId, ownerId);
  const { unit } = person;
  const versions = await listVersions(executor, [personId, garment]);
  const overlays = await listOverlays(executor, [personId, garment]);
  const preferences = await listPreferences(executor, [personId, garment]);
  const shares = await sharesOfGarment(executor, [personId, garment]);
  return {
    person,
    garment,
    versions: versions.map((row) => presentVersion(row, unit)),
    overlays: overlays.map((row) => presentOverlay(row, unit)),
    preferences: preferences.map((row) => presentPreference(row, unit)),
    shares: shares.map(presentShare),
    can: {
      write: (versions[0]?.version ?? 0) < mostGarmentVersions,
      confirm: versions.length > 0,
      addOverlay: overlays.length < mostOverlays,
    },
  };
}
