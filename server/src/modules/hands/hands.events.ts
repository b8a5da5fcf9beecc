import type { HandOverAct } from '#contracts/hands/hands.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A hand answered by the link. `version` is that of the hand-over after it; CREDIT: the hand agreed to the credit. */
export const handAnswered = eventKind<{
  handOverId: number;
  orderId: number;
  makerId: number;
  piece: string;
  version: number;
  act: Exclude<HandOverAct, 'TAKE_BACK' | 'WITHDRAW'> | 'CREDIT';
}>('hands.answered');
