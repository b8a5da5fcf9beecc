import type { ClothAct, ClothActor } from '#contracts/cloth/cloth.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** The buyer's cloth of an order moved along its table. `moveId` is its row in the history. */
export const clothMoved = eventKind<{
  moveId: number;
  orderId: number;
  buyerId: number;
  makerId: number;
  act: ClothAct;
  by: ClothActor;
}>('cloth.moved');
