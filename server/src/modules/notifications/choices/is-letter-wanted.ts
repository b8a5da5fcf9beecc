import {
  isGroupOn,
  type LetterKind,
  switchableKinds,
  usualChoices,
  type Ways,
} from '#contracts/notifications/choices/kinds.rules.ts';

interface Wishes extends Pick<Ways, 'email' | 'marketing' | 'designUpdates' | 'orderUpdates'> {
  /** What was chosen for the kind; null where nothing was. */
  mail: boolean | null;
  digest: string | null;
}

/** Whether somebody wants letters of a kind that can be switched off. */
export function isLetterWanted(kind: LetterKind, wishes: Wishes): boolean {
  if (!wishes.email) return false;
  if (kind === 'MARKETING') return wishes.marketing;
  const switchable = switchableKinds.find((known) => known === kind);
  if (switchable) return isGroupOn(switchable, wishes) && (wishes.mail ?? usualChoices[switchable].mail);
  return wishes.digest !== null && kind === `DIGEST_${wishes.digest}`;
}
