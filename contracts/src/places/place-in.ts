import type { Locale } from '#contracts/platform/locales.ts';
import { placesIn } from '#contracts/words/catalogues/places-in.ts';
import type { PlaceNames } from './place-names.ts';

/** A well-known place in a language; other names are returned unchanged. */
export function placeIn(locale: Locale, kind: keyof PlaceNames, name: string): string {
  const names = placesIn[locale][kind];
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
