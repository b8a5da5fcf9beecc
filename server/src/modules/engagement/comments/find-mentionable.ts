import { mostSuggested } from '#contracts/engagement/comment.rules.ts';
import type { MentionablePerson } from '#contracts/engagement/comments.contract.ts';
import { getVisibleDesign } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { nearPeople, peopleByName } from './mentions.queries.ts';

const mostWords = 5;

/**
 * People whom the viewer may mention on a design and whose name matches the typed text. Throws NOT_FOUND for a design
 * that the viewer may not see.
 */
export async function findMentionable(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { designId, viewerId, words }: { designId: number; viewerId: number; words: string },
): Promise<MentionablePerson[]> {
  await getVisibleDesign(db, designId, viewerId);
  const search = prefixSearch(words);
  const asked = { designId, viewerId, most: mostSuggested };
  const people = await (search === ''
    ? nearPeople(db, asked)
    : peopleByName(db, { ...asked, search, words }));
  return people.map(({ imageKey, ...person }) => ({
    ...person,
    profileImage: imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey),
  }));
}

/** 'asha ra' → 'asha:* & ra:*'; only letters and digits are kept, so that no tsquery operator can be injected. */
function prefixSearch(words: string): string {
  return (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
