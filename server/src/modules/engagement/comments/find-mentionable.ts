import { mostSuggested } from '#contracts/engagement/comment.rules.ts';
import type { MentionablePerson } from '#contracts/engagement/comments.contract.ts';
import { getVisibleDesign } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { nearPeople, peopleByName } from './mentions.queries.ts';

const mostWords = 5;

/** Whom the viewer may name under a design, by what they have typed of the name. Throws NOT_FOUND for no design of theirs to see. */
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

/** 'asha ra' → 'asha:* & ra:*'; only letters and digits reach the search, so that no sign of it has a meaning. */
function prefixSearch(words: string): string {
  return (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
