import type { UserStanding } from '#contracts/admin/users/users.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import usersWords from '#web/words/en/features/admin/users/users.json';

const tones: Record<UserStanding, Tone | null> = {
  // The normal state is plain text, so that the others stand out in a list.
  ACTIVE: null,
  SUSPENDED: 'warn',
  BANNED: 'bad',
  DELETED: 'still',
};

/** Whether a person may use the site. */
export function UserStandingWords({ standing }: { standing: UserStanding }) {
  const t = useWords(usersWords);
  const [words, tone] = [t(`standings.${standing}`), tones[standing]];
  return tone === null ? words : <Badge tone={tone}>{words}</Badge>;
}
