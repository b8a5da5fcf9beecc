import { letterOf } from '#contracts/words/letter.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import type { ModerationStep } from './takedowns.events.ts';
import type { ModeratedDesign } from './takedowns.queries.ts';

/** The letter to the maker about an admin's act on a design. */
export function moderationLetter(
  { id, title, makerName, makerEmail, pictures }: ModeratedDesign,
  step: Exclude<ModerationStep, 'APPEALED'>,
  reason: string,
  { PUBLIC_URL, MEDIA_URL }: Pick<Services['env'], 'PUBLIC_URL' | 'MEDIA_URL'>,
): Letter {
  const says = letterOf(`designs.${step}`, { title, reason, page: `${PUBLIC_URL}/product/${id}` });
  const [first] = pictures;
  const picture = first === undefined ? null : pictureUrl(MEDIA_URL, first.key);
  return { to: makerEmail, name: makerName, says, shows: { thing: { title, picture } } };
}
