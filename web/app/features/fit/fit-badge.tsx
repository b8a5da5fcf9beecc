import type { ClaimState } from '#contracts/fit/fit.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import fitWords from '#web/words/en/features/fit/fit.json';

const tones: Record<ClaimState, Tone> = {
  OPEN: 'warn',
  AT_DESK: 'plum',
  TO_PRICE: 'warn',
  FREE: 'good',
  PRICED: 'note',
  ACCEPTED: 'good',
  ON_ITS_WAY: 'rust',
  ALTERING: 'note',
  ALTERED: 'note',
  SENT_BACK: 'rust',
  DONE: 'good',
  REFUSED: 'bad',
  DECLINED: 'still',
  WITHDRAWN: 'still',
};

export function FitBadge({ state }: { state: ClaimState }) {
  const t = useWords(fitWords, 'state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
