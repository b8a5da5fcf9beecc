import type { Category } from '#contracts/designs/categories.ts';
import { usualRadius } from '#contracts/discovery/search.rules.ts';
import { formatRupees, toRupees } from '#contracts/money/money.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { loadFaces } from '#server/modules/documents/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { FileStore } from '#server/platform/media/file-store.ts';
import type { Services } from '#server/platform/services.ts';
import { type SearchQuery, searchDesigns } from '../search/search-designs.ts';
import {
  type CardDesign,
  designOfCard,
  makerOfCard,
  newestOfMaker,
  picturesOfDesigns,
} from './cards.queries.ts';
import { type CardWords, mostPictures, placesOf, planCard } from './plan-card.ts';

export interface CardSubject {
  words: CardWords;
  /** Keys of pictures, most important first. */
  keys: string[];
}

/** Null for a design that not everyone may see, or that has no picture. */
export async function subjectOfDesign(
  db: Executor,
  designId: number,
  locale: Locale,
): Promise<CardSubject | null> {
  const [design] = await designOfCard(db, [designId, locale]);
  if (!design) return null;
  const { makerName, city, pricePaise, pictures } = design;
  const price = formatRupees(toRupees(pricePaise));
  return {
    words: {
      heading: titleFor(design, locale).title,
      line: [makerName, placeIn(locale, 'town', city ?? '')].filter(isSaid).join(', '),
      price,
    },
    keys: firstKeys([pictures]),
  };
}

/** Null for a person whose profile not everyone may see, or who has nothing to show. */
export async function subjectOfMaker(
  db: Executor,
  userId: number,
  locale: Locale,
): Promise<CardSubject | null> {
  const [[maker], newest] = await Promise.all([
    makerOfCard(db, [userId]),
    newestOfMaker(db, [userId, mostPictures - 1]),
  ]);
  if (!maker) return null;
  const { name, city, state, imageKey } = maker;
  const covers = firstKeys(newest.map(({ pictures }) => pictures));
  return {
    words: {
      heading: name,
      line: [placeIn(locale, 'town', city ?? ''), placeIn(locale, 'state', state ?? '')]
        .filter(isSaid)
        .join(', '),
      price: '',
    },
    keys: covers.length === 0 && imageKey !== null ? [imageKey] : covers,
  };
}

/** The first result for words and categories; null if none. */
export async function subjectOfSearch(
  services: Pick<Services, 'db' | 'env'>,
  { q, category }: { q: string; category: Category[] },
): Promise<CardSubject | null> {
  const query = { ...everything, q, category };
  const ids = (await searchDesigns(services, query, { viewerId: null, locale: 'en' })).designs.map(({ id }) =>
    Number(id),
  );
  if (ids.length === 0) return null;
  const rows = await picturesOfDesigns(services.db, [ids.slice(0, 2 * mostPictures)]);
  const byId = new Map(rows.map(({ id, pictures }) => [id, pictures]));
  return {
    words: { heading: q === '' ? category.join(', ') : q, line: '', price: '' },
    keys: firstKeys(ids.flatMap((id) => [byId.get(id) ?? []])),
  };
}

const everything: Omit<SearchQuery, 'q' | 'category'> = {
  type: 'designs',
  material: [],
  city: [],
  role: [],
  verified: false,
  sort: 'relevance',
  within: usualRadius,
};

/** The card of a subject as JPEG; null if none of its pictures is available. */
export async function drawCard(
  { store, cards }: Services['media'],
  { words, keys }: CardSubject,
): Promise<Buffer | null> {
  const file = keys.length === 1 ? '1080.webp' : '640.webp';
  const kept = await Promise.all(keys.map(async (key) => (await store.find({ key, file })) !== null));
  const there = keys.filter((_, index) => kept[index]).slice(0, mostPictures);
  if (there.length === 0) return null;
  const places = placesOf(there.length);
  const plan = planCard(words, there.length, await loadFaces());
  return withLocalFiles(
    store,
    there.map((key) => ({ key, file }) as const),
    (paths) =>
      cards.drawSheet({
        ...plan,
        pictures: places.flatMap((place, index) => {
          const path = paths[index];
          return path === undefined ? [] : [{ ...place, path }];
        }),
      }),
  );
}

function withLocalFiles<T>(
  store: FileStore,
  [first, ...others]: { key: string; file: '1080.webp' | '640.webp' }[],
  use: (paths: string[]) => Promise<T>,
  paths: string[] = [],
): Promise<T> {
  if (first === undefined) return use(paths);
  return store.withLocalFile(first, (path) => withLocalFiles(store, others, use, [...paths, path]));
}

/** The first picture of each design. */
function firstKeys(designs: CardDesign['pictures'][]): string[] {
  return designs.flatMap(([picture]) => (picture === undefined ? [] : [picture.key])).slice(0, mostPictures);
}

const isSaid = (part: string | null): part is string => part !== null && part !== '';
