import type { BriefState } from '#contracts/quotes/briefs/briefs.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';

const tones: Record<BriefState, Tone> = { OPEN: 'note', ACCEPTED: 'good', ENDED: 'still', EXPIRED: 'still' };

export function BriefBadge({ state }: { state: BriefState }) {
  const t = useWords(briefsWords, 'state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
