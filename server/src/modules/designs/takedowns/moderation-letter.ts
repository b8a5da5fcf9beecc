import { letterOf } from '#contracts/letters/letter.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';
import type { ModerationStep } from './takedowns.events.ts';
import type { ModeratedDesign } from './takedowns.queries.ts';

/** What the maker of a design reads of what an admin did with it. */
export function moderationLetter(
  { id, title, makerName, makerEmail }: ModeratedDesign,
  step: Exclude<ModerationStep, 'APPEALED'>,
  reason: string,
  publicUrl: string,
): Letter {
  const says = letterOf(`designs.${step}`, { title, reason, page: `${publicUrl}/product/${id}` });
  return { to: makerEmail, name: makerName, says };
}
