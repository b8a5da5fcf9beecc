import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import type { BriefState } from '#contracts/quotes/briefs/briefs.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

interface Standing {
  state: BriefState;
  endsAt: Date;
}

/** Why a brief takes no bids and no changes now; null if it does. The clock may not have come by yet. */
export function refuseClosed({ state, endsAt }: Standing, now: Date): Sentence | null {
  if (state === 'ACCEPTED') return sentence('briefs.taken');
  return state !== 'OPEN' || endsAt <= now ? sentence('briefs.ended') : null;
}

interface Bidding extends Standing {
  /** Bids that stand, without the maker's own. */
  others: number;
}

/** Why a maker in the circle cannot offer a bid now; null if they can. */
export function refuseBid(brief: Bidding, now: Date): Sentence | null {
  const closed = refuseClosed(brief, now);
  if (closed !== null) return closed;
  return brief.others >= briefLimits.bids ? sentence('briefs.full', { most: briefLimits.bids }) : null;
}
