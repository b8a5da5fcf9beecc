import { handSentences } from '#contracts/hands/hands.rules.ts';
import { type HandOverAct, type HandOverActor, stateAfter } from '#contracts/hands/hands.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { HandOverRow } from './hands.queries.ts';
import { holdHandOver, keepHandPictures, type OwnHandOver } from './hold-order.ts';
import { tellHand } from './tell-hand.ts';
import { setHandOverState } from './write-hands.queries.ts';

export interface HandMove {
  /** What the mover has seen. */
  version: number;
  act: HandOverAct;
  words: string;
  mediaIds: readonly number[];
}

/**
 * Moves a held hand-over along its table. Throws CONFLICT for an earlier version and for an act that its state does not
 * allow, INVALID_INPUT for a return without photographs.
 */
export async function moveHeld(
  tx: Transaction,
  handOver: HandOverRow,
  { version, act, words, mediaIds }: HandMove,
  { by, makerId, now }: { by: HandOverActor; makerId: number; now: Date },
): Promise<void> {
  if (handOver.version !== version) throw new AppError('CONFLICT', sentence('hands.changed'));
  const state = stateAfter(handOver.state, act, by);
  if (state === undefined) throw new AppError('CONFLICT', sentence('hands.notNow'));
  const isReturn = act === 'BRING_BACK';
  if (isReturn && mediaIds.length === 0) throw invalidInput({ mediaIds: handSentences.pictures });
  if (isReturn)
    await keepHandPictures(tx, { handOverId: handOver.id, ownerId: makerId, side: 'BACK', mediaIds, now });
  const isEnd = state === 'DECLINED' || state === 'TAKEN_BACK' || state === 'WITHDRAWN';
  await setHandOverState(tx, {
    ...{ handOverId: handOver.id, state, now },
    answer: words === '' ? handOver.answer : words,
    broughtBackAt: isReturn ? now : handOver.broughtBackAt,
    endedAt: isEnd ? now : null,
  });
}

/** The maker moves a hand-over; returns its order. Throws NOT_FOUND for others. */
export function moveHandOver(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  own: OwnHandOver,
  move: HandMove,
): Promise<number> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const { handOver } = await holdHandOver(tx, own);
    const { makerId } = own;
    await moveHeld(tx, handOver, move, { by: 'MAKER', makerId, now: clock.now() });
    if (move.act === 'TAKE_BACK' || move.act === 'WITHDRAW')
      await tellHand(
        services,
        tx,
        { ...handOver, version: handOver.version + 1 },
        { makerId, news: move.act },
      );
    return handOver.orderId;
  });
}
