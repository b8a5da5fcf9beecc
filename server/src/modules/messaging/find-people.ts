import type { chatPeople } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { newMakers, type PickedPerson, peopleByName, recentPeople } from './people.queries.ts';

const most = 20;
const mostWords = 5;

interface Asked {
  words: string;
  /** Only people who can be given pieces to work on. */
  hands: boolean;
}

/** People whom the viewer may want to write to. Without a search text: recent partners, then new makers. */
export async function findPeople(
  { db, env }: Services,
  viewerId: number,
  { words, hands }: Asked,
): Promise<ReplyOf<typeof chatPeople>['data']> {
  const search = prefixSearch(words);
  const people =
    search === ''
      ? await usualPeople(db, viewerId, hands)
      : await peopleByName(db, { viewerId, most, hands, search });
  return people.map(({ imageKey, id, name, role, city, isVerified }) => ({
    id,
    name,
    role,
    city,
    isVerified,
    profileImage: imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey),
  }));
}

async function usualPeople(db: Services['db'], viewerId: number, hands: boolean): Promise<PickedPerson[]> {
  const recent = await recentPeople(db, { viewerId, most, hands });
  if (recent.length >= most) return recent;
  const known = new Set(recent.map(({ id }) => id));
  const makers = await newMakers(db, { viewerId, most, hands });
  return [...recent, ...makers.filter(({ id }) => !known.has(id))].slice(0, most);
}

/** 'asha ra' → 'asha:* & ra:*'. Keeps only letters and digits, so that no search operator gets through. */
function prefixSearch(words: string): string {
  return (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
