import * as z from 'zod/mini';
import { locales } from '#contracts/platform/locales.ts';
import { placesIn } from '#contracts/words/catalogues/places-in.ts';

type Kind = 'town' | 'state';

const known = new Map<Kind, ReadonlyMap<string, string>>();

/** English names by their names in all languages. Normalized, because some letters have two encodings in Unicode. */
function englishNames(kind: Kind): ReadonlyMap<string, string> {
  const made =
    known.get(kind) ??
    new Map(
      locales.flatMap((locale) =>
        Object.entries(placesIn[locale][kind]).map(([english, name]) => [name.normalize('NFC'), english]),
      ),
    );
  known.set(kind, made);
  return made;
}

/** The stored name: English for a place that is well known in any of our languages, otherwise unchanged. */
export function storedPlace(kind: Kind, written: string): string {
  return englishNames(kind).get(written.normalize('NFC').trim()) ?? written;
}

/** For a form field: the stored town or state. */
export const storedTown = z.overwrite<string>((text) => storedPlace('town', text));
export const storedState = z.overwrite<string>((text) => storedPlace('state', text));
