import type { Letter } from '#server/platform/mail/mail.ts';
import type { ModerationStep } from './takedowns.events.ts';
import type { ModeratedDesign } from './takedowns.queries.ts';

const letters: Record<
  Exclude<ModerationStep, 'APPEALED'>,
  { subject: string; happened: string; more: string }
> = {
  HIDDEN: {
    subject: 'Your design was hidden',
    happened: 'was hidden by our team: nobody but you sees it, and it cannot be ordered.',
    more: 'Orders that you have for it go on. If you think this is wrong, you may appeal once, on the page of the design',
  },
  EDITED: {
    subject: 'Your design was changed',
    happened: 'was changed by our team.',
    more: 'See what it says now',
  },
  UPHELD: {
    subject: 'About your appeal',
    happened: 'stays hidden. We have read your appeal and looked at the design again.',
    more: 'The page of the design',
  },
  RESTORED: {
    subject: 'Your design is back',
    happened: 'is no longer hidden by our team. It stands where it stood before.',
    more: 'Look at it',
  },
};

/** What the maker of a design reads of what an admin did with it. */
export function moderationLetter(
  { id, title, makerName, makerEmail }: ModeratedDesign,
  step: keyof typeof letters,
  reason: string,
  publicUrl: string,
): Letter {
  const { subject, happened, more } = letters[step];
  return {
    to: makerEmail,
    subject,
    text: `Hello ${makerName},\n\nYour design “${title}” ${happened}\n\nWhy: ${reason}\n\n${more}: ${publicUrl}/product/${id}`,
  };
}
