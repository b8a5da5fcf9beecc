import type { HandOverState } from '#contracts/hands/hands.states.ts';
import type { Tone } from '#web/ui/status.ts';

/** The colour of the badge of a hand-over. */
export const toneOfHandOver: Record<HandOverState, Tone> = {
  OFFERED: 'warn',
  ACCEPTED: 'note',
  DECLINED: 'bad',
  BROUGHT_BACK: 'plum',
  TAKEN_BACK: 'good',
  WITHDRAWN: 'still',
};
