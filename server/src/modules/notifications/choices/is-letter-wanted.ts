import {
  isGroupOn,
  type LetterKind,
  switchableKinds,
  usualChoices,
  type Ways,
} from '#contracts/notifications/choices/kinds.rules.ts';

interface LetterChoices extends Pick<Ways, 'email' | 'marketing' | 'designUpdates' | 'orderUpdates'> {
  /** The choice for the kind; null if none was made. */
  mail: boolean | null;
  digest: string | null;
}

/** Whether a person wants letters of a kind that can be switched off. */
export function isLetterWanted(kind: LetterKind, choices: LetterChoices): boolean {
  if (!choices.email) return false;
  if (kind === 'MARKETING') return choices.marketing;
  const switchable = switchableKinds.find((known) => known === kind);
  if (switchable) return isGroupOn(switchable, choices) && (choices.mail ?? usualChoices[switchable].mail);
  return choices.digest !== null && kind === `DIGEST_${choices.digest}`;
}
