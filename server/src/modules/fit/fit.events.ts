import type { ClaimAct, ClaimActor, ClaimState } from '#contracts/fit/fit.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A fit claim was made, or moved along its table. `moveId` is its row in the history. */
export const fitClaimMoved = eventKind<{
  claimId: number;
  moveId: number;
  orderId: number;
  buyerId: number;
  makerId: number;
  act: ClaimAct;
  by: ClaimActor;
  to: ClaimState;
}>('fit.moved');
