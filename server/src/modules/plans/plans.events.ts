import type { PlanNews } from '#contracts/plans/plan-news.ts';
import type { StepActor } from '#contracts/plans/plans.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A plan was written, a step of it moved, or a reminder is due. Null news: only open pages are told. */
export const planMoved = eventKind<{
  orderId: number;
  buyerId: number;
  makerId: number;
  by: StepActor;
  news: PlanNews | null;
  toBuyer: boolean;
  toMaker: boolean;
  /** Names what happened, so that a repeated event tells nobody twice. */
  subject: string;
}>('plans.moved');
