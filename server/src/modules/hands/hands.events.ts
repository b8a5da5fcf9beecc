import type { HandOverAct } from '#contracts/hands/hands.states.ts';
import type { WorkNews } from '#contracts/hands/working/work-news.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A hand answered, by the link or in the account. `version` is that of the hand-over after it; CREDIT: the hand agreed to the credit. */
export const handAnswered = eventKind<{
  handOverId: number;
  orderId: number;
  makerId: number;
  piece: string;
  version: number;
  act: Exclude<HandOverAct, 'TAKE_BACK' | 'WITHDRAW'> | 'CREDIT';
}>('hands.answered');

/** What the account of a hand is told. `version` is that of the hand-over after it. */
export const workGiven = eventKind<{
  handOverId: number;
  accountId: number;
  makerId: number;
  piece: string;
  version: number;
  news: WorkNews;
}>('hands.given');
