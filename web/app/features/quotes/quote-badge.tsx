import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

const tones: Record<QuoteState, Tone> = {
  DRAFT: 'still',
  OFFERED: 'note',
  CHANGE_ASKED: 'warn',
  COUNTERED: 'plum',
  REVISED: 'note',
  ACCEPTED: 'good',
  PAYING: 'warn',
  ORDERED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'still',
  EXPIRED: 'still',
};

export function QuoteBadge({ state }: { state: QuoteState }) {
  const t = useWords(quotesWords, 'state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
